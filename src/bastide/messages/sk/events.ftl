# Čo sa deje v hre: $seat je kto, menom alebo farbou a vždy v nominatíve, $cell je kde, napríklad 1,0; $role je to,
# čo sa stavia, $direction kde na karte, alebo none, ak je to jasné. Pred číslom nestojí „s“ ani „z“: niekedy by to
# muselo byť „so“ a „zo“

event-drawn = { $seat } ťahá { $bonus ->
        [true] bonusovú kartu { $tile }
       *[false] kartu { $tile }
    }.
event-drawn-ahead = { $seat } ťahá kartu { $tile } na ďalší ťah.
event-discarded = { $bonus ->
        [true] Bonusová karta { $tile }
       *[false] Karta { $tile }
    } sa nedá nikde priložiť, preto ju { $seat } vyraďuje z hry.
event-placed = { $seat } vykladá kartu { $tile } na { $cell }{ $turned ->
        [0] {""}
       *[other] , otočenú o { $turned }°
    }.
event-placed-with = { $seat } vykladá kartu { $tile } na { $cell }{ $turned ->
        [0] {""}
       *[other] , otočenú o { $turned }°
    }, { $role ->
        [robber] s lupičom
        [knight] s rytierom
        [monk] s mníchom
        [gatherer] so zberačom
        [fisher] s rybárom
        [hunter] s lovcom
        [hut] s chatrčou ({ KIND($kind) })
       *[farmer] so sedliakom
    }{ $direction ->
        [none] {""}
       *[other] {" "}{ direction }
    }.
event-returned = { $seat } dostáva späť { $role ->
        [robber] lupiča
        [monk] mnícha
        [gatherer] zberača
        [fisher] rybára
       *[knight] rytiera
    }.
event-gold = { $seat } uzatvára les ({ tiles-in-all }), v ktorom { $nuggets ->
        [one] je 1 hrudka zlata
        [few] sú { $nuggets } hrudky zlata
        [many] je { $nuggets } hrudky zlata
       *[other] je { $nuggets } hrudiek zlata
    }{ $bonus ->
        [bonus-turn] , ale bonusová karta nikdy neprináša ďalšiu.
        [used-up] , ale bonusové karty sa už minuli.
       *[due] : nasleduje bonusová karta.
    }
event-taken-back = { $seat }: posledný ťah je vzatý späť.
event-ended = { $count ->
        [1] Koniec hry: { $seats } vyhráva, má { $points ->
            [one] 1 bod
            [few] { $points } body
            [many] { $points } bodu
           *[other] { $points } bodov
        }.
       *[other] Koniec hry: { $seats } sa delia o víťazstvo, majú po { $points ->
            [one] 1 bode
            [few] { $points } bodoch
            [many] { $points } bodu
           *[other] { $points } bodoch
        }.
    }

# Body: $seats získavajú po $points za $feature, z čoho to je, hovoria $reasons; na konci len $cell povie, ktorá to je

event-scored = { $count ->
        [1] { $seats } získava { $points ->
            [one] 1 bod
            [few] { $points } body
            [many] { $points } bodu
           *[other] { $points } bodov
        } za { $feature }: { $reasons }.
       *[other] { $seats } získavajú po { $points ->
            [one] 1 bode
            [few] { $points } bodoch
            [many] { $points } bodu
           *[other] { $points } bodoch
        } za { $feature }: { $reasons }.
    }
event-scored-nothing = { $count ->
        [1] { $seats } nezískava nič za { $feature }: tigre zožrali všetky jelene.
       *[other] { $seats } nezískavajú nič za { $feature }: tigre zožrali všetky jelene.
    }
# $feature len v dvoch vetách vyššie, preto v akuzatíve

