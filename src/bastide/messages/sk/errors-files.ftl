# Čo nie je v poriadku so súbormi skôr, než sa prečítajú ich riadky

error-file-output = Nepodarilo sa zapísať všetko: { $problem }.
error-file-empty = súbor je prázdny, takže v ňom nie je partia.
error-json-too-deep = toto nie je JSON, ktorý Bastide dokáže čítať: zátvorky sú vnorené oveľa hlbšie než v ktorejkoľvek partii.
error-json-long-number = toto nie je JSON, ktorý Bastide dokáže čítať: je v ňom číslo s tisíckami číslic.
