"""Studies over HTTP: what can be done with them, their nodes, their files, their pages."""
