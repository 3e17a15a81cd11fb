# bastide serve: pomoc i to, co mówi w trakcie działania

help-command-serve = Uruchamia grę w przeglądarce, w pojedynkę lub z innymi.
help-serve =
    Uruchamia serwer gry w przeglądarce i podaje jego adres.

    Dostęp ma tylko ten komputer, chyba że „--lan”, „--host” lub „--public-url” mówi co innego. Każdy ruch trafia na dysk,
    zanim zostanie ogłoszony. Ctrl+C kończy pracę serwera; po ponownym uruchomieniu partie toczą się dalej.
help-serve-host = Nasłuchuj pod tym adresem komputera.
help-serve-port = Nasłuchuj na tym porcie; 0 oznacza dowolny wolny.
help-serve-lan = Pozwól grać innym w sieci lokalnej: nasłuchuj pod wszystkimi adresami i twórz linki, które da się tam otworzyć.
help-serve-public-url = Początek linków, jeśli zapytania spod tego adresu przekazuje serwerowi proxy.
help-serve-data = Przechowuj partie w tym folderze.
help-serve-open = Otwórz przeglądarkę, na wolnym porcie, jeśli zwykły jest zajęty.
help-serve-examples =
    Przykłady:
      bastide serve
      bastide serve --lan
      bastide serve --port 9000 --public-url https://games.example.org

serve-address = Bastide działa pod adresem { $address }
serve-running = Bastide już działa, pod adresem { $address }
serve-how-to-end = Ctrl+C kończy pracę; partie są przechowywane w { $folder }
serve-alone = Linki otworzy tylko ten komputer; „{ $command } --lan” pozwala grać innym w twojej sieci.
serve-compiling = Trwa kompilowanie zasad, tylko raz na tym komputerze; partie ruszą za pół minuty.
serve-compiled = Zasady są skompilowane.
serve-unbuilt = Strona nie została zbudowana. Zbuduje ją „./play”, a w folderze projektu także „python -m tools.page”.
