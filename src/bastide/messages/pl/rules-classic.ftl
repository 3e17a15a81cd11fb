# Zasady klasycznej gry oraz te, które są wspólne z Łowcami i zbieraczami

rules-chapter-pieces = Elementy i początek
rules-chapter-placing = Układanie płytki
rules-chapter-followers = Podwładni
rules-chapter-scoring = Punkty i powrót
rules-chapter-roads = Trakty
rules-chapter-cities = Miasta
rules-chapter-monasteries = Klasztory
rules-chapter-fields = Pola i chłopi
rules-chapter-end = Punktacja końcowa
rules-chapter-options = Warianty

# W dwie minuty

rule-short-turn = Dobierz płytkę i ułóż ją obok innych. To, co się styka, musi pasować: trakt do traktu, miasto do miasta, pole do pola.
rule-short-follower = Potem możesz postawić na niej jednego z siedmiu podwładnych: na trakcie, w mieście, na polu lub w klasztorze. Ale nie tam, gdzie już ktoś jest, choćby daleko.
rule-short-scoring = Trakt zamknięty z obu stron, miasto bez luk, klasztor z ośmioma sąsiadami: co ukończone, od razu daje punkty, a podwładni wracają.
rule-short-points-small = Płytka traktu daje 1 punkt, płytka miasta 2, a proporzec jeszcze 2; ale miasto tylko z dwóch płytek daje 2. Klasztor daje 9.
rule-short-points = Płytka traktu daje 1 punkt, płytka miasta 2, a proporzec jeszcze 2. Klasztor daje 9.
rule-short-majority = Kilka osób jest na tym samym trakcie lub w tym samym mieście? Wszystkie punkty dostaje ten, kto ma tam najwięcej podwładnych. Przy remisie każdy z remisujących dostaje pełną liczbę punktów.
rule-short-farms-each-field = Chłopi zostają do końca. Wtedy za każde pole dostaje punkty ten, kto ma na nim najwięcej chłopów: 3 za każde ukończone miasto obok.
rule-short-farms-once-a-city = Chłopi zostają do końca. Wtedy kto ma na polu najwięcej chłopów, dostaje 3 punkty za każde ukończone miasto obok, ale za jedno miasto tylko raz.
rule-short-farms-whole-city = Chłopi zostają do końca. Wtedy każde ukończone miasto daje 4 punkty temu, kto ma najwięcej chłopów na wszystkich polach wokół niego.
rule-short-end = Ostatnia płytka kończy grę. To, co nieukończone, też daje trochę punktów. Wygrywa ten, kto ma ich najwięcej.

# Elementy i początek

rule-pieces-players = Gra od dwóch do pięciu osób.
rule-pieces-tiles-72 = Są 72 płytki terenu, razem z płytką startową.
rule-pieces-tiles-84 = Są 84 płytki terenu: 72 z klasycznej gry, w tym płytka startowa, i dwanaście dodatkowych, ze zwierzętami w śniegu. Wszystkie układa się tak samo.
rule-pieces-followers = Każdy ma ośmiu podwładnych w swoim kolorze. Jeden chodzi po torze punktacji, siedmiu to rezerwy.
rule-pieces-first = Płytka startowa leży odkryta na stole i nikt nigdy na niej nie staje. Pozostałe są pomieszane i zakryte. Ustalcie, kto zaczyna, albo losujcie. Dalej gra idzie zgodnie z ruchem wskazówek zegara.
rule-pieces-track = Tor punktacji ma pięćdziesiąt pól. Znacznik, który znowu dojdzie do 0, trzeba położyć: to znaczy 50 punktów więcej.

# Układanie płytki

rule-placing-turn = Tura przebiega zawsze tak samo. Ułóż płytkę. Jeśli chcesz, postaw na niej podwładnego. Policz punkty za to, co płytka ukończyła.
rule-placing-draw = Dobierz płytkę i pokaż ją wszystkim. Mogą ci doradzać.
rule-placing-side = Musi przylegać całym bokiem do płytki na stole. Sam róg nie wystarczy.
rule-placing-match = Na każdym boku, który się z czymś styka, trakt przechodzi w trakt, miasto w miasto, a pole w pole.
rule-placing-nowhere = Płytkę, która nigdzie nie pasuje, usuwa się z gry. Dobierz następną.
rule-placing-agree = Przy prawdziwym stole wszyscy muszą się zgodzić, że nigdzie nie pasuje. Tutaj sprawdzane jest każde miejsce, więc nie trzeba nikogo pytać.

# Podwładni

rule-followers-one = Możesz postawić jednego podwładnego z rezerw, i tylko na płytce, którą właśnie układasz.
rule-followers-roles = Na trakcie jest zbójcą, w mieście rycerzem, w klasztorze mnichem. Na polu kładzie się i zostaje chłopem.
rule-followers-free = Trakt, miasto lub pole, gdzie już jest jakiś podwładny, nie przyjmie drugiego. Twój własny też się liczy, a odległość nie: spójrz na wszystko, co jest połączone.
rule-followers-joined = Podwładni mogą się jednak spotkać. Późniejsza płytka może połączyć dwa zajęte trakty, miasta lub pola. Wtedy mają je wspólnie.
rule-followers-out = Bez podwładnych w rezerwach układasz tylko płytki.

