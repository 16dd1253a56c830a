"""How bot players think."""
