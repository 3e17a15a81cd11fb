# Hvad systemet siger, når en fil eller et rør svigter; det står sidst i en sætning, efter et kolon

system-eacces = adgang nægtet
system-eperm = handlingen er ikke tilladt
system-enoent = filen eller mappen findes ikke
system-eexist = filen findes allerede
system-eisdir = det er en mappe
system-enotdir = det er ikke en mappe
system-enametoolong = filnavnet er for langt
system-eloop = for mange niveauer af symbolske links
system-erofs = filsystemet kan kun læses
system-enospc = der er ikke mere plads på enheden
system-edquot = diskkvoten er overskredet
system-efbig = filen er for stor
system-eio = læse- eller skrivefejl

# Whole sentences

cache-missing = Den kompilerede kode kan ikke gemmes, fordi der ikke er nogen mappe, der kan skrives i. Hver start kompilerer igen, hvilket kan tage et minut. Angiv en skrivbar mappe i BASTIDE_CACHE.
error-extra-missing = Det kræver pakker, som ikke er installeret ({ $missing }): installer »bastide[{ $extra }]«.
