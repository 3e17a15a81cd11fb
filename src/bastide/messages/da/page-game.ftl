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
page-game-watchers =
    { $count ->
        [one] 1 tilskuer
       *[other] { $count } tilskuere
    }
page-game-watching = du ser på
# Hvordan det står til med en spiller, med et ord eller to ved siden af navnet
page-game-you-move = din tur
page-game-to-move = har turen
page-game-thinking = tænker
page-game-you = dig
page-game-here = ved denne skærm
page-game-elsewhere = online
page-game-computer = computer · { $level }
page-game-not-come = ikke kommet endnu
page-game-resigned = har givet op
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
page-game-if-ended-now = { $points }, hvis spillet sluttede nu
page-game-track = { $count ->
        [one] Pointbane med 50 felter og 1 pointmarkør
       *[other] Pointbane med 50 felter og { $count } pointmarkører
    }

# Hånden hos den, der har tur

page-game-your-move = Din tur
page-game-pass-to = { $name } har turen: giv enheden videre
page-game-tile = Brik { $tile }
page-game-your-tile = Din brik
page-game-your-bonus-tile = Din bonusbrik
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
        [one] Vælg det stiplede felt på spillepladen.
       *[other] Vælg et af { $count } stiplede felter på spillepladen.
    }
page-game-try-cell = Prøv et felt på spillepladen. Du får besked, hvis brikken ikke passer der.
page-game-cells = { $count ->
        [one] Vis feltet som liste
       *[other] Vis { $count } felter som liste
    }
# På hvor mange måder brikken kan ligge på et felt
page-game-turns = { $count ->
        [one] på 1 måde
       *[other] på { $count } måder
    }
page-game-places = Hvor en figur placeres
page-game-keep = Ingen figur
page-game-now = +{ $points } nu
# Hvad et område giver, som det er, hvis spillet sluttede nu
page-game-later = { $role ->
        [farmer] { $points } til slut
        [hunter] { $points } til slut
        [hut] { $points } til slut
       *[other] { $points } indtil nu
    }
page-game-back = Tilbage
page-game-place = { $role ->
        [none] Læg brik
        [robber] Læg med en tyv
        [knight] Læg med en ridder
        [monk] Læg med en munk
        [gatherer] Læg med en samler
        [fisher] Læg med en fisker
        [hunter] Læg med en jæger
        [hut] Læg med en hytte
       *[farmer] Læg med en landmand
    }
page-game-placing = Lægger…
page-game-more-ways = Andre måder at vælge træk på
page-game-type = Eller skriv trækket
page-game-type-play = Spil det
page-game-last-move-of = { $name }: seneste træk
page-game-tile-next = Din brik kommer nu
page-game-tile-next-about = Tryk på en tast eller klik for at springe over.
page-game-take-back = Fortryd min seneste tur
page-game-take-back-of = Fortryd den seneste tur: { $name }
page-game-take-back-asked = Du har bedt om at fortryde din tur.
page-game-taken-back = Turen er fortrudt.
page-game-restore = Gendan
page-game-hint-take = Prøv det
page-game-hint-move = Dette træk { $reason }.
page-game-hint-thinking = En stærk spiller tænker over det…

# Hånden, mens en anden har tur

page-game-is-thinking = { $name } tænker
page-game-waiting-for = { $name } har turen
page-game-for = { $unit ->
        [seconds] Har ventet i { $count } s.
        [minutes] Har ventet i { $count } min.
        [hours] Har ventet i { $count } t.
       *[days] { $count ->
            [one] Har ventet i 1 dag.
           *[other] Har ventet i { $count } dage.
        }
    }
page-game-wait-look = Se dig omkring på spillepladen imens.
page-game-wait-watch = Du følger spillet som tilskuer.
page-game-wait-not-come = { $name } er ikke kommet endnu. Spillet venter.
page-game-next-tile = Din næste brik: { $tile }
page-game-next-tile-of = Næste brik for { $name }: { $tile }
page-game-next-tile-about = trukket forud; alle kan se den

# Forløbet

page-game-log = Log
page-game-log-none = Intet endnu. { $tiles ->
        [1] Kun startbrikken ligger på bordet.
       *[other] Der ligger allerede { $tiles } brikker på bordet.
    }
page-game-points-only = kun point
page-game-why = hvorfor
# Før billeder af brikker, der ikke passede nogen steder
page-game-left = Taget ud af spillet

# Lag

page-game-layers = Lag
page-game-layer = { $layer ->
        [fields] Marker
        [meadows] Enge
        [features] Områder
        [dead] Døde felter
        [remaining] Brikker
        [projection] Prognose
       *[hint] Tip
    }
