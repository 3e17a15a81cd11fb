# Własne zasady Łowców i zbieraczy

rules-chapter-tribe = Członkowie plemienia i chaty
rules-chapter-rivers = Rzeki
rules-chapter-forests = Lasy i złoto
rules-chapter-meadows = Łąki
rules-chapter-special = Szczególne płytki dodatkowe

# W dwie minuty

rule-short-hunters-turn = Dobierz płytkę i ułóż ją obok innych. To, co się styka, musi pasować: las do lasu, rzeka do rzeki, łąka do łąki.
rule-short-hunters-piece = Potem możesz postawić na niej jeden pionek. Członek plemienia zbiera w lesie, łowi na rzece albo poluje na łące, jeśli nikogo tam jeszcze nie ma. Chata stoi na rzece lub jeziorze, jeśli w całym systemie rzecznym nie ma jeszcze żadnej.
rule-short-hunters-scoring = Ukończona rzeka daje 1 punkt za płytkę i 1 za każdą rybę w jeziorach na jej końcach. Ukończony las daje 2 za płytkę. Potem zbieracze i rybacy wracają.
rule-short-hunters-gold = W ukończonym przez ciebie lesie jest złoto? Dobierz płytkę dodatkową i od razu ją ułóż.
rule-short-hunters-majority = Kilka osób jest w tym samym lesie, na tej samej rzece lub łące? Wszystkie punkty dostaje ten, kto ma tam najwięcej członków plemienia. Przy remisie każdy z remisujących dostaje pełną liczbę punktów.
rule-short-hunters-end = Na koniec w każdym systemie rzecznym ten, kto ma najwięcej chat, dostaje 1 punkt za każdą rybę, a na każdej łące ten, kto ma najwięcej łowców, dostaje 2 za każdego jelenia, mamuta i tura. Ale najpierw każdy tygrys zjada jelenia. To, co nieukończone, nie daje nic. Wygrywa ten, kto ma najwięcej punktów.

# Elementy i początek

rule-pieces-tiles-hunters = Jest 79 płytek terenu; ta z wulkanem to płytka startowa. Dwanaście płytek dodatkowych miesza się osobno.
rule-pieces-tribe = Każdy ma sześciu członków plemienia w swoim kolorze. Jeden zaznacza punkty, pięciu to rezerwy. Oprócz tego każdy ma dwie chaty.
rule-pieces-cards = Czyj znacznik minie początek toru punktacji, ten bierze kartę 50 punktów. Za drugim razem odwraca ją na 100, a potem bierze drugą kartę.

# Układanie płytki

rule-placing-turn-hunters = Tura przebiega zawsze tak samo. Ułóż płytkę. Jeśli chcesz, postaw na niej członka plemienia lub chatę. Policz lasy i rzeki, które ukończyła. Jeśli było złoto, ułóż płytkę dodatkową.
rule-placing-match-hunters = Na każdym boku, który się z czymś styka, las przechodzi w las, rzeka w rzekę, a łąka w łąkę.

# Członkowie plemienia i chaty

rule-tribe-one = Możesz postawić jeden pionek z rezerw, członka plemienia lub chatę, i tylko na płytce, którą właśnie układasz.
rule-tribe-roles = W lesie członek plemienia jest zbieraczem, na rzece rybakiem. Na łące kładzie się i zostaje łowcą.
rule-tribe-free = Las, rzeka lub łąka, gdzie już jest członek plemienia, nie przyjmie drugiego. Twój własny też się liczy, a odległość nie. Późniejsza płytka może jednak połączyć to, co zajęte.
rule-tribe-huts = Chata stoi na rzece lub jeziorze, jeśli w całym systemie rzecznym nikt nie ma chaty. Nigdy nie wraca.
rule-tribe-systems = System rzeczny to wszystkie połączone rzeki razem z jeziorami. Jezioro kończy rzekę, ale nie system. Ograniczają go źródła i skraj krainy.
rule-tribe-apart = Chaty i członkowie plemienia nie przeszkadzają sobie nawzajem.

