# Et spil i browseren: alt det, der står rundt om bordet. $name er det, en spiller hedder, i ingen anden form

page-game-players = Spillere
page-game-score = { $points } point
page-game-followers-left = { $count ->
        [one] 1 følgesvend tilbage
       *[other] { $count } følgesvende tilbage
    }
page-game-tribe-left = { $count ->
        [one] 1 stammemedlem tilbage
       *[other] { $count } stammemedlemmer tilbage
    }
page-game-huts-left = { $count ->
        [one] 1 hytte tilbage
       *[other] { $count } hytter tilbage
    }
page-game-watchers = { $count ->
        [one] 1 ser på
       *[other] { $count } ser på
    }
page-game-watching = du ser på
# Hvordan det står til med en spiller, med et ord eller to ved siden af navnet
page-game-you-move = din tur
page-game-to-move = har tur
page-game-thinking = tænker
page-game-you = dig
page-game-here = ved denne skærm
page-game-elsewhere = andetsteds
page-game-computer = computer · { $level }
page-game-not-come = ikke kommet endnu
page-game-resigned = gav op
page-game-away = { $unit ->
        [seconds] væk i { $count } s
        [minutes] væk i { $count } min.
        [hours] væk i { $count } t.
       *[days] { $count ->
            [one] væk i 1 dag
           *[other] væk i { $count } dage
        }
    }
page-game-with-this-move = +{ $points } med dette træk
page-game-if-ended-now = { $points }, hvis det sluttede nu
page-game-track = { $count ->
        [one] Pointbane med 50 felter og 1 skjold
       *[other] Pointbane med 50 felter og { $count } skjolde
    }

# Hånden hos den, der har tur

page-game-your-move = Din tur
page-game-pass-to = { $name } har tur: giv skærmen videre
page-game-tile = Brik { $tile }
page-game-bonus-tile = Bonusbrik { $tile }
page-game-tiles-left = { $count ->
        [0] Det var den sidste brik
        [one] 1 brik tilbage
       *[other] { $count } brikker tilbage
    }
page-game-bonus-left = { $count ->
        [one] og 1 bonusbrik
       *[other] og { $count } bonusbrikker
    }
# $count: på hvor mange felter brikken kan ligge
page-game-choose-cell = { $count ->
        [one] Vælg det stiplede felt på bordet.
       *[other] Vælg et af { $count } stiplede felter på bordet.
    }
page-game-try-cell = Prøv et felt på bordet. Du får besked, hvis brikken ikke passer der.
page-game-cells = { $count ->
        [one] 1 felt som liste
       *[other] { $count } felter som liste
    }
# På hvor mange måder brikken kan ligge på et felt
page-game-turns = { $count ->
        [one] på 1 måde
       *[other] på { $count } måder
    }
page-game-places = Hvor en figur stilles
page-game-keep = Behold den
page-game-keep-about = ingen figur
# Et område, og hvor mange brikker det har
page-game-feature-tiles = { KIND($kind) }, { $count ->
        [one] 1 brik
       *[other] { $count } brikker
    }
page-game-now = +{ $points } nu
# Hvad et område giver, som det er, hvis spillet sluttede nu
page-game-later = { $role ->
        [farmer] { $points } til slut
        [hunter] { $points } til slut
        [hut] { $points } til slut
       *[other] { $points } indtil nu
    }
page-game-back = Et skridt tilbage
page-game-place = { $role ->
        [none] Læg
        [robber] Læg med en tyv
        [knight] Læg med en ridder
        [monk] Læg med en munk
        [gatherer] Læg med en samler
        [fisher] Læg med en fisker
        [hunter] Læg med en jæger
        [hut] Læg med en hytte
       *[farmer] Læg med en landmand
    }
page-game-placing = Lægger …
page-game-type = Eller skriv trækket
page-game-type-play = Spil det
page-game-take-back = Tag min seneste tur tilbage
page-game-take-back-of = Tag den seneste tur tilbage: { $name }
page-game-take-back-asked = Du har bedt om at tage din tur tilbage.
page-game-hint-take = Prøv det
page-game-hint-thinking = En stærk spiller tænker over det …

# Hånden, mens en anden har tur

