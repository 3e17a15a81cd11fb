# The page that teaches the game

page-learn = Učiť sa
page-learn-lead = Hraj, čítaj a pozri si znova vlastné ťahy.
page-learn-first-about = Krátka partia so zhovievavým súperom. Sprievodca vysvetlí každé pravidlo, keď príde na rad. Asi päť minút.
page-learn-first-start = Začať
page-learn-first-continue = Pokračovať
page-learn-rules = Pravidlá za dve minúty
page-learn-rules-about = Čo je ťah, čo prináša body a ako sa partia končí. Potom celé pravidlá s príkladmi krok za krokom.
page-learn-rules-read = Čítať pravidlá
page-learn-editions = Edície vedľa seba
page-learn-editions-about = Šesť edícií a čím sa ich pravidlá líšia.
page-learn-editions-compare = Porovnať
page-learn-games = Tvoje vlastné partie
page-learn-games-about = Rozbor skončenej partie ukáže každý ťah, ktorý stál body, a lepší ťah.
page-learn-games-none = Dohraj partiu a budeš si ju tu môcť znova pozrieť.
