# Errors of the operating system; they end a sentence, after a colon

system-eacces = nincs hozzá jogosultság
system-eperm = a művelet nem engedélyezett
system-enoent = nincs ilyen fájl vagy mappa
system-eexist = a fájl már létezik
system-eisdir = ez egy mappa
system-enotdir = ez nem mappa
system-enametoolong = a fájlnév túl hosszú
system-eloop = túl sok egymásra mutató szimbolikus link
system-erofs = a fájlrendszer csak olvasható
system-enospc = nincs több hely a lemezen
system-edquot = betelt a lemezkvóta
system-efbig = a fájl túl nagy
system-eio = be- vagy kiviteli hiba

# Whole sentences

cache-missing = A lefordított kód nem menthető, mert nincs hozzá írható mappa. Minden indítás újra lefordítja, ami akár egy percig is tarthat. Adj meg egy írható mappát a BASTIDE_CACHE változóban.
error-extra-missing = Ehhez hiányoznak csomagok ({ $missing }): telepítsd ezt: „bastide[{ $extra }]”.
