"""Studies: trees of moves with what somebody has to say about them, as values; and the problems made from them."""
