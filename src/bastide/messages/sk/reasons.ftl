# Prečo sa ťah počítačovému hráčovi páči, alebo nie; dva dôvody spája list-last

why-random = je rovnako dobrý ako každý iný
why-simulated = otvára { $visits } z { $samples } simulovaných partií
why-scores =
    hneď prináša { $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }
why-claims = obsadzuje { KIND($kind, form: "accusative") } s očakávaným ziskom { $points }
why-promises-more = zvyšuje očakávaný zisk za { KIND($kind, form: "accusative") } o { $points }
why-promises-less = znižuje očakávaný zisk za { KIND($kind, form: "accusative") } o { $points }
why-may-join = pripravuje pripojenie k cudzej oblasti za { $points }
why-risks-joining = riskuje { $points }, ak sa pripoja iní
why-brings-home =
    vracia { $count ->
        [one] figúrku do zásoby
        [few] { $count } figúrky do zásoby
        [many] { $count } figúrky do zásoby
       *[other] { $count } figúrok do zásoby
    }
why-earns-bonus = prináša bonusový ťah
why-costs-others =
    { $others ->
        [1] stojí súpera { $points }
       *[other] stojí súperov v priemere { $points }
    }
why-gives-others =
    { $others ->
        [1] prináša súperovi { $points }
       *[other] prináša súperom v priemere { $points }
    }
why-ties-up = viaže figúrku
why-changes-little = veľa nemení
why-first-game = je ďalším krokom prvej partie
# $points v dôvodoch: presne v analýze, inde zaokrúhlene
points-expected = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu
points-about = { $points ->
        [one] asi 1 bod
        [few] asi { $points } body
        [many] asi { $points } bodu
       *[other] asi { $points } bodov
    }
