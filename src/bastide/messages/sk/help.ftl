# Čo hovorí bastide --help a --help jednotlivých príkazov

help-bastide = Hrať, prehrávať a skúmať Carcassonne podľa vytlačených pravidiel.
help-bastide-more = „bastide play“ hneď začne partiu; „bastide COMMAND --help“ povie viac o príkaze.
help-commands = Príkazy
help-language = Jazyk, ktorý sa použije; predvolený je jazyk tohto počítača, ak je podporovaný.
help-version = Ukázať verziu a skončiť.
help-json = Vypísať JSON pre programy.
help-output = Zapísať výsledok do tohto súboru namiesto na štandardný výstup.
version = bastide { $version }

help-command-play = Zahrať si partiu v tomto termináli.
help-command-show = Ukázať partiu v ktoromkoľvek ťahu.
help-command-score = Vypísať všetky body partie.
help-command-convert = Previesť partiu z jednej podoby do inej.
help-command-editions = Ukázať, čím sa pravidlá líšia.
help-command-simulate = Nechať počítačových hráčov odohrať veľa partií.
help-command-bench = Zmerať, ako rýchlo hrá tento počítač.

help-play =
    Zahrať si partiu v tomto termináli, proti počítačovým hráčom alebo s inými ľuďmi.

    Každý ťah je na disku skôr, než príde odpoveď, takže v partii možno vždy pokračovať. Počas hry „help“ povie, čo sa dá
    napísať.
help-play-edition = Pravidlá, podľa ktorých sa hrá; „bastide editions“ ich vymenuje.
help-play-players =
    Kto sedí pri stole, miesto po mieste: „you“ (ty), „you=NAME“ (s menom) alebo počítačový hráč, oddelené čiarkami.
help-play-seed = Zamiešať karty v poradí, ktoré určuje toto číslo.
help-play-no-farmers = Hrať bez sedliakov: na lúky sa figúrky neumiestňujú. V hre Lovci a zberači sedliaci nie sú, takže tam sa nič nemení.
help-play-draw-ahead = Ťahať kartu na ďalší ťah už na konci predchádzajúceho.
help-play-first = Miesto, ktoré začína, počítané od 0.
help-play-position = Začať od tejto pozície: zo súboru alebo od pozície v jednom riadku.
help-play-save = Uložiť partiu do tohto nového súboru.
help-play-resume = Pokračovať v partii z tohto súboru, alebo v poslednej partii.
help-play-examples =
    Príklady:
      bastide play
      bastide play --edition danish --players you=Ann,you=Bob,greedy
      bastide play --resume

help-show =
    Ukázať stôl partie: na jej konci alebo po ktoromkoľvek ťahu.

    GAME je súbor so zápisom, s jeho podobou v JSON alebo s pozíciou; - je štandardný vstup. Môže tam byť aj sama pozícia v jednom riadku.
help-show-turn = Ukázať stôl po toľkýchto ťahoch; 0 je pred prvým.
help-show-svg = Nakresliť obrázok a zapísať ho do tohto súboru SVG, alebo bez názvu na štandardný výstup.
help-show-layer =
    Nakresliť toto nad karty obrázka; možno zadať viackrát. fields, features: komu patria lúky a oblasti; dead: políčka,
    na ktoré nepasuje žiadna zostávajúca karta; coordinates: čísla stĺpcov a riadkov.
help-show-score-track = Nakresliť okolo hracej plochy bodovú tabuľku.
help-show-size = Šírka karty na obrázku, v pixeloch.
help-show-animate = Nechať obrázok prehrávať partiu až potiaľ, ťah za ťahom, stále dookola.
help-show-examples =
    Príklady:
      bastide show game.bastide
      bastide show game.bastide --turn 12
      bastide show game.bastide --turn 12 --svg board.svg --layer fields --score-track

help-score =
    Vypísať všetky body partie: kedy, kto a za čo ich získal.

    GAME je súbor so zápisom alebo s jeho podobou v JSON; - je štandardný vstup.
help-score-by = Počítať podľa pravidiel inej edície: tie isté ťahy s tými istými kartami.
help-score-examples =
    Príklady:
      bastide score game.bastide
      bastide score game.bastide --json
      bastide score game.bastide --by danish

help-convert =
    Previesť partiu: zápis na JSON pre iné programy a späť, alebo na pozíciu, do ktorej dospela.

    GAME je súbor alebo pozícia v jednom riadku; - je štandardný vstup.
help-convert-from = Čo je GAME; ak to nie je zadané, program to uhádne.
help-convert-to = Čo z toho urobiť; predvolené je zo zápisu JSON a zo všetkého ostatného zápis. line je pozícia, ktorá sa zmestí do adresy.
help-convert-examples =
    Príklady:
      bastide convert game.bastide --to json --output game.json
      bastide convert game.json --from json

help-editions = Ukázať, čím sa líšia pravidlá, podľa ktorých sa dá hrať.
help-editions-examples =
    Príklad:
      bastide editions
