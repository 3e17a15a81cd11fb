# Čo sa deje pri stole v prehliadači, a nie na hracej ploche: $seat je, ako sa hráč volá

event-resigned = { $seat } sa vzdáva.
event-handed-over = { $seat }: odteraz tu hrá počítačový hráč „{ $level }“.
event-won-by-resignation = Koniec hry: všetci ostatní sa vzdali, takže vyhráva { $seat }.
