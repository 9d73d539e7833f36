bad = This request cannot be carried out.
unreadable = The request cannot be read: { $places }
forbidden = You may not do this.
origin = This request came from another site, so it was not carried out.
host = This server is not known by the name { $host }. Whoever runs it can allow the name with the setting { $setting }={ $host }. By its IP address it can be reached in any case.
bad-host = The name of the server in this request cannot be read.
missing = There is nothing here.
method = This address does not accept this kind of request.
conflict = This cannot be done right now.
large = This is too long.
nobody-waits = Nobody waited for the answer any more.
many = Too many requests in a short time. Please wait a moment.
busy = The server is busy with what you have asked for already. Please wait a moment.
took-too-long = This took too long, and was stopped.
not-done = This could not be done on the server just now.
server = Something went wrong on the server. It has been logged, and nothing was changed.
other = This did not work.
