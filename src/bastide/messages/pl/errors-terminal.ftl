# Czego odmawiają polecenia: $file to plik tak, jak go nazwano

error-usage = { $problem } Zobacz: { $command } --help
error-file-failed = { $file }: { $problem }.
error-file-unreadable = Nie da się odczytać { $file }: { $problem }.
error-file-unwritable = Nie da się zapisać { $file }: { $problem }.
error-file-no-home = Nie ma folderu domowego, w którym można by zapisywać partie; podaj folder w zmiennej BASTIDE_DATA.
error-file-not-text = { $file } nie jest plikiem tekstowym w UTF-8, więc nie może zawierać partii.
error-file-wrong = { $file }: { $problem }
error-file-exists = { $file } już istnieje i nie zostanie nadpisany; podaj nowy plik albo wznów jego partię przez --resume.
error-file-wrong-deck =
    Nie da się użyć { $file }: { $problem } Usuń ten plik, a pozostałe płytki zostaną pomieszane od nowa.
error-file-in-use = Partia z { $file } toczy się w innym oknie; najpierw ją tam zakończ.
error-file-not-ours =
    { $file } nie jest zapisany tak, jak zapisuje Bastide, i nie da się go wznowić; najpierw zrób czystą kopię przez „bastide convert --to record --output”.
error-file-nothing-to-resume = Nie ma nieskończonej partii do wznowienia; zacznij nową przez „{ $command }”.
error-show-no-such-turn = Nie ma tury { $turn }; ta partia ma tury od 0 do { $last }.
error-show-two-forms = Partię można pokazać jako JSON albo jako obrazek, nie naraz; pomiń --json albo --svg.
error-show-no-picture = { $option } dotyczy obrazków, a o żaden nie prosisz; dodaj --svg albo pomiń { $option }.
error-show-over-the-game = Obrazek nadpisałby partię w „{ $file }”; podaj inny plik.
error-show-no-file = --svg ma pustą nazwę pliku; podaj prawdziwą albo pomiń ją, żeby pisać na standardowe wyjście.
error-show-not-in-film = Obrazek, który odtwarza partię, nie może mieć { $option }; pomiń --animate albo { $option }.
error-show-nothing-moves =
    Nie ma tury, którą ruchomy obrazek mógłby odtworzyć; wybierz późniejszą przez --turn albo podaj zapis, bo pozycja nie zna swoich tur.
error-setup-unknown-seat = „{ $name }” nie może usiąść przy stole; wpisz „you=NAME” albo jedno z tych: { $known }.
error-setup-name-of-computer = Nikt nie może nazywać się „{ $name }”: tak nazywają się gracze komputerowi: { $known }.
error-setup-resumed =
    Wznowiona partia zachowuje graczy, zasady i plik; pomiń { $options } albo --resume.
error-setup-of-position =
    Pozycja sama mówi, według jakich zasad się gra i czyja jest tura; pomiń { $options } albo --position.

# Co wpisano przy stole: $cell to kratka tak, jak ją wpisano, $choices to, co można by wpisać zamiast

error-typed-no-cell =
    „{ $cell }” nie jest ani kratką, ani poleceniem; kratki to { $choices }; co można wpisać, mówi „help”.
error-typed-not-there = Płytka { $tile } nie pasuje na kratkę { $cell }; pasuje na { $choices }.
error-typed-too-much = „{ $text }” to więcej niż kratka, jeden obrót w stopniach i jedno miejsce na pionek.
error-typed-no-rotation = Płytka { $tile } obrócona o { $degrees } nie pasuje na kratkę { $cell }; pasuje obrócona o { $choices }.
error-typed-no-place =
    Na kratce { $cell } nie można nic postawić w miejscu „{ $place }”{ $hut_on_land ->
        [true] , bo chata stoi tylko na rzece lub jeziorze
       *[false] {""}
    }; miejsca to { $choices }; wypisuje je „moves { $cell }”.
error-typed-several = „{ $place }” na kratce { $cell } może znaczyć kilka miejsc; wybierz jedno z tych: { $choices }.
error-undo-no-own-move = Żaden człowiek nie ma jeszcze tury do cofnięcia.