feature-scored = { $kind ->
        [road] { $state ->
            [completed] cestu
           *[unfinished] neuzavretú cestu
        }
        [city] { $state ->
            [completed] mesto
           *[unfinished] neuzavreté mesto na { $cell }
        }
        [monastery] { $state ->
            [completed] kláštor
           *[unfinished] neuzavretý kláštor na { $cell }
        }
        [river] { $state ->
            [completed] rieku
           *[unfinished] neuzavretú rieku
        }
        [forest] { $state ->
            [completed] les
           *[unfinished] neuzavretý les na { $cell }
        }
        [meadow] lúku na { $cell } ({ tiles-in-all })
        [huts] riečny systém na { $cell } ({ tiles-in-all })
       *[field] lúku na { $cell } ({ tiles-in-all })
    }
# Vždy v zátvorke, preto v nominatíve

tiles-in-all = { $tiles ->
        [one] 1 karta
        [few] { $tiles } karty
        [many] { $tiles } karty
       *[other] { $tiles } kariet
    }
# Jeden z $reasons: koľko čoho a koľko bodov za to; vymenúvajú sa s čiarkami

reason-tiles = { $points } za { $count ->
        [one] 1 kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } kariet
    }
reason-pennants = { $points } za { $count ->
        [one] 1 erb
        [few] { $count } erby
        [many] { $count } erbu
       *[other] { $count } erbov
    }
reason-cities = { $points } za { $count ->
        [one] 1 uzavreté mesto
        [few] { $count } uzavreté mestá
        [many] { $count } uzavretého mesta
       *[other] { $count } uzavretých miest
    }
reason-fish = { $points } za { $count ->
        [one] 1 rybu
        [few] { $count } ryby
        [many] { $count } ryby
       *[other] { $count } rýb
    }
reason-mushrooms = { $points } za { $count ->
        [one] 1 skupinu húb
        [few] { $count } skupiny húb
        [many] { $count } skupiny húb
       *[other] { $count } skupín húb
    }
reason-deer = { $points } za { $count ->
        [one] 1 jeleňa
        [few] { $count } jelene
        [many] { $count } jeleňa
       *[other] { $count } jeleňov
    }
reason-mammoths = { $points } za { $count ->
        [one] 1 mamuta
        [few] { $count } mamuty
        [many] { $count } mamuta
       *[other] { $count } mamutov
    }
reason-aurochs = { $points } za { $count ->
        [one] 1 pratura
        [few] { $count } pratury
        [many] { $count } pratura
       *[other] { $count } praturov
    }

# Odkiaľ sú body, riadok po riadku; $standing vymenúva score-followers s čiarkami

score-tiles = { $count ->
        [one] Karta: { $cells }
        [few] { $count } karty: { $cells }
        [many] { $count } karty: { $cells }
       *[other] { $count } kariet: { $cells }
    }
score-followers = { $seat } { $count }
score-majority = { $kind ->
        [river] Rybári
        [forest] Zberači
        [meadow] Lovci
        [huts] Chatrče
       *[other] Figúrky
    }: { $standing }; { $contenders ->
        [1] nikto iný tam nič nemá.
       *[other] { $rule ->
            [dolmen] vďaka dolmenu všetky body získava { $seats }.
           *[most] { $count ->
                [1] { $seats } má najviac a získava všetky body.
               *[other] { $seats } majú najviac a všetci získavajú plný počet bodov.
            }
        }
    }

# Čo sa ešte stalo na lúke: $tiger a $deer sú ich políčka

note-dolmen = Lovec pri dolmene na { $cell } loví sám, preto body za túto lúku získava len { $seat }.
note-fire = { $count ->
        [0] Oheň na { $cell } nemá koho zahnať, tiger tu nie je.
        [one] Oheň na { $cell } zaháňa tigra na { $tigers }, preto sa počítajú všetky jelene.
        [few] Oheň na { $cell } zaháňa { $count } tigre ({ $tigers }), preto sa počítajú všetky jelene.
        [many] Oheň na { $cell } zaháňa { $count } tigra ({ $tigers }), preto sa počítajú všetky jelene.
       *[other] Oheň na { $cell } zaháňa { $count } tigrov ({ $tigers }), preto sa počítajú všetky jelene.
    }
note-deer-eaten = Tiger na { $tiger } zožerie jeleňa na { $deer }.
