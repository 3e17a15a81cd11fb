# Čo nie je v poriadku so súbormi skôr, než sa prečítajú ich riadky

error-file-output = Nepodarilo sa zapísať všetko: { $problem }.
error-file-empty = súbor je prázdny, takže v ňom nie je partia.
