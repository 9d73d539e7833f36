"""How files are handed to browsers, which keep them."""

import gzip
import os
from functools import cache
from typing import Any

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from obelisk.table.web.files import scripts
from obelisk.table.web.files.addresses import FOREVER, version_of


class Fresh(StaticFiles):
    """Files that browsers keep, but ask for again each time: style sheets and scripts name others without a version."""

    def file_response(self, *arguments: Any, **named: Any) -> Response:
        """Return a file, or that it has not changed."""
        answer = super().file_response(*arguments, **named)
        answer.headers.setdefault("Cache-Control", "no-cache")
        return answer


class Static(Fresh):
    """The table's own files; scripts come whole, packed once, and are kept by addresses that name their version."""

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Return where a file lies; the first part of its path may be the name of a feature."""
        place, _, rest = path.partition(os.sep)
        folder = scripts.feature_folders().get(place)
        return super().lookup_path(path) if folder is None else StaticFiles(directory=folder).lookup_path(rest)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file."""
        if not scripts.is_script(path) or scope["method"] not in ("GET", "HEAD"):
            return await super().get_response(path, scope)
        asked, version = Headers(scope=scope), version_of(path)
        kept = FOREVER if scope["query_string"].decode("latin-1") == version else {"Cache-Control": "no-cache"}
        headers = {**kept, "ETag": f'"{version}"', "Vary": "Accept-Encoding"}
        if self.is_not_modified(Headers(headers), asked):
            return NotModifiedResponse(Headers(headers))
        if "gzip" in asked.get("Accept-Encoding", ""):
            return Response(_packed(path), 200, {**headers, "Content-Encoding": "gzip"}, "text/javascript")
        return Response(scripts.whole(path), 200, headers, "text/javascript")


@cache
def _packed(name: str) -> bytes:
    return gzip.compress(scripts.whole(name).encode())
