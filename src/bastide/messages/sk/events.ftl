# Čo sa deje v hre: $seat je kto, menom alebo farbou a vždy v nominatíve, $cell je kde, napríklad 1,0; $role je to,
# čo sa stavia, $direction kde na karte, alebo none, ak je to jasné. Pred číslom nestojí „s“ ani „z“: niekedy by to
# muselo byť „so“ a „zo“

event-drawn = { $seat } ťahá { $bonus ->
        [true] bonusovú kartu { $tile }
       *[false] kartu { $tile }
    }.
event-drawn-ahead = { $seat } ťahá vopred kartu { $tile } na ďalší ťah.
event-discarded = { $bonus ->
        [true] Bonusová karta { $tile }
       *[false] Karta { $tile }
    } sa nedá nikde priložiť, preto ju { $seat } vyraďuje z hry.
# To isté vedľa obrázka karty
event-discarded-plain = { $bonus ->
        [true] Bonusová karta
       *[false] Karta
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
# To isté pre tých, čo vidia plán
event-drawn-plain = { $seat } ťahá { $bonus ->
        [true] bonusovú kartu
       *[false] kartu
    }.
event-drawn-ahead-plain = { $seat } ťahá vopred kartu na ďalší ťah.
event-placed-plain = { $seat } vykladá kartu.
event-placed-with-plain = { $seat } vykladá kartu { $role ->
        [robber] s lupičom
        [knight] s rytierom
        [monk] s mníchom
        [gatherer] so zberačom
        [fisher] s rybárom
        [hunter] s lovcom
        [hut] s chatrčou
       *[farmer] so sedliakom
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
event-taken-back = { $seat }: posledný ťah je vrátený.
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
event-scored-whole = { $count ->
        [1] { $seats } získava { $points ->
            [one] 1 bod
            [few] { $points } body
            [many] { $points } bodu
           *[other] { $points } bodov
        } za { $feature }.
       *[other] { $seats } získavajú po { $points ->
            [one] 1 bode
            [few] { $points } bodoch
            [many] { $points } bodu
           *[other] { $points } bodoch
        } za { $feature }.
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
           *[unfinished] neuzavreté mesto{ at-cell }
        }
        [monastery] { $state ->
            [completed] kláštor
           *[unfinished] neuzavretý kláštor{ at-cell }
        }
        [river] { $state ->
            [completed] rieku
           *[unfinished] neuzavretú rieku
        }
        [forest] { $state ->
            [completed] les
           *[unfinished] neuzavretý les{ at-cell }
        }
        [meadow] lúku{ at-cell } ({ tiles-in-all })
        [huts] riečny systém{ at-cell } ({ tiles-in-all })
       *[field] lúku{ at-cell } ({ tiles-in-all })
    }
# $feature vo event-scored-whole: $count je počet kariet, pri lúke počet uzavretých miest
feature-counted = { $kind ->
        [road] { $state ->
            [completed] cestu ({ tiles-counted })
           *[unfinished] neuzavretú cestu ({ tiles-counted })
        }
        [city] { $state ->
            [completed] mesto ({ tiles-counted })
           *[unfinished] neuzavreté mesto{ at-cell } ({ tiles-counted })
        }
        [monastery] { $state ->
            [completed] kláštor
           *[unfinished] neuzavretý kláštor{ at-cell }
        }
        [river] { $state ->
            [completed] rieku ({ tiles-counted })
           *[unfinished] neuzavretú rieku ({ tiles-counted })
        }
        [forest] { $state ->
            [completed] les ({ tiles-counted })
           *[unfinished] neuzavretý les{ at-cell } ({ tiles-counted })
        }
       *[field] lúku{ at-cell } pri { $count ->
            [one] 1 uzavretom meste
            [few] { $count } uzavretých mestách
            [many] { $count } uzavretého mesta
           *[other] { $count } uzavretých mestách
        }
    }
tiles-counted = { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } kariet
    }
# Po oblasti; $cell je none pre tých, ktorí vidia stôl
at-cell = { $cell ->
        [none] {""}
       *[other] {" "}na { $cell }
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

# To isté pre tých, ktorí vidia stôl

note-dolmen-plain = Lovec pri dolmene loví sám, preto body za túto lúku získava len { $seat }.
note-fire-plain = { $count ->
        [0] Oheň nemá koho zahnať, tiger tu nie je.
        [one] Oheň zaháňa tigra, preto sa počítajú všetky jelene.
        [few] Oheň zaháňa { $count } tigre, preto sa počítajú všetky jelene.
        [many] Oheň zaháňa { $count } tigra, preto sa počítajú všetky jelene.
       *[other] Oheň zaháňa { $count } tigrov, preto sa počítajú všetky jelene.
    }
note-deer-eaten-plain = Tiger zožerie jeleňa.

# Riadok denníka na stránke, napríklad „Ty – uzavretá cesta (3 karty)“: $name je log-you alebo meno či farba hráča

log-row = { $name } – { $what }
log-row-notation = { $name } – { $what } ({ $move })
log-you = Ty
log-taken-back = vrátené
effect-lays = vyložená karta
effect-completes = { $kind ->
        [road] uzavretá cesta ({ tiles-in-all })
        [city] uzavreté mesto ({ tiles-in-all })
        [river] uzavretá rieka ({ tiles-in-all })
        [forest] uzavretý les ({ tiles-in-all })
       *[monastery] uzavretý kláštor
    }
effect-claims = { $role ->
        [robber] lupič na ceste
        [knight] rytier v meste
        [monk] mních v kláštore
        [gatherer] zberač v lese
        [fisher] rybár na rieke
        [hunter] lovec na lúke
        [hut] chatrč pri riečnom systéme
       *[farmer] sedliak na lúke
    }
effect-joins = { $whose ->
        [yours] { $kind ->
            [city] spojenie s tvojím mestom
            [river] spojenie s tvojou riekou
            [forest] spojenie s tvojím lesom
            [system] spojenie s tvojím riečnym systémom
            [meadow] spojenie s tvojou lúkou
            [field] spojenie s tvojou lúkou
           *[road] spojenie s tvojou cestou
        }
       *[several] { $kind ->
            [city] spojenie s mestom
            [river] spojenie s riekou
            [forest] spojenie s lesom
            [system] spojenie s riečnym systémom
            [meadow] spojenie s lúkou
            [field] spojenie s lúkou
           *[road] spojenie s cestou
        } { $whose ->
            [other] ({ $owner })
           *[several] viacerých hráčov
        }
    }
effect-extends = { $whose ->
        [yours] { $kind ->
            [city] tvoje mesto
            [river] tvoja rieka
            [forest] tvoj les
            [meadow] tvoja lúka
            [field] tvoja lúka
           *[road] tvoja cesta
        }
        [own] { $kind ->
            [city] vlastné mesto
            [river] vlastná rieka
            [forest] vlastný les
            [meadow] vlastná lúka
            [field] vlastná lúka
           *[road] vlastná cesta
        }
        [shared] { $kind ->
            [city] spoločné mesto
            [river] spoločná rieka
            [forest] spoločný les
            [meadow] spoločná lúka
            [field] spoločná lúka
           *[road] spoločná cesta
        }
       *[other] { KIND($kind) } ({ $owner })
    } má už { tiles-in-all }
# Body v denníku, za tými, ktorí ich získavajú
log-scored = { $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    } za { $feature }: { $reasons }
log-scored-whole = { $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    } za { $feature }
log-scored-nothing = nič za { $feature }: tigre zožrali všetky jelene
