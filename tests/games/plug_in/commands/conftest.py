from tests.terminal.conftest import quiet_environment, run

__all__ = ["quiet_environment", "run"]
