start = { $name } cannot be started: { $reason }.
late =
    { $limit ->
        [one] { $name } did not answer { $asked } within one second.
       *[other] { $name } did not answer { $asked } within { $limit } seconds.
    }
gone = { $name } stopped (exit code { $exit }) instead of answering { $asked }. Its last output: { $words }
nonsense = { $name } answered “{ $given }” instead of a line beginning with { $expected }.
error = { $name } reported an error: { $text }
illegal = { $name } made a move that is not allowed. { $reason }
