/**
 * Kinds of games that one entry stands for; "any" also where no entry is certain. Columns: entries | words of the title or store text | genre, "=other-entry genre"
 * where another entry’s tables fit better; empty: the entry’s own | what one does / another way | one go | words of the
 * tables that are other words here: tile=candy, "=one~many" where the plural isn’t regular.
 */
export const flavorRows = `
any aim-power-sports | mini golf, golf, golfing, putt | golf | play golf hole by hole / putt across the green | shot=golf shot
any aim-power-sports | pool, billiards, snooker, 8 ball | pool | sink balls at the pool table / play pool shot by shot | shot=pool shot
any aim-power-sports | carrom | carrom | flick carrom pieces into the pockets | shot=carrom shot
any aim-power-sports | fishing, angler | fishing | place each cast to reel in bigger fish / reel in fish cast by cast | shot=cast
any aim-power-sports | bowling | bowling | bowl for strikes throw by throw / aim each throw for a strike | shot=throw
any aim-power-sports | darts | darts | throw darts for an exact score | shot=dart
aim-power-sports | archery, archer, bow | archery | hit the mark with bow and arrow | shot=arrow
aim-power-sports | basketball, hoops, dunk | basketball | shoot hoops / make shots from farther and farther away |
any sports-match | madden, nfl, college football, american football, touchdowns?, quarterback, end ?zone, ball carrier | football | play football games and score points / score more points than the other football team | match=game
any sports-match | soccer, football, fifa, fc mobile, league soccer, penalty | soccer | play soccer matches / go for the winning goal in soccer | point=goal
any sports-match | nba, basketball | basketball | play basketball games and score points / score more points than the other basketball team | match=game
any sports-match | baseball, mlb | baseball | score runs in baseball, inning by inning / play baseball and score more runs than the other team | match=game, point=run
any sports-match | cricket | cricket | score runs in cricket, ball by ball / play cricket and score more runs than the other team | point=run
any sports-match | tennis | tennis | play tennis point by point |
any sports-match | (?<!air )hockey | hockey | score goals in hockey games / play hockey for the winning goal | match=game, point=goal
team-management | nfl, pro football, college football, american football, quarterback, touchdowns? | football-management | draft a football roster for a perfect season / pick a football lineup for game day |
team-management | soccer, football, fifa, striker | soccer-management | manage a soccer club through a season / pick the starting eleven for match day |
team-management | nba, basketball, hoops | basketball-management | draft a basketball roster |
team-management | baseball, mlb | baseball-management | draft a baseball roster |
match3-swap | candy, candies, sweets? |  |  | tile=candy
match3-swap | jelly, jellies |  |  | tile=jelly
match3-swap | jewels? |  |  | tile=jewel
match3-swap | gems? |  |  | tile=gem
match3-swap | fruits? |  |  | tile=fruit
match3-swap | flowers?, blossoms? |  |  | tile=flower
match3-swap | cookies?, cakes?, donuts? |  |  | tile=cookie
match3-swap | fish, fishes, reef, glowfin |  |  | tile=fish~fish
match3-swap | goods, groceries, shelf, shelves | match-3 goods | match three items of a kind on crowded shelves / clear shelves of items in threes | tile=item
tile-blast | jelly, jellies |  |  | block=jelly
tile-blast | toys? |  |  | block=toy
tile-blast | fruits? |  |  | block=fruit
tile-blast | gems?, jewels? |  |  | block=gem
sorting | yarn, wool, knit, knitting, unravel | yarn-sorting | sort balls of yarn by color / wind mixed balls of yarn onto spools of one color | piece=ball of yarn~balls of yarn
sorting | water, liquids?, potions?, pour, pouring | water-sorting | pour colors from tube to tube / sort colored water tube by tube | piece=color
sorting | nuts, bolts, screws | nut-sorting | sort nuts onto bolts by color | piece=nut
sorting | marbles?, balls? | ball-sorting | sort balls by color / move balls until each tube holds one color | piece=ball
sorting | coins? | coin-sorting | sort coins stack by stack / move coins until each stack holds one kind | piece=coin
sorting | birds? | bird-sorting | seat birds of the same kind on one branch | piece=bird
sorting | goods, shelf, shelves, groceries | goods-sorting | sort items shelf by shelf / sort mixed items by kind / fill each shelf with items of one kind | piece=item
sorting | slinky, rings?, hoops? | ring-sorting | sort rings by color, stack by stack | piece=ring
sorting | cars?, garages?, parking, traffic | car-sorting | sort cars by color / send each car to its garage / park cars of one color together | piece=car
sorting | pack, luggage, boxes | box-sorting | sort items into the right boxes | piece=item
sorting | coffee, cups?, barista | cup-sorting | sort coffee cups by color onto trays | piece=cup
any queue-jam | arrows? | arrow-puzzle | clear a board of arrows / send arrows off in the right order / free arrows without a collision | in the jam=on the board, car=arrow, jam=board
queue-jam | bus, buses, passengers? | bus-jam | send buses off in the right order / fill each bus with passengers of its color | car=bus~buses
queue-jam | pixels?, flow | color-queue | send colors off in the right order / choose which color goes next | car=color, jam=queue
block-placement | gates?, color.coded, exits?, slide blocks, slide the blocks?, sliding blocks?, no filling rows, color block jam | =queue-jam block-sliding | slide colored blocks to the gates of their color / get each block to its matching gate | in the jam=on the board, car=block, jam=board
any block-placement | tetris, tetrimino, tetriminos, falling | falling-block | stack falling blocks into full rows / turn falling blocks and drop them into place |
block-placement | wood, wooden, woodoku | wood-block | fit wooden blocks into full rows | block=wooden block
merge-items | dragons? | dragon-merging | merge dragons into rarer ones / merge dragons | piece=dragon
merge-items | cats?, kittens? | cat-merging | merge cats into better ones | piece=cat
merge-items | monsters?, creatures? | monster-merging | merge monsters into stronger ones | piece=monster
merge-items | food, dish, dishes, recipes?, restaurant, caf[eé], tasty, cook, cooking |  | merge ingredients into dishes / merge food for hungry customers | piece=ingredient
merge-items | farm, crops?, harvest |  | merge crops into better ones | piece=crop
merge-items | hotel, inn |  | merge pieces into hotel supplies |
merge-items | mansion, renovate, restore, tools? |  | merge tools for repairs / merge tools to restore a house / merge parts into better tools | piece=tool
merge-items | coins? |  | merge coins into more valuable ones | piece=coin
merge-drop | watermelons?, suika, fruits? |  | drop fruit so that matching pieces merge | piece=fruit
merge-drop | balls?, marbles? |  | drop balls so that matching ones merge | piece=ball
merge-drop | 2048, numbers? | number-merging | merge equal numbers into bigger ones | piece=number, in the jar=on the board
tower-defence | zombies? | zombie-defense | stop waves of zombies with towers / hold out against zombies with towers | enemy=zombie, who gets=that gets
tower-defence | mob | =short-runner mob-battle | send a growing mob through gates and past the towers / grow a mob at every gate and storm towers | your crowd=your mob
tower-defence | monsters? |  | stop waves of monsters with towers / defend the road against monsters | enemy=monster, who gets=that gets
tower-defence | aliens? |  | stop waves of aliens with towers | enemy=alien
tower-defence | plants? |  | stop waves of enemies with plants / line up plants against each wave | tower=plant
horde-survival | zombies?, undead | zombie-survival | hold out against a horde of enemies, all of them zombies / fight zombie enemies who come in growing hordes |
horde-survival | aliens?, swarm |  | hold out against a swarm of alien enemies | horde=swarm
horde-survival | monsters?, demons? |  | mow down a horde of monster enemies / hold out against enemies in a horde of monsters |
any aimed-shooting | sniper, snipers, sniping | sniper | line up sniper shots at enemies / take out each enemy with one shot | in the firefight=on the job
aimed-shooting | zombies?, undead | zombie-shooting | shoot zombies before they reach you / clear rooms of zombies | enemy=zombie
turn-based-combat | tanks? | tank-battle | fight enemy tanks turn by turn / aim a shell at the enemy and brace for the return shot | fighter=tank
battle-royale | planes?, airplanes?, pilots?, jets? | air-combat | shoot down rivals until one plane is left / outfly every rival to be the last in the air |
aimed-shooting | tanks? | tank | fight enemy tanks from behind cover / line up shots at enemies from your tank |
aimed-shooting | hunting, deer, big game | =aim-and-launch hunting | track animals and take one clean shot after another / wait for a clean shot at an animal | target=animal, at the target=on the hunt
aimed-shooting | duck, ducks, targets?, range | =aim-and-launch target-shooting | take careful shots at targets / hit targets shot by shot before they’re gone | at the target=at the shooting range
absorb-grow | hole, holes | black-hole | swallow whatever fits into a black hole and outgrow rival holes / grow a hole until it is bigger than rival holes | swallowed=left too small, rival=rival hole
absorb-grow | snakes?, serpent, worms? | snake | grow a snake longer than all the others / steer a hungry snake | rival=snake, being swallowed=a crash
absorb-grow | fish, shark, sharks | fish | grow by eating smaller fish | rival=fish~fish
absorb-grow | territory, paper.?io | territory | draw loops to claim land from rivals / steal ground from rivals by circling it | being swallowed=being cut off
aim-and-launch | slingshots?, angry birds, birds? | slingshot | fling birds from a slingshot / aim a slingshot |
aim-and-launch | cannons?, cannonballs? | cannon | knock everything down with a cannon / line up cannon shots |
aim-and-launch | pinball, pegs?, rebounds? | =ball-bounce pinball | aim one ball at a field of pegs / send a ball through the pegs |
aim-and-launch | knife, knives | knife-throwing | throw knives at a turning target | shot=throw
aim-and-launch | skeet, clay | skeet | take careful shots at clay targets in the air / shoot clay targets shot by shot |
any ball-bounce | pinball | pinball | keep a pinball in play / play pinball with two flippers |
ball-bounce | bricks?, breakout | brick-breaking | bounce a ball off bricks until they break |
ball-bounce | coin pusher, coins?, dozer | coin-pushing | push coins over the edge | ball=coin
any physics-play | ragdolls?, buddy, dummy | ragdoll | throw objects at a ragdoll / try every object on a ragdoll |
physics-play | demolition, demolish, smash[^.]* towers?, castles? | demolition | topple towers and other objects / bring down towers of stacked objects | set in motion=bring down
physics-play | sandbox, playground | =sandbox-build physics-sandbox | build contraptions and set them off / build contraptions and knock them over | building=contraption, in the world you build=in the sandbox
physics-play | water, liquid | =line-drawing water-guiding | dig channels for water / guide water to where it’s needed | line=channel, draw=dig, on the page=in the ground
physics-play | cut the ropes?, rope cutting | rope-cutting | cut ropes so that objects fall where you want them | set in motion=cut
line-drawing | dots? | dot-connecting | connect dots with lines / connect dots of one color |
line-drawing | maze, mazes, paint | maze-painting | paint a maze line by line / fill every line of a maze with color |
hidden-object | differences?, spot the difference | spot-the-difference | find the differences between two pictures | object=difference
word-clues | 4 pics, pics, photos? | picture-guessing | find the word that several pictures have in common | clue=picture
word-clues | charades, headbands?, heads.?up, act out | charades | guess words in quick contests of charades / act out words in contests with friends | clue=mimed word, in the word puzzle=in charades, puzzle=round
word-clues | word ?search, wordsearch, find words | word-search | find hidden words / search a letter grid for words / spot words among letters | clue=hidden word
any word-clues | crosswords? | crossword | fill in crosswords / solve crossword clues |
word-clues | swipe, connect, wordscapes | word-puzzle | connect letters into words that fill a crossword / swipe letters into crossing words | clue=word
word-build | scrabble, words with friends, word battles? |  | spell high-scoring words on a board / lay out words against an opponent |
word-build | swipe, connect |  | swipe letters into words / connect letters into words |
party-minigames | charades, act out, headbands? | charades | guess words in quick contests of charades / act out words in contests with friends |
party-minigames | reflex, reflexes, reaction, brain.training | reflex | win quick reaction contests / take reaction tests and win contests |
party-minigames | offline, calm, mini.?games, 2 player | mini-game | play one short contest after another in mini-games / beat a friend in contests of a few seconds |
trivia-quiz | languages?, vocabulary | language-quiz | guess languages and words / answer language questions |
trivia-quiz | flags?, capitals, geography quiz | geography-quiz | find the right answer to flags and countries |
trivia-quiz | songs?, music | music-quiz | find the answer to a few notes of a song |
trivia-quiz | math, multiplication, arithmetic | math-quiz | solve sums against the clock / answer math questions | quiz question=sum
any roll-and-move | yahtzee, five dice, skunk, farkle | dice | roll dice for high numbers / choose which numbers to keep | on the dice board=at the dice table, square=number
coin-raid | dice, board | dice-raid | roll the dice, raid others and build up your village | spin=roll
any roll-and-move | ludo, parchisi | ludo | roll dice to race four tokens home square by square |
roll-and-move | monopoly, properties, landlord | property-board | buy properties as you roll / collect rent around a board | square=property
any abstract-board | chess | chess | play chess move by move / plan your moves ahead at chess |
any abstract-board | checkers, draughts | checkers | play checkers move by move / plan your moves ahead at checkers |
any abstract-board | marbles? | marble-board | push marbles off the board move by move / plan moves that push rows of marbles off the board |
any abstract-board | backgammon | backgammon | race pieces home in backgammon, move by move |
any pair-match | mahjong, mah ?jong | mahjong | clear layered mahjong tiles in pairs / match pairs of mahjong tiles | tile=mahjong tile
pair-match | memory, flip, flipwised? | memory | find pairs of hidden cards | tile=card
any spatial-packing | jigsaws? | jigsaw | fit jigsaw pieces together / put a picture together from jigsaw pieces | item=piece, load=jigsaw, load you pack=jigsaw you finish, in the space you pack=in the jigsaw
colour-by-number | coloring pages, colouring pages, coloring book, free color | coloring-page | fill in coloring pages / color pictures |
colour-by-number | pixels? | pixel-coloring | color pixel pictures / fill in pixel art by number / color pixel art |
point-and-click | text adventures?, interactive fiction, type what | text-adventure | follow clues by typing what you want to do / type your way from clue to clue in a text adventure |
dress-up-design | dolls? | doll-styling | put together outfits for dolls / style a doll in one outfit after another |
dress-up-design | horses? |  | put together outfits for horses and riders |
dress-up-design | makeup, make-up, makeover, salon | makeover | choose makeup and outfits for {people:clients} / give {people:clients} a makeover with an outfit to match |
dress-up-design | cakes?, cupcakes?, bake, baking, pastry | cake-design | bake and decorate cakes to order / decorate a cake for {people:clients} | outfit=cake, look=cake
dress-up-design | bags?, handbags?, shoes?, sneakers? | fashion-design | design bags and shoes / give a plain bag a pattern of its own | outfit=design, look=design
dress-up-design | room, rooms, house, home, interior | home-design | furnish rooms the way {people:clients} like them / design a home room by room | outfit=room, look=room
orders-service carry-unlock tycoon | pizza, pizzeria | pizza-shop | bake and serve pizza to hungry people / run a pizza place and keep it growing |
orders-service carry-unlock | burgers? | burger-shop | flip burgers and serve them fast / run a burger place and keep it growing |
orders-service carry-unlock | sushi | sushi-bar | roll sushi and serve it fast / run a sushi bar and keep it growing |
orders-service carry-unlock | coffee, barista | coffee-shop | make coffee and serve it fast / run a coffee shop and keep it growing |
tycoon | supermarkets?, grocery, store manager | supermarket | stock a supermarket and buy upgrades / run a supermarket and improve it upgrade by upgrade |
tycoon | hotels? | hotel | grow a small hotel upgrade by upgrade |
tycoon | zoo, park | park | improve a park with one upgrade after another |
idle-accumulation tycoon | vlogger, streamer, influencer | idle video-maker | film videos and buy upgrades with what they earn / grow a video channel upgrade by upgrade |
idle-accumulation | mine, mining, miners? | idle mining | let miners dig while you’re away and buy upgrades for them |
idle-accumulation | pixels?, drawing, draw | idle drawing | draw pixel art and buy upgrades for your brushes / let brushes paint while you’re away and upgrade them |
idle-accumulation | coins? |  | let coins pile up and buy upgrades / collect coins and spend them on upgrades |
idle-accumulation | snow, frost, ice, furnace, whiteout |  | keep a furnace burning in the snow and buy upgrades for it |
idle-accumulation | farm, juice, fruits? | idle farming | let a small farm earn while you’re away and buy upgrades for it |
survival-craft | zombies?, undead, apocalypse | zombie-survival | scavenge among zombies and craft from what you find / keep zombies out with what you find and craft |
survival-craft | snow, frost, frozen, ice, whiteout | frozen-survival | keep a camp alive in the snow with what you find |
survival-craft | islands?, raft, ocean | island-survival | survive on an island with what you find and craft |
survival-craft | dinosaurs?, dino, ark | dinosaur-survival | survive among dinosaurs with what you find and craft |
any vehicle-sim | parking(?! jams?) | parking | park cars in tight spots / back cars into tight spots | turn=tight spot
vehicle-sim | trucks?, trucker | truck-driving | haul loads through tight turns in a big truck / take every turn with a loaded truck |
vehicle-sim | bus, buses | bus-driving | drive a bus through every turn from stop to stop |
vehicle-sim | trains?, railway | train-driving | drive a train around every turn from station to station |
vehicle-sim | planes?, flight, airplanes?, pilot | flying | fly a plane through every turn and land it | on the road=in the air
vehicle-sim | tractors?, farming | tractor-driving | turn a tractor row by row in the fields |
vehicle-sim | taxi, cab | taxi-driving | drive passengers across town, turn by turn |
any circuit-racing | motorcycles?, motorbikes?, moto, motocross, dirt bikes? | motorcycle-racing | race motorcycles corner by corner / lean a motorcycle into every corner of a race |
circuit-racing | karts? | kart-racing | race karts corner by corner / slide a kart through every corner of a race |
circuit-racing | umamusume, horses?, derby | horse-racing | train for the derby / train for race day | a crash=a bad start, brake=hold back, vehicle=runner
circuit-racing | formula, f1 |  | race formula cars corner by corner |
drift-stunt | parkour, free.?running, backflips? | =platforming parkour | chain flips and land every jump / land one jump after another |
drift-stunt | snowboard, snowboarding, ski, skiing | snowboarding | ride a snowboard and land one stunt after another | vehicle=snowboard
drift-stunt | skateboard, skateboarding, skate, skater | skateboarding | ride a skateboard and land one stunt after another | vehicle=skateboard
drift-stunt | motorcycles?, motorbikes?, moto, motocross, dirt bikes?, bikes? | motorcycle-stunt | ride a motorcycle over obstacles and land stunts | vehicle=motorcycle
endless-runner | sled, sledding, ski, skiing, snowboard | downhill | race downhill past one obstacle after another / slide downhill and dodge every obstacle | on the run=on the slope
endless-runner | dragons? |  | fly a little dragon past obstacles / fly a dragon as far as you can |
endless-runner | subway, trains? |  | run along the tracks and dodge trains and other obstacles |
endless-runner | traffic, highway | traffic-dodging | weave through traffic and dodge every obstacle |
fighting-duel | superhero(?:es)?, super heroes, marvel, heroes and villains | superhero-fighting | fight superhero duels against one opponent at a time / beat opponents one-on-one with superheroes |
any fighting-duel | boxing, boxer | boxing | box against one opponent at a time |
any fighting-duel | wrestling, wwe, wrestlers? | wrestling | wrestle one opponent at a time |
fighting-duel | stickman, stick | stick-figure fighting | fight stick-figure duels against one opponent at a time |
fighting-duel | ninjas?, samurai, swords? | sword-dueling | duel with swords, one opponent at a time |
any rhythm-tap | piano | piano | tap piano tiles in time with the song / play songs on piano tiles | note=piano tile, beat=piano tile
creature-catch | dragons? | dragon-collecting | hatch and raise dragons | creature=dragon
creature-catch | monsters? | monster-collecting | catch and raise monsters | creature=monster
creature-catch | pok[eé]mon |  | train wild creatures |
city-building | theme parks?, disney, rides, attractions | theme-park | build a theme park ride by ride / build rides that draw visitors | town=park, street=path, building=ride
city-building | villages?, settlers? | village-building | grow a village building by building | town=village
empire-4x | dragons? |  | take city after city with dragons / expand an empire of cities with dragons |
empire-4x | westeros, thrones, kingdoms? | kingdom | win a kingdom city by city / build up the cities of a kingdom / conquer a kingdom and its cities | empire=kingdom
social-deduction | impostors?, imposters?, crewmates?, among us |  | find out which player is the impostor / question other players to find the impostor |
social-deduction | hide and seek, seek, hiding, paint, camouflage | hide-and-seek | hide from other players in plain sight / blend into the room before the player who seeks comes |
any shed-trick-cards | uno, wild cards? | color-card | match cards by color or number / play your last card before the others |
any shed-trick-cards | rummy | rummy | lay down your cards in sets and runs before the others do |
any shed-trick-cards | spite, malice |  | play all your cards before your rival does |
life-sim | talking, virtual cat, virtual pet, take care of him, take care of her | pet-care | feed, wash and play with a pet / look after a pet day by day | character=pet
life-sim | cats?, kittens? | cat-life | make mischief as a cat around other characters |
life-sim | role.?play, roleplay, online city, jobs | role-playing | live the life of a character in an online city |
open-world | driving, gangster, crime, mafia | open-city | drive around an open city and keep what you find |
any logic-grid | sudoku | sudoku | solve sudoku puzzles square by square / fill in sudoku grids | logic grid=sudoku grid
logic-grid | minesweeper, mines | minesweeper | clear a minefield square by square | on the logic grid=in the minefield
logic-grid | nonogram, picross | nonogram | fill in nonograms square by square | logic grid=nonogram
screw-pin | pins? | pin-pulling | pull pins in the safe order | screw=pin, unscrew=free
tidy-up | makeover, spa, skin | makeover | clean and restore things spot by spot / scrub every spot until everything looks fresh |
`;
