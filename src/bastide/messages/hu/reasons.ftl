# Miért tetszik egy lépés a számítógépes játékosnak, vagy miért nem; kettőt a list-last köt össze

why-random = minden lépés egyformán jó
why-simulated = { $samples } szimulált játékból ezzel kezdődött: { $visits }
why-scores = azonnal { $points } pontot hoz
why-claims = az elfoglalt { KIND($kind) } { $points } pontot ígér
why-promises-more = egy { KIND($kind) } { $points } ponttal többet ígér
why-promises-less = egy { KIND($kind) } { $points } ponttal kevesebbet ígér
why-may-join = később csatlakozhat mások { $points } pontot érő területéhez
why-risks-joining = { $points } pontot kockáztat, ha mások csatlakoznak
why-brings-home =
    hazahoz { $count ->
        [one] egy alattvalót
       *[other] { $count } alattvalót
    }
why-earns-bonus = bónuszkört hoz
why-costs-others =
    { $others ->
        [1] az ellenfélnek { $points } pontjába kerül
       *[other] a többieknek átlagosan { $points } pontjukba kerül
    }
why-gives-others =
    { $others ->
        [1] az ellenfélnek { $points } pontot ad
       *[other] a többieknek átlagosan { $points } pontot ad
    }
why-ties-up = leköt egy figurát
why-changes-little = keveset változtat
why-first-game = az első játék következő lépése
# A $points az okokban: elemzésben pontosan, máshol kerekítve
points-expected = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
points-about = körülbelül { $points }
