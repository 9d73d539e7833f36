"""Peace at the tables: whom people do not want to hear or to meet, what they report, and what hosts do about it."""
