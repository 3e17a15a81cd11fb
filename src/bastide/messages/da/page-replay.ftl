# The replay of a game in the browser. $turn: the number of a turn, 0 is the beginning; $name: a player

page-replay-title = { $turn ->
        [0] { $edition }, begyndelsen
       *[other] { $edition }, tur { $turn }
    }
page-replay-goes-on = stadig i gang
page-replay-to-game = Til spillet

# Playback

page-replay-controls = Afspilning
page-replay-first = Til begyndelsen
page-replay-previous = Forrige tur
page-replay-play = Afspil
page-replay-pause = Pause
page-replay-next = Næste tur
page-replay-last = Til slutningen
page-replay-slider = Tur
page-replay-place = { $turn ->
        [0] begyndelsen
       *[other] tur { $turn } af { $turns }
    }

# The moves

page-replay-moves = Træk
page-replay-round = Runde
# $move: in words, or in the notation; $points: what it scored at once
page-replay-move = Tur { $turn }, { $name }: { $move }{ $points ->
        [0] {""}
        [one] , 1 point
       *[other] , { $points } point
    }
# $points: a figure such as 4.1
page-replay-move-lost = kostede { $points } point
page-replay-beginning = Begyndelsen
page-replay-turn = Tur { $turn }: { $name }
page-replay-turn-yours = Tur { $turn }: dit træk
page-replay-link = Kopier et link til denne tur

# The course of the game, as a graph. $lead: a figure with its sign

page-replay-course = Spillets gang
page-replay-course-short = Forløb
page-replay-lead = forventet føring:
page-replay-lead-scored = føring i opnåede point:
page-replay-luck = held med brikkerne
page-replay-lost = tabt ved trækket
page-replay-graph = { $name }: føring tur for tur, nu { $lead }

# Analysis by a strong player. $points, $luck: figures such as 4.1

page-replay-judgement = Analyse
page-replay-judgement-about = Vælg en tur for at se, hvad en stærk spiller mener om trækket.
page-replay-in-play = Når spillet er slut, kan du se, hvad der var held, og hvad der ville have været bedre.
page-replay-waiting = Dette spil er det næste i køen til analyse.
page-replay-working = En stærk spiller analyserer hvert træk…
page-replay-progress = { $done } af { $turns } ture
page-replay-failed = Dette spil kunne ikke analyseres.
# $size of the mistake
page-replay-gave-away = Trækket kostede { $points } point. { $size ->
        [large] Der var et langt bedre.
       *[small] Der var et bedre.
    }
page-replay-good = Trækket var omtrent lige så godt som det bedste.
page-replay-best = Det var det bedste træk.
page-replay-drawn = Held med brikkerne: { $luck }.
# $reason: a message of reasons.ftl about the better move
page-replay-reason = Det bedre træk { $reason }.
# The same about the played move
page-replay-reason-played = Det spillede træk { $reason }.
page-replay-keeps-piece = Det bedre træk gemmer en figur til senere.
page-replay-no-reason = Det bedre træk lønner sig først senere i spillet.
# A move without a piece; $words say what it does
page-replay-no-piece = ingen figur
page-replay-without-piece = { $words }, ingen figur
page-replay-as-played = som det blev spillet
page-replay-your-answer = dit svar
# Above the figures of several moves
page-replay-expected = forventet føring til sidst
# Labels on the board; $mark is a question mark or empty, $points a figure with its sign
page-replay-better = bedre { $points }
page-replay-other = { $points }
page-replay-played = valgt { $mark }
# In the cell that was played: the gain of the better move, and its piece
page-replay-same-cell = { $told }: { $piece }
page-replay-totals = Dygtighed og held
page-replay-total-luck = Held med brikkerne
page-replay-total-lost = Tabt ved træk

# A mistake is tried once more. $points: how many points the tried move is worse than the best one

page-replay-try = Prøv selv
page-replay-try-again = En gang til
page-replay-try-leave = Tilbage til det spillede træk
page-replay-show-best = Vis det bedste træk
page-replay-previous-mistake = Forrige fejl
page-replay-next-mistake = Næste fejl
page-replay-verdict = { $verdict ->
        [best] Det er det bedste træk
        [good] Godt: kun { $points } point fra det bedste
        [better] Bedre end før, { $points } point fra det bedste
        [same] Det var det samme træk igen
       *[worse] Ikke bedre: { $points } point fra det bedste
    }

# The mistakes of a game one after the other. $number: that of a mistake; $count: all of them

page-replay-lesson = Lær af mine fejl
page-replay-lesson-start = Lær af mine fejl ({ $count })
page-replay-lesson-place = { $number } af { $count }
page-replay-lesson-none = Du lavede ingen fejl i dette spil, som du kan lære af her.
page-replay-lesson-done = Du fandt { $found } af { $count } bedre træk.
page-replay-lesson-again = Forfra
page-replay-lesson-leave = Alle træk

# A new game from a turn; $name: the player to move

page-replay-play-before = Spil fra før trækket
page-replay-play-before-about = Et nyt spil, der begynder før tur { $turn }: { $name } har den samme brik på hånden. De resterende brikker i posen blandes.
page-replay-play-move = Spil dette træk
page-replay-play-move-about = Et nyt spil, der begynder efter dette træk i tur { $turn } i stedet for det spillede. De resterende brikker i posen blandes.
page-replay-play-on = { $turn ->
        [0] Spil fra begyndelsen
       *[other] Spil videre efter tur { $turn }
    }
page-replay-play-on-about = { $turn ->
        [0] Et nyt spil fra begyndelsen. { $name } har det første træk. De resterende brikker i posen blandes.
       *[other] Et nyt spil, der begynder efter tur { $turn }. { $name } har det næste træk. De resterende brikker i posen blandes.
    }

# Files

page-replay-save = Gem
page-replay-save-text = Spillog som tekst
page-replay-save-json = Spillog som JSON
page-replay-save-picture = { $turn ->
        [0] Billede af begyndelsen (SVG)
       *[other] Billede af tur { $turn } (SVG)
    }
page-replay-save-position = { $turn ->
        [0] Stillingen i begyndelsen som tekst
       *[other] Stillingen efter tur { $turn } som tekst
    }

# The same moves by other rules

page-replay-editions = Efter andre regler
page-replay-editions-about = Hvad de samme træk ville have givet efter andre udgavers regler.
page-replay-editions-counting = Tæller op…
page-replay-editions-played = som det blev spillet

# Keys

page-replay-key-step = forrige eller næste tur
page-replay-key-mistakes = forrige eller næste fejl
page-replay-key-ends = til begyndelsen, til slutningen
page-replay-key-play = afspil eller hold pause
page-replay-key-try = prøv selv
page-replay-key-course = vis eller skjul spillets gang
page-replay-key-fit = vis hele spillepladen
page-replay-key-zoom = zoom ind, zoom ud
page-replay-key-pan = flyt spillepladen