page-game-is-thinking = { $name } tænker
page-game-waiting-for = { $name } har tur
page-game-for = { $unit ->
        [seconds] I { $count } s indtil nu.
        [minutes] I { $count } min. indtil nu.
        [hours] I { $count } t. indtil nu.
       *[days] { $count ->
            [one] I 1 dag indtil nu.
           *[other] I { $count } dage indtil nu.
        }
    }
page-game-wait-look = Se dig om på bordet imens.
page-game-wait-watch = Du ser på.
page-game-wait-not-come = { $name } er ikke kommet endnu. Spillet venter.
page-game-next-tile = Din næste brik: { $tile }
page-game-next-tile-of = { $name }, næste brik: { $tile }
page-game-next-tile-about = trukket forud; alle ser den

# Forløbet

page-game-log = Hvad der skete
page-game-log-none = Intet endnu. { $tiles ->
        [1] Startbrikken ligger klar.
       *[other] Der ligger allerede { $tiles } brikker.
    }
page-game-points-only = kun point
page-game-why = hvorfor
# Før billeder af brikker, der ikke passede nogen steder
page-game-left = Lagt væk fra spillet

# Lag

page-game-layers = Lag
page-game-layer = { $layer ->
        [fields] Marker
        [meadows] Enge
        [features] Områder
        [dead] Døde
        [remaining] Brikker
        [projection] Prognose
       *[hint] Tip
    }
page-game-not-here = ikke ved dette bord
page-game-remaining = { $count ->
        [one] 1 brik er ikke lagt endnu
       *[other] { $count } brikker er ikke lagt endnu
    }
page-game-remaining-none = Der er ingen brikker tilbage.
page-game-fit-here = { $count ->
        [0] Ingen af dem passer på { $cell }
        [one] 1 af dem passer på { $cell }
       *[other] { $count } af dem passer på { $cell }
    }

# Bannere

page-game-lost = Forbindelsen er afbrudt.
page-game-lost-again = { $seconds ->
        [0] Prøver igen.
       *[other] Prøver igen om { $seconds } s.
    }
page-game-lost-trying = Prøver igen …
page-game-lost-kept = Dit træk er gemt her.
page-game-lost-safe = Spillet er i sikkerhed.
page-game-proposal-takeback = { $name } beder om at tage den seneste tur tilbage.
page-game-proposal-hand-over = { $name } foreslår, at computerspilleren »{ $level }« spiller for { $seat }.
page-game-proposal-agree = Er du enig?
page-game-proposal-waiting = Venter på { $names }.
# Used if two players have the same name
page-game-name-of-colour = { $name } ({ $colour })
page-game-agree = Enig
page-game-refuse = Nej
page-game-withdraw = Træk tilbage
# $count: hvor mange svar der manglede; kun når der er ét, vides det, hvem der sagde nej
page-game-refused-takeback = { $count ->
        [1] { $names } sagde nej.
       *[other] Nogen sagde nej.
    } Din tur bliver stående.
page-game-refused-hand-over = { $count ->
        [1] { $names } sagde nej.
       *[other] Nogen sagde nej.
    } Alle spiller videre som før.
# Forbindelsen var væk imens, så det vides ikke, om nogen svarede
page-game-proposal-ended = Mens forbindelsen var væk, udløb dit forslag. Stil det igen, hvis du vil.

# Links at sende

page-game-share = Del
page-game-link-seat = Plads: { $name }
page-game-link-watch = At se på
page-game-link-watch-about = viser, spiller aldrig
page-game-link-me = Dine andre enheder
page-game-link-me-about = bærer alle dine spil; hold det hemmeligt
page-game-send-link = { $name } er ikke kommet endnu. Send dette link:
page-game-copy = Kopiér
page-game-copied = Kopieret

# Hvad man kan gøre ved bordet

page-game-menu = Bord
page-game-no-farmers = ingen landmænd
page-game-by-hand = i hånden
page-game-aids-chip = hjælp: { $aids }
page-game-aids = { $count ->
        [0] Ingen hjælpemidler ved dette bord
        [one] 1 hjælpemiddel ved dette bord
       *[other] { $count } hjælpemidler ved dette bord
    }
