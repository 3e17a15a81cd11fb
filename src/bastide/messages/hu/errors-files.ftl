# What is wrong with files before their lines are read

error-file-output = Nem sikerült mindent kiírni: { $problem }.
error-file-empty = üres, tehát nincs benne játék.
error-json-too-deep = ez nem olyan JSON, amelyet a Bastide el tud olvasni: a zárójelei sokkal mélyebben ágyazódnak egymásba, mint bármelyik játékéi.
error-json-long-number = ez nem olyan JSON, amelyet a Bastide el tud olvasni: több ezer jegyű szám van benne.
