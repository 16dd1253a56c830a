"""Larder at Discord: face, picture, text and pages."""
