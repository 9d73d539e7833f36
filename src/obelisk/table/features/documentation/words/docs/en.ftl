title = Documentation
whole = Everything about { $game }: rules on one page, and a game to watch
none = This server has no documentation. It is online, with the source of Obelisk.
no-page = The documentation has no page “{ $page }”.
contents = Contents
others = Pages in English
