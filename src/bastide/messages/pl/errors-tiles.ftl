# Co jest nie tak z plikiem danych: $file to jego ścieżka, $key to ścieżka klucza, np. tiles.D.count

error-data-unreadable = { $file }: pliku nie da się odczytać: { $problem }.
error-data-not-toml = { $file }: to nie jest poprawny TOML: { $problem }.
error-data-unknown-key = { $file }: klucz „{ $key }” jest nieznany; mogą tam stać te klucze: { $known }.
error-data-missing-key = { $file }: brakuje klucza „{ $key }”.
error-data-wrong-type =
    { $file }: „{ $key }” ma wartość { $value }, a musi to być { $expected ->
        [text] tekst w cudzysłowie
        [number] liczba całkowita
        [truth] true albo false
        [list] lista
       *[table] tabela
    }.
error-data-negative = { $file }: „{ $key }” ma wartość { $value }, a musi mieć 0 lub więcej.
error-data-below-one = { $file }: „{ $key }” ma wartość { $value }, a musi mieć 1 lub więcej.

# Co jest nie tak z płytką: $tile to jej nazwa, $segment to numer jednego z jej segmentów

error-tile-bad-name =
    { $file }: płytka nie może nazywać się „{ $tile }”; nazwa to litery A–Z i cyfry, w częściach połączonych pojedynczymi łącznikami.
error-tile-count-below-one = { $file }, płytka { $tile }: jej liczba to { $count }, a musi być co najmniej 1.
error-tile-not-four-sides =
    { $file }, płytka { $tile }: jej boki to „{ $sides }”, a muszą to być cztery słowa: co jest na północy, wschodzie, południu i zachodzie.
error-tile-unknown-kind = { $file }, płytka { $tile }: „{ $name }” nie jest rodzajem terenu, który może tam być; do wyboru: { $known }.
error-tile-unknown-side = { $file }, płytka { $tile }: „{ $name }” nie jest bokiem; boki to { $known }.
error-tile-unknown-half = { $file }, płytka { $tile }: „{ $name }” nie jest połową boku; połowy boków to { $known }.
error-tile-unknown-animal = { $file }, płytka { $tile }: „{ $name }” nie jest zwierzęciem; zwierzęta to { $known }.
error-tile-unknown-landmark =
    { $file }, płytka { $tile }: „{ $name }” nie jest osobliwością, która może tam stać; może to być { $known }.
error-tile-segment-without-sides =
    { $file }, płytka { $tile }: segment { $segment } ({ KIND($kind) }) nie sięga żadnego boku; podaj co najmniej jeden, którego sięga.
error-tile-branching-path =
    { $file }, płytka { $tile }: segment { $segment } ({ KIND($kind) }) sięga więcej niż dwóch boków; zrób z każdej odnogi osobny segment.
error-tile-wrong-side =
    { $file }, płytka { $tile }: segment { $segment } ({ KIND($kind) }) zajmuje { $place }, ale na boku { $side } jest { KIND($shown) }.
error-tile-uncovered-side =
    { $file }, płytka { $tile }: na boku { $side } jest { KIND($kind) }, ale nie zajmuje go żaden segment tego rodzaju; jeden musi.
error-tile-side-twice = { $file }, płytka { $tile }: bok { $side } jest zajęty dwa razy, a musi należeć tylko do jednego segmentu.
error-tile-uncovered-half = { $file }, płytka { $tile }: nic nie zajmuje połowy boku { $half }; musi to zrobić pole albo łąka.
error-tile-half-twice = { $file }, płytka { $tile }: połowa boku { $half } jest zajęta dwa razy, a musi należeć tylko do jednego segmentu.
error-tile-split-side =
    { $file }, płytka { $tile }: dwie połowy boku { $side } należą do różnych segmentów, ale cały ten bok to { KIND($kind) } i nic go nie dzieli.
error-tile-two-inside =
    { $file }, płytka { $tile }: rodzaj „{ KIND($kind) }” ma więcej niż jeden segment, który nie sięga żadnego boku, a na płytce może być tylko jeden taki.
error-tile-contact-out-of-range =
    { $file }, płytka { $tile }: segment { $segment } graniczy z miastem { $city }, ale segmenty mają numery od 0 do { $last }.
error-tile-contact-not-city =
    { $file }, płytka { $tile }: segment { $segment } graniczy z segmentem { $city } jako miastem, ale to { KIND($kind) }.
error-tile-contact-twice =
    { $file }, płytka { $tile }: segment { $segment } wymienia miasto { $city } dwa razy; wystarczy raz, choćby granica była długa.
error-tile-lake-without-river =
    { $file }, płytka { $tile }: segment { $segment } to jezioro, w którym nie kończy się żadna rzeka; dodaj rzece „lake = { $segment }”.
error-tile-lake-out-of-range =
    { $file }, płytka { $tile }: segment { $segment } kończy się w jeziorze { $lake }, ale segmenty mają numery od 0 do { $last }.
error-tile-not-a-lake =
    { $file }, płytka { $tile }: segment { $segment } kończy się w segmencie { $lake } jako jeziorze, ale to { KIND($kind) }.
error-tile-river-past-lake =
    { $file }, płytka { $tile }: segment { $segment }, rzeka, kończy się w jeziorze { $lake } i sięga dwóch boków; zrób z niej dwie rzeki, które się tam kończą.

# Co jest nie tak z edycją

error-edition-unknown-tile-set =
    { $file }: nie ma zestawu płytek „{ $name }” ani w folderze „tile_sets” obok folderu tego pliku, ani wśród tych: { $known }.
error-edition-unknown-start = { $file }: płytki startowej „{ $tile }” nie ma w żadnym z zestawów; są w nich { $known }.
error-edition-name-taken =
    { $file }: edycja „{ $name }” jest już częścią Bastide; nadaj plikowi inną nazwę, żeby nikt ich nie pomylił.
error-edition-tile-twice =
    { $file }: tylko jedna płytka może nazywać się „{ $tile }”, bez względu na wielkość liter, a jedna jest w „{ $first }” i jedna w „{ $second }”.
error-edition-bonus-start =
    { $file }: płytka startowa „{ $tile }” jest płytką dodatkową, a te się tylko dobiera; wybierz inną.
error-edition-two-kinds =
    { $file }: płytka { $tile } ma { KIND($kind, form: "accusative") }, a płytka { $other_tile } ma { KIND($other, form: "accusative") }; edycja może mieć tylko jeden z tych rodzajów.
error-edition-missing-section =
    { $file }: brakuje sekcji [{ $section }]; to, co jest na płytkach, wymaga tych: { $needed }.
error-edition-needless-section =
    { $file }: sekcja [{ $section }] nie daje punktów za nic, co jest na płytkach; pomiń ją. Płytki wymagają tych: { $needed }.
error-edition-needless-huts =
    { $file }: gracze dostają „huts = { $huts }”, ale na płytkach nie ma rzeki ani jeziora, gdzie mogłyby stanąć; pomiń ten klucz.
error-edition-unknown-scoring =
    { $file }: „{ $scoring }” nie jest sposobem punktacji; „{ $key }” musi być jednym z tych: { $known }.
error-edition-unknown-look =
    { $file }: płytek nie da się namalować w wyglądzie „{ $look }”; pasują do nich { $known }.
error-edition-needless-look =
    { $file }: płytek nie da się namalować ani w wyglądzie „{ $look }”, ani w żadnym innym, bo żaden nie ma wszystkiego, co na nich jest; pomiń ten klucz.
