"""The parts that kits are made of: boards, pieces, things to fold, score sheets, a leaflet with the rules."""
