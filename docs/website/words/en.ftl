brand = Obelisk
home = Documentation
menu = Contents
sections = Sections of the documentation
pages = Pages of this section
here = On this page
skip = To the text
search = Search
search-hint = Search the documentation
search-needs = The search needs scripts, which are switched off in this browser.
mode = Light or dark
previous = Previous page
next = Next page
permalink = Link to this heading
other-language = 日本語
foot = Obelisk { $version }. This site loads nothing from anywhere else.
to-table = To the table

## Sections, as the bar at the top calls them

section_start = Start
section_play = Play
section_hosting = Host
section_research = Research
section_invent = Invent
section_reference = Reference
section_api = HTTP API
section_changelog = Changelog

## Boards that play a game

board_label = A game of { $game }, move by move
board_first = To the start
board_back = One move back
board_play = Play the game
board_pause = Stop
board_forward = One move on
board_last = To the end
board_ply = Move { $ply } of { $plies }
board_start = The start

## Pages of games

game_rules = Rules
game_steps = Step by step
game_steps-more = The table teaches the same with boards to try it on, at `/learn/{ $name }`.
game_rulings = Rulings
game_notation = Notation
game_sees = Who sees what
game_more = More about it
