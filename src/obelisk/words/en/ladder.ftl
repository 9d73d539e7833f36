damaged = The file of the ladders, { $path }, is damaged ({ $reason }). Nothing was changed. Put a copy back if there is one, or move the file away: then new ladders begin.
unusable = The file of the ladders, { $path }, cannot be used now ({ $reason }). See that its folder can be written to and that no other program holds the file, and try again.
