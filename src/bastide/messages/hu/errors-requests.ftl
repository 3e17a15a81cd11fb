# Requests that the server refuses before they reach a game: origin, form and rate

error-origin-unknown-host = Ennek a kiszolgálónak nem ez a neve: „{ $host }”; aki elindítja, „--public-url” kapcsolóval adja meg a nevét.
error-origin-foreign = Erről a helyről származó oldalak nem használhatják ezt a kiszolgálót: „{ $origin }”.
error-request-unknown-path = Itt nincs semmi: „{ $path }”.
error-request-wrong-method = „{ $method }” itt nem lehetséges: „{ $path }”.
error-request-malformed = A kérés nem érthető.
error-request-too-large = A kérés túl nagy; legfeljebb { $most } bájt olvasható be.
error-request-too-slow = A kérés { $seconds } másodperc alatt sem ért a végére.
error-message-malformed = Az üzenet formája hibás: „{ $problem }” itt: „{ $where }”.
# $where: the location of the value that is too long; $key: its last part
error-message-too-long = { $key ->
        [position] Az állás
        [record] A játéknapló
        [name] A név
       *[other] „{ $where }”
    } túl hosszú: legfeljebb { $most } karakter lehet.
error-hello-late = { $seconds } másodperc alatt nem érkezett bejelentkezés („hello”).
error-token-missing = Ehhez token kell, az „Authorization: Bearer TOKEN” fejlécben.
error-picture-unknown = Erről nincs kép: „{ $name }”.
error-example-unknown = Ebben a kiadásban nincs ilyen példa: „{ $name }”.
error-server-fault = Valami elromlott a kiszolgálón. A hiba naplózva van; kérjük, próbáld újra.
error-server-stopping = A kiszolgáló éppen leáll; próbáld meg később.

error-limit-requests = Túl sok kérés egyszerre; várj egy kicsit.
error-limit-games = A te címedről túl sok játék indult; várj egy órát.
error-limit-sockets = A te címedről túl sok kapcsolat érkezik; zárj be néhányat.
error-limit-full = A kiszolgáló megtelt; próbáld meg később.
error-limit-messages = Túl sok üzenet; másodpercenként legfeljebb { $most } olvasható be.
error-limit-message-size = Az üzenet túl hosszú; legfeljebb { $most } karakter olvasható be.
error-limit-questions = Túl sok kérdés vár válaszra; egyszerre legfeljebb { $most } lehet.
error-limit-judgements = A te címedről túl sok játék vár elemzésre; egyszerre legfeljebb { $most } várhat.
error-limit-renames = A név túl gyakran változott; várj egy kicsit.

# Reasons that a server cannot start

error-serve-public-url = „{ $url }” nem olyan cím, amellyel linkek kezdődhetnek; adj meg egy ilyet, útvonal nélkül: https://games.example.org
error-serve-no-network = Ez a gép nincs hálózaton, így senki más nem tudna megnyitni egy linket.
error-serve-two-addresses = „--lan” és „--host” is azt mondja meg, hol figyeljen a kiszolgáló; csak az egyiket add meg.
error-serve-folder-taken = Ebben a mappában egy másik kiszolgáló őrzi a játékait: { $folder }; állítsd le, vagy válassz másik mappát a „--data” kapcsolóval.
error-serve-port-taken = Ezt a portot már egy másik program használja: { $port }; válassz másikat a „--port” kapcsolóval.
error-serve-not-here = A kiszolgáló nem figyelhet itt: „{ $host }”: { $problem }.
