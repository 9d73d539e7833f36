"""The table: games in the browser, for people on different machines and for computers.

A table is a log of numbered events. `core` decides what may happen, `store` keeps it, `views` say who learns what of
it, and `web` serves it.
"""
