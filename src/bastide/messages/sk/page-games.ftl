# Všetky vlastné partie: načítané, nájdené, vymazané

page-games-lead = Každá partia, ktorú tu hráš, zostane, kým ju nevymažeš. Môžeš načítať aj iné partie.

# Súbory, ktoré sa načítavajú

page-games-bring = Načítať partiu
page-games-bring-about = Presuň zápisy kamkoľvek na túto stránku, ako text alebo ako JSON: tie, ktoré sa uložili tu, aj tie z terminálu.
page-games-choose-files = Vybrať súbory
page-games-let-go = Pusti a partia sa načíta
# $done z $all súborov je už vybavených
page-games-reading = Načítavajú sa súbory: { $done } z { $all }
page-games-arrived = { $count ->
        [one] Pribudla { $count } partia
        [few] Pribudli { $count } partie
        [many] Pribudlo { $count } partie
       *[other] Pribudlo { $count } partií
    }
page-games-refused = { $count ->
        [one] Nenačítal sa { $count } súbor
        [few] Nenačítali sa { $count } súbory
        [many] Nenačítalo sa { $count } súboru
       *[other] Nenačítalo sa { $count } súborov
    }
page-games-put-away = Skryť zoznam
page-games-show-position = Ukázať pozíciu
page-games-empty-file = Tento súbor je prázdny, takže v ňom nie je partia.
page-games-not-text = Toto nie je textový súbor v UTF-8, takže v ňom nemôže byť partia.
page-games-no-record = Toto nie je zápis partie.
page-games-unreadable = Prehliadač nevie prečítať tento súbor.
page-games-too-long = Toto je príliš dlhé: zápis má najviac { $most } znakov.

# Hľadanie partií

page-games-search = Nájsť partiu
page-games-player = Meno hráča
page-games-any-edition = všetky edície
page-games-from = Od
page-games-to = Do
page-games-state = Ktoré partie
page-games-all-states = Všetky
page-games-going = Rozohrané
page-games-over = Skončené
page-games-clear = Vyčistiť
page-games-found = { $count ->
        [one] { $count } partia
        [few] { $count } partie
        [many] { $count } partie
       *[other] { $count } partií
    }
page-games-latest = Posledné partie: { $count }
page-games-nothing = Žiadna partia nevyhovuje
page-games-nothing-about = Odober niektorý filter a hľadaj znova.
page-games-earlier = Ukázať staršie partie
# Partie, ktoré sa v tomto prehliadači len sledovali
page-games-watched = Sledované partie

# Vymazanie viacerých

page-games-several = Vybrať viaceré
page-games-several-end = Hotovo
page-games-choose = Vybrať „{ $game }“
page-games-delete = { $count ->
        [0] Vymazať
       *[other] Vymazať ({ $count })
    }
page-games-delete-sure = { $count ->
        [one] Odstrániť { $count } partiu z tvojho zoznamu? Ostatným pri stole zostane.
        [few] Odstrániť { $count } partie z tvojho zoznamu? Ostatným pri stoloch zostanú.
        [many] Odstrániť { $count } partie z tvojho zoznamu? Ostatným pri stoloch zostanú.
       *[other] Odstrániť { $count } partií z tvojho zoznamu? Ostatným pri stoloch zostanú.
    }
