# Co dzieje się przy stole w przeglądarce, a nie na planszy: $seat to nazwa gracza

event-resigned = { $seat } poddaje partię.
event-handed-over = { $seat }: od teraz gra tu gracz komputerowy „{ $level }”.
event-won-by-resignation = Koniec gry: wszyscy inni poddają partię, więc wygrywa { $seat }.
event-tallied = Policzone bez połączenia: { $seat }, { KIND($kind) }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
