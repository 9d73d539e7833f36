damaged = The ladder file { $path } is damaged ({ $reason }). Nothing was changed. Restore a copy if you have one, or move the file away to start new ladders.
unusable = The ladder file { $path } cannot be used right now ({ $reason }). Make sure that its folder is writable and that no other program is using the file, then try again.
