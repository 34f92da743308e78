lesson-for = 💡 { $person }: { $lesson }
lesson-own = 💡 { $lesson }
button-known = To już wiem
lessons-none = To rady na pierwszą partię. Ty grasz w to już nie pierwszy raz.

lesson-six = Szóstka wyprowadza pionek z bazy i rzucasz jeszcze raz.
lesson-lost = Twój pionek został zbity: wraca do bazy.
lesson-clear = Dopóki w bazie czekają pionki, najpierw rusza ten z pola startowego.
lesson-clear-unless = Dopóki w bazie czekają pionki, rusza ten z pola startowego, chyba że możesz zbić.
lesson-tries = Gdy nie masz pionka na trasie ani ruchu w domku, rzucasz do trzech razy, by trafić szóstkę.
lesson-base = Z bazy wyprowadza tylko szóstka.
lesson-exact = Żaden pionek nie wyjdzie poza ostatnie pole domku, więc rzut musi pasować.
lesson-goal = W domku nikt cię nie zbije.
lesson-must = Jeśli możesz zbić, musisz, przed wszystkim innym.

lesson-walls-dice = Obie kostki rozgrywasz tym samym pionkiem, w dowolnej kolejności, każdą w przód albo w tył.
lesson-walls-out = Każdy rzut może wyprowadzić pionek; strzałka (A) to jego pierwszy krok.
lesson-walls-jump = Jeśli kostka pokazuje liczbę w murze nad pionkiem, może go przeskoczyć.
lesson-walls-between = Stań na kimś, a wróci do bazy; pierwszą kostką też, chyba że obie idą w tę samą stronę bez skoku.
lesson-walls-lost = Twój pionek jest znów w bazie; wyprowadzi go każdy rzut.
lesson-walls-goal = Aby wejść do celu, zakończ ruch dokładnie na fladze (pole Z).

lesson-cards-lay = Dołóż kostkę: zaczyna rząd od swojej liczby albo dodaje się do ostatniej w rzędzie.
lesson-cards-both = Obie kostki razem mogą zacząć jeden z trzech rzędów, od swojej sumy.
lesson-cards-steal = Jeśli liczby nie ma na środku, bierzesz ją z własnych rzędów, a gdy i tam jej nie ma – od innych.
lesson-cards-robbed = Dopóki rząd nie dojdzie do 40, inni mogą brać jego liczby; idzie dalej od ostatniej.
lesson-cards-near = Rząd punktuje dokładnie na 40: po punkcie za każdą liczbę i gwiazdkę.
lesson-cards-stuck = Żadna kostka nie pasowała, więc trzeba było je pokazać, wziąć nowe i skończyć turę.

lesson-action-join = Gdy twój ruch kończy się na innych, wybierz: zbij wszystkie albo stań na tym samym polu.
lesson-action-turn = Kartę z ♟ grasz w swojej turze, zamiast rzutu.
lesson-action-any = Karta z ∞ działa czasem i poza twoją turą; sama mówi, kiedy.
lesson-action-window = Zanim coś cię spotka, często pytam o odpowiedź; milczenie to pas.
