/**
 * Kinds of games that one entry stands for; "any" also where no entry is certain. Columns: entries | words of the title or store text | genre, "=other-entry genre"
 * where another entry’s tables fit better; empty: the entry’s own | what one does / another way | one go | words of the
 * tables that are other words here: tile=candy, "=one~many" where the plural isn’t regular.
 */
export const flavorRows = `
any aim-power-sports | mini golf, golf, golfing, putt | golf | play golf hole by hole / putt across the green | hole | shot=golf shot, stroke=golf shot
any aim-power-sports | pool, billiards, snooker, 8 ball | pool | sink balls at the pool table / play pool shot by shot | frame | shot=pool shot, stroke=pool shot
any aim-power-sports | carrom | carrom | flick carrom pieces into the pockets | board | shot=carrom shot, stroke=carrom shot
any aim-power-sports | fishing, angler | fishing | reel in fish / fish for a bigger catch | catch | shot=cast, stroke=cast
any aim-power-sports | bowling | bowling | bowl for strikes | frame | shot=throw, stroke=throw
any aim-power-sports | darts | darts | throw darts for an exact score | leg | shot=dart, stroke=dart
aim-power-sports | archery, archer, bow | archery | aim a bow at the mark | target | shot=arrow, stroke=arrow
aim-power-sports | basketball, hoops, dunk | basketball | shoot hoops | round | shot=throw, stroke=throw
any sports-match | madden, nfl, college football, american football, touchdowns?, quarterback, end ?zone, ball carrier | football | play football down by down | drive | shot=pass~passes, goal you let in=touchdown you give up, each goal=each touchdown
any sports-match | soccer, football, fifa, fc mobile, league soccer, penalty | soccer | play soccer matches / chase a late winner in soccer | match |
any sports-match | nba, basketball | basketball | play basketball games | game | goal you let in=basket you give up, each goal=each basket
any sports-match | baseball, mlb | baseball | play baseball | inning | shot=pitch, goal you let in=run you give up, each goal=each home run, a pass that splits the defense=a perfect pitch, a clean period=a clean inning, wins the ball back=strikes a batter out, gives the ball away=puts a runner on base, a lost ball=a missed swing, ball moves one pass up the field=runners move up a base
any sports-match | cricket | cricket | play cricket ball by ball | over | shot=ball, goal you let in=wicket you lose, each goal=each six, a pass that splits the defense=a perfect ball, a clean period=a clean over, wins the ball back=takes a wicket, gives the ball away=costs a wicket, a lost ball=a missed swing
any sports-match | tennis | tennis | play tennis point by point | match | shot=serve, goal you let in=point you lose, each goal=each ace, a pass that splits the defense=a shot down the line, a clean period=a clean set, wins the ball back=breaks a serve, gives the ball away=costs you a serve, a lost ball=a ball in the net
any sports-match | hockey | hockey | play hockey games | game | ball=puck
team-management | nfl, pro football, college football, american football, quarterback, touchdowns? | football-management | draft a football roster for a perfect season / pick a football lineup for game day | season |
team-management | soccer, football, fifa, striker | soccer-management | manage a soccer club through a season / pick the eleven for match day | match day |
team-management | nba, basketball, hoops | basketball-management | draft a basketball roster | season |
team-management | baseball, mlb | baseball-management | draft a baseball roster | season |
match3-swap | candy, candies, sweets? | | | | tile=candy
match3-swap | jelly, jellies | | | | tile=jelly
match3-swap | jewels? | | | | tile=jewel
match3-swap | gems? | | | | tile=gem
match3-swap | fruits? | | | | tile=fruit
match3-swap | flowers?, blossoms? | | | | tile=flower
match3-swap | cookies?, cakes?, donuts? | | | | tile=cookie
match3-swap | fish, fishes, reef, glowfin | | | | tile=fish~fish
match3-swap | goods, groceries, shelf, shelves | match-3 goods | match three of a kind on crowded shelves / clear shelves of goods in threes | shelf | tile=item
tile-blast | jelly, jellies | | | | block=jelly
tile-blast | toys? | | | | block=toy
tile-blast | fruits? | | | | block=fruit
tile-blast | gems?, jewels? | | | | block=gem
sorting | yarn, wool, knit, knitting, unravel | yarn-sorting | sort yarn by color / wind mixed yarn onto spools of one color | spool | piece on the wrong stack=strand on the wrong spool, the sorting stacks=the spools, stack=spool, pour=turn, piece=ball of yarn~balls of yarn
sorting | water, liquids?, potions?, pour, pouring | water-sorting | pour colors from tube to tube / sort colored water tube by tube | tube | on the wrong stack=in the wrong tube, off the stack=out of the tube, the sorting stacks=the tubes, stack=tube, piece=color
sorting | nuts, bolts, screws | nut-sorting | sort nuts onto bolts by color | bolt | on the wrong stack=on the wrong bolt, the sorting stacks=the bolts, stack=bolt, piece=nut
sorting | marbles?, balls? | ball-sorting | sort balls by color / move balls until each tube holds one color | tube | on the wrong stack=in the wrong tube, off the stack=out of the tube, the sorting stacks=the tubes, stack=tube, piece=ball
sorting | coins? | coin-sorting | sort coins stack by stack / move coins until each stack is one kind | stack | the sorting stacks=the coin stacks, piece=coin
sorting | birds? | bird-sorting | seat birds of a kind on one branch | branch | the sorting stacks=the branches, stack=branch, piece=bird
sorting | goods, shelf, shelves, groceries | goods-sorting | sort goods shelf by shelf / sort mixed goods by kind / fill shelves with one kind | shelf | stack=shelf~shelves, piece=item
sorting | slinky, rings?, hoops? | ring-sorting | sort rings by color, stack by stack | stack | the sorting stacks=the stacks, piece=ring
sorting | cars?, garages?, parking, traffic | car-sorting | sort cars by color / send each car to its garage / park cars of one color together | garage | on the wrong stack=in the wrong garage, off the stack=out of the garage, the sorting stacks=the garages, stack=garage, piece=car
sorting | pack, luggage, boxes | box-sorting | sort items into the right boxes | box | on the wrong stack=in the wrong box, off the stack=out of the box, the sorting stacks=the boxes, stack=box, piece=item
sorting | coffee, cups?, barista | cup-sorting | sort coffee cups by color onto trays | tray | the sorting stacks=the trays, stack=tray, piece=cup
any queue-jam | arrows? | arrow-puzzle | clear a board of arrows / send arrows off in order / free arrows without a collision | board | the traffic jam=the board of arrows, blocked car in the jam=blocked arrow on the board, car still stuck in the jam=arrow still stuck on the board, car to be let out=arrow to free, lets=frees, each {person:car} out in order=each arrow freed in order, one {person:car} out=one arrow, one more car in the next jam=one more arrow on the next board, car=arrow, jam=board, a full waiting bay=a collision
queue-jam | bus, buses, passengers? | bus-jam | send buses off in the order of their passengers / fill each bus with passengers of its color | jam | car=bus~buses
queue-jam | pixels?, flow | color-queue | send colors down the line / choose which color goes next | queue | car=color, jam=queue, the traffic jam=the queue of colors
block-placement | gates?, color.coded, exits?, slide blocks, slide the blocks?, sliding blocks?, no filling rows, color block jam | =queue-jam block-sliding | slide color blocks to the gates of their color / get each block to its matching gate | board | the traffic jam=the board of blocks, still stuck in the jam=still stuck on the board, car=block, jam=board
any block-placement | tetris, tetrimino, tetriminos, falling | falling-block | stack falling blocks into full rows / drop turning blocks into place | run |
block-placement | wood, wooden, woodoku | wood-block | fit wooden blocks into full rows | grid | block=wooden block
merge-items | dragons? | dragon-merging | merge dragons into rarer ones / merge dragon eggs | merge | part=dragon, piece=dragon
merge-items | cats?, kittens? | cat-merging | merge cats into better ones | merge | part=cat, piece=cat
merge-items | monsters?, creatures? | monster-merging | merge monsters into stronger ones | merge | part=monster, piece=monster
merge-items | food, dish, dishes, recipes?, restaurant, caf[eé], tasty, cook, cooking | | merge ingredients into dishes / merge food for hungry customers | merge | part=ingredient, piece=ingredient
merge-items | farm, crops?, harvest | | merge crops into better ones | merge | part=crop, piece=crop
merge-items | hotel, inn | | merge what a hotel needs to fill its orders | merge |
merge-items | mansion, renovate, restore, tools? | | merge tools for repairs / merge tools to restore a house / merge parts into better tools | merge | part=tool, piece=tool
merge-items | coins? | | merge coins into bigger ones | merge | part=coin, piece=coin
merge-drop | watermelons?, suika, fruits? | | drop fruit so that equal ones merge | jar | piece=fruit
merge-drop | balls?, marbles? | | drop balls so that equal ones merge | jar | piece=ball, {things:fruit}=balls~balls
merge-drop | 2048, numbers? | number-merging | merge equal numbers into bigger ones | board | {things:fruit}=numbers~numbers, piece=number
tower-defence | zombies? | zombie-defense | stop waves of zombies with towers / hold the road against zombies | wave | enemy=zombie, who gets=that gets
tower-defence | mob | =short-runner mob-battle | send a growing mob past the towers / storm towers with a mob | wave | your crowd=your mob, a crowd=a mob, the crowd=the mob
tower-defence | monsters? | | stop waves of monsters with towers / defend the road against monsters | wave | enemy=monster, who gets=that gets
tower-defence | aliens? | | stop waves of aliens with towers | wave | enemy=alien
tower-defence | plants? | | stop waves with plants / line up plants against each wave | wave | tower=plant
horde-survival | zombies?, undead | zombie-survival | hold out against a horde of zombies / outlast a growing horde of zombies | night | one of the horde=a zombie, one more of the horde=one more zombie
horde-survival | aliens?, swarm | | hold out against a swarm of aliens | run | horde=swarm
horde-survival | monsters?, demons? | | mow down a horde of monsters / hold out against a horde of monsters | run |
any aimed-shooting | sniper, snipers, sniping | sniper | line up sniper shots / take one target with one shot | shot | bullet=shot, firefight=contract, next firefight=next contract
aimed-shooting | zombies?, undead | zombie-shooting | shoot zombies before they reach you / clear rooms of zombies | mission | enemy=zombie, a sniper=a fast zombie, one more gun pointed at you=one more zombie coming at you, firefight=wave
turn-based-combat | tanks? | tank-battle | fight tank battles turn by turn / aim one shell and wait for the answer | battle | fighter=tank
battle-royale | planes?, airplanes?, pilots?, jets? | air-combat | shoot down planes until one is left / fight to be the last in the air | match |
aimed-shooting | tanks? | tank | duel with tanks from cover / line up a tank’s shot | battle | bullet=shell, a sniper=a hidden tank
aimed-shooting | hunting, deer, big game | hunting | track game for one clean shot | hunt | enemy=animal, firefight=hunt, a sniper=a wary animal, one more gun pointed at you=one more animal on the alert
aimed-shooting | duck, ducks, targets?, range | target-shooting | hit targets before they’re gone | round | enemy=target, firefight=round, a sniper=a faster target, one more gun pointed at you=one more target to miss
absorb-grow | hole, holes | black-hole | swallow whatever fits with a black hole / grow a hole until buildings fit | round | a rival one size larger than you=an object one size too large for you, each rival you swallow=each object you swallow, swallowed=left too small, rival=rival hole
absorb-grow | snakes?, serpent, worms? | snake | grow a snake among snakes / steer a hungry snake | round | rival=snake
absorb-grow | fish, shark, sharks | fish | grow by eating smaller fish | round | rival=fish~fish
absorb-grow | territory, paper.?io | territory | draw loops to claim land / steal ground by circling it | round | each rival you swallow=each loop you close, a bite taken early=a corner taken early, being swallowed=being cut off, swallowing whatever is smaller than you=closing loops around land, makes you a size larger=gives you one more corner, makes you a size smaller=takes a corner away
aim-and-launch | slingshots?, angry birds, birds? | slingshot | fling birds from a slingshot / aim a slingshot | shot | the firing line=the slingshot
aim-and-launch | cannons?, cannonballs? | cannon | knock everything down with a cannon / line up cannon shots | shot |
aim-and-launch | pinball, pegs?, rebounds? | =ball-bounce pinball | aim one ball at a field of pegs / send a ball through the pegs | ball |
aim-and-launch | knife, knives | knife-throwing | throw knives at a turning target | throw | shot=throw
aim-and-launch | skeet, clay | skeet | shoot down whatever is thrown up | round |
any ball-bounce | pinball | pinball | keep a pinball in play / play pinball with two flippers | ball | peg=bumper
ball-bounce | bricks?, breakout | brick-breaking | bounce a ball off bricks until they break | level | peg=brick
ball-bounce | coin pusher, coins?, dozer | coin-pushing | push coins over the edge | drop | ball=coin, peg=coin
any physics-play | ragdolls?, buddy, dummy | ragdoll | throw a ragdoll around with whatever is at hand / try every tool on a ragdoll | try | crate=dummy, stack=pile
physics-play | demolition, demolish, smash[^.]* towers?, castles? | demolition | bring whole towers down with one shot / topple a tower with one shot | shot | crate=block, push=shot
physics-play | sandbox, playground | physics-sandbox | set off contraptions / build something that falls over | try |
physics-play | water, liquid | =line-drawing water-guiding | dig a way for water / guide water where it’s needed | level | line=channel, dot=pipe, stroke=channel, an inch of ink=a little more water, ink that runs out=water that runs dry, a crossed line=a leak, each inch you save=each drop you save, the drawing=the water, draw=dig, the page you draw across=the ground you dig through, on the page=in the ground, a blot on the next page=a stone in the next ground
physics-play | cut the ropes?, rope cutting | rope-cutting | cut ropes in the right order | level | push=cut
line-drawing | maze, mazes, paint | maze-painting | paint a whole maze in one go / color every tile of a maze | maze | dot=tile
hidden-object | differences?, spot the difference | spot-the-difference | find the differences between two pictures | picture | object=difference
word-clues | charades, headbands?, heads.?up, act out | charades | guess words that friends act out / act out words | round | answering clues=acting out words, clue=mimed word, word puzzle=charades
word-clues | word ?search, wordsearch, find words | word-search | find hidden words / search a letter grid for words / spot words among letters | grid | answering clues=finding hidden words, clue you can’t solve=word you can’t find, clue=hidden word, letter missing from the next=blurred letter in the next
any word-clues | crosswords? | crossword | fill in crosswords / solve crossword clues | crossword |
word-clues | swipe, connect, wordscapes | word-puzzle | connect letters into words that fill a crossword / swipe letters into crossing words | puzzle | answering clues=filling in words, clue=word
word-build | scrabble, words with friends, word battles? | | spell the highest-scoring word on a board / play words against a friend | word |
word-build | swipe, connect | | swipe letters into words / connect letters into words | word |
party-minigames | charades, act out, headbands? | charades | guess words that friends act out / act out words | round |
party-minigames | reflex, reflexes, reaction, brain.training | reflex | play ten-second reflex tests / test reactions against the clock | test |
party-minigames | offline, calm, mini.?games, 2 player | mini-game | play one short mini-game after another / beat a friend at quick mini-games | round |
trivia-quiz | languages?, vocabulary | language-quiz | guess languages and words / answer language questions | question |
trivia-quiz | flags?, capitals, geography quiz | geography-quiz | guess countries and flags | question |
trivia-quiz | songs?, music | music-quiz | guess songs from a few notes | question |
trivia-quiz | math, multiplication, arithmetic | math-quiz | solve sums against the clock / answer math questions | sum | quiz question=sum
any roll-and-move | yahtzee, five dice, skunk, farkle | dice | roll dice for scoring hands / keep the good dice | roll | square whose rent you can’t pay=roll you waste, moves you one square on=gives you one more roll, sends you back three squares=costs you a roll, an exact roll=a perfect hand, every lap=each full hand, landing on the wrong square=one roll too many, buy each square of the board=win each hand, a house on it=a die in it, square you buy=hand you score, square you own=hand you score, rented out=counted at once, a toll on the next square=a roll fewer in the next hand, a square=a hand
any roll-and-move | ludo, parchisi | ludo | race four tokens home by the dice | game |
roll-and-move | monopoly, properties, landlord | property-board | buy properties by the dice / collect rent around a board | lap | square=property
any abstract-board | chess | chess | play out small chess positions / play chess in miniature | game | piece=chess piece
any abstract-board | checkers, draughts | checkers | play checkers / jump pieces on a checkers board | game |
any abstract-board | marbles? | marble-board | push marbles off the board / push rows of marbles | game | piece=marble
any abstract-board | backgammon | backgammon | race pieces home in backgammon | game |
any pair-match | mahjong, mah ?jong | mahjong-solitaire | clear layered mahjong tiles in pairs / match mahjong tiles off the table | layout | tile=mahjong tile
pair-match | memory, flip, flipwised? | memory | find pairs of hidden cards | round | tile=card
any spatial-packing | jigsaws? | jigsaw | fit jigsaw pieces together / build a picture from jigsaw pieces | picture | thing that doesn’t fit in the bag=jigsaw piece that doesn’t fit, thing packed in the bag=jigsaw piece set in place, thing you pack=jigsaw piece you place, a lid that won’t shut=a piece forced in, folds one bulky item=sets one hard piece, leaves one thing behind=hides one piece, room to spare=a finished corner, each gap you close=each piece you place, the bag you pack=the jigsaw, packing odd shapes into a tight space=fitting jigsaw pieces together, half of it stays behind=the picture stays open, shape=jigsaw piece, piece you pack=jigsaw piece you place
colour-by-number | coloring pages, colouring pages, coloring book, free color | coloring-page | fill in coloring pages / color pictures | page | coloring by number=coloring a page
colour-by-number | pixels? | pixel-coloring | color pixel pictures / fill in pixel art by number / color pixel art | picture |
point-and-click | text adventures?, interactive fiction, type what | text-adventure | type what you want to do in a text adventure / type your way through a text adventure | scene | tool you find=object you take, drawer of the locked room you leave unopened=door of the story you leave unopened, drawer in the locked room=command in the story, locked door in the escape room=locked door in the text adventure, the escape room=the text adventure
dress-up-design | dolls? | doll-styling | dress dolls / style a doll from a full closet | look | client=doll
dress-up-design | horses? | | dress horses for the ride | look | client=horse
dress-up-design | makeup, make-up, makeover, salon | makeover | do makeup for {people:clients} / give {people:clients} a makeover | look |
dress-up-design | cakes?, cupcakes?, bake, baking, pastry | cake-design | bake and decorate cakes to order / decorate a cake for {people:clients} | cake | sew=bake, find an outfit=finish a cake, worn to the big night=served at the party, the big night=the party, send out in the wrong outfit=hand the wrong cake, stain on tonight’s outfit=crack in tonight’s cake, outfit=cake, look=cake, garment=layer, dress you hang up=cake you set out
dress-up-design | bags?, handbags?, shoes?, sneakers? | fashion-design | design bags and shoes / give a plain bag a pattern of its own | design | outfit=design, look=design, garment=patch, dress you hang up=bag you hang up
dress-up-design | room, rooms, house, home, interior | home-design | furnish rooms the way {people:clients} like them / design a home room by room | room | sew=furnish, find an outfit=finish a room, worn to the big night=shown to the neighbors, the big night=the visit, send out in the wrong outfit=leave with the wrong room, stain on tonight’s outfit=crack in the finished room, outfit=room, look=room, dress=room, garment=chair, dress you hang up=room you furnish
orders-service carry-unlock tycoon | pizza, pizzeria | pizza-shop | bake pizza against the clock / serve hot pizza | shift | order=pizza order
orders-service carry-unlock | burgers? | burger-shop | flip burgers against the clock | shift | order=burger order
orders-service carry-unlock | sushi | sushi-bar | roll sushi against the clock | shift | order=sushi order
orders-service carry-unlock | coffee, barista | coffee-shop | make coffee before the line walks out | shift | order=coffee order
tycoon | supermarkets?, grocery, store manager | supermarket | stock a supermarket / run a supermarket | day | shop=aisle, stall=store
tycoon | hotels? | hotel | grow a small hotel into a chain | day |
tycoon | zoo, park | park | build a park that visitors pay for | day |
idle-accumulation tycoon | vlogger, streamer, influencer | idle video-maker | film videos that earn overnight / grow a video channel | day | machine=channel, shop=channel, branch=channel, stall=channel, counter=channel
idle-accumulation | mine, mining, miners? | idle mining | let miners dig while you’re away | day | machine=mine
idle-accumulation | pixels?, drawing, draw | idle drawing | draw pixel art click by click / let brushes paint while you’re away | picture | machine=brush
idle-accumulation | coins? | | let coins pile up while you’re away | day |
idle-accumulation | snow, frost, ice, furnace, whiteout | | keep a furnace burning while the snow comes down | day | machine=furnace
idle-accumulation | farm, juice, fruits? | idle farming | let a small farm earn while you’re away | day | machine=field
survival-craft | zombies?, undead, apocalypse | zombie-survival | keep zombies out of your shelter / scavenge among zombies | night | wolf=zombie, the wolves=the zombies
survival-craft | snow, frost, frozen, ice, whiteout | frozen-survival | keep a camp alive in the snow | night |
survival-craft | islands?, raft, ocean | island-survival | survive on an island with what you craft | night | wolf=storm
survival-craft | dinosaurs?, dino, ark | dinosaur-survival | survive among dinosaurs | night | wolf=dinosaur, the wolves=the dinosaurs
any vehicle-sim | parking(?! jams?) | parking | park cars in tight spots / back a car into the last free spot | spot |
vehicle-sim | trucks?, trucker | truck-driving | haul loads in a big truck / back a truck into tight docks | trip | load each car=load each truck, a bag in its trunk=a crate on its bed, wide vehicle=loaded truck, parcel=crate
vehicle-sim | bus, buses | bus-driving | drive a bus from stop to stop | trip | load each car=fill each bus, a bag in its trunk=a passenger on board, wide vehicle=bus, parcel=passenger
vehicle-sim | trains?, railway | train-driving | stop a train on the mark | trip | load each car=fill each train, a bag in its trunk=a passenger on board, wide vehicle=train, parcel=passenger
vehicle-sim | planes?, flight, airplanes?, pilot | flying | land a plane without a scratch | flight | load each car=load each plane, a bag in its trunk=a bag in its hold, cone you knock over=landing you bounce, park in tight spots=land on short strips, pothole=patch of turbulence~patches of turbulence, on the road=in the air
vehicle-sim | tractors?, farming | tractor-driving | work fields with a tractor | trip | load each car=load each tractor, a bag in its trunk=a bale on its trailer
vehicle-sim | taxi, cab | taxi-driving | drive passengers across town | ride | load each car=fill each taxi, a bag in its trunk=a passenger in its back seat, parcel=passenger
any circuit-racing | motorcycles?, motorbikes?, moto, motocross, dirt bikes? | motorcycle-racing | race motorcycles flat out | race |
circuit-racing | karts? | kart-racing | race karts with every trick | race |
circuit-racing | umamusume, horses?, derby | horse-racing | train for the derby / train for race day | race | corner you take too wide=race you start too fast, a part of your engine=a day of training, braking too late=starting too fast, a crash=a bad start, a clean corner=a clean start, lap=race, race you race=race
circuit-racing | formula, f1 | | race formula cars lap after lap | lap |
endless-runner | sled, sledding, ski, skiing, snowboard | downhill | sled downhill past trees / slide downhill without stopping | run | runner=sled, run without=slide without, on the run=on the slope
endless-runner | dragons? | | fly a little dragon past obstacles / fly on without stopping | run |
endless-runner | subway, trains? | | run along the tracks past trains | run |
endless-runner | traffic, highway | traffic-dodging | weave through traffic without braking | run |
fighting-duel | superhero(?:es)?, super heroes, marvel, heroes and villains | superhero-fighting | fight superhero duels blow by blow / win one-on-one fights with superheroes | duel |
any fighting-duel | boxing, boxer | boxing | box round by round | round |
any fighting-duel | wrestling, wwe, wrestlers? | wrestling | wrestle one opponent at a time | match |
fighting-duel | stickman, stick | stick-figure fighting | fight stick-figure duels | duel |
fighting-duel | ninjas?, samurai, swords? | sword-dueling | duel with swords, one opponent at a time | duel |
any rhythm-tap | piano | piano | tap piano tiles in time with the song / play songs on piano tiles | song | note=piano tile, beat=piano tile
creature-catch | dragons? | dragon-collecting | hatch dragons | catch | creature=dragon
creature-catch | monsters? | monster-collecting | raise monsters you catch | catch | creature=monster
creature-catch | pok[eé]mon | | train wild creatures | catch |
city-building | theme parks?, disney, rides, attractions | theme-park | build a theme park ride by ride / draw visitors into a park | day | town=park, street=path, house=ride, building=ride
city-building | villages?, settlers? | village-building | grow a village house by house | day | town=village
empire-4x | dragons? | | claim provinces with dragons / expand an empire with dragons | campaign |
empire-4x | westeros, thrones, kingdoms? | kingdom | win a kingdom / hold a kingdom together / conquer a kingdom | campaign | empire=kingdom
social-deduction | impostors?, imposters?, crewmates?, among us | | find the impostor in the crew / question a crew with one impostor | round | liar=impostor
social-deduction | hide and seek, seek, hiding, paint, camouflage | hide-and-seek | hide in plain sight / blend into the room before the seeker comes | round | alibi you check=corner you check, alibi=hiding place, question you ask=corner you check, suspect=hider, each lie you catch=each hider you find, a suspect cleared=a minute unseen, clears one suspect=shows one hiding place, points the vote at you=gives you away, a false accusation=a wrong guess, trusting the liar=looking the wrong way, finding the liar in the group=finding whoever hides, liar=hider, a rumor about an innocent suspect=a hider in a better place
any shed-trick-cards | uno, wild cards? | color-and-number card | match cards by color or number / play your last card before the others | round | trick you steal=color you change
any shed-trick-cards | rummy | rummy | lay down runs before the others | hand |
any shed-trick-cards | spite, malice | | empty your pile before your rival does | game | trick you steal=pile you block
life-sim | cats?, kittens? | cat-life | live a day as a cat / make mischief as a house cat | day |
life-sim | role.?play, roleplay, online city, jobs | role-playing | live a second life in an online city | day |
open-world | driving, gangster, crime, mafia | open-city | drive around an open city | trip |
any logic-grid | sudoku | sudoku | solve sudoku square by square / fill a sudoku without guessing | grid | logic grid=sudoku
logic-grid | minesweeper, mines | minesweeper | clear a minefield by logic | field | logic grid=minefield
logic-grid | nonogram, picross | nonogram | fill in nonograms row by row | picture | logic grid=nonogram
screw-pin | pins? | pin-pulling | pull pins in the safe order | level | screw=pin, unscrew=free
tidy-up | makeover, spa, skin | makeover | restore worn things layer by layer / scrub off years of dirt | job |
`;
