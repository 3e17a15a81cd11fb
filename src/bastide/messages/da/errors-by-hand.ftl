# Hvorfor et spil ikke kan begynde, hvor nogen ønsker det, og hvorfor noget ikke kan gøres i spil ved bordet: dem, hvor folk
# siger, hvilken brik de har trukket

error-setup-position-seats =
    Stillingen er for { $players ->
        [one] én spiller
       *[other] { $players } spillere
    }, men der blev bedt om { $seats ->
        [one] én plads
       *[other] { $seats } pladser
    }.
error-setup-position-over = Spillet er slut ved denne stilling; der er ikke mere at spille.
error-setup-by-hand-seats = I et spil ved bordet skal der på alle pladser sidde personer ved denne skærm.
error-setup-first-game-alone = Det første spil med vejledning har sin egen stilling og sine egne brikker: det kan ikke spilles ved bordet eller begynde ved en anden stilling.
error-hand-draws-itself = Dette spil trækker selv sine brikker; kun i et spil ved bordet kan man vælge en brik eller rette tidligere ture.
error-hand-people-only = I et spil ved bordet giver ingen op, og ingen computerspiller overtager en plads: spillet følger det, folk spiller ved deres eget bord.
error-undo-no-such-turn = Man kan ikke gå tilbage til tur { $turn }: { $turns ->
        [0] der er ikke spillet noget endnu.
        [one] der er kun spillet 1 tur.
       *[other] der er kun spillet { $turns } ture.
    }
error-hand-nothing-drawn = Angiv først, hvilken brik der blev trukket.
error-hand-nothing-to-undo = Der er intet at fortryde: siden da er der hverken trukket eller spillet noget.
error-hand-too-many-corrections = Der er rettet for meget i dette spil. Fortsæt fra stillingen i et nyt.
error-hand-tally-full = Pointblokken til dette spil har allerede { $most } noter; der er ikke plads til flere.
error-hand-unknown-kind = Det område findes ikke i denne udgave.
