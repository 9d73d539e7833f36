seats = Best scores are kept only for solo games; this one has { $seats } seats.
unfinished = Only a finished game can enter the best scores.
name = An entry needs a name, not { $given }.
damaged = The file of best scores { $path } is damaged ({ $reason }). Nothing was changed. Restore a copy if you have one, or move the file away to start new tables.
unusable = The file of best scores { $path } cannot be used right now ({ $reason }). Make sure that its folder is writable and that no other program is using the file, then try again.
