# Hvad der sker i et spil: $seat er den, der gør det, med navn eller farve, $cell hvor, f.eks. 1,0; $role er det, der
# stilles, $direction hvor på brikken, eller none, hvis det er klart

event-drawn = { $seat } trækker { $bonus ->
        [true] bonusbrik { $tile }
       *[false] brik { $tile }
    }.
event-drawn-ahead = { $seat } trækker brik { $tile } til næste tur.
event-discarded = { $bonus ->
        [true] Bonusbrik { $tile }
       *[false] Brik { $tile }
    } passer ingen steder, så { $seat } lægger den væk fra spillet.
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
event-returned = { $seat } får sin { $role ->
        [robber] tyv
        [monk] munk
        [gatherer] samler
        [fisher] fisker
       *[knight] ridder
    } hjem.
event-gold = { $seat } har lukket en skov på { tiles-in-all } med { $nuggets ->
        [one] 1 guldklump
       *[other] { $nuggets } guldklumper
    }{ $bonus ->
        [bonus-turn] , men en bonusbrik giver aldrig endnu en.
        [used-up] , men der er ingen bonusbrikker tilbage.
       *[due] : det giver en bonusbrik.
    }
event-taken-back = { $seat }: den seneste tur er taget tilbage.
event-ended = { $count ->
        [one] Spillet er slut: { $seats } vinder med { $points } point.
       *[other] Spillet er slut: { $seats } deler sejren med { $points } point hver.
    }

# Point: $seats får hver $points for $feature, som består af $reasons; til slut siger kun $cell, hvilket område det er

event-scored = { $count ->
        [one] { $seats } får { $points } point for { $feature }: { $reasons }.
       *[other] { $seats } får hver { $points } point for { $feature }: { $reasons }.
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
           *[unfinished] en ufærdig by ved { $cell }
        }
        [monastery] { $state ->
            [completed] et kloster
           *[unfinished] et ufærdigt kloster på { $cell }
        }
        [river] { $state ->
            [completed] en flod
           *[unfinished] en ufærdig flod
        }
        [forest] { $state ->
            [completed] en skov
           *[unfinished] en ufærdig skov ved { $cell }
        }
        [meadow] en eng på { tiles-in-all } ved { $cell }
        [huts] et flodsystem på { tiles-in-all } ved { $cell }
       *[field] en bondegård på { tiles-in-all } ved { $cell }
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
        [one] Brikken: { $cells }
       *[other] De { $count } brikker: { $cells }
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
