number = { $name } must be a whole number of at least { $low }, not { $given }.
shape =
    The moves of a batch must be an array of { $n ->
        [one] one number
       *[other] { $n } numbers
    }, not one of shape { $given }.
