"""What a network is like that learns Abstrakto."""

from obelisk.authoring import Training

TRAINED = {"random": 0.8, "open": 0.1, "secret": 0.1}
"""The ways to discard that one network learns, and which share of its games each has."""

TRAINING = Training(setups=tuple(({"discard": discard}, share) for discard, share in TRAINED.items()), patch=2)
