"""What other sites see of a table: cards."""
