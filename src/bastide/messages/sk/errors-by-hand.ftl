# Prečo sa partia nemôže začať tam, kde si to niekto želá, a čo sa nedá robiť v partiách pri stole: v nich ľudia hovoria,
# ktorú kartu vytiahli

error-setup-position-seats = Počet hráčov v tejto pozícii je { $players }, ale miest má byť { $seats }.
error-setup-position-over = V tejto pozícii sa partia už skončila; nie je už čo hrať.
error-setup-by-hand-seats = V partii pri stole musia na všetkých miestach sedieť ľudia pri tejto obrazovke.
error-setup-first-game-alone = Prvá partia so sprievodcom má vlastnú pozíciu a vlastné karty: nemôže sa hrať pri stole ani začať v inej pozícii.
error-hand-draws-itself = Táto partia ťahá karty sama; len v partii pri stole sa dá karta vybrať alebo opraviť skoršie ťahy.
error-hand-people-only = V partii pri stole sa nikto nevzdáva a žiadny počítačový hráč nepreberá miesto: partia sleduje, čo ľudia hrajú u seba.
error-undo-no-such-turn = K ťahu { $turn } sa nedá vrátiť: { $turns ->
        [0] ešte nikto nehral.
        [one] zatiaľ sa odohral len 1 ťah.
        [few] zatiaľ sa odohrali len { $turns } ťahy.
        [many] zatiaľ sa odohralo len { $turns } ťahu.
       *[other] zatiaľ sa odohralo len { $turns } ťahov.
    }
error-hand-nothing-drawn = Najprv povedz, ktorá karta bola vytiahnutá.
error-hand-nothing-to-undo = Nie je čo vrátiť: odvtedy sa nič neťahalo ani nehralo.
error-hand-too-many-corrections = V tejto partii sa už opravovalo priveľa. Pokračuj z jej pozície v novej partii.
error-hand-tally-full = Blok na body tejto partie má už najviac záznamov ({ $most }); viac sa nezmestí.
error-hand-unknown-kind = V tejto edícii taká oblasť nie je.
