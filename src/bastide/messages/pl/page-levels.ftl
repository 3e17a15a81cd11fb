# The levels of computer players, the weakest first, with a description: “Shrewd: counts the tiles that are left”

level-gentle = Łagodny
level-gentle-about = marzy o wielkich rzeczach, które często zostają marzeniami
level-eager = Chciwy
level-eager-about = bierze od razu najwięcej punktów
level-steady = Rozważny
level-steady-about = trzyma podwładnych w rezerwie i mało ryzykuje
level-shrewd = Przebiegły
level-shrewd-about = liczy pozostałe płytki
level-merciless = Bezlitosny
level-merciless-about = rozgrywa w myślach każdy dobry ruch, zanim zagra
