"""What a PDF file really holds: its content streams are read by themselves, in millimetres, without our own drawing."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from io import BytesIO
from typing import Any

from pypdf import PdfReader
from pypdf.generic import ContentStream

MM = 25.4 / 72
Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]


@dataclass
class Path:
    """A path as it was painted: its corners on the sheet, how, and in which colours."""

    points: list[Point]
    is_filled: bool
    is_stroked: bool
    fill: tuple[float, ...]
    stroke: tuple[float, ...]

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, bottom, width, height."""
        across, up = zip(*self.points, strict=True)
        return min(across), min(up), max(across) - min(across), max(up) - min(up)


@dataclass
class _State:
    matrix: Matrix = (1, 0, 0, 1, 0, 0)
    fill: tuple[float, ...] = (0, 0, 0)
    stroke: tuple[float, ...] = (0, 0, 0)


class Page:
    """A page: its size, what is painted on it, and its text."""

    def __init__(self, page: Any) -> None:
        self._page = page
        self.width, self.height = float(page.mediabox.width) * MM, float(page.mediabox.height) * MM

    @cached_property
    def text(self) -> str:
        return str(self._page.extract_text())

    @cached_property
    def paths(self) -> list[Path]:
        """What is painted, in its order."""
        reader = _Reader()
        for operands, operator in ContentStream(self._page.get_contents(), self._page.pdf).operations:
            reader.read(operator, tuple(float(each) for each in operands if isinstance(each, int | float)))
        return reader.paths


@dataclass
class _Reader:
    """Follows the operators of a content stream."""

    state: _State = field(default_factory=_State)
    kept: list[_State] = field(default_factory=list)
    points: list[Point] = field(default_factory=list)
    paths: list[Path] = field(default_factory=list)

    def read(self, operator: bytes, numbers: tuple[float, ...]) -> None:
        if operator in (b"q", b"Q", b"cm", b"rg", b"RG"):
            self._set(operator, numbers)
        elif operator in (b"m", b"l", b"c"):
            self.points.append(_at(self.state.matrix, *numbers[-2:]))
        elif operator == b"re":
            x, y, width, height = numbers
            self.points += [_at(self.state.matrix, x, y), _at(self.state.matrix, x + width, y + height)]
        elif operator in (b"f", b"f*", b"S", b"B", b"n"):
            if self.points and operator != b"n":
                is_filled, is_stroked = operator in (b"f", b"f*", b"B"), operator in (b"S", b"B")
                self.paths.append(Path(self.points, is_filled, is_stroked, self.state.fill, self.state.stroke))
            self.points = []

    def _set(self, operator: bytes, numbers: tuple[float, ...]) -> None:
        match operator:
            case b"q":
                self.kept.append(replace(self.state))
            case b"Q":
                self.state = self.kept.pop()
            case b"cm":
                self.state.matrix = _times(numbers, self.state.matrix)
            case b"rg":
                self.state.fill = numbers
            case b"RG":
                self.state.stroke = numbers


def pages(data: bytes) -> list[Page]:
    """Return the pages of a PDF file."""
    return [Page(page) for page in PdfReader(BytesIO(data)).pages]


def fonts(data: bytes) -> dict[str, bool]:
    """Return the fonts of a file by their names, and whether each lies in it."""
    found = {}
    for page in PdfReader(BytesIO(data)).pages:
        for font in page["/Resources"].get("/Font", {}).values():
            described: Any = font.get_object()
            inside = described.get("/FontDescriptor", {})
            found[str(described["/BaseFont"])] = "/FontFile2" in (inside.get_object() if inside else {})
    return found


def _times(first: Any, second: Matrix) -> Matrix:
    a, b, c, d, e, f = first
    g, h, i, j, k, m = second
    return (a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + m)


def _at(matrix: Matrix, x: float, y: float) -> Point:
    a, b, c, d, e, f = matrix
    return (a * x + c * y + e) * MM, (b * x + d * y + f) * MM
