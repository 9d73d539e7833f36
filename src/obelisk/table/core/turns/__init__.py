"""Games in which one may take days for a move: holidays, and moves that are thought out in advance."""
