# Co jest nie tak z plikami, zanim zostaną przeczytane ich wiersze

error-file-output = Nie wszystko udało się zapisać: { $problem }.
error-file-empty = plik jest pusty, więc nie ma w nim partii.
error-json-too-deep = to nie jest JSON, który Bastide umie czytać: nawiasy są zagnieżdżone o wiele głębiej niż w jakiejkolwiek partii.
error-json-long-number = to nie jest JSON, który Bastide umie czytać: jest w nim liczba o tysiącach cyfr.
