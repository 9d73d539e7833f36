"""Matches against programs from elsewhere. Their code is not here: build them beside the repository."""
