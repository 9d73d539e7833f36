"""What a network is like that learns Rhombus."""

from obelisk.authoring import Training

TRAINED = {11: 0.5, 10: 0.12, 9: 0.1, 8: 0.08, 7: 0.07, 6: 0.05, 5: 0.04, 4: 0.04}
"""The sizes that one network learns, and which share of its games each has."""

TRAINING = Training(setups=tuple(({"size": size}, share) for size, share in TRAINED.items()), edges=(0, 1), blocks=8)
