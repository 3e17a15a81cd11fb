# Co mówi system, gdy zawodzi plik lub potok; stoi na końcu zdania, po dwukropku

system-eacces = brak uprawnień
system-eperm = operacja niedozwolona
system-enoent = nie ma takiego pliku ani katalogu
system-eexist = plik już istnieje
system-eisdir = to jest katalog
system-enotdir = to nie jest katalog
system-enametoolong = nazwa pliku jest za długa
system-eloop = zbyt wiele poziomów dowiązań symbolicznych
system-erofs = system plików jest tylko do odczytu
system-enospc = brak miejsca na dysku
system-edquot = przekroczony limit miejsca na dysku
system-efbig = plik jest za duży
system-eio = błąd wejścia/wyjścia

# Whole sentences

cache-missing = Skompilowanego kodu nie da się zapisać, bo nie ma na niego folderu z prawem zapisu. Przy każdym uruchomieniu kompilacja trwa nawet minutę. Podaj taki folder w zmiennej BASTIDE_CACHE.
error-extra-missing = Brakuje potrzebnych pakietów ({ $missing }): zainstaluj „bastide[{ $extra }]”.
