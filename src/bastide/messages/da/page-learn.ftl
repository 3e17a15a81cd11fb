# The page that teaches the game

page-learn = Lær
page-learn-lead = Spil, læs, og se på dine egne træk igen.
page-learn-first-about = Et kort spil mod en blid modstander. En vejleder forklarer hver regel, når du får brug for den. Omkring fem minutter.
page-learn-first-start = Begynd
page-learn-first-continue = Fortsæt
page-learn-rules = Reglerne på to minutter
page-learn-rules-about = Hvad en tur er, hvad der giver point, og hvordan et spil slutter. Derefter alle reglerne, med eksempler trin for trin.
page-learn-rules-read = Læs reglerne
page-learn-editions = Udgaverne side om side
page-learn-editions-about = Seks regelhæfter, og hvad der er anderledes i hvert.
page-learn-editions-compare = Sammenlign
page-learn-games = Dine egne spil
page-learn-games-about = Gennemgangen af et afsluttet spil viser hvert træk, der kostede point, og et bedre.
page-learn-games-none = Spil et spil til ende, så kan du se på det igen her.
