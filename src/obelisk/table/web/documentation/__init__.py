"""The documentation, as the table serves it at /docs: the built site, or the written pages, and their addresses."""
