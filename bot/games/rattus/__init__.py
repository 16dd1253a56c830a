"""Rattus with Pied Piper: the face, the picture, the texts and the pages of rules."""
