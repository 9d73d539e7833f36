"""Where tournaments are kept: each is one row, which changes only if nobody has changed it meanwhile."""
