"""Domineering, step by step."""

from pathlib import Path

from obelisk.authoring import read_lesson

LESSON = read_lesson("domineering", Path(__file__).with_name("lesson.toml"))
