# Dlaczego ruch podoba się graczowi komputerowemu, albo i nie; dwa powody łączy list-last

why-random = jest tak samo dobry jak każdy inny
why-simulated = rozpoczął { $visits } z { $samples } symulowanych partii
why-scores =
    od razu daje { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
why-claims = zajmuje { KIND($kind, form: "accusative") }, co może dać { $points }
why-promises-more = dodaje { $points } do oczekiwanego zysku za { KIND($kind, form: "accusative") }
why-promises-less = odejmuje { $points } od oczekiwanego zysku za { KIND($kind, form: "accusative") }
why-may-join = przygotowuje dołączenie do cudzego obszaru wartego { $points }
why-risks-joining = naraża na stratę { $points }, jeśli dołączą inni
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
        [1] przeciwnika { $points }
       *[other] przeciwników średnio { $points }
    }
why-gives-others =
    daje { $others ->
        [1] przeciwnikowi { $points }
       *[other] przeciwnikom średnio { $points }
    }
why-ties-up = blokuje pionek
why-changes-little = niewiele zmienia
why-first-game = to następny krok pierwszej partii
# $points w powodach: dokładnie w analizie, gdzie indziej w zaokrągleniu
points-expected = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu
points-about = { $points ->
        [one] około 1 punktu
        [few] około { $points } punktów
        [many] około { $points } punktów
       *[other] około { $points } punktu
    }
