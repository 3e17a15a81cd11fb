# The replay of a game in the browser. $turn: the number of a turn, 0 is the beginning; $name: a player

page-replay-title = { $turn ->
        [0] { $edition }, a kezdet
       *[other] { $edition }, { $turn }. kör
    }
page-replay-goes-on = még tart
page-replay-to-game = A játékhoz

# Playback

page-replay-controls = Lejátszás vezérlése
page-replay-first = Az elejére
page-replay-previous = Előző kör
page-replay-play = Lejátszás
page-replay-pause = Szünet
page-replay-next = Következő kör
page-replay-last = A végére
page-replay-slider = Kör
page-replay-place = { $turn ->
        [0] kezdet
       *[other] { $turn }. kör, összesen { $turns }
    }

# The moves

page-replay-moves = Lépések
page-replay-round = Forduló
# $move: in words, or in the notation; $points: what it scored at once
page-replay-move = { $turn }. kör, { $name }: { $move }{ $points ->
        [0] {""}
        [one] , 1 pont
       *[other] , { $points } pont
    }
# $points: a figure such as 4.1
page-replay-move-lost = { $points } pontot vesztett
page-replay-beginning = A kezdet
page-replay-turn = { $turn }. kör: { $name }
page-replay-turn-yours = { $turn }. kör: a te lépésed
page-replay-link = Link másolása erre a körre

# The course of the game, as a graph. $lead: a figure with its sign

page-replay-course = A játék menete
page-replay-course-short = Játékmenet
page-replay-lead = várható előny:
page-replay-lead-scored = előny a megszerzett pontokban:
page-replay-luck = szerencse a húzásban
page-replay-lost = a lépéssel elveszített
page-replay-graph = { $name } előnye körről körre, most { $lead }

# Analysis by a strong player. $points, $luck: figures such as 4.1

page-replay-judgement = Elemzés
page-replay-judgement-about = Válassz egy kört, és megtudod, mit gondol a lépésről egy erős játékos.
page-replay-in-play = A játék végén megnézheted, mi volt szerencse, és mi lett volna jobb.
page-replay-waiting = Ez a játék hamarosan sorra kerül az elemzésben.
page-replay-working = Egy erős játékos minden lépést elemez…
page-replay-progress = { $done } / { $turns } kör
page-replay-failed = Ezt a játékot nem sikerült elemezni.
# $size of the mistake
page-replay-gave-away = Ez a lépés { $points } pontba került. { $size ->
        [large] Volt sokkal jobb is.
       *[small] Volt jobb is.
    }
page-replay-good = A lépés nagyjából olyan jó volt, mint a legjobb.
page-replay-best = Ez volt a legjobb lépés.
page-replay-drawn = Szerencse a húzásban: { $luck }.
# $reason: a message of reasons.ftl about the better move
page-replay-reason = A jobb lépés: { $reason }.
# The same about the played move
page-replay-reason-played = A megtett lépés: { $reason }.
page-replay-keeps-piece = A jobb lépés megtart egy figurát későbbre.
page-replay-no-reason = A jobb lépés csak később térül meg.
# A move without a piece; $words say what it does
page-replay-no-piece = figura nélkül
page-replay-without-piece = { $words }, figura nélkül
page-replay-as-played = ezt lépték
page-replay-your-answer = a te válaszod
# Above the figures of several moves
page-replay-expected = várható előny a végén
# Labels on the board; $mark is a question mark or empty, $points a figure with its sign
page-replay-better = jobb { $points }
page-replay-other = { $points }
page-replay-played = megtett { $mark }
# In the cell that was played: the gain of the better move, and its piece
page-replay-same-cell = { $told }: { $piece }
page-replay-totals = Tudás és szerencse
page-replay-total-luck = Szerencse a húzásban
page-replay-total-lost = Lépésekkel elveszített

# A mistake is tried once more. $points: how many points the tried move is worse than the best one

page-replay-try = Próbáld meg te
page-replay-try-again = Még egyszer
page-replay-try-leave = Vissza a megtett lépéshez
page-replay-show-best = Mutasd a legjobb lépést
page-replay-previous-mistake = Előző hiba
page-replay-next-mistake = Következő hiba
page-replay-verdict = { $verdict ->
        [best] Ez a legjobb lépés
        [good] Jó: csak { $points } ponttal marad el a legjobbtól
        [better] Jobb, mint az előbb, de { $points } ponttal elmarad a legjobbtól
        [same] Ez ugyanaz a lépés volt
       *[worse] Ez nem jobb: { $points } ponttal marad el a legjobbtól
    }

# The mistakes of a game one after the other. $number: that of a mistake; $count: all of them

page-replay-lesson = Tanulás a hibáimból
page-replay-lesson-start = Tanulás a hibáimból ({ $count })
page-replay-lesson-place = { $number } / { $count }
page-replay-lesson-none = Ebben a játékban nem volt olyan hibád, amelyből itt tanulhatnál.
page-replay-lesson-done = Jobb lépést találtál: { $found } / { $count }.
page-replay-lesson-again = Elölről
page-replay-lesson-leave = Az összes lépés

# A new game from a turn; $name: the player to move

page-replay-play-before = Újra ettől a lépéstől
page-replay-play-before-about = Új játék, amely e lépés előtt kezdődik ({ $turn }. kör): { $name } ugyanezt a kártyát rakja le. Ami a zsákban maradt, azt megkeverjük.
page-replay-play-move = Folytatás ezzel a lépéssel
page-replay-play-move-about = Új játék, amely e lépés után kezdődik ({ $turn }. kör), a megtett lépés helyett. Ami a zsákban maradt, azt megkeverjük.
page-replay-play-on = { $turn ->
        [0] Játék az elejétől
       *[other] Folytatás { $turn } kör után
    }
page-replay-play-on-about = { $turn ->
        [0] Új játék a kezdettől. Elsőként { $name } lép. Ami a zsákban maradt, azt megkeverjük.
       *[other] Új játék, amely { $turn } kör után kezdődik. { $name } következik. Ami a zsákban maradt, azt megkeverjük.
    }

# Files

page-replay-save = Mentés
page-replay-save-text = Játéknapló szövegként
page-replay-save-json = Játéknapló JSON-ként
page-replay-save-picture = { $turn ->
        [0] A kezdet képe (SVG)
       *[other] Kép: { $turn }. kör (SVG)
    }
page-replay-save-position = { $turn ->
        [0] A kezdőállás szövegként
       *[other] Állás { $turn } kör után, szövegként
    }

# The same moves by other rules

page-replay-editions = Más szabályokkal
page-replay-editions-about = Mennyit értek volna ugyanezek a lépések más kiadások szabályai szerint.
page-replay-editions-counting = Számolunk…
page-replay-editions-played = így játszották

# Keys

page-replay-key-step = előző vagy következő kör
page-replay-key-mistakes = előző vagy következő hiba
page-replay-key-ends = az elejére, a végére
page-replay-key-play = lejátszás vagy szünet
page-replay-key-try = próbáld meg te a lépést
page-replay-key-course = a játék menetének mutatása vagy elrejtése
page-replay-key-fit = az egész tábla mutatása
page-replay-key-zoom = nagyítás, kicsinyítés
page-replay-key-pan = a tábla mozgatása
