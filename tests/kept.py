"""What takes seconds to find out and follows from sources alone: it is kept beside compiled rules until one changes."""

import hashlib
import json
import sys
from pathlib import Path

from obelisk.kernel.sources import digest_of_sources
from obelisk.storage.folders import cache_folder, write_whole


def kept(find, *facts, sources):
    """Return what *find* returns, a value of JSON, which depends on these *facts* and on *sources* and nothing else.

    It is found out once, and again when one of the sources has changed: files, or folders.
    """
    told = [sys.version, digest_of_sources(map(Path, sources)), *map(str, facts)]
    name = hashlib.sha256("\0".join(told).encode()).hexdigest()[:24]
    path = cache_folder() / "found" / f"{name}.json"
    if not path.exists():
        write_whole(path, json.dumps(find()).encode())
    return json.loads(path.read_bytes())
