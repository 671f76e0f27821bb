# What is said of the game outside its matches: on the first page, in lists, in invitations.

title = Pán prstenů: sběratelská karetní hra
unofficial = Pán prstenů TCG: nevytvořili, neschválili ani nepodporují vydavatelé ani držitelé práv k Pánu prstenů.
seat-a = Hráč A
seat-b = Hráč B
seat-c = Hráč C
seat-d = Hráč D
seat-e = Hráč E
