# What is said of the game outside its matches: on the first page, in lists, in invitations.

title = The Lord of the Rings Trading Card Game
unofficial = The Lord of the Rings TCG: not made, endorsed or supported by its publishers or by the owners of The Lord of the Rings.
seat-a = Player A
seat-b = Player B
seat-c = Player C
seat-d = Player D
seat-e = Player E
