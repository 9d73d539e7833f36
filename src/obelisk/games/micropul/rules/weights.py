"""How much each fact counts (judging.py), as fitting.py found it."""

import numpy as np

from obelisk.games.micropul.rules.data import CORE

ORIGIN = "2,696 games of 60 simulations for each move (100 of them of 160) with foresight and the hand-set value"

BENDS = (0, 4, 12, 35)
"""The tiles left in the core at which the weights below hold; between them they change evenly."""

AT_BENDS = (
    (0.376, 0.322, 0.236, 0.097),
    (0.085, 0.163, 0.162, 0.128),
    (0.006, 0.036, 0.086, 0.135),
    (-0.008, -0.000, 0.032, 0.124),
    (0.002, 0.008, 0.011, 0.115),
    (0.011, 0.005, -0.001, 0.086),
    (0.037, 0.016, -0.004, 0.106),
    (1.068, 0.874, 0.490, 0.210),
    (0.742, 0.619, 0.434, 0.216),
    (0.916, -0.460, -0.102, -0.667),
    (0.212, -0.088, 0.123, 0.142),
    (-0.409, 0.018, 0.018, -0.098),
    (0.240, 0.236, 0.037, 0.052),
    (-0.139, -0.175, 0.042, 0.201),
    (0.093, 0.124, 0.180, -0.064),
    (0.228, 0.154, 0.053, -0.003),
    (-0.030, -0.039, 0.017, -0.016),
    (-0.271, -0.361, 0.027, 0.181),
    (0.006, 0.007, 0.013, 0.039),
    (0.029, 0.029, 0.074, -0.047),
)

# For each number of tiles left in the core: the weights of all facts.
WEIGHTS = np.stack([np.interp(np.arange(CORE + 1), BENDS, weights) for weights in AT_BENDS], axis=1)
