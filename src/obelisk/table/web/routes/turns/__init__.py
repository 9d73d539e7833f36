"""What the server answers to people who play by days, and to those who want to be told that it is their turn."""
