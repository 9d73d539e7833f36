"""Chain, step by step, on a small board."""

from pathlib import Path

from obelisk.authoring import read_lesson

LESSON = read_lesson("chain", Path(__file__).with_name("lesson.toml"))
