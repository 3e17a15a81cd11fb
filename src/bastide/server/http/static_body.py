"""Response bodies that are sent many times: compressed once, with cache headers."""

import gzip
import hashlib
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

FOREVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"  # cached, but revalidated each time
NOT_MODIFIED = 304


class StaticBody(NamedTuple):
    """Content, gzipped if that makes it smaller, and its ETag."""

    content: bytes
    is_gzipped: bool
    media_type: str
    tag: str

    @classmethod
    def of(cls, content: bytes, media_type: str) -> "StaticBody":
        gzipped = gzip.compress(content, 9, mtime=0)
        is_smaller = len(gzipped) < len(content)
        tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
        return cls(gzipped if is_smaller else content, is_smaller, media_type, tag)

    def response(self, request: Request, *, cache_control: str, status: int = 200) -> Response:
        """Answer a request, with an empty 304 if the browser has this version."""
        headers = {"Cache-Control": cache_control, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if self.tag in request.headers.get("If-None-Match", ""):
            return Response(status_code=NOT_MODIFIED, headers=headers)
        content = self.content
        if self.is_gzipped and "gzip" in request.headers.get("Accept-Encoding", ""):
            headers["Content-Encoding"] = "gzip"
        elif self.is_gzipped:
            content = gzip.decompress(content)
        return Response(content, status, headers, self.media_type)
