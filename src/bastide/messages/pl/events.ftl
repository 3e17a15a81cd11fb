# Co się dzieje w grze: $seat to kto, imię lub kolor, zawsze w mianowniku; $cell to gdzie, np. 1,0; $role to, co
# staje na płytce, $direction to gdzie na niej, albo none, gdy to jasne

event-drawn = { $seat } dobiera { $bonus ->
        [true] płytkę dodatkową { $tile }
       *[false] płytkę { $tile }
    }.
event-drawn-ahead = { $seat } dobiera płytkę { $tile } na następną turę.
event-discarded = { $bonus ->
        [true] Płytka dodatkowa { $tile }
       *[false] Płytka { $tile }
    } nigdzie nie pasuje, więc { $seat } usuwa ją z gry.
event-placed = { $seat } układa płytkę { $tile } na { $cell }{ $turned ->
        [0] {""}
       *[other] , obróconą o { $turned }°
    }.
event-placed-with = { $seat } układa płytkę { $tile } na { $cell }{ $turned ->
        [0] {""}
       *[other] , obróconą o { $turned }°
    }, { $role ->
        [robber] ze zbójcą
        [knight] z rycerzem
        [monk] z mnichem
        [gatherer] ze zbieraczem
        [fisher] z rybakiem
        [hunter] z łowcą
        [hut] z chatą ({ KIND($kind) })
       *[farmer] z chłopem
    }{ $direction ->
        [none] {""}
       *[other] {" "}{ direction }
    }.
event-returned = { $seat } odzyskuje { $role ->
        [robber] zbójcę
        [monk] mnicha
        [gatherer] zbieracza
        [fisher] rybaka
       *[knight] rycerza
    }.
event-gold = { $seat } zamyka las złożony z { tiles-in-all }, w którym { $nuggets ->
        [one] jest 1 grudka złota
        [few] są { $nuggets } grudki złota
        [many] jest { $nuggets } grudek złota
       *[other] jest { $nuggets } grudki złota
    }{ $bonus ->
        [bonus-turn] , ale płytka dodatkowa nigdy nie daje kolejnej.
        [used-up] , ale nie ma już płytek dodatkowych.
       *[due] : należy się płytka dodatkowa.
    }
event-taken-back = { $seat }: ostatnia tura cofnięta.
event-ended = { $count ->
        [1] Koniec gry: { $seats } wygrywa, zdobywając { $points ->
            [one] 1 punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }.
       *[other] Koniec gry: { $seats } dzielą zwycięstwo, zdobywając po { $points ->
            [one] 1 punkcie
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }.
    }

# Punkty: $seats dostają po $points za $feature, na co składają się $reasons; na koniec gry tylko $cell mówi, gdzie to

event-scored = { $count ->
        [1] { $seats } zdobywa { $points ->
            [one] 1 punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        } za { $feature }: { $reasons }.
       *[other] { $seats } zdobywają po { $points ->
            [one] 1 punkcie
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        } za { $feature }: { $reasons }.
    }
event-scored-nothing = { $count ->
        [1] { $seats } nie dostaje nic za { $feature }: tygrysy zjadły wszystkie jelenie.
       *[other] { $seats } nie dostają nic za { $feature }: tygrysy zjadły wszystkie jelenie.
    }
# $feature tylko w dwóch zdaniach powyżej, więc w bierniku

feature-scored = { $kind ->
        [road] { $state ->
            [completed] trakt
           *[unfinished] nieukończony trakt
        }
        [city] { $state ->
            [completed] miasto
           *[unfinished] nieukończone miasto na { $cell }
        }
        [monastery] { $state ->
            [completed] klasztor
           *[unfinished] nieukończony klasztor na { $cell }
        }
        [river] { $state ->
            [completed] rzekę
           *[unfinished] nieukończoną rzekę
        }
        [forest] { $state ->
            [completed] las
           *[unfinished] nieukończony las na { $cell }
        }
        [meadow] łąkę z { tiles-in-all } na { $cell }
        [huts] system rzeczny z { tiles-in-all } na { $cell }
       *[field] gospodarstwo z { tiles-in-all } na { $cell }
    }