page-game-layer-empty = { $layer ->
        [fields] Ingen landmænd endnu
        [meadows] Ingen jægere endnu
        [features] Ingen områder er optaget endnu
       *[dead] Ingen døde felter endnu
    }
# $preset: the kind of help that has hints, such as Learning
page-game-layer-off = { $layer ->
        [hint] Tip er slået fra ved dette bord. Hjælpemidler vælges, når et spil startes: »{ $preset }« giver tip.
        [watching] Kun spillerne får tip.
       *[other] Slået fra ved dette bord. Hjælpemidler vælges, når et spil startes.
    }
page-game-not-here = slået fra ved dette bord
page-game-remaining = { $count ->
        [one] 1 brik er ikke lagt endnu
       *[other] { $count } brikker er ikke lagt endnu
    }
page-game-remaining-none = Der er ingen brikker tilbage.
page-game-fit-here = Passer på dette felt: { $count }

# Bannere

page-game-lost = Forbindelsen er afbrudt.
page-game-lost-again = { $seconds ->
        [0] Prøver igen.
       *[other] Prøver igen om { $seconds } s.
    }
page-game-lost-trying = Prøver igen…
page-game-lost-kept = Dit træk er gemt.
page-game-lost-safe = Spillet er gemt.
page-game-proposal-takeback = { $name } beder om at fortryde den seneste tur.
page-game-proposal-hand-over = { $name } foreslår, at computerspilleren »{ $level }« spiller for { $seat }.
page-game-proposal-agree = Er det i orden?
page-game-proposal-waiting = Venter på { $names }.
# Used if two players have the same name
page-game-name-of-colour = { $name } ({ $colour })
page-game-agree = Ja
page-game-refuse = Nej
page-game-withdraw = Træk tilbage
# $count: hvor mange svar der manglede; kun når der er ét, vides det, hvem der sagde nej
page-game-refused-takeback = { $count ->
        [1] { $names } sagde nej.
       *[other] En af spillerne sagde nej.
    } Din tur gælder stadig.
page-game-refused-hand-over = { $count ->
        [1] { $names } sagde nej.
       *[other] En af spillerne sagde nej.
    } Alle spiller videre som før.
# Forbindelsen var væk imens, så det vides ikke, om nogen svarede
page-game-proposal-ended = Din anmodning udløb, mens du var offline. Du kan spørge igen.

# Links at sende

page-game-share = Del
page-game-link-seat = Plads: { $name }
page-game-link-watch = Til tilskuere
page-game-link-watch-about = kan kun se på
page-game-link-me = Dine andre enheder
page-game-link-me-about = giver adgang til alle dine spil; hold det hemmeligt
page-game-send-link = { $name } er ikke kommet endnu. Send dette link:
page-game-copy = Kopier
page-game-copied = Kopieret
page-link-local = virker kun på denne computer
page-link-qr = QR-kode
page-link-qr-about = Scan den med den anden enheds kamera.
page-link-share = Del med en anden app
page-link-insecure = Deling med andre apps kræver en side over https. Kopier linket, eller vis QR-koden.

# Hvad man kan gøre ved bordet

page-game-more = Menu
page-game-menu = Bord
page-game-no-farmers = ingen landmænd
page-game-by-hand = spil ved bordet
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
page-game-resign-sure = Vil du give op som { $name }? Det kan ikke fortrydes.
page-game-resign-sure-several = Vil du give op som { $name }? En computerspiller overtager din plads. Det kan ikke fortrydes.
page-game-resign-yes = Giv op
page-game-resign-no = Spil videre
page-game-no = Nej
page-game-close = Luk
page-game-hand-over = Overlad pladsen til computeren
page-game-hand-over-seat = Hvilken plads
page-game-hand-over-level = Hvilken computerspiller
page-game-hand-over-do = Overlad
page-game-hand-over-ask = Spørg de andre
page-game-hand-over-sure = »{ $level }« spiller for { $name } fra nu af. Det kan ikke fortrydes.
page-game-hand-over-ask-sure = Alle andre bliver spurgt, om »{ $level }« skal spille for { $name }. Efter en dags fravær bliver ingen spurgt.
page-game-hand-over-yes = Ja
page-game-save = Gem spillog
page-game-leave = Forlad
page-game-leave-about = Spillet venter på dig på forsiden under »Dine spil«.

# Taster

page-game-keys = Taster
page-game-key-walk = flyt mellem felterne
page-game-key-turn = drej brikken
page-game-key-piece = vælg et sted til en figur
page-game-key-none = behold figuren
page-game-key-place = læg brikken
page-game-key-back = tilbage
page-game-key-fit = vis hele spillepladen
page-game-key-nearer = hold nede: se brikken tættere på
page-game-key-zoom = zoom ind, zoom ud
page-game-key-last-move = de andres seneste træk igen
page-game-key-log = log
page-game-key-hint = tip
page-game-key-undo = fortryd den seneste tur
page-game-key-keys = denne liste

