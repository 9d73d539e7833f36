"""The Japanese sentences."""

SENTENCES: dict[str, str] = {}
