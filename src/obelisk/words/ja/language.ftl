# What the language calls itself.
name = 日本語
between = 、
none = なし
