# Dlaczego partia nie może zacząć się tam, gdzie ktoś chce, i czego nie można robić w partiach przy stole: w nich ludzie
# mówią, jaką płytkę dobrali

error-setup-position-seats = Liczba graczy w tej pozycji to { $players }, a miejsc ma być { $seats }.
error-setup-position-over = W tej pozycji partia jest już skończona; nie ma już czego grać.
error-setup-by-hand-seats = W partii przy stole na wszystkich miejscach muszą siedzieć ludzie przy tym ekranie.
error-setup-first-game-alone = Pierwsza partia z przewodnikiem ma własną pozycję i własne płytki: nie może toczyć się przy stole ani zaczynać się od innej pozycji.
error-hand-draws-itself = Ta partia sama dobiera płytki; tylko w partii przy stole można wybrać płytkę albo poprawić wcześniejsze tury.
error-hand-people-only = W partii przy stole nikt się nie poddaje i żaden gracz komputerowy nie przejmuje miejsca: partia idzie za tym, co ludzie grają u siebie.
error-undo-no-such-turn = Nie można wrócić do tury { $turn }: { $turns ->
        [0] nikt jeszcze nie zagrał.
        [one] zagrano dopiero 1 turę.
        [few] zagrano dopiero { $turns } tury.
        [many] zagrano dopiero { $turns } tur.
       *[other] zagrano dopiero { $turns } tury.
    }
error-hand-nothing-drawn = Najpierw powiedz, jaką płytkę dobrano.
error-hand-nothing-to-undo = Nie ma czego cofać: od tej chwili nic nie dobrano ani nie zagrano.
error-hand-too-many-corrections = W tej partii poprawiano już zbyt wiele razy. Grajcie dalej od jej pozycji w nowej partii.
error-hand-tally-full = Notes na punkty tej partii jest pełny; najwięcej wpisów to { $most }.
error-hand-unknown-kind = W tej edycji nie ma takiego obszaru.
