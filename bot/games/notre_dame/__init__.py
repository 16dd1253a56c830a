"""Notre Dame with the New Persons: the face, the picture, the texts and the pages of rules."""
