# What happens at a table in the browser and not on its board: $seat is what the player is called

event-resigned = { $seat } feladja a játékot.
event-handed-over = { $seat } helyett mostantól gépi játékos játszik: „{ $level }”.
event-won-by-resignation = Vége a játéknak: mindenki más feladta, így { $seat } nyer.

# Why a strong player would make a move: what it brings at once, and the piece that it places

hint-reason = { $points ->
        [0] Azonnal semmit sem hoz, de
       *[other] Azonnal { $points } pontot hoz, és
    } { $role ->
        [none] minden figurád nálad marad.
        [robber] az útonálló többet is hozhat.
        [knight] a lovag többet is hozhat.
        [monk] a szerzetes többet is hozhat.
        [gatherer] a gyűjtögető többet is hozhat.
        [fisher] a halász többet is hozhat.
        [hunter] a vadász a játék végén számít.
        [hut] a kunyhó a játék végén számít.
       *[farmer] a paraszt a játék végén számít.
    }
