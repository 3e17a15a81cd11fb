# Events of a game. Names and tiles have no article and no endings

event-drawn = { $bonus ->
        [true] { $seat } húz egy bónuszkártyát: { $tile }.
       *[false] { $seat } húz egy területkártyát: { $tile }.
    }
event-drawn-ahead = { $seat } előre húz a következő körére: { $tile }.
event-discarded = { $bonus ->
        [true] { $seat } kivesz a játékból egy bónuszkártyát, mert sehová sem illik: { $tile }.
       *[false] { $seat } kivesz a játékból egy területkártyát, mert sehová sem illik: { $tile }.
    }
# The same beside a picture of the tile
event-discarded-plain = { $bonus ->
        [true] { $seat } kivesz a játékból egy bónuszkártyát, mert sehová sem illik.
       *[false] { $seat } kivesz a játékból egy területkártyát, mert sehová sem illik.
    }
event-placed = { $seat } lerak egy kártyát: { $tile } ({ $cell }){ $turned ->
        [0] {""}
       *[other] , { $turned }°-kal elforgatva
    }.
event-placed-with = { $seat } lerak egy kártyát: { $tile } ({ $cell }){ $turned ->
        [0] {""}
       *[other] , { $turned }°-kal elforgatva
    }, { $role ->
        [robber] útonállóval
        [knight] lovaggal
        [monk] szerzetessel
        [gatherer] gyűjtögetővel
        [fisher] halásszal
        [hunter] vadásszal
        [hut] kunyhóval ({ KIND($kind) })
       *[farmer] paraszttal
    }{ $direction ->
        [none] {""}
       *[other] {" "}{ direction }
    }.
# The same for readers who see the board
event-drawn-plain = { $bonus ->
        [true] { $seat } húz egy bónuszkártyát.
       *[false] { $seat } húz egy területkártyát.
    }
event-drawn-ahead-plain = { $seat } előre húz egy kártyát a következő körére.
event-placed-plain = { $seat } lerak egy kártyát.
event-placed-with-plain = { $seat } lerak egy kártyát { $role ->
        [robber] útonállóval
        [knight] lovaggal
        [monk] szerzetessel
        [gatherer] gyűjtögetővel
        [fisher] halásszal
        [hunter] vadásszal
        [hut] kunyhóval
       *[farmer] paraszttal
    }.
event-returned = { $seat } visszakapja { $role ->
        [robber] az útonállóját
        [monk] a szerzetesét
        [gatherer] a gyűjtögetőjét
        [fisher] a halászát
       *[knight] a lovagját
    }.
event-gold = { $seat } lezárt egy { tiles-in-all } erdőt, benne { $nuggets } aranyröggel{ $bonus ->
        [bonus-turn] , de bónuszkártyáért nem jár újabb bónuszkártya.
        [used-up] , de a bónuszkártyák már elfogytak.
       *[due] : bónuszkártya jár érte.
    }
event-taken-back = { $seat } utolsó köre visszavonva.
event-ended = { $count ->
        [one] Vége a játéknak: { $seats } nyer { $points } ponttal.
       *[other] Vége a játéknak: { $seats } holtversenyben nyer, fejenként { $points } ponttal.
    }

# A score; $feature and $reasons say what the points are for, and end in “-ért”

event-scored = { $count ->
        [one] { $seats } { $points } pontot kap { $feature }: { $reasons }.
       *[other] { $seats } fejenként { $points } pontot kap { $feature }: { $reasons }.
    }
event-scored-whole = { $count ->
        [one] { $seats } { $points } pontot kap { $feature }.
       *[other] { $seats } fejenként { $points } pontot kap { $feature }.
    }
event-scored-nothing = { $seats } nem kap pontot { $feature }: a tigrisek minden szarvast megettek.
feature-scored = { $kind ->
        [road] { $state ->
            [completed] egy útért
           *[unfinished] egy befejezetlen útért
        }
        [city] { $state ->
            [completed] egy városért
           *[unfinished] egy befejezetlen városért{ at-cell }
        }
        [monastery] { $state ->
            [completed] egy kolostorért
           *[unfinished] egy befejezetlen kolostorért{ at-cell }
        }
        [river] { $state ->
            [completed] egy folyószakaszért
           *[unfinished] egy le nem zárt folyószakaszért
        }
        [forest] { $state ->
            [completed] egy erdőért
           *[unfinished] egy le nem zárt erdőért{ at-cell }
        }
        [meadow] egy { tiles-in-all } tisztásért{ at-cell }
        [huts] egy { tiles-in-all } folyórendszerért{ at-cell }
       *[field] egy { tiles-in-all } mezőért{ at-cell }
    }
