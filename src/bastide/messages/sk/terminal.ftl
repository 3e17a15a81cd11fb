# Hracia plocha, výsledky a čo nasleduje

seat-with-name = { $seat } ({ $name })
name-you = ty
board-points = { $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }
board-followers = { $people ->
        [tribe] { $count ->
            [0] žiadny člen kmeňa
            [one] 1 člen kmeňa
            [few] { $count } členovia kmeňa
            [many] { $count } člena kmeňa
           *[other] { $count } členov kmeňa
        }
       *[followers] { $count ->
            [0] žiadna figúrka
            [one] 1 figúrka
            [few] { $count } figúrky
            [many] { $count } figúrky
           *[other] { $count } figúrok
        }
    }
board-huts = { $count ->
        [0] žiadna chatrč
        [one] 1 chatrč
        [few] { $count } chatrče
        [many] { $count } chatrče
       *[other] { $count } chatrčí
    }
board-holds = v ruke { $tile }
board-plays = { $seat } hrá kartu { $tile }; { $left ->
        [0] je to posledná { $kind ->
            [land] karta krajiny
           *[only] karta
        }.
        [one] vo vrecúšku zostáva 1 karta.
        [few] vo vrecúšku zostávajú { $left } karty.
        [many] vo vrecúšku zostáva { $left } karty.
       *[other] vo vrecúšku zostáva { $left } kariet.
    }
board-draws = { $seat } ťahá; { $left ->
        [one] vo vrecúšku zostáva 1 karta.
        [few] vo vrecúšku zostávajú { $left } karty.
        [many] vo vrecúšku zostáva { $left } karty.
       *[other] vo vrecúšku zostáva { $left } kariet.
    }
board-plays-bonus = { $seat } hrá bonusovú kartu { $tile } v bonusovom ťahu; { $left ->
        [0] vrecúško je prázdne.
        [one] vo vrecúšku zostáva 1 karta.
        [few] vo vrecúšku zostávajú { $left } karty.
        [many] vo vrecúšku zostáva { $left } karty.
       *[other] vo vrecúšku zostáva { $left } kariet.
    }
board-draws-bonus = { $seat } ťahá bonusovú kartu; { $left ->
        [0] vrecúško je prázdne.
        [one] vo vrecúšku zostáva 1 karta.
        [few] vo vrecúšku zostávajú { $left } karty.
        [many] vo vrecúšku zostáva { $left } karty.
       *[other] vo vrecúšku zostáva { $left } kariet.
    }
board-and-bonus = { $now } { $left ->
        [0] Bonusové karty sa už minuli.
        [one] Zostáva 1 bonusová karta.
        [few] Zostávajú { $left } bonusové karty.
        [many] Zostáva { $left } bonusovej karty.
       *[other] Zostáva { $left } bonusových kariet.
    }
board-over = Koniec hry.

# Tabuľky

column-road = cesty
column-city = mestá
column-monastery = kláštory
column-field = lúky
column-river = rieky
column-forest = lesy
column-huts = chatrče
column-meadow = lúky
column-total = spolu
column-beginning = predtým
column-now = teraz
column-in-the-end = na konci
column-feature = oblasť
column-followers = figúrky
column-holds = obsahuje
column-tiles = karty
column-open = otvorené
column-completed = uzavretá
column-cells = kde
column-cell = políčko
column-turned = otočenie
column-places = { $people ->
        [tribe] kam môžu ísť členovia kmeňa a chatrče
       *[followers] kam môžu ísť figúrky
    }
column-edition = edícia
column-small-city = mesto z dvoch
column-farm-city = mesto pri lúke
column-farms = kto získa body za lúky
column-bonus-tiles = bonus
column-huts-each = chatrče
column-small-forest = les z dvoch
column-each-fish = ryba
column-each-animal = zviera
column-rulebook = pravidlá
farms = { $scoring ->
        [each-field] vlastník každej lúky, za každú lúku
        [once-a-city] vlastník každej lúky, raz za každé mesto
       *[whole-city] kto má najviac sedliakov na všetkých lúkach okolo mesta
    }

editions-intro-field = Koľko bodov je v edíciách s mestami za uzavreté mesto z dvoch kariet a koľko za také, s ktorým susedí lúka:
editions-intro-meadow =
    Koľko bodov je v edíciách s lesmi za uzavretý les z dvoch kariet, koľko za rybu na konci a koľko za zviera:

# Prvý raz na počítači

compiling = Táto verzia tu beží prvý raz: pravidlá sa kompilujú, len raz, minútu alebo dve.
compiling-status = Kompilujú sa pravidlá…

# bastide show a bastide score

show-turn = Ťah { $turn }:
score-line = ťah { $turn }: { $told }
score-line-final = na konci: { $told }
score-unfinished = Partia nie je dohraná: toto sú body po { $turns ->
        [one] 1 ťahu
        [few] { $turns } ťahoch
        [many] { $turns } ťahu
       *[other] { $turns } ťahoch
    }, pred záverečným vyhodnotením.

# bastide play

play-welcome =
    Carcassonne podľa pravidiel „{ $edition }“ ({ $rulebook }). Každý ťah sa ukladá do
    { $file }
play-unfinished =
    Čaká nedohraná partia. Pokračovať v nej možno takto:
    { $command } --resume { $file }
play-resumed = { $turns ->
        [0] Partia zo súboru { $file } sa začína.
        [one] Partia zo súboru { $file } pokračuje po 1 ťahu.
        [few] Partia zo súboru { $file } pokračuje po { $turns } ťahoch.
        [many] Partia zo súboru { $file } pokračuje po { $turns } ťahu.
       *[other] Partia zo súboru { $file } pokračuje po { $turns } ťahoch.
    }
