# Plansza partii w przeglądarce

page-board-smaller = Mniejsza
page-board-larger = Większa
page-board-fit = Pokaż całą planszę
page-board-last = Do ostatniej płytki
page-board-cells = Gdzie można ułożyć płytkę
# $cell: gdzie to jest, np. 3,0
page-board-cell = { $cell }
page-board-gain = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
# $turns: na ile sposobów płytka może tu leżeć
page-board-turn = { $turns ->
        [1] Płytka może leżeć tylko tak
       *[other] Obróć płytkę
    }
page-board-turn-left = Obróć w lewo
page-board-turn-right = Obróć w prawo
# $role: kim byłby pionek, np. Rycerz; $kind i $direction: gdzie
page-board-place = { $role }, { KIND($kind) } { direction }
page-board-scores = Ten ruch daje
# $has: co płytka miałaby na boku, $wanted: co ma tam sąsiednia; rodzaje terenu
page-board-clash = Tu { KIND($has) } trafia na { KIND($wanted, form: "accusative") }.

# Role, jako etykiety
page-board-role = { $role ->
        [robber] Zbójca
        [knight] Rycerz
        [monk] Mnich
        [gatherer] Zbieracz
        [fisher] Rybak
        [hunter] Łowca
        [hut] Chata
       *[farmer] Chłop
    }
