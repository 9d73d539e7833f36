## Embedding a finished game

embed_title = Embed this game
embed_about = Paste this where your page should show the game. Visitors can step through it; nothing is stored about them.
embed_code = Code for your page
embed_copy = Copy
embed_copied = Copied
embed_close = Close
embed_open = Open in Obelisk
embed_not-over = This game is not over yet. It can be embedded once it is.
embed_play = Play the moves
embed_pause = Pause
embed_after = After move { $ply } of { $last }
embed_not-ours = This is no address of a finished game on this server.
embed_format = The formats are json and xml.
embed_button = Embed
