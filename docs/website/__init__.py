"""The documentation as a site: `make docs` gathers pages, makes what follows from the code, and calls Sphinx."""