play-mended = Posledný riadok bol odseknutý, preto treba tento ťah zahrať znova.
play-shuffled = Poradie kariet sa stratilo, preto sú zostávajúce karty zamiešané znova.
play-how = { $people ->
        [tribe] { $water ->
            [true] Napíš políčko, prípadne otočenie a figúrku, napr. „a“, „a 90“, „a 90 hunter“ či „a hut“; alebo „help“.
           *[false] Napíš políčko, prípadne otočenie a figúrku, napr. „a“, „a 90“ či „a 90 hunter“; alebo „help“.
        }
       *[followers] Napíš políčko, prípadne otočenie a figúrku, napr. „a“, „a 90“ či „a 90 knight“; alebo „help“.
    }
play-prompt = { $seat }> {""}
play-left =
    Partia je uložená. Pokračovať v nej možno takto:
    { $command } --resume { $file }
play-kept = Partia je uložená v súbore { $file }.
play-saved = Doterajší zápis je v súbore { $file }.
play-final = Záverečné vyhodnotenie:
play-hint = Počítačový hráč by napísal „{ $typed }“, čo je { $move }.
play-no-scores = Zatiaľ nikto nezískal body.
play-tile-count = { $tile }{ $count ->
        [1] {""}
       *[other] ×{ $count }
    }
play-fits = { $count ->
        [0] Na { $cell } nepasuje žiadna zostávajúca karta.
        [one] Na { $cell } pasuje 1 zostávajúca karta: { $tiles }
        [few] Na { $cell } pasujú { $count } zostávajúce karty: { $tiles }
        [many] Na { $cell } pasuje { $count } zostávajúcej karty: { $tiles }
       *[other] Na { $cell } pasuje { $count } zostávajúcich kariet: { $tiles }
    }
play-help =
    { $people ->
        [tribe] { play-help-moves-of-tribe }
       *[followers] { play-help-moves-of-followers }
    }

    Otázky
      board              ukázať stôl znova
      moves, moves c     všetko, čo sa dá zahrať, alebo čo sa dá zahrať na políčko c
      hint               čo by urobil počítačový hráč
      why                ako vznikli posledné body
      features           kto kde stojí a koľko to prináša teraz a po uzavretí
      fits c             ktoré zo zostávajúcich kariet pasujú na políčko c
      projection         výsledky, keby sa partia skončila teraz

    A ešte
      undo               vrátiť posledný ťah človeka a všetko, čo po ňom urobili počítačoví hráči
      save FILE          zapísať doterajší zápis aj do nového súboru
      quit               odísť; partia je uložená

    { $people ->
        [tribe] { play-help-board-of-tribe }
       *[followers] { play-help-board-of-followers }
    }
play-help-moves-of-followers =
    Ťahy
      c                  vyložiť kartu na políčko c, v prvom otočení, ktoré pasuje, bez figúrky
      c 90               to isté, otočenú o 90 stupňov v smere hodinových ručičiek
      c 90 knight        to isté, s rytierom; aj robber (lupič), farmer (sedliak), monk (mních)
                         alebo city (mesto), road (cesta), field (lúka), monastery (kláštor)
      c 90 field.n       na lúku pri severnej strane, ak ich karta má viac; n, e, s, w sú sever, východ, juh
                         a západ, nl, nr, el, er, sl, sr, wl, wr sú polovice strán, ľavá a pravá,
                         pri pohľade zo stredu karty
      2,-1 90 road       políčka možno zadať aj súradnicami
      D@2,-1>90 road     celý ťah tak, ako ho píšu zápisy
play-help-moves-of-tribe =
    Ťahy
      c                  vyložiť kartu na políčko c, v prvom otočení, ktoré pasuje, bez figúrky
      c 90               to isté, otočenú o 90 stupňov v smere hodinových ručičiek
      c 90 hunter        to isté, s lovcom; aj gatherer (zberač), fisher (rybár)
                         alebo meadow (lúka), forest (les), river (rieka)
      c 90 hut           to isté, s chatrčou; hut.lake alebo hut.river.n, ak sa vody karty nespájajú
      c 90 meadow.n      na lúku pri severnej strane, ak ich karta má viac; n, e, s, w sú sever, východ, juh
                         a západ, nl, nr, el, er, sl, sr, wl, wr sú polovice strán, ľavá a pravá,
                         pri pohľade zo stredu karty; meadow.inside je lúka, ktorá nesiaha k žiadnej strane
      2,-1 90 river      políčka možno zadať aj súradnicami
      45@2,-1 hut.river  celý ťah tak, ako ho píšu zápisy
play-help-board-of-followers =
    Na hracej ploche sú ═ a ║ cesty, ▒ je mesto za hradbami, ⚑ erb, ✝ kláštor, bodky sú lúky a ▪ je križovatka alebo
    koniec cesty. Znaky v zátvorkách sú figúrky: { $devices }
play-help-board-of-tribe =
    Na hracej ploche sú ─ a │ rieky, ○ je prameň, ≈ jazero s počtom rýb, ♣ les, ★ zlato, ♤ skupina húb a bodky sú
    lúky. D je jeleň, M mamut, A pratur, T tiger, ψ oheň, π dolmen a Λ sopka. Znaky v zátvorkách sú členovia kmeňa,
    tie pri ⌂ sú chatrče: { $devices }
