"""What other sites show of this one: cards beside links, and games inside frames."""
