# Dlaczego ruch podoba się graczowi komputerowemu, albo i nie; dwa powody łączy list-last

why-random = każdy ruch jest tak samo dobry
why-simulated = spośród { $samples } symulowanych partii zaczęło się od niego: { $visits }
why-scores =
    od razu daje { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
why-claims = zajmuje { KIND($kind, form: "accusative") } z widokami na { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu
why-promises-more = podnosi widoki na punkty za { KIND($kind, form: "accusative") } o { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
why-promises-less = obniża widoki na punkty za { KIND($kind, form: "accusative") } o { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
why-may-join = przygotowuje dołączenie do cudzego obszaru za { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu
why-risks-joining = ryzykuje { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu, jeśli dołączą inni
why-brings-home =
    pozwala odzyskać { $count ->
        [one] podwładnego
        [few] { $count } podwładnych
        [many] { $count } podwładnych
       *[other] { $count } podwładnego
    }
why-earns-bonus = daje dodatkową turę
why-costs-others =
    kosztuje { $others ->
        [1] przeciwnika { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu
       *[other] przeciwników średnio { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu
    }
why-gives-others =
    daje { $others ->
        [1] przeciwnikowi { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu
       *[other] przeciwnikom średnio { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu
    }
why-ties-up = wiąże pionek
why-changes-little = niewiele zmienia
why-first-game = to następny krok pierwszej partii
