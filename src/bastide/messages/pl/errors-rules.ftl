# Dlaczego partii nie da się przygotować

error-setup-players = W partii jest od { $least } do { $most } graczy, a nie { $players }.
error-setup-points = „{ $points }” nie jest liczbą punktów; wynik to liczba całkowita od 0 w górę.
error-setup-option = Opcja „{ $option }” to True albo False, a nie „{ $value }”.
error-setup-seed = „{ $seed }” nie jest ziarnem; ziarno to liczba całkowita od 0 w górę, a bitów ma najwyżej { $bits }.
error-setup-seed-and-order = Płytki dobiera się albo według ziarna, albo w podanej kolejności, nie naraz; pomiń ziarno { $seed } albo kolejność.
error-setup-unknown-tile-in-order = W tej kolejności nie da się dobierać. { $problem }
error-setup-layers =
    Warstwami nie może być { $given }; podaj nazwy na liście, np. ["fields"], albo pustą listę. Warstwy to: { $known }.
error-setup-unknown-layer = „{ $name }” nie da się narysować na płytkach planszy; da się te warstwy: { $known }.
error-setup-tile-size = Szerokość płytki w pikselach nie może wynosić { $size }; może to być liczba całkowita od { $least } do { $most }.
error-setup-rotation = „{ $rotation }” nie jest obrotem; płytkę obraca się o 0, 1, 2 lub 3 ćwierci, zgodnie z ruchem wskazówek zegara.
error-setup-no-tiles = Arkusza bez płytek nie da się narysować; podaj co najmniej jedną.
error-setup-columns = Liczba kolumn arkusza nie może wynosić { $columns }; może to być liczba całkowita od 1 w górę.
error-setup-scores = Tor punktacji nie może pokazać { $scores }; podaj na liście punkty graczy, których jest od { $least } do { $most }.
error-setup-first-seat = Miejsce { $first } nie może zaczynać; miejsca są od 0 do { $last }.
error-setup-wrong-order =
    W kolejności płytka { $tile } występuje { $given ->
        [1] raz
       *[other] { $given } razy
    }, a musi wystąpić { $wanted ->
        [1] raz
       *[other] { $wanted } razy
    }: są w niej wszystkie płytki, których na początku partii jeszcze nie dobrano.
error-setup-other-order =
    Partia nie może toczyć się dalej z tą kolejnością płytek: płytka numer { $number } to w niej { $tile }, a w zapisie dobrano { $drawn }.
error-setup-edition-too-small =
    Edycja „{ $edition }” ma { $tiles ->
        [one] jedną płytkę
        [few] { $tiles } płytki
        [many] { $tiles } płytek
       *[other] { $tiles } płytki
    }, a do gry, nie licząc płytek dodatkowych, potrzeba co najmniej { $least }: startowej i jednej do dobrania.
error-setup-edition-too-large =
    Edycja „{ $edition }”: liczba { $what ->
        [tiles] płytek
        [cells] kratek, do których mogą sięgnąć jej płytki,
        [designs] różnych płytek
        [segments] segmentów na jej płytkach
        [segments-on-a-tile] segmentów na jednej płytce
        [monasteries] klasztorów
        [monasteries-on-a-tile] klasztorów na jednej płytce
        [contacts] granic między polami a miastami na jednej płytce
        [twofold-tiles] płytek z dwoma traktami, miastami, rzekami lub lasami
        [city-sides] boków z miastami
        [points] punktów za jedną rzecz
        [pennants] proporców
        [fish] ryb
        [gold] grudek złota
        [mushrooms] grup grzybów
        [deer] jeleni
        [tigers] tygrysów
        [mammoths-and-aurochs] mamutów i turów
        [fires] ogni
        [dolmens] dolmenów
        [huts] chat każdego gracza
        [places] miejsc dla podwładnych na jednej płytce
        [hut-places] miejsc na chaty na jednej płytce
       *[followers] podwładnych każdego gracza
    } wynosi { $needed }, a może wynosić najwyżej { $most }.

# Zapytania o nazwy, których nic nie ma

error-setup-unknown-edition = Nie ma edycji „{ $name }”; do wyboru: { $known }.
error-setup-unknown-language = Nie ma języka „{ $name }”; do wyboru: { $known }.
error-setup-unknown-look = Nie ma wyglądu „{ $name }”; do wyboru: { $known }.
error-setup-no-look =
    Nie ma obrazka „{ $name }”: żaden wygląd nie ma wszystkiego, co tam jest, czyli { $kinds }. Można to narysować jako tekst.
