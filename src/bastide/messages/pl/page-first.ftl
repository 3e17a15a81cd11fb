# Pierwsza partia z przewodnikiem. Każda karta jest krótka: jedna rzecz naraz

page-guide = Pierwsza partia
page-guide-about = Krótka partia z łagodnym przeciwnikiem. Przewodnik objaśnia zasady wtedy, gdy są potrzebne. Trwa to około pięciu minut.
page-guide-begin = Zaczynamy
page-guide-known = Znam już tę grę
page-guide-skip = Pomiń
page-guide-next = Dalej
page-guide-show = Pokaż

# Sześć lekcji: nazwa, karty i to, co z nich zostaje

page-guide-tile = Płytka
page-guide-tile-1 = W każdej turze dobierasz płytkę. Ta jest twoja.
page-guide-tile-2 = Ułóż ją obok innej. To, co się styka, musi pasować: trakt do traktu, miasto do miasta, pole do pola. Wybierz zaznaczoną kratkę; podświetlona to dobry początek.
page-guide-tile-short = pasuje do wszystkich sąsiednich płytek.
page-guide-follower = Podwładny
page-guide-follower-1 = Teraz na tej płytce może stanąć jeden z twoich siedmiu podwładnych: zbójca na trakcie, rycerz w mieście, mnich w klasztorze, chłop na polu. Zajmuje to, na czym stoi.
page-guide-follower-2 = Wybierz dla niego miejsce albo nie stawiaj nikogo. Potem ułóż płytkę.
page-guide-follower-short = zajmuje trakt, miasto, klasztor lub pole, gdzie nikogo jeszcze nie ma.
page-guide-completion = Ukończenie
page-guide-completion-1 = Trakt jest ukończony, gdy oba jego końce są zamknięte, a miasto, gdy w jego murze nie ma luki.
page-guide-completion-2 = Punkty dostaje się od razu: 1 za każdą płytkę traktu, 2 za każdą płytkę miasta. Potem podwładni wracają do ciebie.
page-guide-completion-short = od razu daje punkty, a podwładni wracają.
page-guide-majority = Przewaga
page-guide-majority-1 = Tam, gdzie stoi już podwładny, nie może stanąć drugi. Ale płytka może połączyć to, co zajmują dwie osoby, i wtedy mają to wspólnie.
page-guide-majority-2 = Wszystkie punkty dostaje ten, kto ma tam więcej podwładnych. Przy remisie każdy dostaje pełną liczbę punktów.
# $layer: nazwa warstwy
page-guide-majority-3 = Warstwa „{ $layer }” w każdej chwili pokazuje, kto co zajmuje.
page-guide-majority-short = daje wszystkie punkty; przy remisie dostaje je każdy.
page-guide-field = Pole
page-guide-field-1 = Na polu podwładny kładzie się i zostaje chłopem. Leży tam do końca gry i nie wraca.
page-guide-field-2 = Wtedy za każde pole dostaje punkty ten, kto ma na nim najwięcej chłopów: 3 za każde ukończone miasto obok.
page-guide-field-short = na końcu daje chłopom 3 punkty za każde ukończone miasto.
page-guide-monastery = Klasztor
page-guide-monastery-1 = Na tej płytce stoi klasztor. Podwładny, który do niego trafi, zostaje mnichem.
page-guide-monastery-2 = Klasztor jest ukończony, gdy dookoła leży osiem płytek. Daje wtedy 9 punktów, a mnich wraca do ciebie. Na końcu gry nieukończony klasztor daje 1 punkt za swoją płytkę i po 1 za każdą płytkę dookoła.
page-guide-monastery-short = daje 1 punkt za swoją płytkę i po 1 za każdą dookoła.

# Między lekcjami. $name: druga osoba. $points: punkty za proponowany ruch; $kind: co zajmuje

page-guide-turn = Twój ruch. Ułóż płytkę tam, gdzie pasuje.
page-guide-good = Twój ruch. Podświetlona kratka to dobre miejsce dla tej płytki.
page-guide-good-scores = Twój ruch. Na podświetlonej kratce ta płytka od razu daje { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
page-guide-good-claims = Twój ruch. Na podświetlonej kratce możesz zająć { KIND($kind, form: "accusative") }, co da około { $points ->
        [one] 1 punktu
        [few] { $points } punktów
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
page-guide-place = Możesz postawić podwładnego. Potem ułóż płytkę.
page-guide-wait = Teraz płytkę układa { $name }.
page-guide-count = Ostatnia płytka jest ułożona. To, co nieukończone, daje jeszcze po 1 punkcie za płytkę, a teraz punkty dają też pola.
page-guide-end = To była cała partia, tylko krótsza. Teraz już wiesz:
page-guide-real = Prawdziwa partia
page-guide-again = Jeszcze raz

# Do czego służą proponowane ruchy, po jednym na każdą twoją turę

page-guide-why-1 = Twój ruch. Trakt, który może rosnąć z obu stron, to dobry początek; jego kratka jest podświetlona.
page-guide-why-2 = Twój ruch. Tą płytką możesz ukończyć małe miasto na północy: 4 punkty.
page-guide-why-3 = Twój ruch. { $name } zajmuje miasto i twój rycerz tam nie wejdzie. Ale możesz zacząć własne tuż obok.
page-guide-why-4 = Twój ruch. Ta płytka pasuje tam, gdzie spotykają się miasta: twoje i to, które zajmuje { $name }.
page-guide-why-5 = Twój ruch. Dwa miasta są ukończone, a obok obu leży jedno duże pole. Jest wolne.
page-guide-why-6 = Twoja ostatnia płytka. Kończy twój trakt, a mnich w klasztorze da na końcu 3 punkty.
