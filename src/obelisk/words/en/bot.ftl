start = { $name } cannot be started: { $reason }.
late = { $name } did not answer { $asked } in time ({ $limit } s).
gone = { $name } stopped (exit code { $exit }) instead of answering { $asked }. Its last output: { $words }
nonsense = { $name } answered “{ $given }” instead of a line beginning with { $expected }.
error = { $name } reported an error: { $text }
illegal = { $name } made a move that is not allowed. { $reason }
