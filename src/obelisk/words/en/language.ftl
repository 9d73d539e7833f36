# What the language calls itself.
name = English
