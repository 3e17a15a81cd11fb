# bastide serve: pomoc k nemu a čo hovorí, kým beží

help-command-serve = Hrať v prehliadači, osamote alebo s inými.
help-serve =
    Spustiť server hry pre prehliadač a ukázať jeho adresu.

    Dostane sa naň len tento počítač, ak „--lan“, „--host“ alebo „--public-url“ nehovorí inak. Každý ťah je na disku
    skôr, než sa oznámi. Ctrl+C server ukončí; keď sa znova spustí, partie pokračujú.
help-serve-host = Počúvať na tejto adrese počítača.
help-serve-port = Počúvať na tomto porte; 0 je ktorýkoľvek voľný.
help-serve-lan = Nechať hrať aj iných v miestnej sieti: počúvať na všetkých adresách a robiť odkazy, ktoré si môžu otvoriť.
help-serve-public-url = Čím sa začínajú odkazy, ak požiadavky z tejto adresy posúva serveru proxy.
help-serve-data = Uchovávať partie v tomto priečinku.
help-serve-open = Otvoriť prehliadač; na voľnom porte, ak je ten obvyklý obsadený.
help-serve-examples =
    Príklady:
      bastide serve
      bastide serve --lan
      bastide serve --port 9000 --public-url https://games.example.org

serve-address = Bastide je na adrese { $address }
serve-running = Bastide už beží, na adrese { $address }
serve-how-to-end = Ctrl+C ho ukončí; partie sa uchovávajú v priečinku { $folder }
serve-alone = Odkazy otvorí len tento počítač; „{ $command } --lan“ umožní hrať aj iným v tvojej sieti.
serve-compiling = Kompilujú sa pravidlá, na tomto počítači len raz; partie sa môžu začať o pol minúty.
serve-compiled = Pravidlá sú skompilované.
serve-unbuilt = Stránka ešte nie je zostavená. Zostaví ju „./play“; v priečinku projektu aj „python -m tools.page“.
