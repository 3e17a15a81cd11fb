# The replay of a game in the browser. $turn: the number of a turn, 0 is the beginning; $name: a player

page-replay-title = { $turn ->
        [0] { $edition }, begyndelsen
       *[other] { $edition }, tur { $turn }
    }
page-replay-goes-on = i gang endnu
page-replay-to-game = Til spillet

# Playback

page-replay-controls = Gennem spillet
page-replay-first = Til begyndelsen
page-replay-previous = En tur tilbage
page-replay-play = Afspil
page-replay-pause = Stop
page-replay-next = En tur frem
page-replay-last = Til slutningen
page-replay-slider = Tur
page-replay-place = { $turn ->
        [0] begyndelsen
       *[other] tur { $turn } af { $turns }
    }

# The moves

page-replay-moves = Træk
page-replay-round = Runde
# One letter for a piece, beside a move
page-replay-role = { $role ->
        [robber] T
        [knight] R
        [monk] M
        [gatherer] S
        [fisher] F
        [hunter] J
        [hut] H
       *[farmer] L
    }
# $move: in the notation; $points: what it scored at once
page-replay-move = Tur { $turn }, { $name }: { $move }{ $points ->
        [0] {""}
        [one] , 1 point
       *[other] , { $points } point
    }
# $points: a figure such as 4.1
page-replay-move-lost = gav { $points } væk
page-replay-beginning = Begyndelsen
page-replay-turn = Tur { $turn }: { $name }
page-replay-link = Kopiér et link til denne tur

# The course of the game, as a graph. $lead: a figure with its sign

page-replay-course = Spillets gang
page-replay-lead = forventet føring:
page-replay-lead-scored = føring i vundne point:
page-replay-luck = held i trækningen
page-replay-lost = tabt ved trækket
page-replay-graph = { $name }: føring tur for tur, nu { $lead }

# Analysis by a strong player. $points, $luck: figures such as 4.1

page-replay-judgement = Bedømmelse
page-replay-judgement-about = Vælg en tur for at se, hvad en stærk spiller mener om trækket.
page-replay-in-play = Hvad der var held, og hvad der ville have været bedre, fortælles, når spillet er slut.
page-replay-waiting = Dette spil bedømmes snart: lige nu ses der på et andet.
page-replay-working = En stærk spiller ser på hvert træk …
page-replay-progress = { $done } af { $turns } ture
page-replay-failed = Dette spil kunne ikke bedømmes.
page-replay-gave-away = Tur { $turn }: trækket gav { $points } point væk
page-replay-good = Tur { $turn }: omtrent så godt som det bedste træk
page-replay-best = Tur { $turn }: det bedste træk
page-replay-drawn = Held i trækningen (brik { $tile }): { $luck }.
# $reason: a message of reasons.ftl about the better move
page-replay-reason = Det bedre træk { $reason }.
# The same about the played move
page-replay-reason-played = Det spillede træk { $reason }.
page-replay-keeps-piece = Det bedre træk gemmer en figur til senere.
page-replay-no-reason = Hvad det bedre træk er værd, viser sig først, når spillet går videre.
page-replay-as-played = som spillet
# Labels on the board; $mark is a question mark or empty, $points a figure with its sign
page-replay-better = bedre { $points }
page-replay-other = { $points }
page-replay-played = spillet { $mark }
# In the cell that was played: the gain of the better move, an arrow if the tile is turned, the piece
page-replay-same-cell = { $told }: { $turned } { $piece }
page-replay-totals = Dygtighed og held
page-replay-total-luck = Held i trækningen
page-replay-total-lost = Tabt ved træk

# A new game from a turn

page-replay-play-on = Spil videre herfra
page-replay-play-on-about = { $turn ->
        [0] Et nyt spil fra begyndelsen. Det, der er tilbage i posen, blandes.
       *[other] Et nyt spil fra tur { $turn }. Det, der er tilbage i posen, blandes.
    }

# Files

page-replay-save = Gem
page-replay-save-text = Referat som tekst
page-replay-save-json = Referat som JSON
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
page-replay-editions-counting = Tæller op …
page-replay-editions-played = som det blev spillet

# Keys

page-replay-key-step = en tur tilbage eller frem
page-replay-key-round = en runde tilbage eller frem
page-replay-key-ends = til begyndelsen, til slutningen
page-replay-key-play = afspil eller stop
page-replay-key-fit = vis hele bordet
page-replay-key-zoom = større, mindre
page-replay-key-pan = flyt bordet
