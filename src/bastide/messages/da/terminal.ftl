# Bordet, pointene og det næste

seat-with-name = { $seat } ({ $name })
name-you = dig
board-points = { $points } point
board-followers = { $people ->
        [tribe] { $count ->
            [0] ingen stammemedlemmer
            [one] 1 stammemedlem
           *[other] { $count } stammemedlemmer
        }
       *[followers] { $count ->
            [0] ingen følgesvende
            [one] 1 følgesvend
           *[other] { $count } følgesvende
        }
    }
board-huts = { $count ->
        [0] ingen hytter
        [one] 1 hytte
       *[other] { $count } hytter
    }
board-holds = har { $tile } på hånden
board-plays = { $seat } spiller brik { $tile }; { $left ->
        [0] { $kind ->
            [land] det er den sidste landebrik.
           *[only] det er den sidste.
        }
        [one] der er 1 brik tilbage i posen.
       *[other] der er { $left } brikker tilbage i posen.
    }
board-draws = { $seat } trækker; { $left ->
        [one] der er 1 brik tilbage i posen.
       *[other] der er { $left } brikker tilbage i posen.
    }
board-plays-bonus = { $seat } spiller bonusbrik { $tile } i en bonustur; { $left ->
        [0] posen er tom.
        [one] der er 1 brik tilbage i posen.
       *[other] der er { $left } brikker tilbage i posen.
    }
board-draws-bonus = { $seat } trækker en bonusbrik; { $left ->
        [0] posen er tom.
        [one] der er 1 brik tilbage i posen.
       *[other] der er { $left } brikker tilbage i posen.
    }
board-and-bonus = { $now } { $left ->
        [0] Der er ingen bonusbrikker tilbage.
        [one] Der er 1 bonusbrik tilbage.
       *[other] Der er { $left } bonusbrikker tilbage.
    }
board-over = Spillet er slut.

# Tabeller

column-road = veje
column-city = byer
column-monastery = klostre
column-field = marker
column-river = floder
column-forest = skove
column-huts = hytter
column-meadow = enge
column-total = i alt
column-beginning = før
column-now = nu
column-in-the-end = til slut
column-feature = område
column-followers = { $people ->
        [tribe] figurer
       *[followers] følgesvende
    }
column-holds = indhold
column-tiles = brikker
column-open = åbne
column-completed = færdiggjort
column-cells = hvor
column-cell = felt
column-turned = drejet
column-places = { $people ->
        [tribe] her må stammemedlemmer og hytter stå
       *[followers] her må følgesvende stå
    }
column-edition = udgave
column-small-city = by på to
column-farm-city = by ved mark
column-farms = hvem får point
column-bonus-tiles = bonus
column-huts-each = hytter
column-small-forest = skov på to
column-each-fish = fisk
column-each-animal = dyr
column-rulebook = regelhæfte
farms = { $scoring ->
        [each-field] ejeren af hver mark, for hver mark
        [once-a-city] ejeren af hver mark, én gang pr. by
       *[whole-city] flest landmænd på alle marker rundt om byen
    }

editions-intro-field =
    Hvad udgaver med byer giver for en færdiggjort by på to brikker og for en by, som en mark grænser op til:
editions-intro-meadow =
    Hvad udgaver med skove giver for en færdiggjort skov på to brikker, for en fisk til slut og for et dyr:

# Den første gang på en maskine

compiling = Denne version kører her for første gang: reglerne kompileres, én gang, og det tager et minut eller to.
compiling-status = Kompilerer reglerne…

# bastide show og bastide score

show-turn = Tur { $turn }:
score-line = tur { $turn }: { $told }
score-line-final = til slut: { $told }
score-unfinished = Spillet er ikke slut: dette er pointene efter { $turns ->
        [one] 1 tur
       *[other] { $turns } ture
    }, før den endelige pointoptælling.

# bastide play

play-welcome =
    Carcassonne efter reglerne i »{ $edition }« ({ $rulebook }). Hvert træk bliver gemt i
    { $file }
play-unfinished =
    Et spil venter på at blive spillet færdigt. Fortsæt det med:
    { $command } --resume { $file }
play-resumed = { $turns ->
        [0] Spillet i { $file } begynder.
        [one] Spillet i { $file } fortsætter efter 1 tur.
       *[other] Spillet i { $file } fortsætter efter { $turns } ture.
    }
