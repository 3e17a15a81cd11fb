# Hvad serveren afviser, før et spil bliver spurgt: hvor forespørgsler kommer fra, deres form, og hvor mange der er

error-origin-unknown-host = Denne server hedder ikke »{ $host }«; den, der starter serveren, siger med »--public-url«, hvad den hedder.
error-origin-foreign = Sider fra »{ $origin }« må ikke bruge denne server.
error-request-unknown-path = Der er intet på »{ $path }«.
error-request-wrong-method = »{ $method }« er ikke muligt på »{ $path }«.
error-request-malformed = Forespørgslen kan ikke forstås.
error-request-too-large = Forespørgslen er for stor; der læses højst { $most } byte.
error-request-too-slow = Forespørgslen blev ikke færdig inden for { $seconds } sekunder.
error-message-malformed = Beskeden har ikke den rette form: »{ $problem }« ved »{ $where }«.
# $where: stedet i beskeden, der er for langt; $key: dets sidste del
error-message-too-long = { $key ->
        [position] Stillingen er for lang
        [record] Spilloggen er for lang
        [name] Navnet er for langt
       *[other] »{ $where }« er for langt
    }: der må højst være { $most } tegn.
error-hello-late = Der kom intet »hello« inden for { $seconds } sekunder.
error-token-missing = Dette kræver en adgangsnøgle i headeren »Authorization: Bearer TOKEN«.
error-picture-unknown = Der er intet billede af »{ $name }«.
error-example-unknown = Eksemplet »{ $name }« findes ikke i denne udgave.
error-server-fault = Noget gik galt på serveren. Det er logget; prøv igen.
error-server-stopping = Serveren er ved at lukke ned; prøv igen senere.

error-limit-requests = For mange forespørgsler på én gang; vent et øjeblik.
error-limit-games = Der er oprettet for mange spil fra din adresse; vent en time.
error-limit-sockets = Der kommer for mange forbindelser fra din adresse; luk nogle af dem.
error-limit-full = Serveren er fuld; prøv igen senere.
error-limit-messages = For mange beskeder; der læses højst { $most } i sekundet.
error-limit-message-size = Beskeden er for stor; der læses højst { $most } tegn.
error-limit-questions = For mange spørgsmål bliver besvaret lige nu; højst { $most } ad gangen.
error-limit-judgements = For mange spil fra din adresse venter på analyse; højst { $most } ad gangen.
error-limit-renames = Navnet er blevet ændret for ofte; vent et øjeblik.

# Hvorfor en server ikke kan starte

error-serve-public-url = »{ $url }« er ikke en adresse, som links kan begynde med; angiv en som https://games.example.org, uden sti.
error-serve-no-network = Denne maskine er ikke på noget netværk, så ingen andre kunne åbne et link.
error-serve-two-addresses = »--lan« og »--host« siger begge, hvor der skal lyttes; angiv kun den ene.
error-serve-folder-taken = En anden server gemmer sine spil i { $folder }; afslut den, eller vælg en anden mappe med »--data«.
error-serve-port-taken = Port { $port } er optaget af et andet program; vælg en anden med »--port«.
error-serve-not-here = Serveren kan ikke lytte på »{ $host }«: { $problem }.
