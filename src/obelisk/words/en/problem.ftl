bad = This request cannot be carried out.
unreadable = The request cannot be read: { $places }
forbidden = You are not allowed to do this.
origin = This request came from another site, so it was not carried out.
host = This server does not answer to the name { $host }. Its host can allow the name with the setting { $setting }={ $host }. You can always reach it by its IP address.
bad-host = The name of the server in this request cannot be read.
missing = There is no page or table at this address. Please check the link.
method = This address does not accept this kind of request.
conflict = This cannot be done right now.
large = This is too long.
nobody-waits = The client closed the connection before the answer was ready.
many = Too many requests in a short time. Please wait a moment.
busy = The server is still working on your earlier requests. Please wait a moment.
took-too-long = This took too long and was stopped.
compiling = The rules of this game are still being compiled. Please try again in a minute.
not-done = The server cannot do this right now.
server = Something went wrong on the server. It has been logged, and nothing was changed.
other = This did not work.
banned = You are banned from this server. If you think that this is a mistake, please ask its host.
metrics = The metrics of this server are shown on its own machine only. Its host can let others see them: OBELISK_TABLE_METRICS lists their addresses, or a token.

origin-setting = { $variable } must be the address of this server, such as https://games.example, not { $given }.
