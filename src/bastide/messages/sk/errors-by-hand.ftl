# Prečo sa partia nemôže začať tam, kde si to niekto želá, a čo sa nedá robiť v ručných partiách: v nich ľudia hovoria,
# ktorú kartu vytiahli

error-setup-position-seats = Počet hráčov v tejto pozícii je { $players }, ale miest má byť { $seats }.
error-setup-position-over = V tejto pozícii sa partia už skončila; niet čo ďalej hrať.
error-setup-by-hand-seats = V ručnej partii musia na všetkých miestach sedieť ľudia pri tejto obrazovke.
error-setup-first-game-alone = Prvá partia so sprievodcom má vlastnú pozíciu a vlastné karty: nemôže byť ručná ani začať v inej pozícii.
error-hand-draws-itself = Táto partia ťahá karty sama; len v ručnej partii sa dá karta vybrať alebo opraviť skoršie ťahy.
error-hand-people-only = V ručnej partii sa nikto nevzdáva a žiadny počítačový hráč nepreberá miesto: partia sleduje, čo ľudia hrajú pri svojom stole.
error-undo-no-such-turn = K ťahu { $turn } sa nedá vrátiť: { $turns ->
        [0] ešte nikto nehral.
        [one] zatiaľ sa odohral len 1 ťah.
        [few] zatiaľ sa odohrali len { $turns } ťahy.
        [many] zatiaľ sa odohralo len { $turns } ťahu.
       *[other] zatiaľ sa odohralo len { $turns } ťahov.
    }
error-hand-nothing-drawn = Najprv povedz, ktorá karta bola vytiahnutá.
error-hand-nothing-to-undo = Nie je čo vracať: odvtedy sa nič neťahalo ani nehralo.
error-hand-too-many-corrections = V tejto partii sa už opravovalo priveľa. Pokračujte z jej pozície v novej partii.
