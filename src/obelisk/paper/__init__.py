"""Pages to print: PDF files, with letters for every language."""
