# bastide arena: $a a $b sú dvaja hráči, ktorí sa stretli, $margin a $share sú čísla, ktoré už boli vyjadrené slovami

help-command-arena = Nechať počítačových hráčov súťažiť a ukázať, aký istý je výsledok.
help-arena =
    Nechať počítačových hráčov súťažiť: každý s každým, každé poradie kariet raz s každým posunutím miest.

    Pri viac ako dvoch miestach hrá jeden exemplár prvého hráča s exemplármi druhého; ak je hráčov toľko, koľko miest, sedia všetci pri jednom stole.
help-arena-players = PLAYER je jeden z: { $players }, v prípade potreby s parametrami za dvojbodkou, napríklad „mcts:published,samples=1000“, alebo úroveň: { $levels }.
help-arena-seats = Koľkí hrajú v jednej partii.
help-arena-pairs = Koľko poradí kariet odohrať, každé raz s každým posunutím miest; predvolené je { $pairs }, s --until-sure toľko, koľko treba.
help-arena-until-sure = Skončiť zápas, len čo si je sekvenčný test istý, kto je lepší, alebo že nikto.
help-arena-resolution = Najmenší rozdiel v bodoch na partiu, na ktorom pri --until-sure záleží.
help-arena-seed = Semienko prvého poradia kariet; predvolené je náhodné.
help-arena-seconds = Koľko sekúnd procesorového času smie trvať ťah; vlastný parameter hráča „seconds“ má prednosť.
help-arena-samples = Koľko vzoriek sa smie použiť na ťah; vlastný parameter hráča „samples“ má prednosť.
help-arena-code = Vlastný súbor, ktorý definuje hráča; toho potom možno menovať a voľbu zadať viackrát.
help-arena-cluster = Hrať na klastri Dask na tejto adrese.
help-arena-results = Uložiť každú partiu so zápisom do tohto súboru, každú ako riadok JSON; ak už existuje, pokračuje sa v ňom.
help-arena-picture = Nakresliť ratingy a náskoky a zapísať obrázok do tohto súboru SVG.
help-arena-json = Vypísať zhrnutie ako jeden objekt JSON.
help-arena-examples =
    Príklady:
      bastide arena greedy random --pairs 50 --seed 1
      bastide arena greedy random --seats 4 --edition hunters
      bastide arena greedy random --results games.jsonl && bastide show games.jsonl:2

arena-running = { $a } – { $b }: { $margin } ± { $error }, { $share }
arena-interrupted =
    Prerušené: dohraných jednotiek je { $played }, malo ich byť { $units }.
arena-goes-on =
    { $file } už obsahuje { $units ->
        [one] jednu jednotku
        [few] { $units } jednotky
        [many] { $units } jednotky
       *[other] { $units } jednotiek
    }; pokračuje sa.
arena-torn = { $file } sa končil uprostred jednotky; vynechané posledné bajty: { $bytes }.

arena-title =
    { $games ->
        [one] Jedna partia
        [few] { $games } partie
        [many] { $games } partie
       *[other] { $games } partií
    } edície „{ $edition }“, počet miest: { $seats }, poradia kariet od semienka { $seed }
arena-twos = Po dvojiciach
arena-cross-table = Náskoky hráčov v riadkoch pred hráčmi v stĺpcoch
arena-ratings = Bradleyho–Terryho ratingy
arena-column-a = hráč
arena-column-b = proti
arena-column-pairs = dvojice
arena-column-margin = náskok
arena-column-error = ±
arena-column-share = vyhrané
arena-column-first = prvé
arena-column-interval = 95 %
arena-column-results = výhry–remízy–prehry
arena-column-places = prvé–delené–ďalšie
arena-column-ms-a = ms
arena-column-ms-b = ms súpera
arena-column-verdict = verdikt
arena-column-player = hráč
arena-column-rating = rating
arena-column-from = od
arena-column-to = do
arena-verdict-open = otvorené
arena-verdict-a = lepší
arena-verdict-b = horší
arena-verdict-even = rovnaký
arena-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-interval = { $low } – { $high }
arena-results = { $wins }–{ $draws }–{ $losses }
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-signed = { $sign ->
        [plus] +
        [minus] −
       *[none] { "" }
    }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-signed-whole = { $sign ->
        [plus] +
        [minus] −
       *[none] { "" }
    }{ NUMBER($value) }
arena-key =
    Dvojica je jedno poradie kariet odohrané dvakrát s vymenenými miestami; náskok je jej priemer v bodoch na partiu, ± je štandardná chyba. vyhrané je podiel partií, remíza sa počíta za polovicu, s 95-percentným intervalom z bootstrapu podľa poradí kariet, tak ako intervaly ratingov. ms je procesorový čas na ťah.
arena-key-seats =
    Dvojica je jedno poradie kariet odohrané s každým posunutím miest (je ich { $seats }); náskok je jej priemer v bodoch pred priemerom súperov, ± je štandardná chyba. vyhrané je podiel prvých miest, delené sa počíta za polovicu, s 95-percentným intervalom z bootstrapu podľa poradí kariet, tak ako intervaly ratingov. ms je procesorový čas na ťah.
arena-key-table =
    Dvojica je jedno poradie kariet odohrané s každým posunutím miest (je ich { $seats }); náskok je jej priemer v bodoch pred priemerom všetkých ostatných, ± je štandardná chyba. prvé je podiel prvých miest, delené sa počíta za polovicu, s 95-percentným intervalom z bootstrapu podľa poradí kariet, tak ako intervaly ratingov. Po dvojiciach je náskok pred tým jedným súperom a vyhrané je podiel partií, v ktorých bol hráč pred ním. ms je procesorový čas na ťah.

arena-picture-title = Ratingy a náskoky počítačových hráčov
arena-picture-ratings = Bradleyho–Terryho ratingy s 95-percentnými intervalmi
arena-picture-margins = Náskoky v bodoch na partiu s 95-percentnými intervalmi

error-arena-one-player =
    { $count ->
        [0] Bez hráčov
       *[other] S jedným hráčom
    } nie je súťaž: uveď dvoch alebo viacerých.
error-arena-player-twice = Hráč „{ $name }“ je uvedený dvakrát; s inými parametrami by to bol iný hráč.
error-arena-no-more-seeds =
    Od { $seed } nie je dosť semienok na toľko poradí kariet ({ $pairs }): najväčšie semienko je { $last }.
error-arena-two-places = --processes a --cluster sa vylučujú: zadaj jedno z nich.
error-arena-unwritable = { $file } sa nedá zapísať: { $problem }.
error-arena-file-in-use = { $file } sa používa: iná aréna tam zapisuje svoje výsledky.
error-arena-other-tournament = { $file } obsahuje výsledky iného turnaja; zadaj iný súbor, alebo tých istých hráčov, tie isté pravidlá, limity a semienko.
error-arena-other-program = { $file } zapísal { $program } s inými hráčmi alebo konštantami, než sú tu, takže sa v ňom nedá pokračovať; zadaj iný súbor, alebo použi verziu, ktorá ho začala.
error-arena-not-results = { $file } nie je súbor s výsledkami arény a neprepíše sa; zadaj iný súbor.
error-arena-wrong-line = V { $file } sa nedá pokračovať: jednotka, ktorá sa začína v riadku { $line }, nepatrí k tomuto turnaju.
error-file-no-game-in-line = { $file } nemá v riadku { $line } partiu; vo výsledkoch arény sa partie začínajú v riadku 2.

error-cluster-unreachable = Na adrese „{ $address }“ nie je klaster: { $problem }
error-cluster-lost = Klaster na adrese „{ $address }“ zlyhal: { $problem }
