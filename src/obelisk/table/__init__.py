"""The table: games in the browser, for people on different machines and for computers.

A table is a log of numbered events. `referee` decides what may happen, `store` keeps it, `exits` says who learns what
of it; the rest is the web.
"""
