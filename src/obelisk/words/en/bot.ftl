start = { $name } cannot be started: { $reason }.
late = { $name } did not answer { $asked } within { $limit } seconds.
gone = { $name } ended (exit code { $exit }) where it should have answered { $asked }. Its last words: { $words }
nonsense = { $name } answered “{ $given }” where a line that begins with { $expected } was due.
error = { $name } gave up: { $text }
illegal = { $name } made a move that is not possible. { $reason }