# Punkty i powrót

rule-scoring-completed-hunters = W trakcie gry punkty dają tylko ukończone lasy i rzeki, i to od razu. Nie ma znaczenia, kto je ukończył.
rule-scoring-majority-hunters = Wszystkie punkty dostaje ten, kto ma tam najwięcej członków plemienia; inni nic. Przy remisie każdy z remisujących dostaje pełną liczbę punktów.
rule-scoring-home-hunters = Gdy las lub rzeka zostały policzone, zbieracze i rybacy wracają do rezerw. W tej samej turze mogą od razu stanąć na płytce dodatkowej. Łowcy i chaty zostają.

# Rzeki

rule-rivers-complete = Rzeka jest ukończona, gdy oba jej końce zamyka jezioro lub źródło albo gdy wraca sama do siebie.
rule-rivers-points = Daje 1 punkt za każdą swoją płytkę i 1 za każdą rybę w jeziorach na jej końcach. Punkty dostaje właściciel rybaka, bez względu na to, kto ją ukończył.
rule-rivers-lake-twice = Jeśli oba końce są przy tym samym jeziorze, jego ryby liczą się raz.

# Lasy i złoto

rule-forests-complete = Las jest ukończony, gdy dookoła otacza go łąka i w środku nie ma luki.
rule-forests-points = Daje 2 punkty za każdą swoją płytkę, choćby był mały.
rule-forests-gold = Jest w nim złoto? Wtedy płytkę dodatkową dobiera ten, kto ukończył las, nawet jeśli punkty za las dostaje ktoś inny albo nikt.
rule-forests-bonus = Płytkę dodatkową trzeba ułożyć od razu, gdziekolwiek pasuje. Można na niej postawić pionek, a to, co kończy, daje punkty.
rule-forests-one-bonus = W turze należy się jedna płytka dodatkowa, bez względu na ilość złota. Płytka dodatkowa nigdy nie daje kolejnej. Gdy się skończą, złoto nic nie daje.

# Łąki

rule-meadows-bounds = Połączona trawa tworzy łąkę. Ograniczają ją lasy, rzeki i skraj krainy.
rule-meadows-stay = Łowca zostaje do końca i nigdy nie wraca. Dopiero wtedy łąki dają punkty.

# Szczególne płytki dodatkowe

rule-special-mushrooms = Grzyby: każda grupa dodaje 2 punkty do swojego ukończonego lasu.
rule-special-aurochs = Tur: każdy daje 2 punkty na swojej łące. Tygrysy go nie ruszają.
rule-special-fire = Ogień: na tej płytce nie wolno położyć łowcy. Ogień przepędza wszystkie tygrysy z łąki, więc liczy się każdy jeleń.
rule-special-dolmen = Dolmen: łowca położony obok niego poluje sam. Za łąkę dostaje punkty tylko jego właściciel, bez względu na to, kto dołączy później. Jak zawsze, gdy przychodzi, nie może tam być innego łowcy.

# Punktacja końcowa

rule-end-last-tile-hunters = Gra kończy się turą, w której ułożono ostatnią płytkę terenu, razem z jej płytką dodatkową. Pozostałe płytki dodatkowe nie mają znaczenia.
rule-end-unfinished-hunters = Nieukończone lasy i rzeki nie dają nic.
rule-end-huts = Chaty: w każdym systemie rzecznym ten, kto ma najwięcej chat, dostaje 1 punkt za każdą rybę we wszystkich jego jeziorach. System nie musi być zamknięty.
rule-end-hunters = Łowcy: na każdej łące ten, kto ma najwięcej łowców, dostaje 2 punkty za każdego jelenia, mamuta i tura. Łąka też nie musi być zamknięta. Przy remisie każdy z remisujących dostaje pełną liczbę punktów.
rule-end-tigers = Najpierw jednak każdy tygrys szablozębny na łące zjada jednego jelenia i nic więcej. Nadmiar tygrysów nic nie zmienia: nikt nie traci punktów.
