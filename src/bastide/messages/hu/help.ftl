# Help of bastide and its commands

help-bastide = Carcassonne a nyomtatott szabálykönyvek szerint: játék, visszanézés, elemzés.
help-bastide-more = „bastide play” azonnal játékot indít; „bastide COMMAND --help” többet mond egy parancsról.
help-commands = Parancsok
help-language = A program nyelve; alapértelmezés szerint a gépé, ha azt ismeri.
help-version = Kiírja a verziót, és kilép.
help-json = JSON-t ír ki, programok számára.
help-output = Az eredményt a szabványos kimenet helyett ebbe a fájlba írja.
version = bastide { $version }

help-command-play = Játék ebben a terminálban.
help-command-show = Egy játék megmutatása bármelyik körénél.
help-command-score = Egy játék minden pontjának felsorolása.
help-command-convert = Egy játék átalakítása más formára.
help-command-editions = Miben térnek el a szabálykönyvek.
help-command-simulate = Gépi játékosok sok játéka.
help-command-bench = Milyen gyorsan játszik ez a gép.

help-play =
    Játék ebben a terminálban, gépi játékosok vagy más emberek ellen.

    Minden lépés a lemezre kerül, mielőtt válasz jönne rá, így a játék mindig folytatható. Játék közben „help” mondja meg,
    mit lehet beírni.
help-play-edition = Melyik szabálykönyv szerint; „bastide editions” sorolja fel őket.
help-play-players =
    Kik ülnek az asztalnál, sorban: „you”, „you=NAME” vagy egy gépi játékos, vesszővel elválasztva.
help-play-seed = A kártyák ennek a számnak megfelelő sorrendbe kerülnek.
help-play-no-farmers = Játék parasztok nélkül: mezőre nem kerül alattvaló. A Vadászok és gyűjtögetőkben nincsenek parasztok, ott ez semmin sem változtat.
help-play-draw-ahead = A következő kör kártyáját már az előző kör végén ki kell húzni.
help-play-first = Hányadik játékos kezd, 0-tól számolva.
help-play-position = Kezdés ebből az állásból: fájlból, vagy egyetlen sorban megadva.
help-play-save = A játék ebbe az új fájlba kerül.
help-play-resume = Ennek a fájlnak a játéka folytatódik, vagy a legutóbbi játék.
help-play-examples =
    Példák:
      bastide play
      bastide play --edition danish --players you=Ann,you=Bob,greedy
      bastide play --resume

help-show =
    Megmutatja egy játék asztalát: a végén, vagy bármelyik köre után.

    GAME egy fájl játéknaplóval, annak JSON-formájával vagy egy állással; - a szabványos bemenet. Egysoros állás maga is állhat itt.
help-show-turn = Ennyi kör után mutatja az asztalt; 0: az első kör előtt.
help-show-svg = Inkább képet rajzol, ebbe az SVG-fájlba, vagy a szabványos kimenetre, ha nincs megadva fájl.
help-show-layer =
    Ezt rajzolja a kép kártyái fölé; többször is megadható. fields, features: ki birtokolja őket; dead: helyek, ahová egyetlen
    megmaradt kártya sem illik; coordinates: az oszlopok és sorok száma.
help-show-score-track = A kép táblája köré megrajzolja az értékelő táblát.
help-show-size = Milyen széles a képen egy kártya, képpontban.
help-show-animate = A kép idáig lejátssza a játékot, körről körre, újra meg újra.
help-show-examples =
    Példák:
      bastide show game.bastide
      bastide show game.bastide --turn 12
      bastide show game.bastide --turn 12 --svg board.svg --layer fields --score-track

help-score =
    Felsorolja egy játék minden pontját: mikor, ki és miért kapta.

    GAME egy fájl játéknaplóval vagy annak JSON-formájával; - a szabványos bemenet.
help-score-by = Egy másik kiadás szabályai szerint számol: ugyanazok a lépések ugyanazokkal a kártyákkal.
help-score-examples =
    Példák:
      bastide score game.bastide
      bastide score game.bastide --json
      bastide score game.bastide --by danish

help-convert =
    Átalakít egy játékot: játéknaplóból JSON-t készít más programoknak, és vissza, vagy az elért állást adja meg.

    GAME egy fájl vagy egy egysoros állás; - a szabványos bemenet.
help-convert-from = Mi a GAME; alapértelmezés szerint felismeri.
help-convert-to = Mi legyen belőle; alapértelmezés szerint játéknaplóból JSON, minden másból játéknapló. A line egysoros állás, amely egy címben is elfér.
help-convert-examples =
    Példák:
      bastide convert game.bastide --to json --output game.json
      bastide convert game.json --from json

help-editions = Megmondja, miben térnek el a választható szabálykönyvek.
help-editions-examples =
    Példa:
      bastide editions
