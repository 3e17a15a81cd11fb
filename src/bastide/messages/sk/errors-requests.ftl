# Čo server odmieta skôr, než sa pýta partie: odkiaľ požiadavky prichádzajú, akú majú podobu a koľko ich je

error-origin-unknown-host = Tento server sa nevolá „{ $host }“; ako sa volá, sa určuje pri spustení cez „--public-url“.
error-origin-foreign = Stránky z „{ $origin }“ nesmú používať tento server.
error-request-unknown-path = Na „{ $path }“ nič nie je.
error-request-wrong-method = „{ $method }“ na „{ $path }“ nie je možné.
error-request-malformed = Požiadavka sa nedá pochopiť.
error-request-too-large = Požiadavka je príliš veľká; najväčšia veľkosť v bajtoch je { $most }.
error-request-too-slow = Požiadavka neprišla celá včas; limit v sekundách je { $seconds }.
error-message-malformed = Správa nemá správnu podobu: „{ $problem }“ v „{ $where }“.
# $where: miesto v správe, ktoré je príliš dlhé; $key: jeho posledná časť
error-message-too-long = { $key ->
        [position] Pozícia je príliš dlhá
        [record] Zápis je príliš dlhý
        [name] Meno je príliš dlhé
       *[other] „{ $where }“ je príliš dlhé
    }: znakov môže byť najviac { $most }.
error-hello-late = Správa „hello“ neprišla včas; limit v sekundách je { $seconds }.
error-token-missing = Toto potrebuje token v hlavičke „Authorization: Bearer TOKEN“.
error-picture-unknown = Obrázok „{ $name }“ neexistuje.
error-example-unknown = V tejto edícii nie je príklad „{ $name }“.
error-server-fault = Na serveri sa niečo pokazilo. Je to tam zapísané; skús to, prosím, znova.
error-server-stopping = Server sa práve vypína; skús to neskôr.

error-limit-requests = Príliš veľa požiadaviek naraz; chvíľu počkaj.
error-limit-games = Z tvojej adresy vzniklo príliš veľa partií; počkaj hodinu.
error-limit-sockets = Z tvojej adresy je príliš veľa spojení; niektoré zatvor.
error-limit-full = Server je plný; skús to neskôr.
error-limit-messages = Príliš veľa správ; za sekundu sa prečíta najviac { $most }.
error-limit-message-size = Správa je príliš dlhá; najväčší počet znakov je { $most }.
error-limit-questions = Príliš veľa otázok čaká na odpoveď; naraz ich môže byť najviac { $most }.
error-limit-judgements = Príliš veľa partií z tvojej adresy čaká na rozbor; naraz ich môže čakať najviac { $most }.
error-limit-renames = Meno sa menilo príliš často; chvíľu počkaj.

# Prečo sa server nemôže spustiť

error-serve-public-url = „{ $url }“ nie je adresa, ktorou by sa mohli začínať odkazy; zadaj takú ako https://games.example.org, bez cesty.
error-serve-no-network = Tento počítač nie je v žiadnej sieti, takže odkaz by nikto iný nemohol otvoriť.
error-serve-two-addresses = „--lan“ aj „--host“ hovoria, kde počúvať; zadaj jedno z nich.
error-serve-folder-taken = V priečinku { $folder } uchováva svoje partie iný server; ukonči ho, alebo vyber iný priečinok cez „--data“.
error-serve-port-taken = Port { $port } používa iný program; vyber iný cez „--port“.
error-serve-not-here = Server nemôže počúvať na „{ $host }“: { $problem }.
