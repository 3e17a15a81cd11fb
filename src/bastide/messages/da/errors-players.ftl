# $name er en spillers navn i registret, $known er dem alle

error-setup-unknown-player = Spilleren »{ $name }« findes ikke; der findes: { $known }.
error-player-nothing-to-play = Spilleren »{ $name }« kan ikke vælge et træk her: der er ingen brik at spille nu.
error-player-no-reasons = Spilleren »{ $name }« vælger træk, men kan ikke sige hvorfor.
error-setup-unfair-player = Spilleren »{ $name }« skal vide, hvad der bliver trukket, så den spiller kun i arenaen.

# $player er en spillers navn, $name eller $parameter navnet på en af dens parametre, $value det, der blev angivet

error-setup-unknown-parameter = Spilleren »{ $player }« har ingen parameter »{ $name }«; der findes: { $known }.
error-setup-parameter-twice = Parameteren »{ $name }« for spilleren »{ $player }« er angivet to gange.
error-setup-flag-with-value = Parameteren »{ $parameter }« for spilleren »{ $player }« tager ingen værdi; udelad »={ $value }«.
error-setup-not-a-whole-number = Parameteren »{ $parameter }« for spilleren »{ $player }« skal være et helt tal fra { $least } til { $most }, ikke »{ $value }«.
error-setup-not-a-number = Parameteren »{ $parameter }« for spilleren »{ $player }« skal være et tal fra { $least } til { $most }, ikke »{ $value }«.
error-setup-not-a-word-of = Parameteren »{ $parameter }« for spilleren »{ $player }« skal være et af { $known }, ikke »{ $value }«.

# $file er en fil med nogens egen spiller

error-code-unreadable = { $file } kan ikke læses: { $problem }.
error-code-not-text = { $file } er ikke tekst, så det kan ikke være en spillers kildekode.
error-code-fails = { $file } kan ikke køres: { $problem }
error-code-not-one-player =
    { $file } skal definere én klasse med et navn og en metode »choose«, men definerer { $count ->
        [0] ingen
       *[other] { $count }
    }.
error-code-wrong-name = Spilleren i { $file } hedder »{ $name }«; et navn har kun små bogstaver, cifre, _ og - og begynder med et bogstav.
error-code-name-taken = Spilleren i { $file } hedder »{ $name }«, men der findes allerede en med det navn.
error-code-failed-in-game = Spilleren »{ $name }« fejlede i tur { $turn } af et spil: { $problem }
