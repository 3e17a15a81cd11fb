# Čo sa deje pri stole v prehliadači, a nie na hracej ploche: $seat je, ako sa hráč volá

event-resigned = { $seat } sa vzdáva.
event-handed-over = { $seat }: odteraz tu hrá počítačový hráč „{ $level }“.
event-won-by-resignation = Koniec hry: všetci ostatní sa vzdali, takže vyhráva { $seat }.
event-tallied = Zapísané bez spojenia: { $seat }, { KIND($kind) }, { $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }.
