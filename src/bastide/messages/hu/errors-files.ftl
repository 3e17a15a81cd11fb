# What is wrong with files before their lines are read

error-file-output = Nem sikerült mindent kiírni: { $problem }.
error-file-empty = üres, tehát nincs benne játék.
