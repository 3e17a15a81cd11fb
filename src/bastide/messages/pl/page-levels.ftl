# The levels of computer players, the weakest first, with a description: “Shrewd: counts the tiles that are left”

level-gentle = Łagodny
level-gentle-about = marzy o wielkich rzeczach, które często zostają marzeniami
level-eager = Zachłanny
level-eager-about = bierze od razu najwięcej punktów
level-steady = Rozważny
level-steady-about = trzyma podwładnych w rezerwie i mało ryzykuje
level-shrewd = Przebiegły
level-shrewd-about = liczy pozostałe płytki
level-merciless = Bezlitosny
level-merciless-about = rozważa do końca każdy dobry ruch
