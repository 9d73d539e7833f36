"""The types of everything that the server sends to a browser or a program.

Each answer, event, snapshot and message of the live connection is declared once, as a `TypedDict`. Code that builds one
is checked by mypy and costs nothing at run time; routes name it as their `response_model`. A feature declares its own
in its module `wire`. `make drawn` writes OpenAPI, JSON Schema and TypeScript declarations from all of them.

What clients send lies in `web/schema.py`, since it is checked by its form when it arrives.
"""
