# What happens at a table in the browser and not on its board: $seat is what the player is called

event-resigned = { $seat } feladja a játékot.
event-handed-over = { $seat } helyett mostantól gépi játékos játszik: „{ $level }”.
event-won-by-resignation = Vége a játéknak: mindenki más feladta, így { $seat } nyer.
