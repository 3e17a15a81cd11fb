# Miért tetszik egy lépés a számítógépes játékosnak, vagy miért nem; kettőt a list-last köt össze

why-random = minden lépés egyformán jó
why-simulated = { $samples } szimulált játékból ezzel kezdődött: { $visits }
why-scores = azonnal { $points } pontot hoz
why-claims = az elfoglalt { KIND($kind) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontot ígér
why-promises-more = egy { KIND($kind) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ponttal többet ígér
why-promises-less = egy { KIND($kind) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ponttal kevesebbet ígér
why-may-join = becsatlakozhat mások területébe, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontért
why-risks-joining = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontot kockáztat, ha mások becsatlakoznak
why-brings-home =
    hazahoz { $count ->
        [one] egy alattvalót
       *[other] { $count } alattvalót
    }
why-earns-bonus = bónuszkört hoz
why-costs-others =
    { $others ->
        [1] az ellenfélnek { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontjába kerül
       *[other] a többieknek átlagosan { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontjukba kerül
    }
why-gives-others =
    { $others ->
        [1] az ellenfélnek { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontot ad
       *[other] a többieknek átlagosan { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontot ad
    }
why-ties-up = leköt egy figurát
why-changes-little = keveset változtat
why-first-game = az első játék következő lépése
