# Hracia plocha partie v prehliadači

page-board-smaller = Zmenšiť
page-board-larger = Zväčšiť
page-board-fit = Ukázať celú hraciu plochu
page-board-last = Prejsť na poslednú kartu
page-board-cells = Kam karta pasuje
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
        [1] Karta pasuje len takto
       *[other] Otočiť kartu
    }
page-board-turn-left = Otočiť doľava
page-board-turn-right = Otočiť doprava
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

# Karta na skúšku. $role: figúrka; $kind: druh oblasti; $name: hráč, ktorý tam má figúrky

page-board-claims = { $role ->
        [robber] Lupič na ceste
        [knight] Rytier v meste
        [monk] Mních v kláštore
        [gatherer] Zberač v lese
        [fisher] Rybár na rieke
        [hunter] Lovec na lúke
        [hut] Chatrč pri riečnom systéme
       *[farmer] Sedliak na lúke
    }
page-board-completes = { $kind ->
        [road] Uzavrie cestu
        [city] Uzavrie mesto
        [monastery] Uzavrie kláštor
        [forest] Uzavrie les
       *[river] Uzavrie rieku
    }
page-board-joins = { $kind ->
        [road] Spojí s cestou ({ $name })
        [city] Spojí s mestom ({ $name })
        [forest] Spojí s lesom ({ $name })
        [river] Spojí s riekou ({ $name })
        [system] Spojí s riečnym systémom ({ $name })
        [meadow] Spojí s lúkou ({ $name })
       *[field] Spojí s lúkou ({ $name })
    }
page-board-taken = { $kind ->
        [road] Obsadená cesta
        [city] Obsadené mesto
        [monastery] Obsadený kláštor
        [forest] Obsadený les
        [river] Obsadená rieka
        [system] Obsadený riečny systém
        [meadow] Obsadená lúka
       *[field] Obsadená lúka
    }
# Body teraz a po uzavretí oblasti alebo všetkých miest pri lúke
page-board-worth = { $now ->
        [one] Teraz 1 bod
        [few] Teraz { $now } body
        [many] Teraz { $now } bodu
       *[other] Teraz { $now } bodov
    }, po uzavretí { $completed }.
page-board-worth-fixed = { $points ->
        [one] Hodnota: 1 bod.
        [few] Hodnota: { $points } body.
        [many] Hodnota: { $points } bodu.
       *[other] Hodnota: { $points } bodov.
    }
page-board-pays = { $points ->
        [one] Hneď prinesie 1 bod.
        [few] Hneď prinesie { $points } body.
        [many] Hneď prinesie { $points } bodu.
       *[other] Hneď prinesie { $points } bodov.
    }
# Po tom, kto tam má koľko figúrok; $count hráčov ich má najviac
page-board-shared = { $count ->
        [2] Obaja získajú plný počet bodov.
        [3] Všetci traja získajú plný počet bodov.
        [4] Všetci štyria získajú plný počet bodov.
       *[other] Všetci ({ $count }) získajú plný počet bodov.
    }
page-board-open = { $kind ->
        [monastery] { $count ->
            [one] Okolo je 1 prázdne políčko.
            [few] Okolo sú { $count } prázdne políčka.
            [many] Okolo je { $count } prázdneho políčka.
           *[other] Okolo je { $count } prázdnych políčok.
        }
       *[other] { $count ->
            [one] 1 strana je otvorená.
            [few] { $count } strany sú otvorené.
            [many] { $count } strany je otvorených.
           *[other] { $count } strán je otvorených.
        }
    }
page-board-no-pieces = Nemáš voľnú figúrku. Figúrka sa vráti, keď sa jej oblasť uzavrie.
