"""The commands of research: who beats whom, how many games there are and who wins them, and how fast we are."""
