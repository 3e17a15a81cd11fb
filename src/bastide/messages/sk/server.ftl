# Čo sa deje pri stole v prehliadači, a nie na hracej ploche: $seat je, ako sa hráč volá

event-resigned = { $seat } sa vzdáva.
event-handed-over = { $seat }: odteraz tu hrá počítačový hráč „{ $level }“.
event-won-by-resignation = Koniec hry: všetci ostatní sa vzdali, takže vyhráva { $seat }.

# Prečo by silný hráč zvolil tento ťah: čo prinesie hneď a akú figúrku stavia

hint-reason = { $points ->
        [0] Hneď nič, ale
        [one] Hneď 1 bod a
        [few] Hneď { $points } body a
        [many] Hneď { $points } bodu a
       *[other] Hneď { $points } bodov a
    } { $role ->
        [none] všetky figúrky ti zostávajú.
        [robber] lupič môže priniesť viac.
        [knight] rytier môže priniesť viac.
        [monk] mních môže priniesť viac.
        [gatherer] zberač môže priniesť viac.
        [fisher] rybár môže priniesť viac.
        [hunter] lovec sa počíta na konci.
        [hut] chatrč sa počíta na konci.
       *[farmer] sedliak sa počíta na konci.
    }
