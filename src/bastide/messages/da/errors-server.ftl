# Hvorfor serveren afviser noget. $seat er en plads' nummer, talt fra 0; $version er et spils nuværende version

error-game-unknown = Der er intet spil »{ $game }«. Måske er det slettet, eller linket er ufuldstændigt.
error-game-over = Spillet er slut.
error-game-not-over = Spillet er ikke slut endnu.
error-token-unknown = Dette link hører ikke til dette spil. Måske mangler der en del af det.
error-seat-not-yours = Du spiller ikke plads { $seat }.
error-seat-none = Det kan kun de, der spiller, bede om.
error-seat-no-person = På plads { $seat } sidder ingen, der kan afløses.
error-seat-no-level = Sig, hvilken computerspiller der skal spille.
error-move-not-your-turn = Plads { $seat } har ikke tur.
error-state-stale = Spillet er gået videre imens: dette var ment til version { $given }, men det er nået til { $version }.
error-aid-not-allowed = Ved dette bord spilles der uden hjælpemidlet »{ $aid }«, eller du ser kun på.
error-takeback-impossible = Plads { $seat } har ingen tur, der kan tages tilbage: en anden har spillet siden, eller spillet er slut.
error-proposal-unknown = Forslag { $number } er ikke åbent længere.
error-proposal-not-asked = Du er ikke blevet bedt om at svare på forslag { $number }.
error-player-failed = Den stærke spiller har ikke noget råd denne gang. Spørg igen.
error-name-unprintable = Navnet { $name } har tegn, der ikke kan vises.
error-name-unchanged = Navnet er allerede »{ $name }«.
error-storage-failed = Serveren kunne ikke gemme dette, så intet er ændret. Prøv igen.
error-storage-newer = Databasen { $file } er skrevet af en nyere version af Bastide. Opdatér Bastide, eller vælg en anden mappe med »--data«.
error-storage-unreadable = Databasen { $file } kan ikke bruges: { $problem }. Gendan den fra en kopi, eller vælg en anden mappe med »--data«.
