# Hvorfor en computerspiller kan lide et træk, eller ikke; to grunde forbindes med list-last

why-random = alle træk er lige gode
why-simulated = af { $samples } simulerede spil dem, der begyndte med det: { $visits }
why-scores = giver { $points } point straks
why-claims = indtager { KIND($kind, form: "indefinite") }, der lover { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point
why-promises-more = får { KIND($kind, form: "indefinite") } til at love { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point mere
why-promises-less = får { KIND($kind, form: "indefinite") } til at love { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point mindre
why-may-join = kan slutte sig til andres område for { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point
why-risks-joining = risikerer { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point, hvis andre slutter sig til
why-brings-home =
    får { $count ->
        [one] en følgesvend
       *[other] { $count } følgesvende
    } hjem
why-earns-bonus = giver en bonustur
why-costs-others =
    koster { $others ->
        [1] modstanderen { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point
       *[other] de andre { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point i gennemsnit
    }
why-gives-others =
    giver { $others ->
        [1] modstanderen { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point
       *[other] de andre { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point i gennemsnit
    }
why-ties-up = binder en figur
why-changes-little = ændrer ikke meget
why-first-game = er næste skridt i det første spil
