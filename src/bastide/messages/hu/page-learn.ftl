# The page that teaches the game

page-learn = Tanulás
page-learn-lead = Játssz, olvass, és nézd meg újra a saját lépéseidet.
page-learn-first-about = Rövid játék egy szelíd ellenféllel. A szabályokat menet közben magyarázzuk el. Körülbelül öt perc.
page-learn-first-start = Indítás
page-learn-first-continue = Folytatás
page-learn-rules = A szabályok két percben
page-learn-rules-about = Mi történik egy körben, miért jár pont, hogyan ér véget a játék. Aztán a teljes szabálykönyv, végignézhető példákkal.
page-learn-rules-read = A szabályok olvasása
page-learn-editions = A kiadások egymás mellett
page-learn-editions-about = Hat szabálykönyv, és ami mindegyikben más.
page-learn-editions-compare = Összehasonlítás
page-learn-games = A saját játékaid
page-learn-games-about = A befejezett játékok visszanézése megmutatja, melyik lépés vesztett pontot, és melyik lett volna jobb.
page-learn-games-none = Fejezz be egy játékot, és itt újra megnézheted.
