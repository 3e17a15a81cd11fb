# Co dzieje się przy stole w przeglądarce, a nie na planszy: $seat to nazwa gracza

event-resigned = { $seat } poddaje partię.
event-handed-over = { $seat }: od teraz gra tu gracz komputerowy „{ $level }”.
event-won-by-resignation = Koniec gry: wszyscy inni się poddali, więc wygrywa { $seat }.

# Dlaczego mocny gracz wybrałby ten ruch: co daje od razu i jaki pionek staje na planszy

hint-reason = { $points ->
        [0] Od razu nic, ale
        [one] Od razu 1 punkt, a
        [few] Od razu { $points } punkty, a
        [many] Od razu { $points } punktów, a
       *[other] Od razu { $points } punktu, a
    } { $role ->
        [none] wszystkie pionki zostają u ciebie.
        [robber] zbójca może przynieść więcej.
        [knight] rycerz może przynieść więcej.
        [monk] mnich może przynieść więcej.
        [gatherer] zbieracz może przynieść więcej.
        [fisher] rybak może przynieść więcej.
        [hunter] łowca liczy się na koniec.
        [hut] chata liczy się na koniec.
       *[farmer] chłop liczy się na koniec.
    }
