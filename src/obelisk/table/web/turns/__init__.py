"""What a server does for people who play by days: holidays, and telling them that it is their turn."""
