# Refusals of the commands: $file is a file as it was named

error-usage = { $problem } Lásd: { $command } --help
error-file-failed = { $file }: { $problem }.
error-file-unreadable = { $file } nem olvasható: { $problem }.
error-file-unwritable = { $file } nem írható: { $problem }.
error-file-no-home = Nincs saját mappa, ahová a játékok menthetők; adj meg egy mappát a BASTIDE_DATA változóban.
error-file-not-text = { $file } nem UTF-8 kódolású szövegfájl, így nem lehet benne játék.
error-file-wrong = { $file }: { $problem }
error-file-exists = { $file } már létezik, és nem íródik felül; adj meg új fájlt, vagy folytasd a játékát így: --resume.
error-file-wrong-deck =
    { $file } nem használható: { $problem } Ha törlöd, a megmaradt kártyákat újrakeverjük.
error-file-in-use = { $file }: ezt a játékot egy másik ablakban játsszák; előbb azt fejezd be.
error-file-not-ours =
    { $file } nem úgy van megírva, ahogyan a Bastide írja, ezért nem folytatható; előbb készíts belőle tiszta másolatot így: „bastide convert --to record --output”.
error-file-nothing-to-resume = Nincs folytatható, befejezetlen játék; így indíthatsz egyet: „{ $command }”.
error-show-no-such-turn = Nincs { $turn }. kör; ebben a játékban 0-tól { $last }-ig vannak körök.
error-show-two-forms = Egy játék JSON-ként vagy képként mutatható meg, egyszerre mindkettőként nem; hagyd el ezt: --json, vagy ezt: --svg.
error-show-no-picture = { $option } képekre vonatkozik, de kép nincs kérve; add hozzá: --svg, vagy hagyd el: { $option }.
error-show-over-the-game = A kép felülírná a játékot ebben a fájlban: „{ $file }”; adj meg másik fájlt.
error-show-no-file = A --svg után üres fájlnév áll; adj meg egy valódit, vagy hagyd el a nevet, és a kép a szabványos kimenetre kerül.
error-show-not-in-film = A játékot lejátszó képnél ez nem lehetséges: { $option }; hagyd el ezt, vagy azt, hogy --animate.
error-show-nothing-moves =
    Nincs olyan kör, amelyet a mozgókép lejátszhatna; válassz egy későbbit így: --turn, vagy adj meg játéknaplót, mert egy állás nem árulja el a köreit.
error-setup-unknown-seat = „{ $name }” nem ülhet az asztalhoz; írd ezek egyikét, vagy „you=NAME”: { $known }.
error-setup-name-of-computer = Senkit sem lehet így hívni: „{ $name }”; ezek a gépi játékosok nevei: { $known }.
error-setup-resumed =
    A folytatott játék megtartja a játékosait, a szabályait és a fájlját; hagyd el ezeket: { $options }, vagy ezt: --resume.
error-setup-of-position =
    Az állás maga mondja meg, milyen szabályokkal folyik a játék, és ki következik; hagyd el ezt: { $options }, vagy a --position kapcsolót.

# Input at the terminal: $cell is a cell as typed; $choices are the alternatives

error-typed-no-cell =
    „{ $cell }” se nem hely, se nem parancs; a helyek: { $choices }, és „help” mondja meg, mit lehet beírni.
error-typed-not-there = A kártya ({ $tile }) nem illik ide: { $cell }; ide illik: { $choices }.
error-typed-too-much = „{ $text }” több, mint egy hely, egy elforgatás fokban és egy rész a figurának.
error-typed-no-rotation = A kártya ({ $tile }) { $degrees } fokkal elforgatva nem illik ide: { $cell }; így illik, elforgatás: { $choices }.
error-typed-no-place =
    Semmi sem állítható erre a részre: „{ $place }” (hely: { $cell }){ $hut_on_land ->
        [true] , mert kunyhó csak folyón vagy tavon állhat
       *[false] {""}
    }; a részei: { $choices }, és „moves { $cell }” felsorolja őket.
error-typed-several = „{ $place }” itt több részt is jelenthet: { $cell }; válassz ezek közül: { $choices }.
error-undo-no-own-move = Még senkinek sincs visszavonható köre.
