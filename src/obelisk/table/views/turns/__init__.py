"""What is told of games for those who are away: from the table, or from the network."""
