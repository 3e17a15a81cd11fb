# Bordet i et spil i browseren

page-board-smaller = Mindre
page-board-larger = Større
page-board-fit = Vis hele bordet
page-board-last = Til den seneste brik
page-board-cells = Hvor brikken kan ligge
# $cell: hvor det er, f.eks. 3,0
page-board-cell = { $cell }
page-board-gain = { $points } point
# $turns: på hvor mange måder brikken kan ligge her
page-board-turn = { $turns ->
        [one] Brikken kan kun ligge sådan
       *[other] Drej brikken
    }
page-board-turn-left = Drej til venstre
page-board-turn-right = Drej til højre
# $role: hvad figuren ville være, f.eks. Ridder; $kind og $direction: hvor
page-board-place = { $role }, { KIND($kind) } { direction }
page-board-scores = Dette træk giver
# $has: hvad brikken ville have på en side, $wanted: hvad naboen har dér; slags landskab
page-board-clash = Her møder { KIND($has, form: "definite") } { KIND($wanted, form: "indefinite") }.

# Roller, som etiketter
page-board-role = { $role ->
        [robber] Tyv
        [knight] Ridder
        [monk] Munk
        [gatherer] Samler
        [fisher] Fisker
        [hunter] Jæger
        [hut] Hytte
       *[farmer] Landmand
    }
