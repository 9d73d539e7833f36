"""A server makes no long pauses: what was there when it started is never looked through again."""

import gc

from obelisk.table.service.maintenance import SELDOM, without_pauses
from obelisk.table.web import app


def test_what_is_there_at_the_start_is_left_alone_as_long_as_the_server_runs(serve, monkeypatch):
    monkeypatch.setattr(app, "without_pauses", without_pauses)
    usual = gc.get_threshold()
    gc.unfreeze()
    assert gc.get_freeze_count() == 0
    try:
        visitor = serve()
        assert gc.get_freeze_count() > 10_000
        assert gc.get_threshold() == SELDOM != usual
        visitor.__exit__(None, None, None)
        assert gc.get_freeze_count() == 0
        assert gc.get_threshold() == usual
    finally:
        gc.freeze()  # as it was for the tests
