"""What the server answers about people: accounts, profiles, ratings, and who looks for an opponent."""
