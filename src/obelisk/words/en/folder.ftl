unusable = Obelisk cannot write to its folder { $folder }: { $reason }. Set the environment variable OBELISK_CACHE to use another.
no-package = { $folder }, which the environment variable { $variable } names, holds no package: its pyproject.toml cannot be read ({ $reason }).
