# Hvad der sker ved et bord i browseren, men ikke på det: $seat er det, spilleren hedder

event-resigned = { $seat } giver op.
event-handed-over = Fra nu af spiller computerspilleren »{ $level }« for { $seat }.
event-won-by-resignation = Spillet er slut: alle andre har givet op, så { $seat } vinder.

# Hvorfor en stærk spiller ville vælge et træk: hvad det giver straks, og figuren, som det stiller

hint-reason = { $points ->
        [0] Ingen point straks, men
       *[other] { $points } point straks, og
    } { $role ->
        [none] du beholder alle dine figurer.
        [robber] en tyv, der kan give point senere.
        [knight] en ridder, der kan give point senere.
        [monk] en munk, der kan give point senere.
        [gatherer] en samler, der kan give point senere.
        [fisher] en fisker, der kan give point senere.
        [hunter] en jæger, der tæller til slut.
        [hut] en hytte, der tæller til slut.
       *[farmer] en landmand, der tæller til slut.
    }
