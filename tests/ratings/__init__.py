"""How strong people are, worked out from finished games."""
