# Czego serwer odmawia, zanim zapyta o partię: skąd przychodzą zapytania, jaką mają postać i ile ich jest

error-origin-unknown-host = Ten serwer nie nazywa się „{ $host }”; jego nazwę podaje się przy uruchamianiu przez „--public-url”.
error-origin-foreign = Strony z „{ $origin }” nie mogą korzystać z tego serwera.
error-request-unknown-path = Pod „{ $path }” nic nie ma.
error-request-wrong-method = „{ $method }” nie jest możliwe pod „{ $path }”.
error-request-malformed = Tego zapytania nie da się zrozumieć.
error-request-too-large = Zapytanie jest za duże; największy rozmiar w bajtach to { $most }.
error-request-too-slow = Zapytanie nie dotarło do końca w wyznaczonym czasie; limit w sekundach to { $seconds }.
error-message-malformed = Wiadomość nie ma właściwej postaci: „{ $problem }” w „{ $where }”.
# $where: miejsce w wiadomości, które jest za długie; $key: jego ostatnia część
error-message-too-long = { $key ->
        [position] Ta pozycja jest za długa
        [record] Ten zapis jest za długi
        [name] To imię jest za długie
       *[other] „{ $where }” jest za długie
    }: znaków może być najwyżej { $most }.
error-hello-late = Powitanie „hello” nie nadeszło w wyznaczonym czasie; limit w sekundach to { $seconds }.
error-token-missing = Do tego potrzebny jest token, w nagłówku „Authorization: Bearer TOKEN”.
error-picture-unknown = Nie ma obrazka „{ $name }”.
error-example-unknown = W tej edycji nie ma przykładu „{ $name }”.
error-server-fault = Na serwerze coś poszło nie tak. Zostało to tam zapisane; spróbuj ponownie.
error-server-stopping = Serwer właśnie się wyłącza; spróbuj później.

error-limit-requests = Zbyt wiele zapytań naraz; poczekaj chwilę.
error-limit-games = Z twojego adresu założono zbyt wiele partii; poczekaj godzinę.
error-limit-sockets = Z twojego adresu jest zbyt wiele połączeń; zamknij kilka z nich.
error-limit-full = Serwer jest pełny; spróbuj później.
error-limit-messages = Zbyt wiele wiadomości; na sekundę można wysłać najwyżej { $most }.
error-limit-message-size = Wiadomość jest za długa; największa liczba znaków to { $most }.
error-limit-questions = Zbyt wiele pytań czeka na odpowiedź; naraz może ich być najwyżej { $most }.
error-limit-judgements = Zbyt wiele partii z twojego adresu czeka na analizę; naraz może ich czekać najwyżej { $most }.
error-limit-renames = Imię zmieniano zbyt często; poczekaj chwilę.

# Dlaczego serwer nie może ruszyć

error-serve-public-url = „{ $url }” nie jest adresem, od którego mogą zaczynać się linki; podaj taki jak https://games.example.org, bez ścieżki.
error-serve-no-network = Ten komputer nie jest w żadnej sieci, więc nikt inny nie mógłby otworzyć linku.
error-serve-two-addresses = „--lan” i „--host” oba mówią, gdzie nasłuchiwać; podaj jedno z nich.
error-serve-folder-taken = Inny serwer przechowuje swoje partie w { $folder }; zakończ go albo wybierz inny folder przez „--data”.
error-serve-port-taken = Port { $port } zajmuje inny program; wybierz inny przez „--port”.
error-serve-not-here = Serwer nie może nasłuchiwać pod „{ $host }”: { $problem }.
