# Hvad der er galt med filer, før deres linjer læses

error-file-output = Ikke alt kunne skrives: { $problem }.
error-file-empty = filen er tom, så den indeholder intet spil.
error-json-too-deep = dette er ikke JSON, som Bastide kan læse: parenteserne er indlejret langt dybere end i noget spil.
error-json-long-number = dette er ikke JSON, som Bastide kan læse: det indeholder et tal med tusindvis af cifre.
