# The replay of a game in the browser. $turn: the number of a turn, 0 is the beginning; $name: a player

page-replay-title = { $turn ->
        [0] { $edition }, začiatok
       *[other] { $edition }, ťah { $turn }
    }
page-replay-goes-on = ešte sa hrá
page-replay-to-game = Späť k partii

# Playback

page-replay-controls = Ovládanie prehrávania
page-replay-first = Na začiatok
page-replay-previous = Predchádzajúci ťah
page-replay-play = Prehrať
page-replay-pause = Pozastaviť
page-replay-next = Ďalší ťah
page-replay-last = Na koniec
page-replay-slider = Ťah
page-replay-place = { $turn ->
        [0] začiatok
       *[other] ťah { $turn } z { $turns }
    }

# The moves

page-replay-moves = Ťahy
page-replay-round = Kolo
# $move: in words, or in the notation; $points: what it scored at once
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
page-replay-turn-yours = Ťah { $turn }: ty
page-replay-link = Kopírovať odkaz na tento ťah

# The course of the game, as a graph. $lead: a figure with its sign

page-replay-course = Priebeh partie
page-replay-course-short = Priebeh
page-replay-lead = očakávaný náskok:
page-replay-lead-scored = náskok v získaných bodoch:
page-replay-luck = šťastie pri ťahaní kariet
page-replay-lost = stratené ťahom
page-replay-graph = { $name }: náskok ťah za ťahom, teraz { $lead }

# Analysis by a strong player. $points, $luck: figures such as 4.1

page-replay-judgement = Rozbor
page-replay-judgement-about = Vyber ťah a uvidíš, čo si o ňom myslí silný hráč.
page-replay-in-play = Po skončení partie uvidíš, čo bolo šťastie a čo sa dalo zahrať lepšie.
page-replay-waiting = Táto partia čaká v poradí na rozbor.
page-replay-working = Silný hráč rozoberá každý ťah…
page-replay-progress = { $done } z { $turns } ťahov
page-replay-failed = Túto partiu sa nepodarilo rozobrať.
# $size of the mistake
page-replay-gave-away = Tento ťah stál { $points } bodu. { $size ->
        [large] Dalo sa zahrať oveľa lepšie.
       *[small] Dalo sa zahrať lepšie.
    }
page-replay-good = Ťah bol asi taký dobrý ako najlepší.
page-replay-best = Bol to najlepší ťah.
page-replay-drawn = Šťastie pri ťahaní karty: { $luck }.
# $reason: a message of reasons.ftl about the better move
page-replay-reason = Lepší ťah { $reason }.
# The same about the played move
page-replay-reason-played = Zahraný ťah { $reason }.
page-replay-keeps-piece = Lepší ťah šetrí figúrku na neskôr.
page-replay-no-reason = Lepší ťah sa vyplatí až neskôr v hre.
# A move without a piece; $words say what it does
page-replay-no-piece = bez figúrky
page-replay-without-piece = { $words }, bez figúrky
page-replay-as-played = tak sa hralo
page-replay-your-answer = tvoja odpoveď
# Above the figures of several moves
page-replay-expected = očakávaný náskok na konci
# Labels on the board; $mark is a question mark or empty, $points a figure with its sign
page-replay-better = lepšie { $points }
page-replay-other = { $points }
page-replay-played = zahrané { $mark }
# In the cell that was played: the gain of the better move, and its piece
page-replay-same-cell = { $told }: { $piece }
page-replay-totals = Zručnosť a šťastie
page-replay-total-luck = Šťastie pri ťahaní
page-replay-total-lost = Stratené ťahmi

# A mistake is tried once more. $points: how many points the tried move is worse than the best one

page-replay-try = Vyskúšaj si to
page-replay-try-again = Ešte raz
page-replay-try-leave = Späť k zahranému ťahu
page-replay-show-best = Ukázať najlepší ťah
page-replay-previous-mistake = Predchádzajúca chyba
page-replay-next-mistake = Ďalšia chyba
page-replay-verdict = { $verdict ->
        [best] To je najlepší ťah
        [good] Dobre: do najlepšieho chýba len { $points } bodu
        [better] Lepšie než predtým, do najlepšieho chýba { $points } bodu
        [same] To bol znova ten istý ťah
       *[worse] Nie je to lepšie: do najlepšieho chýba { $points } bodu
    }

# The mistakes of a game one after the other. $number: that of a mistake; $count: all of them

page-replay-lesson = Poučiť sa z vlastných chýb
page-replay-lesson-start = Poučiť sa z vlastných chýb ({ $count })
page-replay-lesson-place = { $number } z { $count }
page-replay-lesson-none = V tejto partii nemáš chyby, z ktorých by sa tu dalo poučiť.
page-replay-lesson-done = Nájdené lepšie ťahy: { $found } z { $count }.
page-replay-lesson-again = Od začiatku
page-replay-lesson-leave = Všetky ťahy

# A new game from a turn; $name: the player to move

page-replay-play-before = Hrať znova od tohto ťahu
page-replay-play-before-about = Nová partia, ktorá sa začína pred ťahom { $turn }: { $name } má v ruke tú istú kartu. Karty vo vrecúšku sa zamiešajú.
page-replay-play-move = Zahrať tento ťah
page-replay-play-move-about = Nová partia, v ktorej sa ťah { $turn } zahrá takto. Karty vo vrecúšku sa zamiešajú.
page-replay-play-on = { $turn ->
        [0] Hrať od začiatku
       *[other] Hrať ďalej po ťahu { $turn }
    }
page-replay-play-on-about = { $turn ->
        [0] Nová partia od začiatku. Začína { $name }. Karty vo vrecúšku sa zamiešajú.
       *[other] Nová partia, ktorá sa začína po ťahu { $turn }. Na rade je { $name }. Karty vo vrecúšku sa zamiešajú.
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
page-replay-editions-about = Koľko bodov by tie isté ťahy priniesli podľa pravidiel iných edícií.
page-replay-editions-counting = Počíta sa…
page-replay-editions-played = tak sa hralo

# Keys

page-replay-key-step = predchádzajúci alebo ďalší ťah
page-replay-key-mistakes = predchádzajúca alebo ďalšia chyba
page-replay-key-ends = na začiatok, na koniec
page-replay-key-play = prehrať alebo pozastaviť
page-replay-key-try = vyskúšať si ťah
page-replay-key-course = ukázať alebo skryť priebeh partie
page-replay-key-fit = ukázať celú hraciu plochu
page-replay-key-zoom = zväčšiť, zmenšiť
page-replay-key-pan = posunúť hraciu plochu
