# Was das Brett von Spielen sagt, die kein eigenes haben.

any-moves = Deine Züge
any-back = Neu wählen nach
any-wait = Erst sind die anderen dran.
any-other-move = So beginnt kein Zug.
any-yes = Ja
any-no = Nein
any-points = Punkte
any-place = Platz
any-player = Name
any-last = Der Tisch am Ende
