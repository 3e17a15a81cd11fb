# Hvad der er galt med filer, før deres linjer læses

error-file-output = Ikke alt kunne skrives: { $problem }.
error-file-empty = filen er tom, så den indeholder intet spil.
