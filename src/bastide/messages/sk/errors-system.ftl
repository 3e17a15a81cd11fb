# Čo hovorí systém, keď zlyhá súbor alebo rúra; stojí na konci vety, po dvojbodke

system-eacces = prístup bol odmietnutý
system-eperm = táto operácia nie je povolená
system-enoent = taký súbor ani priečinok neexistuje
system-eexist = súbor už existuje
system-eisdir = je to priečinok
system-enotdir = nie je to priečinok
system-enametoolong = názov súboru je príliš dlhý
system-eloop = príliš veľa úrovní symbolických odkazov
system-erofs = súborový systém je len na čítanie
system-enospc = na disku nie je miesto
system-edquot = vyhradené miesto na disku je vyčerpané
system-efbig = súbor je príliš veľký
system-eio = chyba vstupu alebo výstupu

# Whole sentences

cache-missing = Skompilovaný kód sa nedá uložiť, lebo žiadny priečinok na to nie je zapisovateľný. Pri každom spustení sa kompiluje znova, čo môže trvať až minútu. Zadaj taký priečinok v premennej BASTIDE_CACHE.
error-extra-missing = Na toto treba balíky, ktoré nie sú nainštalované ({ $missing }): nainštaluj „bastide[{ $extra }]“.
