# Hvorfor serveren afviser noget. $seat er en spillers navn eller farve; $version er et spils nuværende version

error-game-unknown = Spillet »{ $game }« findes ikke. Måske er det slettet, eller linket er ufuldstændigt.
error-game-over = Spillet er slut.
error-game-not-over = Spillet er ikke slut endnu.
error-token-unknown = Dette link hører ikke til dette spil. Måske mangler der en del af det.
error-seat-not-yours = { $seat }: det er ikke din plads.
error-seat-none = Det kan kun spillere bede om.
error-seat-no-person = { $seat } spilles ikke af en person, så der er ingen at afløse.
error-seat-no-level = Angiv, hvilken computerspiller der skal spille.
error-move-not-your-turn = { $seat } har ikke turen.
error-state-stale = Spillet er gået videre imens: dette var ment til version { $given }, men det er nået til { $version }.
error-aid-not-allowed = Ved dette bord spilles der uden hjælpemidlet »{ $aid }«, eller du ser kun på.
error-takeback-impossible = { $seat } har ingen tur, der kan fortrydes: en anden har spillet siden, eller spillet er slut.
error-takeback-nothing-to-restore = Der er intet at gendanne: andre skulle sige ja, eller spillet er gået videre.
error-proposal-unknown = Forslag { $number } er ikke åbent længere.
error-proposal-not-asked = Du er ikke blevet bedt om at svare på forslag { $number }.
error-player-failed = Den stærke spiller har ikke noget råd denne gang. Spørg igen.
error-name-unprintable = Navnet »{ $name }« indeholder tegn, der ikke kan vises.
error-name-unchanged = Navnet er allerede »{ $name }«.
error-storage-failed = Serveren kunne ikke gemme dette, så intet er ændret. Prøv igen.
error-storage-newer = Databasen { $file } er skrevet af en nyere version af Bastide. Opdater Bastide, eller vælg en anden mappe med »--data«.
error-storage-unreadable = Databasen { $file } kan ikke bruges: { $problem }. Gendan den fra en sikkerhedskopi, eller vælg en anden mappe med »--data«.
