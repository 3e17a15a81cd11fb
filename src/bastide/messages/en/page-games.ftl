# All of one's games: brought in, found again, deleted

page-games-title = Your games
page-games-lead = Every game you played here stays until you delete it. Games from elsewhere can join them.

# Files that are brought in

page-games-bring = Bring in a game
page-games-bring-about = Drop records anywhere on this page, as text or as JSON: those you saved here, and those of the terminal.
page-games-choose-files = Choose files
page-games-let-go = Let go to bring in what you hold
# $done of $all files are settled
page-games-reading = Reading: { $done } of { $all } files
page-games-arrived = { $count ->
        [one] 1 game has come in
       *[other] { $count } games have come in
    }
page-games-refused = { $count ->
        [one] 1 file could not be brought in
       *[other] { $count } files could not be brought in
    }
page-games-put-away = Put this list away
page-games-show-position = Show the position
page-games-empty-file = This file is empty, so there is no game in it.
page-games-not-text = This is not a text file in UTF-8, so it cannot hold a game.
page-games-no-record = This is no record of a game.
page-games-unreadable = The browser cannot read this file.
page-games-too-long = This is too long: a record has at most { $most } characters.

# Looking for games

page-games-search = Find a game
page-games-player = A player’s name
page-games-any-edition = all editions
page-games-from = From
page-games-to = To
page-games-state = Which games
page-games-all-states = All
page-games-going = Going on
page-games-over = Over
page-games-clear = Clear
page-games-found = { $count ->
        [one] 1 game
       *[other] { $count } games
    }
page-games-latest = { $count ->
        [one] The latest game
       *[other] The latest { $count } games
    }
page-games-nothing = No game is like that
page-games-nothing-about = Leave something out, and look again.
page-games-earlier = Show earlier games
# Games at whose tables one only looked on, in this browser
page-games-watched = Games you watched

# Deleting several

page-games-several = Choose several
page-games-several-end = Done
page-games-choose = Choose “{ $game }”
page-games-delete = { $count ->
        [0] Delete
       *[other] Delete { $count }
    }
page-games-delete-sure = { $count ->
        [one] Delete 1 game for you? Others at its table keep it.
       *[other] Delete { $count } games for you? Others at their tables keep them.
    }
