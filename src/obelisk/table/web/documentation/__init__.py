"""The documentation, as the table serves it at /docs: where the built site is, and its addresses."""
