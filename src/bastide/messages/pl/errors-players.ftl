# $name to nazwa gracza komputerowego, $known to wszystkie takie nazwy

error-setup-unknown-player = Nie ma gracza „{ $name }”; są: { $known }.
error-player-nothing-to-play = Gracz „{ $name }” nie może tu wybrać ruchu: nikt nie ma teraz płytki do zagrania.
