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
# To samo obok obrazka płytki
event-discarded-plain = { $bonus ->
        [true] Płytka dodatkowa
       *[false] Płytka
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
# To samo dla tych, którzy widzą planszę
event-drawn-plain = { $seat } dobiera { $bonus ->
        [true] płytkę dodatkową
       *[false] płytkę
    }.
event-drawn-ahead-plain = { $seat } dobiera naprzód płytkę na następną turę.
event-placed-plain = { $seat } układa płytkę.
event-placed-with-plain = { $seat } układa płytkę { $role ->
        [robber] ze zbójcą
        [knight] z rycerzem
        [monk] z mnichem
        [gatherer] ze zbieraczem
        [fisher] z rybakiem
        [hunter] z łowcą
        [hut] z chatą
       *[farmer] z chłopem
    }.
event-returned = { $seat } odzyskuje { $role ->
        [robber] zbójcę
        [monk] mnicha
        [gatherer] zbieracza
        [fisher] rybaka
       *[knight] rycerza
    }.
event-gold = { $seat } kończy las z { tiles-in-all }, w którym { $nuggets ->
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
event-scored-whole = { $count ->
        [1] { $seats } zdobywa { $points ->
            [one] 1 punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        } za { $feature }.
       *[other] { $seats } zdobywają po { $points ->
            [one] 1 punkcie
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        } za { $feature }.
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
           *[unfinished] nieukończone miasto{ at-cell }
        }
        [monastery] { $state ->
            [completed] klasztor
           *[unfinished] nieukończony klasztor{ at-cell }
        }
        [river] { $state ->
            [completed] rzekę
           *[unfinished] nieukończoną rzekę
        }
        [forest] { $state ->
            [completed] las
           *[unfinished] nieukończony las{ at-cell }
        }
        [meadow] łąkę z { tiles-in-all }{ at-cell }
        [huts] system rzeczny z { tiles-in-all }{ at-cell }
       *[field] pole z { tiles-in-all }{ at-cell }
    }
# $feature w event-scored-whole: $count to liczba płytek, a dla pola liczba ukończonych miast
feature-counted = { $kind ->
        [road] { $state ->
            [completed] trakt z { tiles-counted }
           *[unfinished] nieukończony trakt z { tiles-counted }
        }
        [city] { $state ->
            [completed] miasto z { tiles-counted }
           *[unfinished] nieukończone miasto z { tiles-counted }{ at-cell }
        }
        [monastery] { $state ->
            [completed] klasztor
           *[unfinished] nieukończony klasztor{ at-cell }
        }
        [river] { $state ->
            [completed] rzekę z { tiles-counted }
           *[unfinished] nieukończoną rzekę z { tiles-counted }
        }
        [forest] { $state ->
            [completed] las z { tiles-counted }
           *[unfinished] nieukończony las z { tiles-counted }{ at-cell }
        }
       *[field] pole{ at-cell } przy { $count ->
            [one] 1 ukończonym mieście
            [few] { $count } ukończonych miastach
            [many] { $count } ukończonych miastach
           *[other] { $count } ukończonego miasta
        }
    }
tiles-counted = { $count ->
        [one] 1 płytki
        [few] { $count } płytek
        [many] { $count } płytek
       *[other] { $count } płytki
    }
# Po obszarze; $cell to none dla tych, którzy widzą planszę
at-cell = { $cell ->
        [none] {""}
       *[other] {" "}na { $cell }
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

# To samo dla tych, którzy widzą planszę

note-dolmen-plain = Łowca przy dolmenie poluje sam, więc punkty za tę łąkę dostaje tylko { $seat }.
note-fire-plain = { $count ->
        [0] Ogień nie ma tygrysów do przepędzenia.
        [one] Ogień przepędza tygrysa, więc liczą się wszystkie jelenie.
        [few] Ogień przepędza { $count } tygrysy, więc liczą się wszystkie jelenie.
        [many] Ogień przepędza { $count } tygrysów, więc liczą się wszystkie jelenie.
       *[other] Ogień przepędza { $count } tygrysa, więc liczą się wszystkie jelenie.
    }
note-deer-eaten-plain = Tygrys zjada jelenia.

# Wiersz dziennika na stronie, na przykład „Ty – ukończony trakt z 3 płytek”: $name to log-you albo imię lub kolor gracza

log-row = { $name } – { $what }
log-row-notation = { $name } – { $what } ({ $move })
log-you = Ty
log-taken-back = cofnięte
effect-lays = nowa płytka
effect-completes = { $kind ->
        [road] ukończony trakt z { tiles-in-all }
        [city] ukończone miasto z { tiles-in-all }
        [river] ukończona rzeka z { tiles-in-all }
        [forest] ukończony las z { tiles-in-all }
       *[monastery] ukończony klasztor
    }
effect-claims = { $role ->
        [robber] zbójca na trakcie
        [knight] rycerz w mieście
        [monk] mnich w klasztorze
        [gatherer] zbieracz w lesie
        [fisher] rybak na rzece
        [hunter] łowca na łące
        [hut] chata w systemie rzecznym
       *[farmer] chłop na polu
    }
effect-joins = { $whose ->
        [yours] { $kind ->
            [city] połączenie z twoim miastem
            [river] połączenie z twoją rzeką
            [forest] połączenie z twoim lasem
            [meadow] połączenie z twoją łąką
            [system] połączenie z twoim systemem rzecznym
            [field] połączenie z twoim polem
           *[road] połączenie z twoim traktem
        }
       *[other] połączenie z { $kind ->
            [city] miastem
            [river] rzeką
            [forest] lasem
            [meadow] łąką
            [system] systemem rzecznym
            [field] polem
           *[road] traktem
        } { $whose ->
            [other] ({ $owner })
           *[several] kilku graczy
        }
    }
effect-extends = { $whose ->
        [yours] { $kind ->
            [city] twoje miasto
            [river] twoja rzeka
            [forest] twój las
            [meadow] twoja łąka
            [field] twoje pole
           *[road] twój trakt
        }
        [own] { $kind ->
            [city] własne miasto
            [river] własna rzeka
            [forest] własny las
            [meadow] własna łąka
            [field] własne pole
           *[road] własny trakt
        }
        [shared] { $kind ->
            [city] wspólne miasto
            [river] wspólna rzeka
            [forest] wspólny las
            [meadow] wspólna łąka
            [field] wspólne pole
           *[road] wspólny trakt
        }
       *[other] { KIND($kind) } ({ $owner })
    } rośnie do { tiles-in-all }
# Punktacja w dzienniku, po tych, którzy ją dostają
log-scored = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za { $feature }: { $reasons }
log-scored-whole = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za { $feature }
log-scored-nothing = nic za { $feature }: tygrysy zjadły wszystkie jelenie
