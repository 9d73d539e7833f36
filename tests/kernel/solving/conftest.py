"""Plain Python that answers quickly."""

from functools import cache

import pytest

from tests.reference import decapawn, kono, trip


@pytest.fixture(autouse=True, scope="module")
def quick_references():
    """The references look up neighbours hundreds of thousands of times here: let them remember the answers."""
    with pytest.MonkeyPatch.context() as patch:
        for reference in (trip, kono, decapawn):
            patch.setattr(reference, "beyond", cache(reference.beyond))
        yield
