# bastide serve: its help and output

help-command-serve = Játék a böngészőben, egyedül vagy másokkal.
help-serve =
    Elindítja a böngészős játék kiszolgálóját, és megmondja, milyen címen érhető el.

    Csak erről a gépről érhető el, hacsak „--lan”, „--host” vagy „--public-url” mást nem mond. Minden lépés a lemezre kerül, mielőtt a többiek megtudják. A Ctrl+C leállítja a kiszolgálót; a játékok folytatódnak, amikor újra elindul.
help-serve-host = A gép melyik címén figyeljen.
help-serve-port = Melyik porton figyeljen; 0: bármelyik szabad porton.
help-serve-lan = A helyi hálózaton mások is játszhatnak: minden címen figyel, és olyan linkeket ad, amelyeket ők is meg tudnak nyitni.
help-serve-public-url = Mivel kezdődjenek a linkek, ha erről a címről egy proxy továbbítja a kéréseket a kiszolgálónak.
help-serve-data = Ebben a mappában őrzi a játékokat.
help-serve-open = Megnyitja a böngészőt, szabad porton, ha a szokásos foglalt.
help-serve-examples =
    Példák:
      bastide serve
      bastide serve --lan
      bastide serve --port 9000 --public-url https://games.example.org

serve-address = A Bastide címe: { $address }
serve-running = A Bastide már fut, a címe: { $address }
serve-how-to-end = Ctrl+C leállítja; a játékok mappája: { $folder }
serve-alone = A linkeket csak ez a gép tudja megnyitni; ezzel a hálózatod többi gépéről is lehet játszani: „{ $command } --lan”.
serve-compiling = A szabályok előkészítése (fordítás) folyik, ezen a gépen csak most az egyszer; fél perc múlva kezdődhet a játék.
serve-compiled = A szabályok készen állnak.
serve-unbuilt = Az oldal még nincs felépítve. „./play” felépíti; a projekt mappájában „python -m tools.page” is.
