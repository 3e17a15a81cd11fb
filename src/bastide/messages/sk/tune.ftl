# bastide tune: $margin and $error are formatted figures

help-command-tune = Nájsť konštanty hodnotenia hraním partií.
help-tune = Nájsť konštanty hodnotenia, ktoré používajú silní hráči, pre rodinu hier (FAMILY): kolo za kolom v partiách vyzývateľov proti terajším konštantám a proti súperovi na tréning, ktorý hodnotí ako greedy.
help-tune-rounds = Koľko kôl; každé si ponechá svoje najlepšie konštanty, ak vyhrajú skúšku.
help-tune-generations = Koľko generácií má kolo.
help-tune-challengers = Koľko sád konštánt má generácia.
help-tune-games = Koľko poradí kariet odohrá každá z nich.
help-tune-trial = Koľko poradí kariet nakoniec odohrá najlepšia z kola.
help-tune-seed = Semienko prvého poradia kariet; zverejnené čísla pochádzajú z iných semienok.
help-tune-from = Súbor s konštantami na začiatok; inak tie, ktoré našli skoršie, kratšie hľadania.
help-tune-output = Zapisovať konštanty do tohto súboru po každom kole.
help-tune-examples =
    Príklady:
      bastide tune classic-two --output classic-two.toml
      bastide tune hunters --rounds 1 --generations 2 --output hunters.toml

tune-playing = partie
tune-round =
    Kolo { $round }: { $margin } ± { $error } bodu na partiu, { $kept ->
        [1] ponechané
       *[0] zahodené
    }

