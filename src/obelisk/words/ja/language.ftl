# What the language calls itself.
name = 日本語
# What stands between the things of a list, and instead of one without any.
between = 、
none = なし
