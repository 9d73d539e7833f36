"""The picture of Mū Tōrere on the home page: a game that goes round the star."""
