about = plays Microchip: thinks drafts to their end, and builds the best that there is
overlooks = what a builder overlooks is a part of its tiles, from 0 to 1.
