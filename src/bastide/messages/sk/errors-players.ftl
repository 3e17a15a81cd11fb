# $name je meno hráča v zozname počítačových hráčov, $known sú všetky také mená

error-setup-unknown-player = Hráč „{ $name }“ neexistuje; na výber je: { $known }.
error-player-nothing-to-play = Hráč „{ $name }“ tu nemôže vybrať ťah: nikto teraz nemá kartu na vyloženie.
error-player-no-reasons = Hráč „{ $name }“ vyberá ťahy, ale nevie povedať prečo.
error-setup-unfair-player = Hráč „{ $name }“ by musel vedieť, čo sa bude ťahať: hrá iba v aréne.

# $player je meno hráča, $name alebo $parameter meno jedného z jeho parametrov, $value to, čo bolo zadané

error-setup-unknown-parameter = Hráč „{ $player }“ nemá parameter „{ $name }“; na výber je: { $known }.
error-setup-parameter-twice = Parameter „{ $name }“ hráča „{ $player }“ je zadaný dvakrát.
error-setup-flag-with-value = Parameter „{ $parameter }“ hráča „{ $player }“ nemá hodnotu, takže „={ $value }“ je navyše.
error-setup-not-a-whole-number = Parameter „{ $parameter }“ hráča „{ $player }“ musí byť celé číslo od { $least } do { $most }, nie „{ $value }“.
error-setup-not-a-number = Parameter „{ $parameter }“ hráča „{ $player }“ musí byť číslo od { $least } do { $most }, nie „{ $value }“.
error-setup-not-a-word-of = Parameter „{ $parameter }“ hráča „{ $player }“ musí byť jedno z: { $known }, nie „{ $value }“.
