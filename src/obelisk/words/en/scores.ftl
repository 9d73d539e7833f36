seats = Best scores are kept of games played alone; this one has { $seats } seats.
unfinished = Only a finished game can be entered among the best scores.
name = An entry needs a name, not { $given }.
damaged = The file of best scores, { $path }, is damaged ({ $reason }). Nothing was changed. Put a copy back if there is one, or move the file away: then new tables begin.
unusable = The file of best scores, { $path }, cannot be used now ({ $reason }). See that its folder can be written to and that no other program holds the file, and try again.
