# The board of a game in the browser

page-board-smaller = Kicsinyítés
page-board-larger = Nagyítás
page-board-fit = Az egész tábla megmutatása
page-board-last = A legutóbbi kártyához
page-board-cells = Hová kerülhet a kártya
# $cell: such as 3,0
page-board-cell = { $cell }
page-board-gain = { $points } pont
# $turns: the number of rotations that fit here
page-board-turn = { $turns ->
        [one] A kártya csak így illik ide
       *[other] A kártya elforgatása
    }
page-board-turn-left = Forgatás balra
page-board-turn-right = Forgatás jobbra
# $has: the kind of terrain that the tile would have at a side; $wanted: that of its neighbour
page-board-clash = Nem illik ide: { KIND($has, form: "land") } és { KIND($wanted, form: "land") } érne össze.

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

# Kipróbált kártya. $role: a figura; $kind: a terület fajtája; $name: a játékos, akinek figurája van rajta

page-board-claims = { $role ->
        [robber] Útonálló az úton
        [knight] Lovag a városban
        [monk] Szerzetes a kolostorban
        [gatherer] Gyűjtögető az erdőben
        [fisher] Halász a folyószakaszon
        [hunter] Vadász a tisztáson
        [hut] Kunyhó a folyórendszeren
       *[farmer] Paraszt a mezőn
    }
page-board-completes = { $kind ->
        [road] Befejez egy utat
        [city] Befejez egy várost
        [monastery] Befejez egy kolostort
        [forest] Lezár egy erdőt
       *[river] Lezár egy folyószakaszt
    }
page-board-joins = { $name } { KIND($kind, form: "to-owned") } csatlakozik
page-board-taken = { $kind ->
        [road] Foglalt út
        [city] Foglalt város
        [monastery] Foglalt kolostor
        [forest] Foglalt erdő
        [river] Foglalt folyószakasz
        [system] Foglalt folyórendszer
        [meadow] Foglalt tisztás
       *[field] Foglalt mező
    }
# Pontok most, és ha a terület, illetve a mező minden városa elkészül
page-board-worth = Most { $now } pont, készen { $completed }.
page-board-worth-fixed = { $points } pontot ér.
page-board-pays = Most { $points } pontot hoz.
# Azután, hogy kinek hány figurája van ott; $count játékosnak van a legtöbb
page-board-shared = { $count ->
        [2] Mindketten megkapják az összes pontot.
        [5] Mind az 5 játékos megkapja az összes pontot.
       *[other] Mind a { $count } játékos megkapja az összes pontot.
    }
page-board-open = { $kind ->
        [monastery] Körülötte { $count } hely üres.
       *[other] { $count } oldala nyitott.
    }
page-board-no-pieces = Nincs több figurád. Akkor kapsz vissza egyet, ha elkészül, amin áll.
