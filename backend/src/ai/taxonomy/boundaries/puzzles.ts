/** Matching, sorting, thinking, words and making things. The notation is explained in `index.ts`. */
export const puzzles = `
match3-swap
  Two neighbors change places; where one tap clears a touching group it is tap-to-blast.
  + Swap and match three candies in a row to clear the board.
  + A match-3 puzzle: switch adjacent gems to line up three.
  - tile-blast | Tap groups of two or more blocks of the same color to blast them.

tile-blast
  One tap clears a group that already touches; nothing is moved as in match-3.
  + Tap groups of two or more cubes of the same color to blast them.
  + Blast matching cubes with a tap.
  - match3-swap | Swap and match three candies in a row to clear the board.

bubble-shooter
  Bubbles are shot at and burst in groups of a color; balls that merely bounce off bricks or pegs belong to ball bouncing.
  + Aim and shoot bubbles to pop groups of three.
  + Marble shooter: fire colored marbles before the chain reaches the end.
  - ball-bounce | Launch a hundred balls that bounce around and break all the bricks.

tile-tray-match
  Tiles go to a tray with few places and clear by threes; in pair matching two vanish where they lie.
  + Pick three identical tiles before your tray is full.
  + Triple tile puzzles: clear each layer of the pile.
  - pair-match | Classic mahjong: find two free tiles that are the same.

match-3d-objects
  Solid things are dug out of a heap; flat tiles in layers belong to tray matching.
  + Match 3D objects before the timer runs out.
  + Dig through a pile of toys and match three identical 3D items.
  - tile-tray-match | Tap three identical tiles before your tray is full.

pair-match
  Always two alike, free to be taken; three alike and a tray is tray matching.
  + Match pairs of mahjong tiles to clear the board.
  + Flip the cards and find the matching pairs.
  - tile-tray-match | Collect three identical tiles in the tray.

line-drawing
  The finger draws the line that solves the level; pictures that are filled with color are coloring.
  + Draw a line to save the dog from the bees.
  + Connect the dots of the same color with one line.
  - colour-by-number | Color by number and watch the picture come alive.

block-placement
  Full lines clear and make room again; in packing everything has to fit once.
  + Place blocks on the 8x8 grid and clear full lines.
  + A block puzzle: drag the wooden blocks to fill rows and columns.
  - spatial-packing | Rotate and fit odd shapes into a suitcase.

merge-items
  Each merge gives the next object of a chain; numbers or fruit that are dropped or slid are drop merging.
  + Merge two items to create a better one.
  + Merge items to discover new tools.
  - merge-drop | Drop fruits and merge numbers until you reach 2048.

merge-drop
  Pieces fall or slide as a whole board; objects that are dragged onto each other are item merging.
  + Merge the same numbers to reach 2048.
  + Drop fruits so that two alike merge into a bigger fruit.
  - merge-items | Merge two items to hand over what the customers ordered.

sorting
  At the end each container holds one kind; in a jam only the order of leaving counts.
  + Sort the colored water into tubes.
  + Sort goods on the shelves until each holds one kind.
  - queue-jam | Tap the cars in the right order to clear the parking jam.

queue-jam
  Things that block each other leave in the right order; in sorting they stay and are put together by kind.
  + Tap the cars in the right order to clear the parking jam.
  + Bus jam: send passengers to the bus of their color.
  - sorting | Sort the balls into tubes by color.

screw-pin
  Screws, bolts or pins hold things up and are taken out; cars or people in each other's way are a jam.
  + Unscrew the bolts in the right order to drop the plates.
  + Pull the pin so that the gold reaches the hero.
  - queue-jam | Unblock the car and get it out of the traffic jam.

spatial-packing
  Odd shapes must fit a space once, the pieces of a cut picture among them; where full lines clear it is block packing.
  + Rotate odd shapes to fit them into a suitcase.
  + Pack your backpack: fit every item into the bag.
  - block-placement | Place blocks on the 8x8 grid and clear full lines.

physics-play
  Weight, rope and collision solve the level; where one shot decides it is aim and launch.
  + A physics puzzle: cut the rope and let gravity do the rest.
  + Realistic ragdoll physics make every crash different.
  - aim-and-launch | Pull back the slingshot, aim and launch the bird.

logic-grid
  One answer follows from numbers or positions; riddles that bend the rules are brain teasers.
  + Fill the sudoku so that no number repeats in a row or column.
  + Nonogram puzzles: use logic to reveal the hidden picture.
  - brain-teaser | Tricky riddles that make you think outside the box.

brain-teaser
  Riddles, recall and odd thinking; a grid with one provable answer is a logic grid.
  + Tricky riddles that make you think outside the box.
  + Train your brain with memory and attention games.
  - logic-grid | Classic sudoku in five difficulties.

hidden-object
  Things are found by looking; where found things are used on doors and locks it is an escape game.
  + Find hidden objects in beautiful scenes.
  + Search for hidden items in each picture.
  - point-and-click | Point and click to explore rooms and solve an escape room.

point-and-click
  Rooms are searched and things combined to get out; a list of things to spot is visual search.
  + Escape the room: find clues and open the locked door.
  + A point-and-click adventure full of puzzles.
  - hidden-object | Search the scene for all hidden objects on the list.

word-build
  Words are made from given letters; a word found from a clue belongs to word clues.
  + Swipe letters to build words.
  + Connect the letters to form words.
  - word-clues | Guess the answer of each crossword clue.

word-clues
  A clue, picture or hint of color leads to the word; making words from given letters is word building.
  + Solve crossword puzzles with clever clues.
  + Guess the five-letter word in six tries.
  - word-build | Swipe the letters to form as many words as you can.

trivia-quiz
  Knowledge is asked; riddles that need no knowledge are brain teasers.
  + Answer trivia questions about history, sports and movies.
  + A quiz with thousands of questions in ten categories.
  - brain-teaser | Solve riddles that trick your mind.

colour-by-number
  Areas of a given picture are filled; drawing lines to solve a level is line drawing.
  + Color by number and relax.
  + A coloring book with mandalas and animals.
  - line-drawing | Draw a line from dot to dot without lifting your finger.

dress-up-design
  Choosing the look is the play; a house restored between levels is decoration and renovation.
  + Dress up your model with stylish outfits and make-up.
  + Be a fashion designer and style the bride for her wedding.
  - decorate-renovate | Renovate the old mansion room by room.

conveyor-pixel-sort
  A belt or queue of shooters clears its own color; pouring and shelving is plain sorting.
  + Send the shooters down the conveyor so that each clears pixels of its own color.
  + Tap the boxes on the conveyor belt and match their color.
  - sorting | Pour the colored water until each tube holds one color.

arrow-clear
  Arrows fly off in the direction they point; vehicles and passengers belong to jam puzzles.
  + Tap the arrows in the right order to clear the board.
  + Arrow puzzle: let every arrow escape the maze.
  - queue-jam | Move the cars in the right order to clear the parking jam.

jigsaw
  A cut picture is put together; other shapes in a space are packing.
  + A jigsaw of a thousand photos.
  + Put the puzzle pieces together to complete the picture.
  - spatial-packing | Rotate odd shapes to fit them into a suitcase.

pipe-connect
  Given pieces are turned until all is joined; a line the player draws is line drawing.
  + Rotate the pipes to connect the water to the fountain.
  + A plumber puzzle: turn each piece until the water flows.
  - line-drawing | Draw a line to connect the dots of the same color.

word-association
  Words belong together by meaning; a single word guessed from a clue is word clues.
  + Group the words that share a theme.
  + Word association puzzles: sort each word into its category.
  - word-clues | Solve a crossword with clever clues.

merge-orders
  Merged things are handed over as ordered; merging for its own chain is item merging.
  + Merge two items to hand over what the customers ordered.
  + Merge ingredients and serve each guest what was ordered.
  - merge-items | Merge two eggs to hatch a bigger dragon.
`;
