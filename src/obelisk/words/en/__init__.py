"""The English sentences, by subject."""

from obelisk.words.en import drawing, moves, pages, paper, programs, reasons, requests, table, terminal

SENTENCES = {
    **moves.SENTENCES,
    **requests.SENTENCES,
    **reasons.SENTENCES,
    **programs.SENTENCES,
    **paper.SENTENCES,
    **drawing.SENTENCES,
    **table.SENTENCES,
    **terminal.SENTENCES,
    **pages.SENTENCES,
}
