# What the board of games without one of their own says.

any-moves = Your moves
any-back = Choose again after
any-wait = Others move first.
any-other-move = No move begins like this.
any-yes = Yes
any-no = No
any-points = Points
any-place = Place
any-player = Player
any-last = The table as it was left
