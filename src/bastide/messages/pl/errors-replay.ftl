# Dlaczego czegoś o oglądanej partii nie można się dowiedzieć: $turn to numer tury

error-replay-no-such-turn = Nie ma tury { $turn }: { $turns ->
        [0] w tej partii nikt jeszcze nie zagrał.
        [one] ta partia ma 1 turę.
        [few] ta partia ma { $turns } tury.
        [many] ta partia ma { $turns } tur.
       *[other] ta partia ma { $turns } tury.
    }
error-rescoring-other-kinds = Partii według „{ $edition }” nie można policzyć według zasad „{ $other }”: mają inne płytki i pionki.
error-rescoring-no-others = Nie ma innej edycji z takimi płytkami i pionkami jak „{ $edition }”.
error-rescoring-began-later = Ta partia zaczęła się od pozycji: nie wiadomo, za co wcześniej były punkty, więc nie można jej policzyć według innych zasad.
