"""Tournaments: the HTTP API, and the pages."""
