# Co jest nie tak z plikami, zanim zostaną przeczytane ich wiersze

error-file-output = Nie wszystko udało się zapisać: { $problem }.
error-file-empty = plik jest pusty, więc nie ma w nim partii.
