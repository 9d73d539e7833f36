unusable = Obelisk cannot write to its folder { $folder }: { $reason }. Set the environment variable OBELISK_CACHE to use another.
