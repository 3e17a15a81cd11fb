# Bordet i et spil i browseren

page-board-smaller = Zoom ud
page-board-larger = Zoom ind
page-board-fit = Vis hele spillepladen
page-board-last = Til den seneste brik
page-board-cells = Hvor brikken passer
# $cell: hvor det er, f.eks. 3,0
page-board-cell = { $cell }
page-board-gain = { $points } point
# $turns: på hvor mange måder brikken kan ligge her
page-board-turn = { $turns ->
        [one] Brikken passer kun sådan
       *[other] Drej brikken
    }
page-board-turn-left = Drej til venstre
page-board-turn-right = Drej til højre
# $has: hvad brikken ville have på en side, $wanted: hvad naboen har dér; slags landskab
page-board-clash = Her møder { KIND($has, form: "definite") } { KIND($wanted, form: "indefinite") }.

# Roller, som etiketter
page-board-role = { $role ->
        [robber] Tyv
        [knight] Ridder
        [monk] Munk
        [gatherer] Samler
        [fisher] Fisker
        [hunter] Jæger
        [hut] Hytte
       *[farmer] Landmand
    }

# En brik, der prøves. $role: en figur; $kind: områdets slags; $name: spilleren, der har figurer på det

page-board-claims = { $role ->
        [robber] Tyv på en vej
        [knight] Ridder i en by
        [monk] Munk i et kloster
        [gatherer] Samler i en skov
        [fisher] Fisker på en flod
        [hunter] Jæger på en eng
        [hut] Hytte ved et flodsystem
       *[farmer] Landmand på en mark
    }
page-board-completes = { $kind ->
        [road] Færdiggør en vej
        [city] Færdiggør en by
        [monastery] Færdiggør et kloster
        [forest] Færdiggør en skov
       *[river] Færdiggør en flod
    }
page-board-joins = { $kind ->
        [road] Fælles vej med { $name }
        [city] Fælles by med { $name }
        [forest] Fælles skov med { $name }
        [river] Fælles flod med { $name }
        [system] Fælles flodsystem med { $name }
        [meadow] Fælles eng med { $name }
       *[field] Fælles mark med { $name }
    }
page-board-taken = { $kind ->
        [road] Optaget vej
        [city] Optaget by
        [monastery] Optaget kloster
        [forest] Optaget skov
        [river] Optaget flod
        [system] Optaget flodsystem
        [meadow] Optaget eng
       *[field] Optaget mark
    }
# Point nu, og når området eller alle byer ved en mark er færdiggjort
page-board-worth = { $now } point nu, { $completed } som færdiggjort.
page-board-worth-fixed = Er { $points } point værd.
page-board-pays = Giver { $points } point nu.
# Efter hvem der har hvor mange figurer; $count spillere har flest
page-board-shared = { $count ->
        [2] Begge får alle pointene.
       *[other] Alle { $count } får alle pointene.
    }
page-board-open = { $kind ->
        [monastery] { $count ->
            [one] 1 felt omkring det er tomt.
           *[other] { $count } felter omkring det er tomme.
        }
       *[other] { $count ->
            [one] 1 side er åben.
           *[other] { $count } sider er åbne.
        }
    }
page-board-no-pieces = Du har ingen figurer tilbage. En figur kommer hjem, når dens område er færdiggjort.