# Punkty i powrót

rule-scoring-completed = W trakcie gry punkty daje tylko to, co ukończone, i to od razu. Nie ma znaczenia, kto to ukończył. Jeśli płytka kończy kilka rzeczy, każdą liczy się osobno.
rule-scoring-majority = Wszystkie punkty dostaje ten, kto ma tam najwięcej podwładnych; inni nic. Przy remisie każdy z remisujących dostaje pełną liczbę punktów.
rule-scoring-nobody = Gdzie nikt nie stoi, nikt nie dostaje punktów.
rule-scoring-home = Gdy jego trakt, miasto lub klasztor zostały policzone, podwładny wraca do rezerw. Można go znów postawić od następnej tury właściciela. Innej drogi powrotu nie ma.
rule-scoring-at-once = Dlatego podwładny może przyjść, zdobyć punkty i wrócić w jednej turze: najpierw się go stawia, potem liczy się punkty.

# Trakty

rule-roads-complete = Trakt jest ukończony, gdy oba jego końce są zamknięte: na rozstajach, przy mieście lub przy klasztorze.
rule-roads-points = Daje 1 punkt za każdą swoją płytkę. Płytka, przez którą biegnie dwa razy, liczy się raz.
rule-roads-loop = Trakt, który wraca sam do siebie, też jest ukończony.

# Miasta

rule-cities-complete = Miasto jest ukończone, gdy mur zamyka je dookoła i w środku nie ma luki.
rule-cities-points = Każda jego płytka daje 2 punkty, a każdy proporzec jeszcze 2.
rule-cities-small-two = Miasto tylko z dwóch płytek daje 2 punkty, nie 4. Proporzec nadal dodaje 2.
rule-cities-small-four = Miasto z dwóch płytek liczy się jak każde inne: 4 punkty.
rule-cities-once = Płytka z dwiema częściami tego samego miasta liczy się raz.
rule-cities-corner = Miasta, które stykają się tylko rogami, to nadal dwa miasta.

# Klasztory

rule-monasteries-points = Klasztor jest ukończony, gdy płytki leżą na wszystkich ośmiu miejscach wokół niego. Daje 9 punktów: po 1 za każdą z nich i 1 za własną.

# Pola i chłopi

rule-fields-bounds = Połączona zieleń tworzy pole. Ograniczają je trakty, miasta i skraj krainy.
rule-fields-stay = Chłop zostaje do końca i nigdy nie wraca. Dopiero wtedy pola dają punkty.

# Punktacja końcowa

rule-end-last-tile = Gra kończy się turą, w której ułożono ostatnią płytkę. To, co ona kończy, liczy się jak zwykle.
rule-end-unfinished = Potem liczy się to, co nieukończone. Trakt daje 1 za płytkę. Miasto daje 1 za płytkę i 1 za każdy proporzec. Klasztor daje 1 i jeszcze 1 za każdą płytkę wokół. Znów punkty dostaje ten, kto ma najwięcej podwładnych.
rule-end-farms = Na końcu przychodzi kolej na chłopów. Zaopatrują ukończone miasta, duże i małe, a nieukończonych nigdy. Pole zaopatruje każde miasto, którego dotyka, choćby chłop był daleko. Nie musi być zamknięte.
rule-end-farms-each-field = Każde pole liczy się osobno. Kto ma na nim najwięcej chłopów, dostaje 3 punkty za każde ukończone miasto obok; przy remisie każdy z remisujących dostaje pełną liczbę punktów. Za to samo miasto możesz dostać punkty ponownie z innego pola.
rule-end-farms-once-a-city = Pole należy do tego, kto ma na nim najwięcej chłopów; przy remisie do wszystkich remisujących. Właściciel dostaje 3 punkty za każde ukończone miasto obok. Ale za to samo miasto nikt nie dostaje punktów dwa razy, choćby dotykało go kilka jego pól.
rule-end-farms-whole-city = Każde ukończone miasto liczy się osobno. Policz chłopów na wszystkich polach, które go dotykają, razem. Kto ma najwięcej, dostaje 4 punkty; remisujący po 4.
rule-end-winner = Wygrywa, kto ma najwięcej punktów.
rule-end-tie = Remisujący dzielą zwycięstwo.

# Warianty

rule-options-farmers = Bez chłopów: nikogo nie wolno położyć na polu. To dobre na pierwszą partię.
rule-options-draw-ahead = Dobieranie naprzód: na koniec tury dobierasz płytkę na następną, pokazujesz ją i myślisz, gdy inni grają. Jeśli w twojej turze nigdzie nie pasuje, dobierasz inną.
