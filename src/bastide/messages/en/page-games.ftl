# The page of your games: import, search, delete

page-games-lead = Every game you play here stays until you delete it. You can import other games, too.

# Imported files

page-games-bring = Import a game
page-games-bring-about = Drop records anywhere on this page, as text or as JSON: those you saved here, and those from the terminal.
page-games-choose-files = Choose files
page-games-let-go = Drop to import
# $done of $all files are processed
page-games-reading = Reading: { $done } of { $all } files
page-games-arrived = { $count ->
        [one] 1 game imported
       *[other] { $count } games imported
    }
page-games-refused = { $count ->
        [one] 1 file could not be imported
       *[other] { $count } files could not be imported
    }
page-games-put-away = Hide this list
page-games-show-position = Show the position
page-games-empty-file = This file is empty; there is no game in it.
page-games-not-text = This is not a text file in UTF-8, so it cannot hold a game.
page-games-no-record = This is not a record of a game.
page-games-unreadable = The browser cannot read this file.
page-games-too-long = This is too long: a record has at most { $most } characters.

# Search

page-games-search = Find a game
page-games-player = A player’s name
page-games-any-edition = all editions
page-games-from = From
page-games-to = To
page-games-state = Which games
page-games-all-states = All
page-games-going = In progress
page-games-over = Finished
page-games-clear = Clear
page-games-found = { $count ->
        [one] 1 game
       *[other] { $count } games
    }
page-games-latest = { $count ->
        [one] The latest game
       *[other] The latest { $count } games
    }
page-games-nothing = No games match
page-games-nothing-about = Try removing a filter.
page-games-earlier = Show earlier games
# Games that were watched in this browser
page-games-watched = Games you watched

# Deleting several games

page-games-several = Choose several
page-games-several-end = Done
page-games-choose = Choose “{ $game }”
page-games-delete = { $count ->
        [0] Delete
       *[other] Delete { $count }
    }
page-games-delete-sure = { $count ->
        [one] Remove 1 game from your list? Others at its table keep it.
       *[other] Remove { $count } games from your list? Others at their tables keep them.
    }
