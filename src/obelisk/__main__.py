"""`python -m obelisk` is the command `obelisk`."""

from obelisk.terminal import main

main()
