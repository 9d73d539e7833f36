"""The puzzles of Plug-In: matches on a small board, near their end."""

from obelisk.authoring import Puzzles

PUZZLED = "rhombus 3: trip*2 decapawn hexapawn*2 chomp*2 clobber domineering"
"""What the matches are made of in which puzzles are looked for: short microgames, so that the end can be proven."""

PUZZLES = Puzzles(options={"composition": PUZZLED})
