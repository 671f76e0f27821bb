# Co se o hře říká mimo její partie: na první stránce, v seznamech, v pozvánkách.

title = Válka o Prsten
unofficial = Válka o Prsten: nevytvořili ji, neschválili ani nepodporují její vydavatelé ani vlastníci Pána prstenů.
lessons-about = Deset krátkých lekcí na skutečné mapě, každá jednu až čtyři minuty.
seat-fp = Svobodné národy
seat-sh = Stín
seat-gondor = Gondor
seat-rohan = Rohan
seat-witch-king = Černokněžný král
seat-saruman = Saruman
seat-about-gondor = Gondor a elfové
seat-about-rohan = Rohan, Sever a trpaslíci
seat-about-witch-king = Sauron, Černokněžný král a Ústa Sauronova
seat-about-saruman = Železný pas, Jižané a Východňané a Saruman
team-0 = Svobodné národy
team-1 = Stín
goal-fp = Svobodné národy: doneste Prsten k Puklinám osudu, nebo získejte 4 vítězné body.
goal-sh = Stín: podmaňte si Nositele Prstenu, nebo získejte 10 vítězných bodů.
door-about = Veďte armády přes mapu, nebo kolem nich proneste Prsten.
door-picture = Mapa: armáda míří k Helmovu žlebu.
standing = { $turn }. kolo, body { $points }
