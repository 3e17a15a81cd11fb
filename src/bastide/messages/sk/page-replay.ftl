# The replay of a game in the browser. $turn: the number of a turn, 0 is the beginning; $name: a player

page-replay-title = { $turn ->
        [0] { $edition }, začiatok
       *[other] { $edition }, ťah { $turn }
    }
page-replay-goes-on = ešte sa hrá
page-replay-to-game = K partii

# Playback

page-replay-controls = Partiou
page-replay-first = Na začiatok
page-replay-previous = O ťah späť
page-replay-play = Prehrať
page-replay-pause = Zastaviť
page-replay-next = O ťah ďalej
page-replay-last = Na koniec
page-replay-slider = Ťah
page-replay-place = { $turn ->
        [0] začiatok
       *[other] ťah { $turn } z { $turns }
    }

# The moves

page-replay-moves = Ťahy
page-replay-round = Kolo
# One letter for a piece, beside a move
page-replay-role = { $role ->
        [robber] L
        [knight] R
        [monk] M
        [gatherer] Z
        [fisher] R
        [hunter] L
        [hut] Ch
       *[farmer] S
    }
# $move: in the notation; $points: what it scored at once
page-replay-move = Ťah { $turn }, { $name }: { $move }{ $points ->
        [0] {""}
        [one] , 1 bod
        [few] , { $points } body
        [many] , { $points } bodu
       *[other] , { $points } bodov
    }
# $points: a figure such as 4.1
page-replay-move-lost = strata { $points }
page-replay-beginning = Začiatok
page-replay-turn = Ťah { $turn }: { $name }
page-replay-link = Kopírovať odkaz na tento ťah

# The course of the game, as a graph. $lead: a figure with its sign

page-replay-course = Priebeh partie
page-replay-lead = očakávaný náskok:
page-replay-lead-scored = náskok v získaných bodoch:
page-replay-luck = šťastie pri ťahaní kariet
page-replay-lost = stratené ťahom
page-replay-graph = { $name }: náskok ťah za ťahom, teraz { $lead }

# Analysis by a strong player. $points, $luck: figures such as 4.1

page-replay-judgement = Posudok
page-replay-judgement-about = Vyber ťah a uvidíš, čo si o ňom myslí silný hráč.
page-replay-in-play = Čo bolo šťastie a čo sa dalo zahrať lepšie, sa povie po skončení partie.
page-replay-waiting = Táto partia príde čoskoro na rad: práve sa posudzuje iná.
page-replay-working = Silný hráč si prezerá každý ťah …
page-replay-progress = { $done } z { $turns } ťahov
page-replay-failed = Túto partiu sa nepodarilo posúdiť.
page-replay-gave-away = Ťah { $turn }: strata { $points } b.
page-replay-good = Ťah { $turn } bol asi taký dobrý ako najlepší
page-replay-best = Ťah { $turn } bol najlepší
page-replay-drawn = Šťastie pri ťahaní karty { $tile }: { $luck }.
# $reason: a message of reasons.ftl about the better move
page-replay-reason = Lepší ťah { $reason }.
# The same about the played move
page-replay-reason-played = Zahraný ťah { $reason }.
page-replay-keeps-piece = Lepší ťah si necháva figúrku na neskôr.
page-replay-no-reason = Akú hodnotu má lepší ťah, ukáže sa až v ďalšom priebehu hry.
page-replay-as-played = tak sa hralo
# Labels on the board; $mark is a question mark or empty, $points a figure with its sign
page-replay-better = lepšie { $points }
page-replay-other = { $points }
page-replay-played = hralo sa { $mark }
# In the cell that was played: the gain of the better move, an arrow if the tile is turned, the piece
page-replay-same-cell = { $told }: { $turned } { $piece }
page-replay-totals = Umenie a šťastie
page-replay-total-luck = Šťastie pri ťahaní
page-replay-total-lost = Stratené ťahmi

# A new game from a turn

page-replay-play-on = Hrať odtiaľto ďalej
page-replay-play-on-about = { $turn ->
        [0] Nová partia od začiatku. Čo zostalo vo vrecúšku, sa zamieša.
       *[other] Nová partia od ťahu { $turn }. Čo zostalo vo vrecúšku, sa zamieša.
    }

# Files

page-replay-save = Uložiť
page-replay-save-text = Zápis ako text
page-replay-save-json = Zápis ako JSON
page-replay-save-picture = { $turn ->
        [0] Obrázok začiatku (SVG)
       *[other] Obrázok ťahu { $turn } (SVG)
    }
page-replay-save-position = { $turn ->
        [0] Začiatočná pozícia ako text
       *[other] Pozícia po ťahu { $turn } ako text
    }

# The same moves by other rules

page-replay-editions = Podľa iných pravidiel
page-replay-editions-about = Koľko by tie isté ťahy vyniesli podľa pravidiel iných edícií.
page-replay-editions-counting = Počíta sa …
page-replay-editions-played = takto sa hralo

# Keys

page-replay-key-step = o ťah späť alebo ďalej
page-replay-key-round = o kolo späť alebo ďalej
page-replay-key-ends = na začiatok, na koniec
page-replay-key-play = prehrať alebo zastaviť
page-replay-key-fit = ukázať celú hraciu plochu
page-replay-key-zoom = zväčšiť, zmenšiť
page-replay-key-pan = posunúť hraciu plochu
