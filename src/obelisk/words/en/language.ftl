# What the language calls itself.
name = English
# What stands between the things of a list, and instead of one without any.
between = ,{ " " }
none = none
