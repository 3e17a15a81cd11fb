# Co jest nie tak z tekstem: $line to wiersz, o który chodzi, $number to jego numer od 1

# Nagłówek oraz wiersze z kluczami w pozycjach i zapisach

error-text-no-heading = Wiersz { $number }, „{ $line }”: pierwszy wiersz musi brzmieć „{ $heading }”.
error-text-newer-version =
    Wiersz { $number }, „{ $line }”: wersję { $version } napisał nowszy Bastide; ten czyta wersję { $known }.
error-text-no-key =
    Wiersz { $number }, „{ $line }”: musi tu być klucz, dwukropek i wartość; klucze to: { $known }.
error-text-unknown-key = Wiersz { $number }, „{ $line }”: klucz „{ $key }” jest nieznany; klucze to: { $known }.
error-text-key-twice =
    Wiersz { $number }, „{ $line }”: „{ $key }” stoi już w wierszu { $first }, a można podać to tylko raz.
error-text-missing-key = Brakuje wiersza „{ $key }: …”, a musi tam być.
error-text-unknown-edition = Wiersz { $number }, „{ $line }”: nie ma edycji „{ $name }”; do wyboru: { $known }.
error-text-players =
    Wiersz { $number }, „{ $line }”: w partii jest od { $least } do { $most } graczy, a nie { $players }.
error-text-not-yes-or-no = Wiersz { $number }, „{ $line }”: musi tu być „yes” (tak) albo „no” (nie).
error-text-not-a-number = Wiersz { $number }, „{ $line }”: „{ $word }” musi być liczbą całkowitą.
error-text-too-many-digits = Wiersz { $number }, „{ $line }”: „{ $word }” jest za długie; najwyższa liczba cyfr to tutaj { $most }.
error-text-no-such-seat = Wiersz { $number }, „{ $line }”: nie ma miejsca { $seat }; miejsca są od 0 do { $last }.
error-text-bad-tile = Wiersz { $number }, „{ $line }”: { $problem }
error-text-bad-move = Wiersz { $number }, „{ $line }”: { $problem }
error-text-foreign-tile = Wiersz { $number }, „{ $line }”: edycja „{ $edition }” nie ma płytki { $tile }.
error-text-wrong-count =
    Wiersz { $number }, „{ $line }”: { $given ->
        [one] jest tu 1 wpis
        [few] są tu { $given } wpisy
        [many] jest tu { $given } wpisów
       *[other] jest tu { $given } wpisu
    }, a musi być po jednym dla każdego gracza; graczy jest { $players }.

# Pozycje

error-position-board-value =
    Wiersz { $number }, „{ $line }”: po „board:” nic nie może stać w tym samym wierszu; płytki są pod spodem, po jednej w wierszu.
error-position-no-owner =
    Wiersz { $number }, „{ $line }”: podwładnego lub chatę zapisuje się miejscem, znakiem „=” i numerem gracza, np. D@1,0>90 road=2.
error-position-overlap = Wiersz { $number }, „{ $line }”: leży tam już „{ $other }”; na każdej kratce jest jedna płytka.
error-position-no-start-tile = Brakuje płytki startowej: na planszy musi być wiersz „{ $wanted }”.
error-position-other-start-tile =
    Wiersz { $number }, „{ $line }”: leży tam płytka startowa edycji „{ $edition }”: „{ $wanted }”.
error-position-start-turned = Wiersz { $number }, „{ $line }”: płytki startowej nigdy się nie obraca; leży jako „{ $wanted }”.
error-position-start-occupied =
    Wiersz { $number }, „{ $line }”: na płytce startowej nigdy nie stoi pionek; wiersz musi brzmieć „{ $wanted }”.
error-position-too-many-copies =
    Wiersz { $number }, „{ $line }”: w edycji płytka { $tile } występuje tylko { $count ->
        [1] raz
       *[other] { $count } razy
    }, a na planszy jest ich więcej.
error-position-too-many-tiles =
    Wiersz { $number }, „{ $line }”: w edycji płytka { $tile } występuje tylko { $count ->
        [1] raz
       *[other] { $count } razy
    }, a tu na planszy: { $table }, w rękach: { $hands }, w woreczku: { $bag }.
