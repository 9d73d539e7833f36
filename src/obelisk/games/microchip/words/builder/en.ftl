about = plays Microchip: thinks the draft through to the end and builds the best layout possible
overlooks = what a builder overlooks must be a share of its tiles, from 0 to 1.
