# $name to nazwa gracza komputerowego, $known to wszystkie takie nazwy

error-setup-unknown-player = Nie ma gracza „{ $name }”; do wyboru: { $known }.
error-player-nothing-to-play = Gracz „{ $name }” nie może tu wybrać ruchu: nikt nie ma teraz płytki do zagrania.
error-player-no-reasons = Gracz „{ $name }” wybiera ruchy, ale nie umie powiedzieć dlaczego.
error-setup-unfair-player = Gracz „{ $name }” musiałby wiedzieć, co zostanie dobrane: gra tylko na arenie.

# $player to nazwa gracza, $name lub $parameter to nazwa jednego z jego parametrów, $value to, co podano

error-setup-unknown-parameter = Gracz „{ $player }” nie ma parametru „{ $name }”; do wyboru: { $known }.
error-setup-parameter-twice = Parametr „{ $name }” gracza „{ $player }” podano dwa razy.
error-setup-flag-with-value = Parametr „{ $parameter }” gracza „{ $player }” nie ma wartości, więc „={ $value }” jest zbędne.
error-setup-not-a-whole-number = Parametr „{ $parameter }” gracza „{ $player }” musi być liczbą całkowitą od { $least } do { $most }, a nie „{ $value }”.
error-setup-not-a-number = Parametr „{ $parameter }” gracza „{ $player }” musi być liczbą od { $least } do { $most }, a nie „{ $value }”.
error-setup-not-a-word-of = Parametr „{ $parameter }” gracza „{ $player }” musi być jednym z: { $known }, a nie „{ $value }”.

# $file to plik z czyimś własnym graczem

error-code-unreadable = Nie można odczytać { $file }: { $problem }.
error-code-not-text = { $file } nie jest tekstem, więc nie może być źródłem gracza.
error-code-fails = Nie można uruchomić { $file }: { $problem }
error-code-not-one-player =
    { $file } musi definiować jedną klasę z nazwą i metodą „choose”, a definiuje { $count ->
        [0] zero
       *[other] { $count }
    }.
error-code-wrong-name = Gracz w { $file } nazywa się „{ $name }”; nazwa ma tylko małe litery, cyfry, _ i -, a zaczyna się od litery.
error-code-name-taken = Gracz w { $file } nazywa się „{ $name }”, ale taki już jest.
error-code-failed-in-game = Gracz „{ $name }” zawiódł w turze { $turn } partii: { $problem }