error-setup-unsuitable-look = Płytki „{ $tile }” nie da się namalować w wyglądzie „{ $look }”; pasują do niej: { $known }.
error-setup-undrawable =
    Nie ma obrazka płytki „{ $tile }”: jednego z jej segmentów ({ KIND($kind) }) nie da się narysować w jednym kawałku obok pozostałych. Można ją narysować jako tekst.

# Dlaczego ruchu nie da się zagrać: $move to ruch tak, jak go podano, $place to miejsce w notacji, $has i $wanted to rodzaje

error-move-not-a-move =
    „{ $move }” nie jest obiektem Move; weź któryś z legal_moves albo zagraj ruch napisany jako tekst przez push_text.
error-move-malformed =
    Płytka { $tile } na { $x },{ $y } nie może mieć obrotu { $rotation } i miejsca { $place }: kratka to dwie liczby całkowite, najwyżej trzycyfrowe, obrót to od 0 do 3 ćwierćobrotów, a miejsce to 0 bez pionka, od 1 do { $segments } dla pionka na segmencie, na którym może stać, i o 16 więcej, jeśli to chata na rzece lub jeziorze.
error-move-game-over = Nie da się zagrać „{ $move }”: partia jest skończona.
error-move-nothing-drawn = Nie da się jeszcze zagrać „{ $move }”: najpierw trzeba dobrać płytkę.
error-move-other-tile =
    Nie da się zagrać „{ $move }”: płytka do ułożenia to { $drawn }, a nie { $tile }.
error-move-bonus-not-due =
    Nie da się zagrać „{ $move }”: { $tile } to płytka dodatkowa, a żadna się teraz nie należy; płytka do ułożenia to { $drawn }.
error-move-occupied = Nie da się zagrać „{ $move }”: na { $x },{ $y } leży już płytka; wybierz pustą kratkę.
error-move-no-neighbour =
    Nie da się zagrać „{ $move }”: { $x },{ $y } nie przylega bokiem do żadnej płytki na stole; wybierz kratkę obok którejś z nich.
error-move-mismatch =
    Nie da się zagrać „{ $move }”: na boku { $side } płytka { $tile } miałaby { KIND($has, form: "accusative") }, a sąsiednia płytka ma tam { KIND($wanted, form: "accusative") }; musi być to samo.
error-move-no-followers =
    Nie da się zagrać „{ $move }”: gracz nie ma już pionka do postawienia; płytkę można ułożyć bez pionka.
error-move-no-huts =
    Nie da się zagrać „{ $move }”: gracz nie ma już chaty do postawienia; płytkę można ułożyć bez niej.
error-move-no-farmers =
    Nie da się zagrać „{ $move }”: w tej partii na polach nie stawia się podwładnych.
error-move-taken =
    Nie da się zagrać „{ $move }”: na obszarze „{ $place }” ktoś już stoi; wybierz inne miejsce albo żadne.
error-move-hut-taken =
    Nie da się zagrać „{ $move }”: w systemie rzecznym „{ $place }” stoi już chata; wybierz inne miejsce albo żadne.
error-move-fire =
    Nie da się zagrać „{ $move }”: na płytce { $tile } płonie ogień, więc na „{ $place }” nie można postawić łowcy; ułóż ją bez niego.

# Dlaczego nie da się dobrać, cofnąć ani zapytać

error-draw-host = Płytki { $tile } nie da się dobrać ręcznie: ta partia dobiera sama.
error-draw-not-awaited = Płytki { $tile } nie da się dobrać: to nie jest pora na dobieranie.
error-draw-none-left = Płytki { $tile } nie da się dobrać: w woreczku nie ma już żadnej takiej.
error-draw-bonus-due =
    Płytki { $tile } nie da się dobrać: po ukończeniu lasu ze złotem gracz dobiera teraz płytkę dodatkową, a ta jest płytką terenu.
error-draw-bonus-not-due =
    Płytki { $tile } nie da się dobrać: to płytka dodatkowa, a żadna się teraz nie należy; dobierz płytkę terenu.
error-draw-no-order =
    Kolejności płytek nie da się podać: to nie ta partia je dobiera albo odczytano ją z tekstu.
error-undo-over = Niczego już nie można cofnąć: partia jest skończona i wszyscy mogą znać kolejność płytek.
error-undo-nothing = Nie ma tury do cofnięcia: w tej partii jeszcze żadnej nie było.
error-cell-occupied = Na { $x },{ $y } leży już płytka; zapytaj o pustą kratkę.
error-cell-no-neighbour = Obok { $x },{ $y } nie leży żadna płytka; zapytaj o kratkę obok płytki.
error-move-unknown-id = { $id } nie jest identyfikatorem ruchu możliwego w tej pozycji; wybierz jeden z legal_ids().
