# Faults of whole files

error-file-output = Nem sikerült mindent kiírni: { $problem }.
error-file-empty = üres, tehát nincs benne játék.
