# A game of a real table that is entered by hand. $name: a player; $tile: the name of a tile; $count: how many

page-byhand = At a real table
page-byhand-lead = Play with your own tiles at your own table: Bastide is the score pad. You enter what is drawn and laid; it counts the points, explains them, and keeps a record to look back at.
page-byhand-step-tile = Tap the tile that was drawn.
page-byhand-step-cell = Tap where it lies, and who stands on it.
page-byhand-step-place = Tap “Place”: points are counted, pieces go home.
page-byhand-step-back = Something was entered wrongly? Go back as many turns as you like.
page-byhand-players = Who plays
page-byhand-begin = Begin

# What stands in place of a drawn tile

page-byhand-draw = { $phase ->
        [draw-bonus] Which bonus tile did { $name } draw?
        [draw-ahead] Which tile did { $name } draw ahead?
       *[draw] Which tile did { $name } draw?
    }
page-byhand-tiles = Tiles that are left
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
page-byhand-aside = Tile { $tile } fits nowhere and was put aside. Draw another one.
page-byhand-other = { $count ->
        [one] It was another tile
       *[other] Choose the last { $count } tiles anew
    }

# Going back

page-byhand-back = Go back to before this turn
page-byhand-back-last = Undo the last turn
page-byhand-back-sure = { $count ->
        [one] One turn will be undone.
       *[other] { $count } turns will be undone: this one and all after it.
    }
page-byhand-back-yes = Go back
page-byhand-back-no = Leave it
