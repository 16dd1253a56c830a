"""Larder under test."""
