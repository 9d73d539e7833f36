"""What a network is like that learns Micropul."""

from obelisk.authoring import Training

TRAINING = Training(blocks=3)
