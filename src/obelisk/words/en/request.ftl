number = { $name } must be a whole number of at least { $low }, not { $given }.
shape =
    The moves of a batch must be an array of { $n ->
        [one] one number
       *[other] { $n } numbers
    }, not one of shape { $given }.
no-space = { $game } has no actions or observations for programs: its encoding is missing. Its author can add one: on a board, Game(encoding=BoardEncoding(actions=N)) if the moves are whole numbers below N; without a board, or with secrets, Game(encoding=Encoding(…)).
out = The array to write into must have the shape { $shape }, hold { $dtype } and lie in one piece; this is { $given }.
device = A device is cpu or cuda, not { $given }.
lanes = Lanes are named by their numbers, from 0 to below { $n }, or by a list that has True or False for each of them.
seats = In lane { $lane } you named seat { $given }. Seats are numbers from 0 to { $last }.
finals = Name the seats that look at the last positions.
no-cuda = device cuda needs numba-cuda, which is not installed: { $how }.
no-gpu = device cuda needs an NVIDIA GPU that can be reached; there is none here.
one-of = { $name } cannot be { $given }; it is one of these: { $known }.
opponents =
    There must be { $n ->
        [one] one opponent
       *[other] { $n } opponents
    }, one for each other seat, not { $given }.
compiles-first = The rules are compiled for this machine now; that happens once, and takes half a minute or so. `obelisk warm` does it beforehand.
