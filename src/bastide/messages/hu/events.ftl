# Events of a game. Names and tiles have no article and no endings

event-drawn = { $bonus ->
        [true] { $seat } bónuszkártyát húz: { $tile }.
       *[false] { $seat } területkártyát húz: { $tile }.
    }
event-drawn-ahead = { $seat } előre húz a következő körére: { $tile }.
event-discarded = { $bonus ->
        [true] { $seat } kivesz a játékból egy bónuszkártyát, mert sehová sem illik: { $tile }.
       *[false] { $seat } kivesz a játékból egy területkártyát, mert sehová sem illik: { $tile }.
    }
event-placed = { $seat } kártyát rak le: { $tile } ({ $cell }){ $turned ->
        [0] {""}
       *[other] , { $turned }°-kal elforgatva
    }.
event-placed-with = { $seat } kártyát rak le: { $tile } ({ $cell }){ $turned ->
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
event-scored-nothing = { $seats } nem kap pontot { $feature }: a tigrisek minden szarvast megettek.
feature-scored = { $kind ->
        [road] { $state ->
            [completed] egy útért
           *[unfinished] egy befejezetlen útért
        }
        [city] { $state ->
            [completed] egy városért
           *[unfinished] egy befejezetlen városért ({ $cell })
        }
        [monastery] { $state ->
            [completed] egy kolostorért
           *[unfinished] egy befejezetlen kolostorért ({ $cell })
        }
        [river] { $state ->
            [completed] egy folyószakaszért
           *[unfinished] egy lezáratlan folyószakaszért
        }
        [forest] { $state ->
            [completed] egy erdőért
           *[unfinished] egy lezáratlan erdőért ({ $cell })
        }
        [meadow] egy { tiles-in-all } tisztásért ({ $cell })
        [huts] egy { tiles-in-all } folyórendszerért ({ $cell })
       *[field] egy { tiles-in-all } mezőért ({ $cell })
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
