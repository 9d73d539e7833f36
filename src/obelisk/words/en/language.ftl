# What the language calls itself.
name = English
between = ,{ " " }
none = none