page-game-rename = Skift navn
page-game-ask-name = Hvad skal de andre kalde dig?
page-game-ask-name-do = Brug navnet
page-game-resign = Giv op
page-game-resign-sure = Vil du give op for { $name }? Det kan ikke tages tilbage.
page-game-resign-sure-several = Vil du give op for { $name }? En computerspiller spiller videre i stedet for dig. Det kan ikke tages tilbage.
page-game-resign-yes = Giv op
page-game-resign-no = Spil videre
page-game-no = Nej
page-game-close = Luk
page-game-hand-over = Lad en computerspiller tage over
page-game-hand-over-seat = Hvilken plads
page-game-hand-over-level = Hvilken computerspiller
page-game-hand-over-do = Giv videre
page-game-hand-over-ask = Foreslå det
page-game-hand-over-sure = »{ $level }« spiller for { $name } fra nu af. Det kan ikke tages tilbage.
page-game-hand-over-ask-sure = Alle andre bliver spurgt, om »{ $level }« skal spille for { $name }. Efter en dags fravær bliver ingen spurgt.
page-game-hand-over-yes = Ja
page-game-save = Gem referat
page-game-leave = Gå
page-game-leave-about = Spillet venter på dig på forsiden under »Fortsæt«.

# Taster

page-game-keys = Taster
page-game-key-walk = gå rundt mellem felterne
page-game-key-turn = drej brikken
page-game-key-piece = vælg et sted til en figur
page-game-key-none = behold figuren
page-game-key-place = læg brikken
page-game-key-back = et skridt tilbage
page-game-key-fit = vis hele bordet
page-game-key-zoom = større, mindre
page-game-key-log = hvad der skete
page-game-key-hint = tip
page-game-key-undo = tag den seneste tur tilbage
page-game-key-keys = denne liste

# Sagt til dem, der ikke ser bordet

page-game-said-your-turn = { $name }, det er din tur, med brik { $tile }. { $count ->
        [0] Vælg et felt.
        [one] Den kan ligge på 1 felt.
       *[other] Den kan ligge på { $count } felter.
    }
page-game-said-tile = På den: { $description }.
page-game-said-turn = { $name } har tur, med brik { $tile }.
page-game-said-draw = { $name } skal trække en brik.
page-game-said-lies = Brikken ligger på { $cell }{ $turned ->
        [0] {""}
       *[other] , drejet { $turned }°
    }. { $count ->
        [0] Ingen figur kan stilles.
        [one] En figur kan stilles på 1 sted.
       *[other] En figur kan stilles på { $count } steder.
    }
page-game-said-hint = Tip: { $move } – { $reason }.
page-game-said-rematch = Der er en revanche nu.

# Slutningen. $by: hvor mange point vinderen er foran den næste

page-game-over = Spillet er slut
page-game-wins = { $count ->
        [one] { $by ->
            [0] { $names } vinder
           *[other] { $names } vinder med { $by } points forspring
        }
       *[other] { $names } deler sejren
    }
# $scores: alles point, vinderens først; $points: hvad den endelige pointoptælling gav vinderen
page-game-end-about = { $scores } point. Heraf gav den endelige optælling vinderen { $points }.
page-game-to-end = Hvordan det endte
page-game-look-board = Se på bordet
page-game-rematch = Revanche, pladser roteret
page-game-to-rematch = Til revanchen
page-game-same-tiles = Samme brikker igen
page-game-last-count = Den endelige optælling
page-game-skip = Spring over
page-game-last-count-none = Der var intet at tælle op til slut.
page-game-step = trin { $step } af { $steps }
page-game-step-back = Et trin tilbage
page-game-step-on = Næste trin
page-game-sums = Hvor pointene kom fra
page-game-sum = { $kind ->
        [road] { $state ->
            [completed] Færdiggjorte veje
           *[final] Ufærdige veje
        }
        [city] { $state ->
            [completed] Færdiggjorte byer
           *[final] Ufærdige byer
        }
        [monastery] { $state ->
            [completed] Færdiggjorte klostre
           *[final] Ufærdige klostre
        }
        [river] { $state ->
            [completed] Færdiggjorte floder
           *[final] Ufærdige floder
        }
        [forest] { $state ->
            [completed] Færdiggjorte skove
           *[final] Ufærdige skove
        }
        [meadow] Enge
        [system] Flodsystemer
        [huts] Flodsystemer
       *[field] Marker
    }
page-game-total = I alt
page-game-course = Tur for tur
# Under slutningen af grafen
page-game-course-final = slut
