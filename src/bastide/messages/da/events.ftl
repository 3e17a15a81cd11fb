# Hvad der sker i et spil: $seat er den, der gør det, med navn eller farve, $cell hvor, f.eks. 1,0; $role er det, der
# stilles, $direction hvor på brikken, eller none, hvis det er klart

event-drawn = { $seat } trækker { $bonus ->
        [true] bonusbrik { $tile }
       *[false] brik { $tile }
    }.
event-drawn-ahead = { $seat } trækker brik { $tile } forud til næste tur.
event-discarded = { $bonus ->
        [true] Bonusbrik { $tile }
       *[false] Brik { $tile }
    } passer ingen steder, så { $seat } tager den ud af spillet.
# Det samme ved siden af et billede af brikken
event-discarded-plain = { $bonus ->
        [true] Bonusbrikken
       *[false] Brikken
    } passer ingen steder, så { $seat } tager den ud af spillet.
event-placed = { $seat } lægger brik { $tile } på { $cell }{ $turned ->
        [0] {""}
       *[other] , drejet { $turned }°
    }.
event-placed-with = { $seat } lægger brik { $tile } på { $cell }{ $turned ->
        [0] {""}
       *[other] , drejet { $turned }°
    }, med en { $role ->
        [robber] tyv
        [knight] ridder
        [monk] munk
        [gatherer] samler
        [fisher] fisker
        [hunter] jæger
        [hut] hytte ved { KIND($kind, form: "indefinite") }
       *[farmer] landmand
    }{ $direction ->
        [none] {""}
       *[other] {" "}{ direction }
    }.
# Det samme for dem, der kan se spillepladen
event-drawn-plain = { $seat } trækker en { $bonus ->
        [true] bonusbrik
       *[false] brik
    }.
event-drawn-ahead-plain = { $seat } trækker en brik forud til næste tur.
event-placed-plain = { $seat } lægger en brik.
event-placed-with-plain = { $seat } lægger en brik med en { $role ->
        [robber] tyv
        [knight] ridder
        [monk] munk
        [gatherer] samler
        [fisher] fisker
        [hunter] jæger
        [hut] hytte
       *[farmer] landmand
    }.
event-returned = { $seat } får sin { $role ->
        [robber] tyv
        [monk] munk
        [gatherer] samler
        [fisher] fisker
       *[knight] ridder
    } hjem.
event-gold = { $seat } har færdiggjort en skov på { tiles-in-all } med { $nuggets ->
        [one] 1 guldklump
       *[other] { $nuggets } guldklumper
    }{ $bonus ->
        [bonus-turn] , men en bonusbrik giver aldrig endnu en.
        [used-up] , men der er ingen bonusbrikker tilbage.
       *[due] : det giver en bonusbrik.
    }
event-taken-back = { $seat }: den seneste tur er fortrudt.
event-ended = { $count ->
        [one] Spillet er slut: { $seats } vinder med { $points } point.
       *[other] Spillet er slut: { $seats } deler sejren med { $points } point hver.
    }

# Point: $seats får hver $points for $feature, som består af $reasons; til slut siger kun $cell, hvilket område det er

event-scored = { $count ->
        [one] { $seats } får { $points } point for { $feature }: { $reasons }.
       *[other] { $seats } får hver { $points } point for { $feature }: { $reasons }.
    }
event-scored-whole = { $count ->
        [one] { $seats } får { $points } point for { $feature }.
       *[other] { $seats } får hver { $points } point for { $feature }.
    }
event-scored-nothing = { $count ->
        [one] { $seats } får ingen point for { $feature }: sabeltigre har ædt alle hjortene.
       *[other] { $seats } får ingen point for { $feature }: sabeltigre har ædt alle hjortene.
    }
# $feature i de to ovenfor og ingen andre steder

feature-scored = { $kind ->
        [road] { $state ->
            [completed] en vej
           *[unfinished] en ufærdig vej
        }
        [city] { $state ->
            [completed] en by
           *[unfinished] en ufærdig by{ at-cell }
        }
        [monastery] { $state ->
            [completed] et kloster
           *[unfinished] et ufærdigt kloster{ at-cell }
        }
        [river] { $state ->
            [completed] en flod
           *[unfinished] en ufærdig flod
        }
        [forest] { $state ->
            [completed] en skov
           *[unfinished] en ufærdig skov{ at-cell }
        }
        [meadow] en eng på { tiles-in-all }{ at-cell }
        [huts] et flodsystem på { tiles-in-all }{ at-cell }
       *[field] en mark på { tiles-in-all }{ at-cell }
    }
# $feature i event-scored-whole: $count er antallet af brikker, for en mark antallet af færdiggjorte byer
feature-counted = { $kind ->
        [road] { $state ->
            [completed] en vej på { tiles-counted }
           *[unfinished] en ufærdig vej på { tiles-counted }
        }
        [city] { $state ->
            [completed] en by på { tiles-counted }
           *[unfinished] en ufærdig by på { tiles-counted }{ at-cell }
        }
        [monastery] { $state ->
            [completed] et kloster
           *[unfinished] et ufærdigt kloster{ at-cell }
        }
        [river] { $state ->
            [completed] en flod på { tiles-counted }
           *[unfinished] en ufærdig flod på { tiles-counted }
        }
        [forest] { $state ->
            [completed] en skov på { tiles-counted }
           *[unfinished] en ufærdig skov på { tiles-counted }{ at-cell }
        }
       *[field] en mark{ at-cell } med { $count ->
            [one] 1 færdiggjort by
           *[other] { $count } færdiggjorte byer
        }
    }
