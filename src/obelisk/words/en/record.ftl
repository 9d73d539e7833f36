unreadable = This is not a record: { $reason }
no-file = There is no file { $path } that can be read: { $reason }
not-text = { $path } is not a text file. A record is JSON, and of a map only the text can be read back, not the page to print.
version = This record has version { $version }; this program reads version 1.
lacks = The record lacks { $key }.
bad-move = Move { $number } of the record cannot be read: { $given }. A move is a list of a seat and the move's text.
illegal = Move { $number } of the record is not possible. { $reason }
result = The record says that the result is { $given }, but the moves lead to { $found }.
