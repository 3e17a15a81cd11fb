# Prečo sa ťah počítačovému hráčovi páči, alebo nie; dva dôvody spája list-last

why-random = každý ťah je rovnako dobrý
why-simulated = z { $samples } simulovaných partií sa ním začalo: { $visits }
why-scores =
    hneď prináša { $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }
why-claims = obsadí { KIND($kind, form: "accusative") } s nádejou na { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu
why-promises-more = zvyšuje nádej na body za { KIND($kind, form: "accusative") } o { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
why-promises-less = znižuje nádej na body za { KIND($kind, form: "accusative") } o { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
why-may-join = pripravuje pripojenie k cudzej oblasti za { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu
why-risks-joining = riskuje { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu, ak sa pripoja iní
why-brings-home =
    vracia { $count ->
        [one] figúrku
        [few] { $count } figúrky
        [many] { $count } figúrky
       *[other] { $count } figúrok
    }
why-earns-bonus = prináša bonusový ťah
why-costs-others =
    { $others ->
        [1] súpera stojí { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu
       *[other] súperov stojí v priemere { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu
    }
why-gives-others =
    { $others ->
        [1] súperovi prináša { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu
       *[other] súperom prináša v priemere { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu
    }
why-ties-up = viaže figúrku
why-changes-little = veľa nemení
why-first-game = je ďalším krokom prvej partie
