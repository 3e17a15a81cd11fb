# A game at a real table, entered by hand. $name: a player; $tile: the name of a tile

page-byhand = At a real table
page-byhand-lead = Play with your own tiles at your own table, and let Bastide keep the score. You enter what is drawn and laid; it counts the points, explains them, and keeps a record to replay.
page-byhand-step-tile = Tap the tile that was drawn.
page-byhand-step-cell = Tap where it goes, and the place of a piece if there is one.
page-byhand-step-place = Tap “Lay tile”: points are counted, pieces go home.
page-byhand-step-back = Made a mistake? Go back as many turns as you like.
page-byhand-players = Who plays
page-byhand-begin = Begin

# Shown in place of a drawn tile

page-byhand-draw = { $phase ->
        [draw-bonus] Which bonus tile did { $name } draw?
        [draw-ahead] Which tile did { $name } draw ahead?
       *[draw] Which tile did { $name } draw?
    }
page-byhand-tiles = Tiles left
page-byhand-tile = { $fits ->
        [true] Tile { $tile }, { $count } left
       *[false] Tile { $tile }, { $count } left, fits nowhere
    }
page-byhand-find = Name
page-byhand-by-sides = By their sides
page-byhand-sides = { KIND($kind) }: { $count ->
        [one] on 1 side
       *[other] on { $count } sides
    }
page-byhand-sides-any = { KIND($kind) }: on any number of sides
page-byhand-none = No such tile is left.
page-byhand-clear = Show all tiles
page-byhand-aside = Tile { $tile } fits nowhere and was set aside. Draw another one.
page-byhand-other = { $count ->
        [one] It was another tile
       *[other] Choose the last { $count } tiles again
    }

# Going back

page-byhand-back = Undo from this turn
page-byhand-back-last = Undo the last turn
page-byhand-back-sure = { $count ->
        [one] One turn will be undone.
       *[other] { $count } turns will be undone: this one and all after it.
    }
page-byhand-back-yes = Undo
page-byhand-back-no = Cancel

# The score pad without a connection: a tally of points that players count themselves

page-byhand-tally = Score pad
page-byhand-tally-about = No connection. This is the last board. Note your points here: they are added to the log when the server is back.
page-byhand-tally-open = Note points
page-byhand-tally-score = { $points ->
        [one] 1 point
       *[other] { $points } points
    }, and { $more } noted here
page-byhand-tally-new = New note
page-byhand-tally-player = Player
page-byhand-tally-feature = Feature
page-byhand-tally-points = Points
page-byhand-tally-add = Note
page-byhand-tally-waiting = Waiting for the server
page-byhand-tally-entry = { $name }: { KIND($kind) }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
page-byhand-tally-remove = Remove
page-byhand-tally-none = Nothing is noted.
page-byhand-last = Back to the last game
