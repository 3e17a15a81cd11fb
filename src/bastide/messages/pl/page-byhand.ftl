# Partia przy prawdziwym stole, wpisywana ręcznie. $name: gracz; $tile: nazwa płytki; $count: ile

page-byhand = Przy prawdziwym stole
page-byhand-lead = Grajcie własnymi płytkami przy własnym stole: Bastide to notes na punkty. Wy wpisujecie, co dobrano i gdzie to leży; program liczy i objaśnia punkty oraz zachowuje zapis, do którego można wrócić.
page-byhand-step-tile = Dotknij płytki, którą dobrano.
page-byhand-step-cell = Dotknij miejsca, gdzie leży, i tego, gdzie stoi pionek.
page-byhand-step-place = Dotknij „Ułóż”: punkty są policzone, pionki wracają.
page-byhand-step-back = Coś wpisano źle? Cofnij się o dowolną liczbę tur.
page-byhand-players = Kto gra
page-byhand-begin = Zaczynamy

# To, co stoi w miejscu dobranej płytki

page-byhand-draw = { $phase ->
        [draw-bonus] Jaką płytkę dodatkową dobiera { $name }?
        [draw-ahead] Jaką płytkę dobiera z wyprzedzeniem { $name }?
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

page-byhand-back = Wróć do chwili przed tą turą
page-byhand-back-last = Cofnij ostatnią turę
page-byhand-back-sure = { $count ->
        [one] Zostanie cofnięta 1 tura.
        [few] Zostaną cofnięte { $count } tury: ta i wszystkie późniejsze.
        [many] Zostanie cofniętych { $count } tur: ta i wszystkie późniejsze.
       *[other] Zostanie cofnięte { $count } tury: ta i wszystkie późniejsze.
    }
page-byhand-back-yes = Cofnij
page-byhand-back-no = Zostaw
