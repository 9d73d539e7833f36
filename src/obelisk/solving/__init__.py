"""Exact answers: tablebases of solved games, and proofs of who wins."""
