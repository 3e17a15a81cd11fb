# Partia przy prawdziwym stole, wpisywana ręcznie. $name: gracz; $tile: nazwa płytki; $count: ile

page-byhand = Przy prawdziwym stole
page-byhand-lead = Grajcie własnymi płytkami przy własnym stole: Bastide to notes na punkty. Wy wpisujecie, co dobrano i gdzie to leży; program liczy i objaśnia punkty oraz zachowuje zapis, do którego można wrócić.
page-byhand-step-tile = Dotknij płytki, którą dobrano.
page-byhand-step-cell = Dotknij miejsca, gdzie leży, a potem miejsca pionka, jeśli jakiś stoi.
page-byhand-step-place = Dotknij „Ułóż”: punkty są policzone, pionki wracają.
page-byhand-step-back = Pomyłka? Cofnij się o dowolną liczbę tur.
page-byhand-players = Kto gra
page-byhand-begin = Zaczynamy

# To, co stoi w miejscu dobranej płytki

page-byhand-draw = { $phase ->
        [draw-bonus] Jaką płytkę dodatkową dobiera { $name }?
        [draw-ahead] Jaką płytkę dobiera naprzód { $name }?
       *[draw] Jaką płytkę dobiera { $name }?
    }
page-byhand-tiles = Płytki, które zostały
page-byhand-tile = { $fits ->
        [true] Płytka { $tile }, zostało: { $count }
       *[false] Płytka { $tile }, zostało: { $count }, nigdzie nie pasuje
    }
page-byhand-find = Nazwa
page-byhand-by-sides = Według boków
page-byhand-sides = { KIND($kind) }: { $count ->
        [one] na 1 boku
        [few] na { $count } bokach
        [many] na { $count } bokach
       *[other] na { $count } boku
    }
page-byhand-sides-any = { KIND($kind) }: na dowolnej liczbie boków
page-byhand-none = Nie ma już takiej płytki.
page-byhand-clear = Pokaż wszystkie płytki
page-byhand-aside = Płytka { $tile } nigdzie nie pasuje i jest usunięta z gry. Dobierz następną.
page-byhand-other = { $count ->
        [one] To była inna płytka
        [few] Wybierz od nowa ostatnie { $count } płytki
        [many] Wybierz od nowa ostatnich { $count } płytek
       *[other] Wybierz od nowa ostatnie { $count } płytki
    }

# Cofanie

page-byhand-back = Cofnij od tej tury
page-byhand-back-last = Cofnij ostatnią turę
page-byhand-back-sure = { $count ->
        [one] Zostanie cofnięta 1 tura.
        [few] Zostaną cofnięte { $count } tury: ta i wszystkie późniejsze.
        [many] Zostanie cofniętych { $count } tur: ta i wszystkie późniejsze.
       *[other] Zostanie cofnięte { $count } tury: ta i wszystkie późniejsze.
    }
page-byhand-back-yes = Cofnij
page-byhand-back-no = Anuluj

# Notes na punkty bez połączenia: punkty, które gracze liczą sami

page-byhand-tally = Notes na punkty
page-byhand-tally-about = Brak połączenia. To ostatnia znana plansza. Zapisujcie punkty tutaj: trafią do dziennika, gdy serwer znów odpowie.
page-byhand-tally-open = Zapisuj punkty
page-byhand-tally-score = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, a tutaj zapisano { $more }
page-byhand-tally-new = Nowy wpis
page-byhand-tally-player = Gracz
page-byhand-tally-feature = Obszar
page-byhand-tally-points = Punkty
page-byhand-tally-add = Zapisz
page-byhand-tally-waiting = Czeka na serwer
page-byhand-tally-entry = { $name }: { KIND($kind) }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
page-byhand-tally-remove = Usuń
page-byhand-tally-none = Nic jeszcze nie zapisano.
page-byhand-last = Wróć do ostatniej partii
