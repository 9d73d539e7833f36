"""Programs that play: other people's beside us, and Obelisk as one of them."""
