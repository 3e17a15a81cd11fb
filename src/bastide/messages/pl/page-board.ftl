# Plansza partii w przeglądarce

page-board-smaller = Pomniejsz
page-board-larger = Powiększ
page-board-fit = Pokaż całą planszę
page-board-last = Do ostatniej płytki
page-board-cells = Gdzie można ułożyć płytkę
# $cell: gdzie to jest, np. 3,0
page-board-cell = { $cell }
page-board-gain = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
# $turns: na ile sposobów płytka może tu leżeć
page-board-turn = { $turns ->
        [1] Płytka pasuje tylko tak
       *[other] Obróć płytkę
    }
page-board-turn-left = Obróć w lewo
page-board-turn-right = Obróć w prawo
# $has: co płytka miałaby na boku, $wanted: co ma tam sąsiednia; rodzaje terenu
page-board-clash = Tu { KIND($has) } trafia na { KIND($wanted, form: "accusative") }.

# Role, jako etykiety
page-board-role = { $role ->
        [robber] Zbójca
        [knight] Rycerz
        [monk] Mnich
        [gatherer] Zbieracz
        [fisher] Rybak
        [hunter] Łowca
        [hut] Chata
       *[farmer] Chłop
    }

# Płytka na próbę. $role: pionek; $kind: rodzaj obszaru; $name: gracz, którego pionek tam stoi

page-board-claims = { $role ->
        [robber] Zbójca na trakcie
        [knight] Rycerz w mieście
        [monk] Mnich w klasztorze
        [gatherer] Zbieracz w lesie
        [fisher] Rybak na rzece
        [hunter] Łowca na łące
        [hut] Chata w systemie rzecznym
       *[farmer] Chłop na polu
    }
page-board-completes = { $kind ->
        [road] Kończy trakt
        [city] Kończy miasto
        [monastery] Kończy klasztor
        [forest] Kończy las
       *[river] Kończy rzekę
    }
page-board-joins = { $kind ->
        [road] Łączy się z traktem ({ $name })
        [city] Łączy się z miastem ({ $name })
        [forest] Łączy się z lasem ({ $name })
        [river] Łączy się z rzeką ({ $name })
        [system] Łączy się z systemem rzecznym ({ $name })
        [meadow] Łączy się z łąką ({ $name })
       *[field] Łączy się z polem ({ $name })
    }
page-board-taken = { $kind ->
        [road] Zajęty trakt
        [city] Zajęte miasto
        [monastery] Zajęty klasztor
        [forest] Zajęty las
        [river] Zajęta rzeka
        [system] Zajęty system rzeczny
        [meadow] Zajęta łąka
       *[field] Zajęte pole
    }
# Punkty teraz oraz po ukończeniu obszaru lub wszystkich miast przy polu
page-board-worth = { $now ->
        [one] Teraz 1 punkt
        [few] Teraz { $now } punkty
        [many] Teraz { $now } punktów
       *[other] Teraz { $now } punktu
    }, po ukończeniu { $completed }.
page-board-worth-fixed = { $points ->
        [one] Daje 1 punkt.
        [few] Daje { $points } punkty.
        [many] Daje { $points } punktów.
       *[other] Daje { $points } punktu.
    }
page-board-pays = { $points ->
        [one] Od razu daje 1 punkt.
        [few] Od razu daje { $points } punkty.
        [many] Od razu daje { $points } punktów.
       *[other] Od razu daje { $points } punktu.
    }
# Po tym, kto ma tam ile pionków; $count graczy ma ich najwięcej
page-board-shared = { $count ->
        [2] Obie osoby dostają pełną liczbę punktów.
        [one] { $count } osoba dostaje pełną liczbę punktów.
        [few] { $count } osoby dostają pełną liczbę punktów.
        [many] { $count } osób dostaje pełną liczbę punktów.
       *[other] { $count } osoby dostaje pełną liczbę punktów.
    }
page-board-open = { $kind ->
        [monastery] { $count ->
            [one] Wokół jest 1 pusta kratka.
            [few] Wokół są { $count } puste kratki.
            [many] Wokół jest { $count } pustych kratek.
           *[other] Wokół jest { $count } pustej kratki.
        }
       *[other] { $count ->
            [one] 1 bok jest otwarty.
            [few] { $count } boki są otwarte.
            [many] { $count } boków jest otwartych.
           *[other] { $count } boku jest otwarte.
        }
    }
page-board-no-pieces = Nie masz już pionków. Pionek wraca, gdy jego obszar zostanie ukończony.
