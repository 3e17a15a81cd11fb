# Dlaczego czegoś o oglądanej grze nie można się dowiedzieć: $turn to numer tury

error-replay-no-such-turn = Nie ma tury { $turn }: { $turns ->
        [0] w tej grze nikt jeszcze nie zagrał.
        [one] ta gra ma 1 turę.
        [few] ta gra ma { $turns } tury.
        [many] ta gra ma { $turns } tur.
       *[other] ta gra ma { $turns } tury.
    }
error-rescoring-other-kinds = Gry według „{ $edition }” nie można policzyć według zasad „{ $other }”: mają inne płytki i pionki.
error-rescoring-no-others = Nie ma innego wydania z takimi płytkami i pionkami jak „{ $edition }”.
error-rescoring-began-later = Ta gra zaczęła się od pozycji: nikt nie wie, za co wcześniej były punkty, więc nie można jej policzyć według innych zasad.
