"""Tables in memory, and those who are connected to them."""
