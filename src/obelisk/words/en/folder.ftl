unusable = Obelisk cannot write to its folder { $folder }: { $reason }. The environment variable OBELISK_CACHE names another.
