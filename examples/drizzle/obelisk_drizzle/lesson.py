"""The lesson. Its steps stand in lesson.toml, its sentences in the folder words."""

from pathlib import Path

from obelisk.authoring import read_lesson

LESSON = read_lesson("drizzle", Path(__file__).with_name("lesson.toml"))
