# Hvad kommandoerne afviser: $file er en fil, som den blev nævnt

error-usage = { $problem } Se: { $command } --help
error-file-failed = { $file }: { $problem }.
error-file-unreadable = { $file } kan ikke læses: { $problem }.
error-file-unwritable = { $file } kan ikke skrives: { $problem }.
error-file-no-home = Der er ingen hjemmemappe at gemme spil i; angiv en mappe i BASTIDE_DATA.
error-file-not-text = { $file } er ikke en tekstfil i UTF-8, så den kan ikke indeholde et spil.
error-file-wrong = { $file }: { $problem }
error-file-exists = { $file } findes allerede og bliver ikke overskrevet; angiv en ny fil, eller fortsæt dens spil med --resume.
error-file-wrong-deck =
    { $file } kan ikke bruges: { $problem } Slet den, så bliver de resterende brikker blandet på ny.
error-file-in-use = { $file } bliver spillet i et andet vindue; afslut det spil først.
error-file-not-ours =
    { $file } er ikke skrevet, som Bastide skriver den, og kan ikke fortsættes; lav først en ren kopi med »bastide convert --to record --output«.
error-file-nothing-to-resume = Der er intet ufærdigt spil at fortsætte; begynd et med »{ $command }«.
error-show-no-such-turn = Tur { $turn } findes ikke; dette spil har tur 0 til { $last }.
error-show-two-forms = Et spil vises som JSON eller som billede, ikke som begge; udelad --json eller --svg.
error-show-no-picture = { $option } gælder billeder, og der er ikke bedt om et; tilføj --svg, eller udelad { $option }.
error-show-over-the-game = Billedet ville blive skrevet oven i spillet i »{ $file }«; angiv en anden fil.
error-show-no-file = --svg nævner en tom fil; angiv en rigtig, eller udelad navnet for at skrive til standard-ud.
error-show-not-in-film = Et billede, der spiller spillet, kan ikke have { $option }; udelad --animate eller { $option }.
error-show-nothing-moves =
    Der er ingen tur at animere; vælg en senere med --turn, eller angiv en spillog, for en stilling indeholder ikke sine ture.
error-setup-unknown-seat = »{ $name }« kan ikke sidde ved bordet; skriv en af disse eller »you=NAVN«: { $known }.
error-setup-name-of-computer = Ingen kan hedde »{ $name }«: computerspillere hedder { $known }.
error-setup-resumed =
    Et spil, der fortsætter, beholder sine spillere, sine regler og sin fil; udelad { $options } eller --resume.
error-setup-of-position =
    Stillingen siger selv, efter hvilke regler der spilles, og hvis tur det er; udelad { $options } eller --position.

# Hvad der skrives ved bordet: $cell er et felt, som det blev skrevet, $choices hvad der ellers kunne skrives

error-typed-no-cell =
    »{ $cell }« er hverken et felt eller en kommando; felterne er { $choices }, og »help« viser kommandoerne.
error-typed-not-there = Brik { $tile } passer ikke på { $cell }; den passer på { $choices }.
error-typed-too-much = »{ $text }« er mere end et felt, én drejning i grader og ét sted til en figur.
error-typed-no-rotation = Brik { $tile } drejet { $degrees } passer ikke på { $cell }; den passer drejet { $choices }.
error-typed-no-place =
    Intet kan placeres på »{ $place }« på { $cell }{ $hut_on_land ->
        [true] , for en hytte står kun ved en flod eller en sø
       *[false] {""}
    }; stederne dér er { $choices }, og »moves { $cell }« viser dem.
error-typed-several = »{ $place }« på { $cell } kan være flere steder; vælg et af { $choices }.
error-undo-no-own-move = Ingen person har en tur at fortryde endnu.