error-position-too-many-followers =
    Wiersz { $number }, „{ $line }”: gracz { $seat } { $most ->
        [0] nie ma pionków do postawienia, a jakiś stoi na planszy.
        [one] ma do postawienia tylko 1 pionek, a na planszy stoi więcej.
        [few] ma do postawienia tylko { $most } pionki, a na planszy stoi więcej.
        [many] ma do postawienia tylko { $most } pionków, a na planszy stoi więcej.
       *[other] ma do postawienia tylko { $most } pionka, a na planszy stoi więcej.
    }
error-position-too-many-huts =
    Wiersz { $number }, „{ $line }”: gracz { $seat } { $most ->
        [0] nie ma chat, a jedna stoi na planszy.
        [one] ma tylko 1 chatę, a na planszy stoi więcej.
        [few] ma tylko { $most } chaty, a na planszy stoi więcej.
        [many] ma tylko { $most } chat, a na planszy stoi więcej.
       *[other] ma tylko { $most } chaty, a na planszy stoi więcej.
    }
error-position-no-farmers =
    Wiersz { $number }, „{ $line }”: w tej partii gra się bez chłopów, więc na polu nie może stać podwładny.
error-position-side-by-side =
    Wiersz { $number }, „{ $line }”: ten pionek i pionek z „{ $other }” stoją obok siebie na jednym obszarze, gdzie drugiego nie można było postawić.
error-position-huts-side-by-side =
    Wiersz { $number }, „{ $line }”: ta chata i chata z „{ $other }” stoją obok siebie w jednym systemie rzecznym, gdzie drugiej nie można było postawić.
error-position-fire =
    Wiersz { $number }, „{ $line }”: na płytce { $tile } płonie ogień, więc nie może na niej stać łowca.
error-position-mismatch =
    Wiersz { $number }, „{ $line }”: na boku { $side } płytka ma { KIND($has, form: "accusative") }, a sąsiednia płytka ma tam { KIND($wanted, form: "accusative") }; musi być to samo.
error-position-touches-nothing =
    Wiersz { $number }, „{ $line }”: płytka musi przylegać bokiem do innej, połączonej z płytką startową.
error-position-completed =
    Wiersz { $number }, „{ $line }”: ten obszar ({ KIND($kind) }) jest ukończony, więc pionek musiał już wrócić do gracza.
error-position-bad-score = Wiersz { $number }, „{ $line }”: wynik to liczba od 0 do { $most }, a nie { $score }.
error-position-bad-bag =
    Wiersz { $number }, „{ $line }”: „{ $word }” musi być płytką albo płytką, znakiem „*” i ich liczbą, np. A*2.
error-position-bad-next =
    Wiersz { $number }, „{ $line }”: musi tu być „over” albo numer gracza i „plays”, „draws”, „draws ahead” lub „draws bonus”, np. „1 plays”.
error-position-no-draw-ahead = Wiersz { $number }, „{ $line }”: w partii z „draw ahead: no” nikt nie dobiera naprzód.
error-position-ahead-of-first =
    Wiersz { $number }, „{ $line }”: naprzód dobiera się po ułożeniu płytki, a na planszy leży tylko startowa.
error-position-plays-without-tile =
    Wiersz { $number }, „{ $line }”: gracz { $seat } nie ma płytki do zagrania; daj mu ją do ręki albo pozwól dobrać.
error-position-fits-nowhere =
    Wiersz { $number }, „{ $line }”: płytka { $tile } nie pasuje nigdzie na tej planszy, więc nie da się jej zagrać; zostałaby usunięta z gry.
error-position-empty-bag =
    Wiersz { $number }, „{ $line }”: gracz { $seat } nie może dobrać, bo woreczek jest pusty albo są w nim tylko płytki dodatkowe.
error-position-no-bonus =
    Wiersz { $number }, „{ $line }”: gracz { $seat } nie może dobrać płytki dodatkowej, bo w woreczku żadnej nie ma.
error-position-bonus-of-nothing =
    Wiersz { $number }, „{ $line }”: płytka dodatkowa przychodzi po płytce, która ukończyła las ze złotem, a na planszy leży tylko startowa.
error-position-draws-with-tile =
    Wiersz { $number }, „{ $line }”: gracz { $seat } ma już w ręku płytkę { $tile }, więc nie dobiera.
error-position-other-hand =
    Wiersz { $number }, „{ $line }”: gracz { $seat } ma w ręku płytkę { $tile }, ale trwa tura gracza { $turn }; inni mają płytki tylko w partii z „draw ahead: yes”.
