# $name je meno hráča v zozname počítačových hráčov, $known sú všetky také mená

error-setup-unknown-player = Hráč „{ $name }“ neexistuje; na výber je: { $known }.
error-player-nothing-to-play = Hráč „{ $name }“ tu nemôže vybrať ťah: nikto teraz nemá kartu na vyloženie.
