# Dlaczego serwer czegoś odmawia. $seat to imię gracza albo jego kolor; $version to obecna wersja partii

error-game-unknown = Nie ma partii „{ $game }”. Być może gracze ją usunęli albo link jest niepełny.
error-game-over = Partia jest skończona.
error-game-not-over = Partia jeszcze się nie skończyła.
error-token-unknown = Ten link nie należy do tej partii. Być może brakuje jego części.
error-seat-not-yours = { $seat }: to nie jest twoje miejsce.
error-seat-none = O to mogą prosić tylko gracze.
error-seat-no-person = { $seat }: tu nie gra nikt, kogo można by zastąpić.
error-seat-no-level = Podaj, który gracz komputerowy ma grać.
error-move-not-your-turn = { $seat } nie ma teraz ruchu.
error-state-stale = Partia tymczasem poszła dalej: to dotyczyło wersji { $given }, a teraz jest { $version }.
error-aid-not-allowed = Przy tym stole gra się bez ułatwienia „{ $aid }” albo tylko oglądasz.
error-takeback-impossible = { $seat }: nie ma tury do cofnięcia; od tego czasu zagrał ktoś inny albo partia jest skończona.
error-takeback-nothing-to-restore = Nie ma czego przywrócić: cofnięcie wymagało zgody innych albo partia poszła dalej.
error-proposal-unknown = Propozycja { $number } nie jest już aktualna.
error-proposal-not-asked = Propozycja { $number } nie czeka na twoją odpowiedź.
error-player-failed = Silny gracz nie ma tym razem żadnej rady. Zapytaj ponownie.
error-name-unprintable = W imieniu „{ $name }” są znaki, których nie da się pokazać.
error-name-unchanged = Imię jest już takie: „{ $name }”.
error-storage-failed = Serwer nie mógł tego zapisać, więc nic się nie zmieniło. Spróbuj ponownie.
error-storage-newer = Bazę danych { $file } zapisała nowsza wersja Bastide. Zaktualizuj Bastide albo wybierz inny folder przez „--data”.
error-storage-unreadable = Bazy danych { $file } nie da się użyć: { $problem }. Przywróć ją z kopii albo wybierz inny folder przez „--data”.
