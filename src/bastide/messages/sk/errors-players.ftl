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

# $file je súbor s niečím vlastným hráčom

error-code-unreadable = { $file } sa nedá prečítať: { $problem }.
error-code-not-text = { $file } nie je text, takže to nemôže byť zdroj hráča.
error-code-fails = { $file } sa nedá spustiť: { $problem }
error-code-not-one-player =
    { $file } musí definovať jednu triedu s menom a metódou „choose“, ale počet takých tried je { $count }.
error-code-wrong-name = Hráč v { $file } sa volá „{ $name }“; meno má iba malé písmená, číslice, _ a - a začína sa písmenom.
error-code-name-taken = Hráč v { $file } sa volá „{ $name }“, ale taký už je.
error-code-failed-in-game = Hráč „{ $name }“ zlyhal v { $turn }. ťahu partie: { $problem }