tiles-counted = { $count ->
        [one] 1 brik
       *[other] { $count } brikker
    }
# Efter et område; $cell er none for dem, der ser spillepladen
at-cell = { $cell ->
        [none] {""}
       *[other] {" "}ved { $cell }
    }
# Står kun i dem, der siger { tiles-in-all }

tiles-in-all = { $tiles ->
        [one] 1 brik
       *[other] { $tiles } brikker
    }
# En af $reasons: hvor mange af hvad, og point for dem; de opregnes med komma

reason-tiles = { $points } for { $count ->
        [one] 1 brik
       *[other] { $count } brikker
    }
reason-pennants = { $points } for { $count ->
        [one] 1 våbenskjold
       *[other] { $count } våbenskjolde
    }
reason-cities = { $points } for { $count ->
        [one] 1 færdiggjort by
       *[other] { $count } færdiggjorte byer
    }
reason-fish = { $points } for { $count } fisk
reason-mushrooms = { $points } for { $count ->
        [one] 1 gruppe svampe
       *[other] { $count } grupper svampe
    }
reason-deer = { $points } for { $count ->
        [one] 1 hjort
       *[other] { $count } hjorte
    }
reason-mammoths = { $points } for { $count ->
        [one] 1 mammut
       *[other] { $count } mammutter
    }
reason-aurochs = { $points } for { $count ->
        [one] 1 urokse
       *[other] { $count } urokser
    }

# Hvorfor der blev så mange point, linje for linje; $standing opregner score-followers med komma

score-tiles = { $count ->
        [one] Områdets brik: { $cells }
       *[other] Områdets { $count } brikker: { $cells }
    }
score-followers = { $seat } { $count }
score-majority = { $kind ->
        [river] Fiskere
        [forest] Samlere
        [meadow] Jægere
        [huts] Hytter
       *[other] Følgesvende
    }: { $standing }; { $contenders ->
        [one] ingen andre har nogen der.
       *[other] { $rule ->
            [dolmen] dyssen giver { $seats } alle pointene.
           *[most] { $count ->
                [one] { $seats } har flest og får alle pointene.
               *[other] { $seats } har flest, og hver af dem får alle pointene.
            }
        }
    }

# Hvad der ellers skete på en eng: $tiger og $deer er deres felter

note-dolmen = Jægeren ved dyssen på { $cell } jager alene, så kun { $seat } får point for denne eng.
note-fire = { $count ->
        [0] Ilden på { $cell } har ingen sabeltiger at jage væk.
        [one] Ilden på { $cell } jager sabeltigeren på { $tigers } væk, så alle hjorte tæller.
       *[other] Ilden på { $cell } jager { $count } sabeltigre væk ({ $tigers }), så alle hjorte tæller.
    }
note-deer-eaten = Sabeltigeren på { $tiger } æder en hjort på { $deer }.

# Det samme for dem, der ser spillepladen

note-dolmen-plain = Jægeren ved dyssen jager alene, så kun { $seat } får point for denne eng.
note-fire-plain = { $count ->
        [0] Ilden har ingen sabeltiger at jage væk.
        [one] Ilden jager sabeltigeren væk, så alle hjorte tæller.
       *[other] Ilden jager { $count } sabeltigre væk, så alle hjorte tæller.
    }
note-deer-eaten-plain = En sabeltiger æder en hjort.

# En række i sidens log, for eksempel »Du – færdiggør en vej på 3 brikker«: $name er log-you eller en spillers navn, farve

log-row = { $name } – { $what }
log-row-notation = { $name } – { $what } ({ $move })
log-you = Du
log-taken-back = fortrudt
effect-lays = lægger en brik
effect-completes = færdiggør { $kind ->
        [road] en vej på { tiles-in-all }
        [city] en by på { tiles-in-all }
        [river] en flod på { tiles-in-all }
        [forest] en skov på { tiles-in-all }
       *[monastery] et kloster
    }
effect-claims = { $role ->
        [robber] tyv på en vej
        [knight] ridder i en by
        [monk] munk i et kloster
        [gatherer] samler i en skov
        [fisher] fisker på en flod
        [hunter] jæger på en eng
        [hut] hytte ved et flodsystem
       *[farmer] landmand på en mark
    }
effect-joins = { $whose ->
        [yours] får fælles { KIND($kind) } med dig
        [other] får fælles { KIND($kind) } med { $owner }
       *[several] forbinder flere spilleres { $kind ->
            [road] veje
            [city] byer
            [river] floder
            [forest] skove
            [meadow] enge
           *[field] marker
        }
    }
effect-extends = { $whose ->
        [yours] { $kind ->
            [road] din vej
            [city] din by
            [river] din flod
            [forest] din skov
            [meadow] din eng
           *[field] din mark
        }
        [own] egen { KIND($kind) }
        [shared] fælles { KIND($kind) }
       *[other] { KIND($kind, form: "definite") } ({ $owner })
    } vokser til { tiles-in-all }
# En pointgivning i loggen, efter dem, der får den
log-scored = { $points } point for { $feature }: { $reasons }
log-scored-whole = { $points } point for { $feature }
log-scored-nothing = ingen point for { $feature }: sabeltigre har ædt alle hjortene
