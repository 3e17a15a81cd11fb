# The page that teaches the game

page-learn = Nauka
page-learn-lead = Graj, czytaj i przyglądaj się własnym ruchom.
page-learn-first-about = Krótka partia z łagodnym przeciwnikiem. Przewodnik objaśnia każdą zasadę, gdy jest potrzebna. Około pięciu minut.
page-learn-first-start = Zacznij
page-learn-first-continue = Graj dalej
page-learn-rules = Zasady w dwie minuty
page-learn-rules-about = Czym jest tura, co daje punkty i jak kończy się partia. Potem całe zasady, z przykładami krok po kroku.
page-learn-rules-read = Czytaj zasady
page-learn-editions = Edycje obok siebie
page-learn-editions-about = Sześć instrukcji i to, co je różni.
page-learn-editions-compare = Porównaj
page-learn-games = Twoje własne partie
page-learn-games-about = Powtórka zakończonej partii pokazuje każdy ruch, który kosztował punkty, i ruch lepszy od niego.
page-learn-games-none = Rozegraj partię do końca, a będzie tu można obejrzeć ją jeszcze raz.
