# Čo nie je v poriadku s dátovým súborom: $file je cesta k nemu, $key cesta ku kľúču v ňom, napríklad tiles.D.count

error-data-unreadable = { $file }: súbor sa nedá prečítať: { $problem }.
error-data-not-toml = { $file }: toto nie je platný TOML: { $problem }.
error-data-unknown-key = { $file }: kľúč „{ $key }“ nie je známy; môžu tam byť tieto kľúče: { $known }.
error-data-missing-key = { $file }: chýba kľúč „{ $key }“.
error-data-wrong-type =
    { $file }: „{ $key }“ je { $value }, ale musí to byť { $expected ->
        [text] text v úvodzovkách
        [number] celé číslo
        [truth] true alebo false
        [list] zoznam
       *[table] tabuľka
    }.
error-data-negative = { $file }: „{ $key }“ je { $value }, ale musí to byť aspoň 0.
error-data-below-one = { $file }: „{ $key }“ je { $value }, ale musí to byť aspoň 1.

# Čo nie je v poriadku s kartou: $tile je jej názov, $segment číslo jednej z jej častí

error-tile-bad-name =
    { $file }: karta sa nemôže volať „{ $tile }“; názov sú písmená A–Z a číslice, v častiach spojených jednotlivými spojovníkmi.
error-tile-count-below-one = { $file }, karta { $tile }: jej počet je { $count }, ale musí byť aspoň 1.
error-tile-not-four-sides =
    { $file }, karta { $tile }: jej strany sú „{ $sides }“, ale musia to byť štyri slová: čo je na severe, východe, juhu a západe.
error-tile-unknown-kind = { $file }, karta { $tile }: „{ $name }“ nie je druh terénu, ktorý tam môže byť; sú to: { $known }.
error-tile-unknown-side = { $file }, karta { $tile }: „{ $name }“ nie je strana; strany sú { $known }.
error-tile-unknown-half = { $file }, karta { $tile }: „{ $name }“ nie je polovica strany; polovice strán sú { $known }.
error-tile-unknown-animal = { $file }, karta { $tile }: „{ $name }“ nie je zviera; zvieratá sú { $known }.
error-tile-unknown-landmark =
    { $file }, karta { $tile }: „{ $name }“ nie je objekt, ktorý tam môže stáť; môže to byť { $known }.
error-tile-segment-without-sides =
    { $file }, karta { $tile }: časť { $segment } ({ KIND($kind, form: "typed") }) nesiaha k žiadnej strane; uveď aspoň jednu, ku ktorej siaha.
error-tile-branching-path =
    { $file }, karta { $tile }: časť { $segment } ({ KIND($kind, form: "typed") }) siaha k viac než dvom stranám; urob z každej vetvy samostatnú časť.
error-tile-wrong-side =
    { $file }, karta { $tile }: časť { $segment } ({ KIND($kind, form: "typed") }) si berie { $place }, ale na strane { $side } je { KIND($shown, form: "typed") }.
error-tile-uncovered-side =
    { $file }, karta { $tile }: na strane { $side } je { KIND($kind, form: "typed") }, ale žiadna časť tohto druhu si ju neberie; jedna musí.
error-tile-side-twice = { $file }, karta { $tile }: strana { $side } je zabraná dvakrát, ale musí patriť len jednej časti.
error-tile-uncovered-half = { $file }, karta { $tile }: polovicu strany { $half } si nič neberie; musí si ju vziať lúka.
error-tile-half-twice = { $file }, karta { $tile }: polovica strany { $half } je zabraná dvakrát, ale musí patriť len jednej časti.
error-tile-split-side =
    { $file }, karta { $tile }: polovice strany { $side } patria rôznym častiam, ale celá táto strana je { KIND($kind, form: "typed") } a nič ju nedelí.
error-tile-two-inside =
    { $file }, karta { $tile }: druh { KIND($kind, form: "typed") } má viac než jednu časť, ktorá nesiaha k žiadnej strane, ale na karte môže byť len jedna taká.
error-tile-contact-out-of-range =
    { $file }, karta { $tile }: časť { $segment } hraničí s mestom { $city }, ale časti majú čísla od 0 do { $last }.
error-tile-contact-not-city =
    { $file }, karta { $tile }: časť { $segment } hraničí s časťou { $city } ako s mestom, ale to je { KIND($kind, form: "typed") }.
error-tile-contact-twice =
    { $file }, karta { $tile }: časť { $segment } uvádza mesto { $city } dvakrát; stačí raz, nech je hranica akokoľvek dlhá.
error-tile-lake-without-river =
    { $file }, karta { $tile }: časť { $segment } je jazero, v ktorom sa nekončí žiadna rieka; daj niektorej rieke „lake = { $segment }“.
error-tile-lake-out-of-range =
    { $file }, karta { $tile }: časť { $segment } sa končí v jazere { $lake }, ale časti majú čísla od 0 do { $last }.
error-tile-not-a-lake =
    { $file }, karta { $tile }: časť { $segment } sa končí v časti { $lake } ako v jazere, ale to je { KIND($kind, form: "typed") }.
error-tile-river-past-lake =
    { $file }, karta { $tile }: časť { $segment }, rieka, sa končí v jazere { $lake } a siaha k dvom stranám; urob z nej dve rieky, ktoré sa tam končia.

# Čo nie je v poriadku s edíciou

error-edition-unknown-tile-set =
    { $file }: sada kariet „{ $name }“ nie je ani v priečinku „tile_sets“ vedľa priečinka tohto súboru, ani medzi týmito: { $known }.
error-edition-unknown-start = { $file }: štartovacia karta „{ $tile }“ nie je v žiadnej z jej sád; sú v nich { $known }.
error-edition-name-taken =
    { $file }: edícia „{ $name }“ už patrí k Bastide; daj súboru iný názov, aby si ich nikto neplietol.
error-edition-tile-twice =
    { $file }: „{ $tile }“ sa smie volať len jedna karta, bez ohľadu na veľkosť písmen, ale jedna je v „{ $first }“ a jedna v „{ $second }“.
error-edition-bonus-start =
    { $file }: štartovacia karta „{ $tile }“ je bonusová a tie sa len ťahajú; vyber inú.
error-edition-two-kinds =
    { $file }: na karte { $tile } je { KIND($kind, form: "typed") } a na karte { $other_tile } je { KIND($other, form: "typed") }; edícia môže mať len jeden z týchto druhov.
error-edition-missing-section =
    { $file }: chýba oddiel [{ $section }]; to, čo je na kartách, potrebuje tieto: { $needed }.
error-edition-needless-section =
    { $file }: oddiel [{ $section }] nedáva body za nič, čo je na kartách; vynechaj ho. Karty potrebujú tieto: { $needed }.
error-edition-needless-huts =
    { $file }: hráči dostávajú „huts = { $huts }“, ale na kartách nie je rieka ani jazero, kde by chatrče mohli stáť; vynechaj tento kľúč.
error-edition-unknown-scoring =
    { $file }: „{ $scoring }“ nie je spôsob hodnotenia; „{ $key }“ musí byť jeden z týchto: { $known }.
error-edition-unknown-look =
    { $file }: karty sa nedajú namaľovať vo vzhľade „{ $look }“; hodia sa k nim { $known }.
error-edition-needless-look =
    { $file }: karty sa nedajú namaľovať vo vzhľade „{ $look }“ ani v žiadnom inom, lebo žiadny nemá všetko, čo je na nich; vynechaj tento kľúč.
