"""What Obelisk keeps on this machine: folders, SQLite files, best scores."""
