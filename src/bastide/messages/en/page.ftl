# The page in the browser: its frame, and where a game is chosen

page-language = Language
page-theme = { $theme ->
        [light] Colours: light
        [dark] Colours: dark
       *[auto] Colours: same as system
    }
page-to-home = Home
page-navigation = Main navigation
page-to-learn = Learn
page-to-rules = Rules
page-to-games = Games
page-to-real-table = Real table
page-games-waiting = { $count ->
        [one] 1 game waits for your move
       *[other] { $count } games wait for your move
    }
page-missing = Nothing here
page-missing-about = This address leads nowhere. Your games are on the home page.
page-loading = Laying out the table…
page-try-again = Try again
page-try-now = Try now

# Errors, worded without blame

page-error-fault = Something broke on our side. Your games are safe.
page-error-no-connection = The server cannot be reached. Your games are safe there.
page-error-strange-answer = The server sent an answer that this page does not understand ({ $status }).
page-error-no-words = This page is out of date. Please reload it.

# The home page

page-title = Lay a tile. Claim the land.
page-lead = { $editions ->
        [one] One edition.
        [6] Six editions to choose from.
       *[other] { $editions } editions to choose from.
    } Play at this screen, with friends elsewhere, or against the computer.
page-edition = Edition
page-tiles = { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
# $bonus: bonus tiles, besides the others
page-tiles-and-bonus = { $tiles } + { $bonus } tiles

# The table and its seats

page-table = The table
page-seat-kind = Who plays { $seat }
page-seat-here = Here
page-seat-away = Remote
page-seat-computer = Computer
page-seat-name = { $seat }’s name
page-seat-is-you = you, at this screen
page-seat-is-here = at this screen
page-seat-gets-link = gets a link
page-seat-level = How { $seat } plays
page-seat-add = Add a seat
page-seat-add-most = up to { $most }
page-seat-remove = Remove { $seat }

# Options

page-farmers = Farmers
page-farmers-about = followers may be placed in fields
page-draw-ahead = Draw ahead
page-draw-ahead-about = see your next tile early
page-aids = Help
page-aids-about = the same for every seat
page-aids-own = custom
page-aids-single = Choose individually
page-first = Who begins
page-first-lots = at random

page-play = Play
# On a narrow screen: label of the button
page-play-what = Play · { $edition }, { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }
page-play-starting = Setting up…
page-preparing = The rules are being prepared, once on this machine. A new game starts by itself as soon as they are ready.
page-play-alone = Starts at once. Nothing to install.
page-play-guests = You get a link for each remote seat. They can join while you play.
page-play-links-local = Links work on this computer only. To play with others on your network, start with “{ $lan }”; to play with others anywhere, see “{ $public }”.

# Your games

page-games = Your games
page-games-all = all games
page-games-none = No games yet
page-games-none-about = Games you start are kept here. There is nothing to sign up for.
page-games-loading = Looking for your games…
# $players: the other players, or all at this screen
page-game-title = { $players }, { $edition }
page-game-computer-level = Computer ({ $level })
# $name: the player to move
page-game-turn-of = { $name }’s turn
# $laid of $tiles tiles are on the table
page-game-laid = { $laid } of { $tiles } tiles
page-game-won = { $count ->
        [one] { $names } won
       *[other] { $names } shared the victory
    }
page-game-you-won = { $count ->
        [one] You won
       *[other] You shared the victory
    }
page-game-you-lost = You lost
page-game-drawn = A draw
page-game-open = Open
page-game-play = Your turn
page-game-look-back = Replay
page-game-delete = Delete “{ $game }”
page-game-delete-sure = Remove this game from your list?
page-game-delete-sure-alone = This game is not over. Delete it for good?
page-game-delete-sure-others = This game is not over. Remove it from your list? The others keep it and still wait for your moves.
# A game that was only watched
page-game-delete-sure-watched = Remove this game from your list?
page-game-delete-yes = Delete
page-game-delete-no = Keep
page-game-closed = You cannot open this table
page-game-opening = Opening the game…
page-game-no-token = This browser has no seat here. Open the link you were sent.
page-board = Board

# An identity from a link

page-identity-offered = This link opens the games of another browser. Use them here instead of yours?
page-identity-take = Use them here
page-identity-leave = No, keep mine
page-identity-broken = This link is incomplete. Copy the whole link and try again.

# Editions: a name, and a description of two lines

edition-modern = Modern
edition-modern-special = As most play today: a field scores 3 for each completed city beside it.
edition-hungarian = Hungarian
edition-hungarian-special = The first rules. A small city scores 4; farmers score each city only once.
edition-slovak = Slovak
edition-slovak-special = A small city scores only 2. Draw ahead: see your next tile while others think.
edition-danish = Danish
edition-danish-special = Farmers compete for each city: the most farmers around it score 4 points.
edition-winter = Winter
edition-winter-special = 12 more tiles, under snow. A field scores 3 per completed city beside it.
edition-hunters = Hunters & Gatherers
edition-hunters-special = Forests, rivers and wild animals. Build huts, find gold and lay bonus tiles.

# Computer players: a name, and a short description

level-random = Carefree
level-random-about = plays anywhere
level-greedy = Eager
level-greedy-about = takes the most points at once
page-level = Level { $number }

# Aids, and sets of them

preset-learning = Learning
preset-standard = Standard
preset-tournament = Tournament
preset-purist = Purist
aid-legal = Where the tile fits
aid-preview = What a move scores
aid-features = Roads, cities, rivers: who leads
aid-fields = Fields and meadows: who leads
aid-dead = Cells that nothing fits
aid-remaining = Tiles left
aid-fits = Which of them fit a cell
aid-projection = Scores if the game ended now
aid-takeback = Taking back a turn
aid-hint = Hints from a strong player
