"""Networks that learn a game from nothing but playing themselves: `python -m obelisk.training GAME`.

Many games are searched side by side (`obelisk.Searches`) on all cores; one network values their leaves, and learns
what the searches found. Boards of several sizes lie on one canvas, so that one network learns all of them. A run is
kept in a folder, and goes on where it was left. PyTorch is no dependency: whoever trains a network has it.
"""
