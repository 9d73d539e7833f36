"""Tree search: nodes, statistics, the choice of a move, threats."""