# $feature of event-scored-whole: $count is the number of tiles, or of a field’s completed cities
feature-counted = { $kind ->
        [road] { $state ->
            [completed] egy { tiles-counted } útért
           *[unfinished] egy befejezetlen, { tiles-counted } útért
        }
        [city] { $state ->
            [completed] egy { tiles-counted } városért
           *[unfinished] egy befejezetlen, { tiles-counted } városért{ at-cell }
        }
        [monastery] { $state ->
            [completed] egy kolostorért
           *[unfinished] egy befejezetlen kolostorért{ at-cell }
        }
        [river] { $state ->
            [completed] egy { tiles-counted } folyószakaszért
           *[unfinished] egy le nem zárt, { tiles-counted } folyószakaszért
        }
        [forest] { $state ->
            [completed] egy { tiles-counted } erdőért
           *[unfinished] egy le nem zárt, { tiles-counted } erdőért{ at-cell }
        }
       *[field] egy mezőért{ at-cell }, amely mellett { $count } kész város van
    }
tiles-counted = { $count } kártyás
# After a feature; $cell is none for readers who see the board
at-cell = { $cell ->
        [none] {""}
       *[other] {" "}({ $cell })
    }
# An adjective: a forest “of 3 tiles”

tiles-in-all = { $tiles } kártyás
reason-tiles = { $count } kártyáért { $points }
reason-pennants = { $count } címerért { $points }
reason-cities = { $count } kész városért { $points }
reason-fish = { $count } halért { $points }
reason-mushrooms = { $count } gombacsoportért { $points }
reason-deer = { $count } szarvasért { $points }
reason-mammoths = { $count } mamutért { $points }
reason-aurochs = { $count } őstulokért { $points }

# Explanation of a score, line by line; $standing lists score-followers with commas

score-tiles = { $count } kártyából áll: { $cells }
score-followers = { $seat } { $count }
score-majority = { $kind ->
        [river] Halászok itt
        [forest] Gyűjtögetők itt
        [meadow] Vadászok itt
        [huts] Kunyhók itt
       *[other] Alattvalók itt
    }: { $standing }; { $contenders ->
        [one] nincs vetélytárs.
       *[other] { $rule ->
            [dolmen] a dolmen miatt minden pontot { $seats } kap.
           *[most] { $count ->
                [one] { $seats } van többségben, övé az összes pont.
               *[other] egyenlőség: { $seats } egyaránt megkapja az összes pontot.
            }
        }
    }

# Notes on a meadow: $tiger and $deer are their cells

note-dolmen = A dolmen melletti vadász ({ $cell }) egyedül vadászik, így ezért a tisztásért csak { $seat } kap pontot.
note-fire = { $count ->
        [0] A tűznek ({ $cell }) nincs kit elkergetnie: ezen a tisztáson nincs tigris.
        [one] A tűz ({ $cell }) elkergeti a tigrist ({ $tigers }), így minden szarvas számít.
       *[other] A tűz ({ $cell }) elkerget { $count } tigrist ({ $tigers }), így minden szarvas számít.
    }
note-deer-eaten = A tigris ({ $tiger }) megeszik egy szarvast ({ $deer }).

# The same for readers who see the board

note-dolmen-plain = A dolmen melletti vadász egyedül vadászik, így ezért a tisztásért csak { $seat } kap pontot.
note-fire-plain = { $count ->
        [0] A tűznek nincs kit elkergetnie: ezen a tisztáson nincs tigris.
        [one] A tűz elkergeti a tigrist, így minden szarvas számít.
       *[other] A tűz elkerget { $count } tigrist, így minden szarvas számít.
    }
note-deer-eaten-plain = Egy tigris megeszik egy szarvast.

# Egy sor az oldal naplójában, például „Te – elkészült egy 3 kártyás út”: $name vagy log-you, vagy egy játékos neve, színe

log-row = { $name } – { $what }
log-row-notation = { $name } – { $what } ({ $move })
log-you = Te
log-taken-back = visszavonva
effect-lays = kártya lerakása
effect-completes = { $kind ->
        [road] elkészült egy { $tiles } kártyás út
        [city] elkészült egy { $tiles } kártyás város
        [river] lezárult egy { $tiles } kártyás folyószakasz
        [forest] lezárult egy { $tiles } kártyás erdő
       *[monastery] elkészült egy kolostor
    }
effect-claims = { $role ->
        [robber] útonálló egy úton
        [knight] lovag egy városban
        [monk] szerzetes egy kolostorban
        [gatherer] gyűjtögető egy erdőben
        [fisher] halász egy folyószakaszon
        [hunter] vadász egy tisztáson
        [hut] kunyhó egy folyórendszeren
       *[farmer] paraszt egy mezőn
    }
effect-joins = csatlakozás { $whose ->
        [yours] { KIND($kind, form: "to-yours") }
        [other] { $owner } { KIND($kind, form: "to-owned") }
       *[several] egy közös { KIND($kind, form: "to") }
    }
effect-extends = { $whose ->
        [yours] { KIND($kind, form: "yours") }
        [own] saját { KIND($kind, form: "owned") }
        [shared] egy közös { KIND($kind) }
       *[other] { $owner } { KIND($kind, form: "owned") }
    } { $tiles } kártyásra nő
# Egy pontozás a naplóban, azok után, akik kapják
log-scored = { $points } pont { $feature }: { $reasons }
log-scored-whole = { $points } pont { $feature }
log-scored-nothing = nincs pont { $feature }: a tigrisek minden szarvast megettek