error-position-other-bonus =
    Wiersz { $number }, „{ $line }”: gracz { $seat } ma w ręku płytkę dodatkową { $tile }, ale trwa tura gracza { $turn }; płytkę dodatkową dobiera się tylko po to, żeby od razu ją zagrać.
error-position-over-with-hand =
    Wiersz { $number }, „{ $line }”: gracz { $seat } ma w ręku płytkę { $tile }, ale partia jest skończona, a wtedy nikt jej nie ma.
error-position-over-with-bag =
    Wiersz { $number }, „{ $line }”: gdy partia jest skończona, w woreczku mogą być tylko płytki dodatkowe (napisz „bag: -”), a { $tiles ->
        [one] jest w nim 1 płytka
        [few] są w nim { $tiles } płytki
        [many] jest w nim { $tiles } płytek
       *[other] jest w nim { $tiles } płytki
    }.
error-position-line-cut-off = Pozycja w jednym wierszu kończy się na „{ $end }”, a musi kończyć się na „~end”; jej koniec został ucięty.
error-position-line-values =
    W pozycji w jednym wierszu liczba wartości między znakami „~” to { $given }, a musi to być { $wanted }, albo bez woreczka o jedną mniej.
error-position-other-game =
    Pozycja jest według edycji „{ $edition }”, a liczba jej graczy to { $players }; edycja, liczba graczy i opcje muszą być takie jak w partii.

# Zapisy

error-record-wrong-names =
    Liczba imion w „{ $names }” to { $given }, a musi być po jednym dla każdego gracza albo żadnego; graczy jest { $players }.
error-record-bad-word =
    Zapis nie może zachować { $word }; musi to być tekst drukowalny, bez odstępów na końcach i bez „{ $separator }”.
error-record-bad-position = Wiersz { $number }: partia nie może zacząć się od tej pozycji. { $problem }
error-record-other-first = Wiersz { $number }, „{ $line }”: w tej pozycji zaczyna gracz { $seat }.
error-record-cut-off =
    Wiersz { $number }, „{ $line }”: zapis jest tu urwany, bo każdy wiersz kończy się znakiem końca wiersza; bez tego wiersza resztę być może da się odczytać.
error-record-no-entries = Zapis jest urwany: po wierszach z kluczami musi być pusty wiersz.
error-record-no-entry =
    Wiersz { $number }, „{ $line }”: musi tu być numer gracza i „draws”, „draws ahead”, „draws bonus” lub „discards” z płytką, „plays” z ruchem albo „takes back”.
error-record-after-the-end =
    Wiersz { $number }, „{ $line }”: po wynikach końcowych może stać tylko jeden wiersz „seed …” albo „order …”.
error-record-illegal = Wiersz { $number }, „{ $line }”: { $problem }
error-record-other-seat = Wiersz { $number }, „{ $line }”: trwa tura gracza { $seat }.
error-record-other-draw = Wiersz { $number }, „{ $line }”: to dobranie trzeba zapisać jako „{ $wanted }”.
error-record-other-move = Wiersz { $number }, „{ $line }”: ostatni ruch można cofnąć tylko przez „{ $wanted }”.
error-record-no-discard =
    Wiersz { $number }, „{ $line }”: gracz { $seat } nie usuwa tu płytki { $tile }; usuwa się tylko płytkę, która nigdzie nie pasuje, gdy trzeba by ją zagrać.
error-record-discard-missing =
    Wiersz { $number }, „{ $line }”: przed tym wierszem musi stać „{ $wanted }”, bo ta płytka nigdzie nie pasuje.
error-record-not-over = Wiersz { $number }, „{ $line }”: partia jeszcze się nie skończyła, więc nie ma wyników końcowych.
error-record-wrong-scores = Wiersz { $number }, „{ $line }”: wyniki końcowe tych ruchów to { $scores }.
error-record-wrong-seed = Wiersz { $number }, „{ $line }”: to ziarno nie daje płytek, które dobrano.
error-record-wrong-order = Wiersz { $number }, „{ $line }”: to nie jest kolejność, w jakiej dobrano płytki.
error-record-bad-order = Partia nie może toczyć się dalej z tą kolejnością płytek: { $problem }

