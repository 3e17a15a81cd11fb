# Hvad der sker ved et bord i browseren, men ikke på det: $seat er det, spilleren hedder

event-resigned = { $seat } giver op.
event-handed-over = Fra nu af spiller computerspilleren »{ $level }« for { $seat }.
event-won-by-resignation = Spillet er slut: alle andre har givet op, så { $seat } vinder.
event-tallied = Noteret uden forbindelse: { $seat }, { KIND($kind) }, { $points } point.