play-mended = Den sidste linje var skåret af, så den tur skal spilles igen.
play-shuffled = Brikkernes rækkefølge er gået tabt, så de resterende brikker er blandet på ny.
play-how = { $people ->
        [tribe] { $water ->
            [true] Skriv et felt og eventuelt en drejning og en figur: »a«, »a 90«, »a 90 hunter« eller »a hut«; eller »help«.
           *[false] Skriv et felt og eventuelt en drejning og en figur: »a«, »a 90« eller »a 90 hunter«; eller »help«.
        }
       *[followers] Skriv et felt og eventuelt en drejning og en følgesvend: »a«, »a 90« eller »a 90 knight«; eller »help«.
    }
play-prompt = { $seat }> {""}
play-left =
    Spillet er gemt. Fortsæt det med:
    { $command } --resume { $file }
play-kept = Spillet er gemt i { $file }.
play-saved = Spilloggen indtil nu er skrevet til { $file }.
play-final = Den endelige pointoptælling:
play-hint = En computerspiller ville skrive »{ $typed }«, altså { $move }.
play-no-scores = Ingen har fået point endnu.
play-tile-count = { $tile }{ $count ->
        [one] {""}
       *[other] ×{ $count }
    }
play-fits = { $count ->
        [0] Ingen af de resterende brikker passer på { $cell }.
        [one] 1 af de resterende brikker passer på { $cell }: { $tiles }
       *[other] { $count } af de resterende brikker passer på { $cell }: { $tiles }
    }
play-help =
    { $people ->
        [tribe] { play-help-moves-of-tribe }
       *[followers] { play-help-moves-of-followers }
    }

    Spørgsmål
      board              vis bordet igen
      moves, moves c     alt, hvad der kan spilles, eller hvad der kan spilles på felt c
      hint               hvad en computerspiller ville gøre
      why                hvordan de seneste point blev til
      features           hvem der står hvor, og hvad det giver nu og som færdiggjort
      fits c             hvilke af de resterende brikker der passer på felt c
      projection         pointene, hvis spillet sluttede nu

    Andre kommandoer
      undo               fortryd en persons seneste tur, og hvad computerspillere gjorde bagefter
      save FILE          skriv også spilloggen indtil nu til en ny fil
      quit               gå fra bordet; spillet er gemt

    { $people ->
        [tribe] { play-help-board-of-tribe }
       *[followers] { play-help-board-of-followers }
    }
play-help-moves-of-followers =
    Træk
      c                  læg brikken på felt c, i den første drejning, der passer, uden en følgesvend
      c 90               det samme, drejet 90 grader med uret
      c 90 knight        det samme, med en ridder; også robber (tyv), farmer (landmand), monk (munk),
                         eller city (by), road (vej), field (mark), monastery (kloster)
      c 90 field.n       på marken ved nordsiden, hvis brikken har flere; n, e, s, w (nord, øst, syd, vest) eller
                         halve sider nl, nr, el, er, sl, sr, wl, wr, venstre og højre set fra brikkens midte
      2,-1 90 road       felter kan også angives med deres koordinater
      D@2,-1>90 road     hele trækket, som spillogge skriver det
play-help-moves-of-tribe =
    Træk
      c                  læg brikken på felt c, i den første drejning, der passer, uden en figur
      c 90               det samme, drejet 90 grader med uret
      c 90 hunter        det samme, med en jæger; også gatherer (samler), fisher (fisker),
                         eller meadow (eng), forest (skov), river (flod)
      c 90 hut           det samme, med en hytte; hut.lake (sø) eller hut.river.n (flod), hvis brikkens vande ikke
                         mødes
      c 90 meadow.n      på engen ved nordsiden, hvis brikken har flere; n, e, s, w (nord, øst, syd, vest) eller
                         halve sider nl, nr, el, er, sl, sr, wl, wr, venstre og højre set fra brikkens midte;
                         meadow.inside er en eng, der ikke når ud til nogen side
      2,-1 90 river      felter kan også angives med deres koordinater
      45@2,-1 hut.river  hele trækket, som spillogge skriver det
play-help-board-of-followers =
    På spillepladen er ═ og ║ veje, ▒ er en by bag sin mur, ⚑ et våbenskjold, ✝ et kloster, prikker er marker, og ▪ er
    dér, hvor veje krydser eller ender. Tegn i klammer er følgesvende: { $devices }
play-help-board-of-tribe =
    På spillepladen er ─ og │ floder, ○ er en kilde, ≈ en sø med antallet af dens fisk, ♣ er en skov, ★ guld, ♤ en
    gruppe svampe, og prikker er enge. D er en hjort, M en mammut, A en urokse, T en sabeltiger, ψ ilden, π dyssen
    og Λ vulkanen. Tegn i klammer er stammemedlemmer, tegn ved siden af et ⌂ er hytter: { $devices }
