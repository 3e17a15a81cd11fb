# Refusals of the server. $seat is the name or colour of a seat; $version is the current version of a game

error-game-unknown = Nincs ilyen játék: „{ $game }”. Lehet, hogy a játékosai törölték, vagy hiányos a link.
error-game-over = Vége a játéknak.
error-game-not-over = A játéknak még nincs vége.
error-token-unknown = Ez a link nem ehhez a játékhoz tartozik. Talán hiányzik belőle egy rész.
error-seat-not-yours = { $seat }: ez nem a te helyed.
error-seat-none = Ezt csak játékos kérheti.
error-seat-no-person = { $seat }: itt nem ül senki, akit helyettesíteni lehetne.
error-seat-no-level = Mondd meg, melyik gépi játékos játsszon.
error-move-not-your-turn = Most nem { $seat } következik.
error-state-stale = A játék időközben továbbment: ez egy korábbi változathoz szólt ({ $given }), a mostani: { $version }.
error-aid-not-allowed = Ennél az asztalnál nincs ilyen segítség: „{ $aid }”, vagy te csak nézed a játékot.
error-takeback-impossible = { $seat }: nincs visszavonható köre, mert azóta már más lépett, vagy vége a játéknak.
error-takeback-nothing-to-restore = Nincs visszaállítható kör: mások beleegyezése kellett hozzá, vagy azóta folytatódott a játék.
error-proposal-unknown = Ez a javaslat már nincs nyitva: { $number }.
error-proposal-not-asked = Erre a javaslatra nem tőled várnak választ: { $number }.
error-player-failed = Az erős játékos ezúttal nem tud tanácsot adni. Kérjük, kérdezd meg újra.
error-name-unprintable = Ebben a névben nem megjeleníthető karakterek vannak: „{ $name }”.
error-name-unchanged = A név már most is „{ $name }”.
error-storage-failed = A kiszolgáló ezt nem tudta elmenteni, így semmi sem változott. Kérjük, próbáld újra.
error-storage-newer = Ezt az adatbázist a Bastide egy újabb változata írta: { $file }. Frissítsd a Bastide-ot, vagy válassz másik mappát a „--data” kapcsolóval.
error-storage-unreadable = Ez az adatbázis nem használható: { $file }: { $problem }. Állítsd vissza egy másolatból, vagy válassz másik mappát a „--data” kapcsolóval.
