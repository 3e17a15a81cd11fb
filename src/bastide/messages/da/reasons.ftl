# Hvorfor en computerspiller kan lide et træk, eller ikke; to grunde forbindes med list-last

why-random = er lige så godt som alle andre
why-simulated = indledte { $visits } af { $samples } simulerede spil
why-scores = giver { $points } point med det samme
why-claims = indtager { KIND($kind, form: "indefinite") }, der kan give { $points }
why-promises-more = øger de forventede point for { KIND($kind, form: "indefinite") } med { $points }
why-promises-less = sænker de forventede point for { KIND($kind, form: "indefinite") } med { $points }
why-may-join = kan give { $points } ved at dele en andens område
why-risks-joining = risikerer at miste { $points } til andre, der kan komme til
why-brings-home =
    får { $count ->
        [one] en følgesvend
       *[other] { $count } følgesvende
    } hjem
why-earns-bonus = giver en bonustur
why-costs-others =
    koster { $others ->
        [1] modstanderen { $points }
       *[other] de andre { $points } i gennemsnit
    }
why-gives-others =
    giver { $others ->
        [1] modstanderen { $points }
       *[other] de andre { $points } i gennemsnit
    }
why-ties-up = binder en figur
why-changes-little = ændrer ikke meget
why-first-game = er næste skridt i det første spil
# $points i grundene: nøjagtigt i en analyse, ellers afrundet
points-expected = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point
points-about = omkring { $points } point
