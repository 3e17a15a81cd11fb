# Hracia plocha partie v prehliadači

page-board-smaller = Zmenšiť
page-board-larger = Zväčšiť
page-board-fit = Ukázať celú hraciu plochu
page-board-last = Na poslednú kartu
page-board-cells = Kde môže karta ležať
# $cell: kde to je, napríklad 3,0
page-board-cell = { $cell }
page-board-gain = { $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }
# $turns: koľkými spôsobmi tu karta môže ležať
page-board-turn = { $turns ->
        [1] Karta môže ležať len takto
       *[other] Otočiť kartu
    }
page-board-turn-left = Otočiť doľava
page-board-turn-right = Otočiť doprava
# $role: čím by figúrka bola, napríklad Rytier; $kind a $direction: kde
page-board-place = { $role }, { KIND($kind) } { direction }
page-board-scores = Tento ťah prináša body
# $has: čo by karta mala na strane, $wanted: čo tam má susedná; druhy terénu
page-board-clash = Tu by sa stretli { KIND($has) } a { KIND($wanted) }.

# Úlohy figúrok ako popisky
page-board-role = { $role ->
        [robber] Lupič
        [knight] Rytier
        [monk] Mních
        [gatherer] Zberač
        [fisher] Rybár
        [hunter] Lovec
        [hut] Chatrč
       *[farmer] Sedliak
    }
