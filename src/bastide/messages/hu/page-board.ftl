# The board of a game in the browser

page-board-smaller = Kisebb
page-board-larger = Nagyobb
page-board-fit = Az egész tábla
page-board-last = A legutóbbi kártyához
page-board-cells = Hová kerülhet a kártya
# $cell: such as 3,0
page-board-cell = { $cell }
page-board-gain = { $points } pont
# $turns: the number of rotations that fit here
page-board-turn = { $turns ->
        [one] A kártya csak így feküdhet
       *[other] A kártya elforgatása
    }
page-board-turn-left = Forgatás balra
page-board-turn-right = Forgatás jobbra
# $role: such as Knight; $kind and $direction: its place
page-board-place = { $role }, { KIND($kind) } { direction }
page-board-scores = Ez a lépés ennyit hoz
# $has: the kind of terrain that the tile would have at a side; $wanted: that of its neighbour
page-board-clash = Itt nem egyezik: { KIND($has) } és { KIND($wanted) } találkozna.

# Roles, as labels
page-board-role = { $role ->
        [robber] Útonálló
        [knight] Lovag
        [monk] Szerzetes
        [gatherer] Gyűjtögető
        [fisher] Halász
        [hunter] Vadász
        [hut] Kunyhó
       *[farmer] Paraszt
    }
