# The board of a game in the browser

page-board-smaller = Kisebb
page-board-larger = Nagyobb
page-board-fit = Az egész tábla
page-board-last = A legutóbbi kártyához
page-board-cells = Hová kerülhet a kártya
# $cell: where it is, such as 3,0
page-board-cell = { $cell }
page-board-gain = { $points } pont
# $turns: in how many ways the tile can lie here
page-board-turn = { $turns ->
        [one] A kártya csak így feküdhet
       *[other] A kártya elforgatása
    }
page-board-turn-left = Forgatás balra
page-board-turn-right = Forgatás jobbra
# $role: what the piece would be, such as Knight; $kind and $direction: where
page-board-place = { $role }, { KIND($kind) } { direction }
page-board-scores = Ez a lépés ennyit hoz
# $has: what the tile would have at a side, $wanted: what its neighbour has there; kinds of terrain
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