# Sagt til dem, der ikke ser bordet

page-game-said-your-turn = { $name }, det er din tur. { $count ->
        [0] Vælg et felt.
        [one] Brikken kan ligge på 1 felt.
       *[other] Brikken kan ligge på { $count } felter.
    }
page-game-said-tile = På brikken: { $description }.
page-game-said-turn = { $name } har turen.
page-game-said-draw = { $name } skal trække en brik.
# Brikken, der prøves: uden notation er $cell none; så er $number feltets nummer af $cells, eller 0
page-game-said-lies = { $cell ->
        [none] { $number ->
            [0] Brikken ligger på spillepladen
           *[other] Brikken ligger på felt { $number } af { $cells }
        }
       *[other] Brikken ligger på { $cell }
    }{ $turns ->
        [1] , en kvart omgang til højre
        [2] , en halv omgang
        [3] , en kvart omgang til venstre
       *[0] {""}
    }. { $count ->
        [0] Ingen figur kan placeres.
        [one] En figur kan placeres på 1 sted.
       *[other] En figur kan placeres på { $count } steder.
    }
page-game-said-hint = Tip: dette træk { $reason }.
page-game-said-rematch = Revanchen er klar.

# Slutningen. $by: hvor mange point vinderen er foran den næste

page-game-over = Spillet er slut
page-game-wins = { $count ->
        [one] { $by ->
            [0] { $names } vinder
           *[other] { $names } vinder med { $by } points forspring
        }
       *[other] { $names } deler sejren
    }
page-game-you-win = { $count ->
        [one] { $by ->
            [0] Du vinder
           *[other] Du vinder med { $by } points forspring
        }
       *[other] Du deler sejren
    }
page-game-you-lose = { $by ->
        [0] Du taber
       *[other] Du taber med { $by } point
    }
page-game-draw = Uafgjort: { $points } point til hver
# Under resultatet: føringen før den endelige pointoptælling. $own er true for læseren, ellers fører $name
page-game-led = Før den endelige pointoptælling førte { $own ->
        [true] du
       *[false] { $name }
    } med { $by } point.
page-game-level = Før den endelige pointoptælling førte ingen.
# Efter en af disse to: $gains opregner page-game-gain
page-game-gains = Den gav { $gains } point.
page-game-gain = { $own ->
        [true] dig { $points }
       *[false] { $name } { $points }
    }
page-game-to-end = Sådan endte det
page-game-look-board = Se spillepladen
page-game-rematch = Revanche, nye pladser
page-game-to-rematch = Til revanchen
page-game-same-tiles = Samme brikker igen
page-game-lesson = Lær af mine fejl
page-game-last-count = Den endelige pointoptælling
page-game-skip = Spring til resultatet
page-game-last-count-none = Der var ingen point at tælle op til slut.
page-game-last-count-resigned = Spillet sluttede før tid, så ufærdige områder giver ikke point.
page-game-step = trin { $step } af { $steps }
page-game-step-back = Et trin tilbage
page-game-step-on = Næste trin
page-game-scoring-play = Afspil den endelige pointoptælling
page-game-scoring-pause = Pause
page-game-shared = { $feature } · fælles
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

## Settings of this browser

page-settings = Indstillinger
page-install = Installer
page-install-about = Bastide får sit eget vindue og kan åbnes uden forbindelse.
page-install-ios = Installer Bastide ved at trykke på Del i Safari og derefter »Føj til hjemmeskærm«.
page-install-insecure = Installation, brug uden forbindelse og deling med andre apps kræver en side over https.
page-game-mute = Slå lyden fra
page-game-unmute = Slå lyden til
page-setting-sound = Lyd
page-setting-sound-about = korte, dæmpede lyde ved spillepladen
page-setting-notation = Notation
page-setting-notation-about = vis også træk som tekst, for eksempel D@1,0>90
page-setting-placing = Følgesvend
page-setting-placing-value = { $value ->
        [at-once] Placer med det samme
       *[confirm] Bekræft
    }
page-setting-staging = De andres træk
page-setting-staging-value = { $value ->
        [quick] Hurtigt
        [off] Med det samme
       *[normal] Normalt
    }
page-setting-camera = Kamera
page-setting-camera-value = { $value ->
        [jump] Spring til brikken
        [never] Stå stille
       *[glide] Glid til brikken
    }
page-setting-motion = Animation
page-setting-motion-value = { $value ->
        [full] Fuld
        [reduced] Reduceret
       *[auto] Som systemet
    }
