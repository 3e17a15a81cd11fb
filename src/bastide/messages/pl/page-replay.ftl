# The replay of a game in the browser. $turn: the number of a turn, 0 is the beginning; $name: a player

page-replay-title = { $turn ->
        [0] { $edition }, początek
       *[other] { $edition }, tura { $turn }
    }
page-replay-goes-on = jeszcze trwa
page-replay-to-game = Do partii

# Playback

page-replay-controls = Nawigacja po partii
page-replay-first = Na początek
page-replay-previous = Poprzednia tura
page-replay-play = Odtwarzaj
page-replay-pause = Wstrzymaj
page-replay-next = Następna tura
page-replay-last = Na koniec
page-replay-slider = Tura
page-replay-place = { $turn ->
        [0] początek
       *[other] tura { $turn } z { $turns }
    }

# The moves

page-replay-moves = Ruchy
page-replay-round = Runda
# $move: in words, or in the notation; $points: what it scored at once
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
page-replay-turn-yours = Tura { $turn }: twój ruch
page-replay-link = Kopiuj link do tej tury

# The course of the game, as a graph. $lead: a figure with its sign

page-replay-course = Przebieg partii
page-replay-course-short = Przebieg
page-replay-lead = oczekiwana przewaga:
page-replay-lead-scored = przewaga w zdobytych punktach:
page-replay-luck = szczęście w losowaniu
page-replay-lost = strata przez ruch
page-replay-graph = { $name }: przewaga tura po turze, teraz { $lead }

# Analysis by a strong player. $points, $luck: figures such as 4.1

page-replay-judgement = Analiza
page-replay-judgement-about = Wybierz turę, a zobaczysz, co o ruchu myśli silny gracz.
page-replay-in-play = Co było szczęściem, a co można było zagrać lepiej, dowiesz się po zakończeniu partii.
page-replay-waiting = Ta partia czeka w kolejce do analizy.
page-replay-working = Silny gracz analizuje każdy ruch…
page-replay-progress = { $done } z { $turns } tur
page-replay-failed = Tej partii nie udało się przeanalizować.
# $size of the mistake
page-replay-gave-away = Ten ruch kosztował { $points } pkt. { $size ->
        [large] Można było zagrać znacznie lepiej.
       *[small] Można było zagrać lepiej.
    }
page-replay-good = Ruch prawie tak dobry jak najlepszy.
page-replay-best = To był najlepszy ruch.
page-replay-drawn = Szczęście w losowaniu: { $luck }.
# $reason: a message of reasons.ftl about the better move
page-replay-reason = Lepszy ruch { $reason }.
# The same about the played move
page-replay-reason-played = Zagrany ruch { $reason }.
page-replay-keeps-piece = Lepszy ruch zostawia pionek na później.
page-replay-no-reason = Lepszy ruch opłaca się dopiero w dalszej grze.
# A move without a piece; $words say what it does
page-replay-no-piece = bez pionka
page-replay-without-piece = { $words }, bez pionka
page-replay-as-played = tak zagrano
page-replay-your-answer = twoja odpowiedź
# Above the figures of several moves
page-replay-expected = oczekiwana przewaga na koniec
# Labels on the board; $mark is a question mark or empty, $points a figure with its sign
page-replay-better = lepiej { $points }
page-replay-other = { $points }
page-replay-played = zagrano { $mark }
# In the cell that was played: the gain of the better move, and its piece
page-replay-same-cell = { $told }: { $piece }
page-replay-totals = Umiejętności i szczęście
page-replay-total-luck = Szczęście w losowaniu
page-replay-total-lost = Stracone przez ruchy

# A mistake is tried once more. $points: how many points the tried move is worse than the best one

page-replay-try = Spróbuj samodzielnie
page-replay-try-again = Jeszcze raz
page-replay-try-leave = Wróć do zagranego ruchu
page-replay-show-best = Pokaż najlepszy ruch
page-replay-previous-mistake = Poprzedni błąd
page-replay-next-mistake = Następny błąd
page-replay-verdict = { $verdict ->
        [best] To najlepszy ruch
        [good] Dobrze: tylko { $points } pkt gorzej od najlepszego
        [better] Lepiej niż poprzednio, ale { $points } pkt gorzej od najlepszego
        [same] To znowu ten sam ruch
       *[worse] Nie lepiej: { $points } pkt gorzej od najlepszego
    }

# The mistakes of a game one after the other. $number: that of a mistake; $count: all of them

page-replay-lesson = Nauka na moich błędach
page-replay-lesson-start = Nauka na moich błędach ({ $count })
page-replay-lesson-place = { $number } z { $count }
page-replay-lesson-none = W tej partii nie ma twoich błędów, na których można by się tu uczyć.
page-replay-lesson-done = Znalezione lepsze ruchy: { $found } z { $count }.
page-replay-lesson-again = Od początku
page-replay-lesson-leave = Wszystkie ruchy

# A new game from a turn; $name: the player to move

page-replay-play-before = Graj od tej tury
page-replay-play-before-about = Nowa partia, która zaczyna się przed turą { $turn }: { $name } ma tę samą płytkę. Płytki w woreczku zostaną pomieszane.
page-replay-play-move = Zagraj ten ruch
page-replay-play-move-about = Nowa partia, która zaczyna się po tym ruchu w turze { $turn } zamiast zagranego. Płytki w woreczku zostaną pomieszane.
page-replay-play-on = { $turn ->
        [0] Graj od początku
       *[other] Graj dalej po turze { $turn }
    }
page-replay-play-on-about = { $turn ->
        [0] Nowa partia od początku. Zaczyna { $name }. Płytki w woreczku zostaną pomieszane.
       *[other] Nowa partia, która zaczyna się po turze { $turn }. Następny ruch: { $name }. Płytki w woreczku zostaną pomieszane.
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
page-replay-editions-about = Ile dałyby te same ruchy według zasad innych edycji.
page-replay-editions-counting = Trwa liczenie…
page-replay-editions-played = tak grano

# Keys

page-replay-key-step = poprzednia lub następna tura
page-replay-key-mistakes = poprzedni lub następny błąd
page-replay-key-ends = na początek, na koniec
page-replay-key-play = odtwarzaj lub wstrzymaj
page-replay-key-try = spróbuj samodzielnie
page-replay-key-course = pokaż lub ukryj przebieg partii
page-replay-key-fit = pokaż całą planszę
page-replay-key-zoom = powiększ, pomniejsz
page-replay-key-pan = przesuń planszę
