"""What is measured against other programs; `obelisk bench` has the figures for this machine."""
