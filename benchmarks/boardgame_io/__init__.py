"""The same load on a boardgame.io server."""