# Zapisy w JSON: $turn to numer tury od 1 albo 0, gdy chodzi o cały zapis

json-place =
    { $turn ->
        [0] Zapis
       *[other] Tura { $turn }
    }
error-json-not-json = To nie jest poprawny JSON: błąd jest w wierszu { $line }, w kolumnie { $column }.
error-json-too-deep = To nie jest JSON, który Bastide umie czytać: nawiasy są zagnieżdżone o wiele głębiej niż w jakiejkolwiek partii.
error-json-long-number = To nie jest JSON, który Bastide umie czytać: jest w nim liczba o tysiącach cyfr.
error-json-half-character = To nie jest JSON, który Bastide umie czytać: jest w nim połowa znaku, na przykład samo \ud800.
error-json-not-unicode = To nie jest JSON, który Bastide umie czytać: to nie jest tekst w UTF-8.
error-json-not-an-object = { json-place }: musi tu być obiekt w nawiasach klamrowych, a nie { $value }.
error-json-missing-key = { json-place }: brakuje klucza „{ $key }”.
error-json-wrong-type =
    { json-place }: „{ $key }” ma wartość { $value }, a musi to być { $expected ->
        [text] tekst w cudzysłowie
        [name] tekst w cudzysłowie albo liczba, nazwa płytki
        [number] liczba całkowita
        [flag] true albo false
        [list] lista
       *[object] obiekt w nawiasach klamrowych albo null
    }.
error-json-players = { json-place }: w partii jest od { $least } do { $most } graczy, a nie { $players }.
error-json-unknown-edition = { json-place }: nie ma edycji „{ $name }”; do wyboru: { $known }.
error-json-unknown-tile =
    { json-place }: edycja „{ $edition }” nie ma płytki „{ $tile }”; jej płytki to { $known }.
error-json-bad-rotation = { json-place }: obrót to { $rotation }, a musi to być 0, 1, 2 lub 3 ćwierćobroty zgodnie z ruchem wskazówek zegara.
error-json-too-far =
    { json-place }: „{ $key }” ma wartość { $coordinate }, a musi być od -{ $most } do { $most }.
error-json-no-such-segment =
    { json-place }: płytka { $tile } nie ma segmentu { $segment }; jej segmenty są od 0 do { $last }.
error-json-no-such-seat = { json-place }: „{ $key }” ma wartość { $seat }, a gracze są od 0 do { $last }.
error-json-two-pieces =
    { json-place }: „follower” ma i „segment”, i „hut_segment”, a na płytce staje jeden pionek; podaj ten, który postawiono.
error-json-no-place-for-follower =
    { json-place }: segment { $segment } płytki { $tile } to { KIND($kind) }, a tam może stać tylko chata; chatę zapisuje się jako „hut_segment”.
error-json-no-place-for-hut =
    { json-place }: segment { $segment } płytki { $tile } to { KIND($kind) }, a chata może stać tylko na rzece lub jeziorze.
error-json-bonus =
    { json-place }: „bonus” ma wartość { $bonus }, ale płytka { $tile } { $bonus ->
        [true] nie jest płytką dodatkową
       *[false] jest płytką dodatkową
    }.
error-json-bad-hands =
    { json-place }: „hands” musi mieć nazwę płytki albo null dla każdego gracza; graczy jest { $players }.
error-json-hand-missing = { json-place }: „hands” musi podać, co ma w ręku gracz { $seat }, bo płytka została dobrana.
error-json-hand-unexpected =
    { json-place }: „hands” ma płytkę { $tile } dla gracza { $seat }, który nie może teraz żadnej mieć; musi tam być null.
error-json-bad-position = { json-place }: partia nie może zacząć się od swojej „position”. { $problem }
error-json-illegal = { json-place }: { $problem }
error-json-not-discarded =
    { json-place }: płytki { $tile } się tu nie usuwa; usuwa się tylko taką, która nigdzie nie pasuje.
error-json-fits-nowhere =
    { json-place }: nie da się zagrać „{ $move }”, bo płytka { $tile } nigdzie nie pasuje; najpierw trzeba ją usunąć z gry.
error-json-after-the-end = { json-place }: „{ $move }” stoi po końcu partii, gdzie nic już nie może nastąpić.
error-json-other-player = { json-place }: tę turę ma gracz { $player }, a musi ją mieć gracz { $seat }.
