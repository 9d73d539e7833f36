"""What hosts do with a database: look at it and change it, ban people, copy it, check it."""
