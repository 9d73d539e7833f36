no-reportlab = To make PDF files, install reportlab: pip install reportlab. SVG files can be saved without it.
file-ending = The file name { $path } must end in .svg or .pdf.
cannot-save = The file { $path } cannot be saved: { $reason }
one-page = These boards need { $n } pages, but { $path } can hold only one. A .pdf file holds them all.

## Sheets

ruler = This line must measure 100 mm: print at 100 %, not "fit to page". For backs, print on both sides and flip on the long edge.
back = { $part }: other side
empty-side = This side stays empty.
total = Total
cells = Cells of { $size } mm.
no-part = There is no part { $part } to print. The parts are: { $known }.
no-size = There is no paper size { $given }. The sizes are: { $known }.
no-ink = There is no ink { $given }. Choose one of: { $known }.
no-language = There is no language { $given }. The languages are: { $known }.
no-option =
    { $n ->
        [0] There is no option { $option } here: nothing can be chosen for this game.
       *[other] There is no option { $option } here. The options are: { $known }.
    }
no-value = { $option } cannot be { $given }. It may be: { $known }.
not-between = { $option } cannot be { $given }. It may be any number from { $least } to { $most }.
no-number = { $option } must be a whole number, not { $given }.
fold = Cut along the solid lines, fold along the broken ones, and glue the flaps to the inside.
game = Game
study = Study
after-move = After move { $n }.
at-first = At the beginning.
turning-point = A turning point.
only-pdf = The file name { $path } must end in .pdf.
not-of-a-record = A record is printed whole: --only and --option are for games.
nothing = { $game } has nothing to print: no board, and no rules in words.

## Parts

part_board = Board
part_pieces = Pieces
part_tiles = Tiles
part_leaflet = Rules
part_scores = Score sheet

## Form

form_title = Print and play
form_about = A PDF file with pieces in their exact size, cutting marks, backs for printing on both sides, and the rules. Print it at 100 %.
form_only = What
form_everything = everything
form_paper = Paper
form_size_a4 = A4
form_size_letter = Letter
form_ink = Ink
form_ink_colour = colour
form_ink_saving = little ink
form_lang = Language
form_make = Make the PDF
