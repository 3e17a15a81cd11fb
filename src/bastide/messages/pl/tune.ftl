# bastide tune: $margin and $error are formatted figures

help-command-tune = Znajduje stałe oceny, rozgrywając partie.
help-tune = Znajduje stałe oceny, którą posługują się silni gracze, dla rodziny gier (FAMILY): runda po rundzie, w partiach pretendentów przeciw obecnym i przeciw sparingpartnerowi, który ocenia jak greedy.
help-tune-rounds = Ile rund; każda zachowuje swoje najlepsze stałe, jeśli wygrają próbę.
help-tune-generations = Ile pokoleń ma runda.
help-tune-challengers = Ile zestawów stałych ma pokolenie.
help-tune-games = Ile kolejności płytek rozgrywa każdy z nich.
help-tune-trial = Ile kolejności płytek rozgrywa na końcu najlepszy z rundy.
help-tune-seed = Ziarno pierwszej kolejności płytek; publikowane liczby pochodzą z innych ziaren.
help-tune-from = Plik ze stałymi na początek; domyślnie te, które znalazły wcześniejsze, krótsze poszukiwania.
help-tune-output = Zapisuj stałe do tego pliku po każdej rundzie.
help-tune-examples =
    Przykłady:
      bastide tune classic-two --output classic-two.toml
      bastide tune hunters --rounds 1 --generations 2 --output hunters.toml

tune-playing = partie
tune-round =
    Runda { $round }: { $margin } ± { $error } punktu na partię, { $kept ->
        [1] zachowano
       *[0] odrzucono
    }

