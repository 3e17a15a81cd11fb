# Events at a table in the browser, off the board: $seat is the player's name

event-resigned = { $seat } feladja a játékot.
event-handed-over = { $seat } helyett mostantól gépi játékos játszik: „{ $level }”.
event-won-by-resignation = Vége a játéknak: mindenki más feladta, így { $seat } nyer.
event-tallied = Kapcsolat nélkül felírva: { $seat }, { KIND($kind) }, { $points } pont.
