# The replay of a game in the browser. $turn: the number of a turn, 0 is the beginning; $name: a player

page-replay-title = { $turn ->
        [0] { $edition }, początek
       *[other] { $edition }, tura { $turn }
    }
page-replay-goes-on = jeszcze trwa
page-replay-to-game = Do partii

# Playback

page-replay-controls = Przez partię
page-replay-first = Na początek
page-replay-previous = Tura wstecz
page-replay-play = Odtwarzaj
page-replay-pause = Zatrzymaj
page-replay-next = Tura dalej
page-replay-last = Na koniec
page-replay-slider = Tura
page-replay-place = { $turn ->
        [0] początek
       *[other] tura { $turn } z { $turns }
    }

# The moves

page-replay-moves = Ruchy
page-replay-round = Runda
# One letter for a piece, beside a move
page-replay-role = { $role ->
        [robber] Z
        [knight] R
        [monk] M
        [gatherer] Z
        [fisher] R
        [hunter] Ł
        [hut] Ch
       *[farmer] Ch
    }
# $move: in the notation; $points: what it scored at once
page-replay-move = Tura { $turn }, { $name }: { $move }{ $points ->
        [0] {""}
        [one] , 1 punkt
        [few] , { $points } punkty
        [many] , { $points } punktów
       *[other] , { $points } punktu
    }
# $points: a figure such as 4.1
page-replay-move-lost = strata { $points }
page-replay-beginning = Początek
page-replay-turn = Tura { $turn }: { $name }
page-replay-link = Kopiuj link do tej tury

# The course of the game, as a graph. $lead: a figure with its sign

page-replay-course = Przebieg partii
page-replay-lead = oczekiwana przewaga:
page-replay-lead-scored = przewaga w zdobytych punktach:
page-replay-luck = szczęście w losowaniu
page-replay-lost = strata przez ruch
page-replay-graph = { $name }: przewaga tura po turze, teraz { $lead }

# Analysis by a strong player. $points, $luck: figures such as 4.1

page-replay-judgement = Ocena
page-replay-judgement-about = Wybierz turę, a zobaczysz, co o ruchu myśli silny gracz.
page-replay-in-play = Co było szczęściem, a co można było zagrać lepiej, dowiesz się po zakończeniu partii.
page-replay-waiting = Ta partia wkrótce zostanie oceniona: na razie oceniana jest inna.
page-replay-working = Silny gracz przygląda się każdemu ruchowi …
page-replay-progress = { $done } z { $turns } tur
page-replay-failed = Tej partii nie udało się ocenić.
page-replay-gave-away = Tura { $turn }: strata { $points } pkt
page-replay-good = Tura { $turn }: ruch prawie tak dobry jak najlepszy
page-replay-best = Tura { $turn }: najlepszy ruch
page-replay-drawn = Szczęście w losowaniu (płytka { $tile }): { $luck }.
# $reason: a message of reasons.ftl about the better move
page-replay-reason = Lepszy ruch { $reason }.
# The same about the played move
page-replay-reason-played = Zagrany ruch { $reason }.
page-replay-keeps-piece = Lepszy ruch zostawia pionek na później.
page-replay-no-reason = Ile jest wart lepszy ruch, widać dopiero w dalszej grze.
page-replay-as-played = tak zagrano
# Labels on the board; $mark is a question mark or empty, $points a figure with its sign
page-replay-better = lepiej { $points }
page-replay-other = { $points }
page-replay-played = zagrano { $mark }
# In the cell that was played: the gain of the better move, an arrow if the tile is turned, the piece
page-replay-same-cell = { $told }: { $turned } { $piece }
page-replay-totals = Umiejętności i szczęście
page-replay-total-luck = Szczęście w losowaniu
page-replay-total-lost = Stracone przez ruchy

# A new game from a turn

page-replay-play-on = Graj stąd dalej
page-replay-play-on-about = { $turn ->
        [0] Nowa partia od początku. To, co zostało w woreczku, jest tasowane.
       *[other] Nowa partia od tury { $turn }. To, co zostało w woreczku, jest tasowane.
    }

# Files

page-replay-save = Pobierz
page-replay-save-text = Zapis jako tekst
page-replay-save-json = Zapis jako JSON
page-replay-save-picture = { $turn ->
        [0] Obraz początku (SVG)
       *[other] Obraz tury { $turn } (SVG)
    }
page-replay-save-position = { $turn ->
        [0] Pozycja początkowa jako tekst
       *[other] Pozycja po turze { $turn } jako tekst
    }

# The same moves by other rules

page-replay-editions = Według innych zasad
page-replay-editions-about = Ile dałyby te same ruchy według zasad innych wydań.
page-replay-editions-counting = Trwa liczenie …
page-replay-editions-played = tak grano

# Keys

page-replay-key-step = tura wstecz lub dalej
page-replay-key-round = runda wstecz lub dalej
page-replay-key-ends = na początek, na koniec
page-replay-key-play = odtwarzaj lub zatrzymaj
page-replay-key-fit = pokaż całą planszę
page-replay-key-zoom = większa, mniejsza
page-replay-key-pan = przesuń planszę
