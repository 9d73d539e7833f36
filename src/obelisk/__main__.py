"""`python -m obelisk` is the command `obelisk`."""

from obelisk.terminal import main

if __name__ == "__main__":
    main()