# Zawsze po „z”, więc w dopełniaczu

tiles-in-all = { $tiles ->
        [one] 1 płytki
        [few] { $tiles } płytek
        [many] { $tiles } płytek
       *[other] { $tiles } płytki
    }
# Jeden z $reasons: ile czego i ile za to punktów; wyliczane z przecinkami

reason-tiles = { $points } za { $count ->
        [one] 1 płytkę
        [few] { $count } płytki
        [many] { $count } płytek
       *[other] { $count } płytki
    }
reason-pennants = { $points } za { $count ->
        [one] 1 proporzec
        [few] { $count } proporce
        [many] { $count } proporców
       *[other] { $count } proporca
    }
reason-cities = { $points } za { $count ->
        [one] 1 ukończone miasto
        [few] { $count } ukończone miasta
        [many] { $count } ukończonych miast
       *[other] { $count } ukończonego miasta
    }
reason-fish = { $points } za { $count ->
        [one] 1 rybę
        [few] { $count } ryby
        [many] { $count } ryb
       *[other] { $count } ryby
    }
reason-mushrooms = { $points } za { $count ->
        [one] 1 grupę grzybów
        [few] { $count } grupy grzybów
        [many] { $count } grup grzybów
       *[other] { $count } grupy grzybów
    }
reason-deer = { $points } za { $count ->
        [one] 1 jelenia
        [few] { $count } jelenie
        [many] { $count } jeleni
       *[other] { $count } jelenia
    }
reason-mammoths = { $points } za { $count ->
        [one] 1 mamuta
        [few] { $count } mamuty
        [many] { $count } mamutów
       *[other] { $count } mamuta
    }
reason-aurochs = { $points } za { $count ->
        [one] 1 tura
        [few] { $count } tury
        [many] { $count } turów
       *[other] { $count } tura
    }

# Skąd wzięły się punkty, wiersz po wierszu; $standing wylicza score-followers z przecinkami

score-tiles = { $count ->
        [one] Płytka: { $cells }
        [few] { $count } płytki: { $cells }
        [many] { $count } płytek: { $cells }
       *[other] { $count } płytki: { $cells }
    }
score-followers = { $seat } { $count }
score-majority = { $kind ->
        [river] Rybacy
        [forest] Zbieracze
        [meadow] Łowcy
        [huts] Chaty
       *[other] Podwładni
    }: { $standing }; { $contenders ->
        [1] nikt inny nie ma tam swoich.
       *[other] { $rule ->
            [dolmen] dzięki dolmenowi wszystkie punkty dostaje { $seats }.
           *[most] { $count ->
                [1] { $seats } ma najwięcej i dostaje wszystkie punkty.
               *[other] { $seats } mają najwięcej i każdy z nich dostaje pełną liczbę punktów.
            }
        }
    }

# Co jeszcze stało się na łące: $tiger i $deer to ich kratki

note-dolmen = Łowca przy dolmenie na { $cell } poluje sam, więc punkty za tę łąkę dostaje tylko { $seat }.
note-fire = { $count ->
        [0] Ogień na { $cell } nie ma tygrysów do przepędzenia.
        [one] Ogień na { $cell } przepędza tygrysa z { $tigers }, więc liczą się wszystkie jelenie.
        [few] Ogień na { $cell } przepędza { $count } tygrysy ({ $tigers }), więc liczą się wszystkie jelenie.
        [many] Ogień na { $cell } przepędza { $count } tygrysów ({ $tigers }), więc liczą się wszystkie jelenie.
       *[other] Ogień na { $cell } przepędza { $count } tygrysa ({ $tigers }), więc liczą się wszystkie jelenie.
    }
note-deer-eaten = Tygrys z { $tiger } zjada jelenia na { $deer }.
