# The replay of a game in the browser. $turn: the number of a turn, 0 is the beginning; $name: a player

page-replay-title = { $turn ->
        [0] { $edition }, a kezdet
       *[other] { $edition }, { $turn }. kör
    }
page-replay-goes-on = még tart
page-replay-to-game = A játékhoz

# Playback

page-replay-controls = Végig a játékon
page-replay-first = Az elejére
page-replay-previous = Egy kört vissza
page-replay-play = Lejátszás
page-replay-pause = Megállítás
page-replay-next = Egy kört előre
page-replay-last = A végére
page-replay-slider = Kör
page-replay-place = { $turn ->
        [0] kezdet
       *[other] { $turn }. kör, összesen { $turns }
    }

# The moves

page-replay-moves = Lépések
page-replay-round = Forduló
# One letter for a piece, beside a move
page-replay-role = { $role ->
        [robber] Ú
        [knight] L
        [monk] Sz
        [gatherer] Gy
        [fisher] H
        [hunter] V
        [hut] K
       *[farmer] P
    }
# $move: in the notation; $points: what it scored at once
page-replay-move = { $turn }. kör, { $name }: { $move }{ $points ->
        [0] {""}
        [one] , 1 pont
       *[other] , { $points } pont
    }
# $points: a figure such as 4.1
page-replay-move-lost = { $points } pontot elvesztett
page-replay-beginning = A kezdet
page-replay-turn = { $turn }. kör: { $name }
page-replay-link = Hivatkozás másolása erre a körre

# The course of the game, as a graph. $lead: a figure with its sign

page-replay-course = A játék menete
page-replay-lead = várható előny:
page-replay-lead-scored = előny a megszerzett pontokban:
page-replay-luck = szerencse a húzásban
page-replay-lost = a lépéssel elveszítve
page-replay-graph = { $name } előnye körről körre, most { $lead }

# Analysis by a strong player. $points, $luck: figures such as 4.1

page-replay-judgement = Értékelés
page-replay-judgement-about = Válassz egy kört, és megtudod, mit gondol a lépésről egy erős játékos.
page-replay-in-play = Hogy mi volt szerencse, és mi lett volna jobb, a játék végén derül ki.
page-replay-waiting = Ez a játék hamarosan sorra kerül: most egy másikat értékelünk.
page-replay-working = Egy erős játékos minden lépést megnéz …
page-replay-progress = { $done } / { $turns } kör
page-replay-failed = Ezt a játékot nem sikerült értékelni.
page-replay-gave-away = { $turn }. kör: ez a lépés { $points } pontot elvesztett
page-replay-good = { $turn }. kör: a lépés nagyjából olyan jó volt, mint a legjobb
page-replay-best = { $turn }. kör: ez volt a legjobb lépés
page-replay-drawn = Szerencse a húzásban ({ $tile } kártya): { $luck }.
# $reason: a message of reasons.ftl about the better move
page-replay-reason = Ezt tudja a jobb lépés: { $reason }.
# The same about the played move
page-replay-reason-played = Ezt tudja a megtett lépés: { $reason }.
page-replay-keeps-piece = A jobb lépés megtart egy figurát későbbre.
page-replay-no-reason = Hogy mit ér a jobb lépés, csak a játék folytatásában derül ki.
page-replay-as-played = ezt lépték
# Labels on the board; $mark is a question mark or empty, $points a figure with its sign
page-replay-better = jobb { $points }
page-replay-other = { $points }
page-replay-played = lépték { $mark }
# In the cell that was played: the gain of the better move, an arrow if the tile is turned, the piece
page-replay-same-cell = { $told }: { $turned } { $piece }
page-replay-totals = Tudás és szerencse
page-replay-total-luck = Szerencse a húzásban
page-replay-total-lost = Lépésekkel elveszítve

# A new game from a turn

page-replay-play-on = Innen tovább
page-replay-play-on-about = { $turn ->
        [0] Új játék a kezdettől. Ami a zsákban maradt, azt megkeverjük.
       *[other] Új játék innen: { $turn }. kör. Ami a zsákban maradt, azt megkeverjük.
    }

# Files

page-replay-save = Mentés
page-replay-save-text = Feljegyzés szövegként
page-replay-save-json = Feljegyzés JSON-ként
page-replay-save-picture = { $turn ->
        [0] A kezdet képe (SVG)
       *[other] Kép: { $turn }. kör (SVG)
    }
page-replay-save-position = { $turn ->
        [0] A kezdőállás szövegként
       *[other] Állás szövegként: { $turn }. kör után
    }

# The same moves by other rules

page-replay-editions = Más szabályokkal
page-replay-editions-about = Mennyit értek volna ugyanezek a lépések más kiadások szabályai szerint.
page-replay-editions-counting = Számolunk …
page-replay-editions-played = így játszották

# Keys

page-replay-key-step = egy kört vissza vagy előre
page-replay-key-round = egy fordulót vissza vagy előre
page-replay-key-ends = az elejére, a végére
page-replay-key-play = lejátszás vagy megállítás
page-replay-key-fit = az egész tábla mutatása
page-replay-key-zoom = nagyobb, kisebb
page-replay-key-pan = a tábla mozgatása
