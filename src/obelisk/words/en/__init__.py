"""The English sentences, by subject."""

from obelisk.words.en import (
    drawing,
    endings,
    lessons,
    moves,
    pages,
    paper,
    programs,
    reasons,
    requests,
    small_lessons,
    table,
    terminal,
)

SENTENCES = {
    **moves.SENTENCES,
    **requests.SENTENCES,
    **reasons.SENTENCES,
    **endings.SENTENCES,
    **programs.SENTENCES,
    **paper.SENTENCES,
    **drawing.SENTENCES,
    **table.SENTENCES,
    **terminal.SENTENCES,
    **pages.SENTENCES,
    **lessons.SENTENCES,
    **small_lessons.SENTENCES,
}
