unreadable = This is not a record: { $reason }
no-file = The file { $path } cannot be read: { $reason }
not-text = { $path } is not a text file. A record is JSON; of a map, only the text can be read back, not the printable page.
version = This record has version { $version }; this program reads version 1.
lacks = { $key } is missing from the record.
bad-move = Move { $number } of the record cannot be read: { $given }. A move is a list of a seat and the text of the move.
illegal = Move { $number } of the record is not allowed. { $reason }
result = The record gives the result as { $given }, but the moves lead to { $found }.
