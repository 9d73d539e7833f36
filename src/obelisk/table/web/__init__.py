"""The table on the web: the server, its live connections, its routes and pages."""
