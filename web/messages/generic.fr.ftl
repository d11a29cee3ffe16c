# Ce que dit le plateau des jeux qui n’en ont pas.

any-moves = Vos coups
any-back = Choisir à nouveau après
any-wait = Les autres jouent d’abord.
any-other-move = Aucun coup ne commence ainsi.
any-yes = Oui
any-no = Non
any-points = Points
any-place = Place
any-player = Joueur
any-last = La table à la fin
