# The page in the browser: its frame, and where a game is chosen

page-language = Language
page-theme = { $theme ->
        [light] Colours: light
        [dark] Colours: dark
       *[auto] Colours: as your system has them
    }
page-to-home = To the first page
page-to-rules = Rules
page-missing = Nothing is here
page-missing-about = This address leads nowhere. Games are at the first page.
page-loading = Laying out the table …
page-try-again = Try again
page-try-now = Try now

# What may go wrong, without blame

page-error-fault = Something broke on our side. Your games are safe.
page-error-no-connection = The server cannot be reached. Your games are safe there.
page-error-strange-answer = The server gave an answer that we do not understand ({ $status }).
page-error-no-words = This page has no words for that yet. Please load it again.

# The first page

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

# The table: who sits where

page-table = The table
page-seat-kind = Who plays { $seat }
page-seat-here = Here
page-seat-away = Elsewhere
page-seat-computer = Computer
page-seat-name = Name of { $seat }
page-seat-is-you = you, at this screen
page-seat-is-here = at this screen
page-seat-gets-link = gets a link
page-seat-level = How { $seat } plays
page-seat-add = Add a seat
page-seat-add-most = up to { $most }
page-seat-remove = Remove { $seat }

# Options

page-farmers = Farmers
page-farmers-about = followers may lie in fields
page-draw-ahead = Draw ahead
page-draw-ahead-about = see your next tile early
page-aids = Aids
page-aids-about = the same for every seat
page-aids-own = own choice
page-aids-single = Choose one by one
page-first = Who begins
page-first-lots = draw lots

page-play = Play
# On a narrow screen: what the button starts
page-play-what = Play · { $edition }, { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }
page-play-starting = Setting up …
page-play-alone = Starts at once. Nothing to install.
page-play-guests = You get a link for each seat elsewhere. They can join while you play.
page-play-links-local = Links work on this computer only. To play with others in your network, start with “{ $lan }”; with others anywhere, see “{ $public }”.

# Games one was in

page-games = Continue
page-games-all = all games
page-games-none = No game to go on with
page-games-none-about = Games you start are kept here until you delete them.
page-games-loading = Looking for your games …
# $others: the names of the other seats
page-game-with = { $edition }, with { $others }
page-game-against = { $edition }, against { $others }
# $names: those of all seats, which are at this screen
page-game-of = { $edition }: { $names }
# $name: who is to move; $laid of $tiles tiles lie on the table
page-game-turn-of = { $name } to move · { $laid } of { $tiles } tiles laid
page-game-your-turn = Your turn · { $laid } of { $tiles } tiles laid
page-game-won = { $count ->
        [one] { $names } won
       *[other] { $names } shared the victory
    }
page-game-you-won = { $count ->
        [one] You won
       *[other] You shared the victory
    }
page-game-open = Open
page-game-play = Your turn
page-game-look-back = Look back
page-game-delete = Delete “{ $game }”
page-game-delete-sure = Delete this game for you?
page-game-delete-sure-alone = This game is not over. Delete it for good?
page-game-delete-sure-others = This game is not over. Delete it for you? The others keep it and still wait for your moves.
# One that one only looked on at
page-game-delete-sure-watched = Take this game off your list?
page-game-delete-yes = Delete
page-game-delete-no = Keep
page-game-closed = This table stays closed
page-game-opening = Opening the game …
page-game-no-token = This browser has no seat here. Open the link that you were sent.
page-board = Board

# An identity that came by a link

page-identity-offered = This link carries the games of another browser. Take them over here?
page-identity-take = Take over
page-identity-leave = No, keep mine
page-identity-broken = This link is not whole, so it carries no games. Copy it once more, all of it.

# Editions: a name, and in two lines what is special

edition-modern = Modern
edition-modern-special = As most play today: a field pays 3 for each finished city beside it.
edition-hungarian = Hungarian
edition-hungarian-special = The first rules. A small city scores 4; a city pays each player’s farmers once.
edition-slovak = Slovak
edition-slovak-special = A small city scores only 2. Draw ahead: see your next tile while others think.
edition-danish = Danish
edition-danish-special = Farmers compete for cities, not fields: 4 points for most around one.
edition-winter = Winter
edition-winter-special = Twelve more tiles, under snow. Every field pays 3 for each city at its edge.
edition-hunters = Hunters & Gatherers
edition-hunters-special = Forests, rivers and game. Build huts, find gold and lay bonus tiles.

# Computer players: how each plays in a word, and in a few

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
aid-remaining = Tiles that are left
aid-fits = Which of them fit a cell
aid-projection = Scores if the game ended now
aid-takeback = Taking back a turn
aid-hint = Hints from a strong player
