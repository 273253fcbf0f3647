/**
 * Kinds of games that one entry stands for; "any" also where no entry is certain. Columns: entries | words of the title or store text | genre, "=other-entry genre"
 * where another entry’s tables fit better; empty: the entry’s own | what one does / another way | one go | words of the
 * tables that are other words here: tile=candy, "=one~many" where the plural isn’t regular.
 */
export const flavorRows = `
any aim-power-sports | mini golf, golf, golfing, putt | golf | play golf hole by hole / putt across the green | hole | shot=golf shot
any aim-power-sports | pool, billiards, snooker, 8 ball | pool | sink balls at the pool table / play pool shot by shot | frame | shot=pool shot
any aim-power-sports | carrom | carrom | flick carrom pieces into the pockets | board | shot=carrom shot
any aim-power-sports | fishing, angler | fishing | reel in fish / fish for a bigger catch | catch | shot=cast
any aim-power-sports | bowling | bowling | bowl for strikes | frame | shot=throw
any aim-power-sports | darts | darts | throw darts for an exact score | leg | shot=dart
aim-power-sports | archery, archer, bow | archery | aim a bow at the mark | target | shot=arrow
aim-power-sports | basketball, hoops, dunk | basketball | shoot hoops | round | shot=throw
any sports-match | madden, nfl, college football, american football, touchdowns?, quarterback, end ?zone, ball carrier | football | play football down by down | drive |
any sports-match | soccer, football, fifa, fc mobile, league soccer, penalty | soccer | play soccer matches / chase a late winner in soccer | match |
any sports-match | nba, basketball | basketball | play basketball games | game |
any sports-match | baseball, mlb | baseball | play baseball | inning |
any sports-match | cricket | cricket | play cricket ball by ball | over |
any sports-match | tennis | tennis | play tennis point by point | match |
any sports-match | (?<!air )hockey | hockey | play hockey games | game |
team-management | nfl, pro football, college football, american football, quarterback, touchdowns? | football-management | draft a football roster for a perfect season / pick a football lineup for game day | season |
team-management | soccer, football, fifa, striker | soccer-management | manage a soccer club through a season / pick the eleven for match day | match day |
team-management | nba, basketball, hoops | basketball-management | draft a basketball roster | season |
team-management | baseball, mlb | baseball-management | draft a baseball roster | season |
match3-swap | candy, candies, sweets? |  |  |  | tile=candy
match3-swap | jelly, jellies |  |  |  | tile=jelly
match3-swap | jewels? |  |  |  | tile=jewel
match3-swap | gems? |  |  |  | tile=gem
match3-swap | fruits? |  |  |  | tile=fruit
match3-swap | flowers?, blossoms? |  |  |  | tile=flower
match3-swap | cookies?, cakes?, donuts? |  |  |  | tile=cookie
match3-swap | fish, fishes, reef, glowfin |  |  |  | tile=fish~fish
match3-swap | goods, groceries, shelf, shelves | match-3 goods | match three of a kind on crowded shelves / clear shelves of goods in threes | shelf | tile=item
tile-blast | jelly, jellies |  |  |  | block=jelly
tile-blast | toys? |  |  |  | block=toy
tile-blast | fruits? |  |  |  | block=fruit
tile-blast | gems?, jewels? |  |  |  | block=gem
sorting | yarn, wool, knit, knitting, unravel | yarn-sorting | sort yarn by color / wind mixed yarn onto spools of one color | spool | piece=ball of yarn~balls of yarn
sorting | water, liquids?, potions?, pour, pouring | water-sorting | pour colors from tube to tube / sort colored water tube by tube | tube | piece=color
sorting | nuts, bolts, screws | nut-sorting | sort nuts onto bolts by color | bolt | piece=nut
sorting | marbles?, balls? | ball-sorting | sort balls by color / move balls until each tube holds one color | tube | piece=ball
sorting | coins? | coin-sorting | sort coins stack by stack / move coins until each stack is one kind | stack | piece=coin
sorting | birds? | bird-sorting | seat birds of a kind on one branch | branch | piece=bird
sorting | goods, shelf, shelves, groceries | goods-sorting | sort goods shelf by shelf / sort mixed goods by kind / fill shelves with one kind | shelf | piece=item
sorting | slinky, rings?, hoops? | ring-sorting | sort rings by color, stack by stack | stack | piece=ring
sorting | cars?, garages?, parking, traffic | car-sorting | sort cars by color / send each car to its garage / park cars of one color together | garage | piece=car
sorting | pack, luggage, boxes | box-sorting | sort items into the right boxes | box | piece=item
sorting | coffee, cups?, barista | cup-sorting | sort coffee cups by color onto trays | tray | piece=cup
any queue-jam | arrows? | arrow-puzzle | clear a board of arrows / send arrows off in order / free arrows without a collision | board | in the jam=on the board, car=arrow, jam=board
queue-jam | bus, buses, passengers? | bus-jam | send buses off in the order of their passengers / fill each bus with passengers of its color | jam | car=bus~buses
queue-jam | pixels?, flow | color-queue | send colors down the line / choose which color goes next | queue | car=color, jam=queue
block-placement | gates?, color.coded, exits?, slide blocks, slide the blocks?, sliding blocks?, no filling rows, color block jam | =queue-jam block-sliding | slide color blocks to the gates of their color / get each block to its matching gate | board | in the jam=on the board, car=block, jam=board
any block-placement | tetris, tetrimino, tetriminos, falling | falling-block | stack falling blocks into full rows / drop turning blocks into place | run |
block-placement | wood, wooden, woodoku | wood-block | fit wooden blocks into full rows | grid | block=wooden block
merge-items | dragons? | dragon-merging | merge dragons into rarer ones / merge dragons | merge | piece=dragon
merge-items | cats?, kittens? | cat-merging | merge cats into better ones | merge | piece=cat
merge-items | monsters?, creatures? | monster-merging | merge monsters into stronger ones | merge | piece=monster
merge-items | food, dish, dishes, recipes?, restaurant, caf[eé], tasty, cook, cooking |  | merge ingredients into dishes / merge food for hungry customers | merge | piece=ingredient
merge-items | farm, crops?, harvest |  | merge crops into better ones | merge | piece=crop
merge-items | hotel, inn |  | merge what a hotel needs to fill its orders | merge |
merge-items | mansion, renovate, restore, tools? |  | merge tools for repairs / merge tools to restore a house / merge parts into better tools | merge | piece=tool
merge-items | coins? |  | merge coins into bigger ones | merge | piece=coin
merge-drop | watermelons?, suika, fruits? |  | drop fruit so that equal ones merge | jar | piece=fruit
merge-drop | balls?, marbles? |  | drop balls so that equal ones merge | jar | piece=ball
merge-drop | 2048, numbers? | number-merging | merge equal numbers into bigger ones | board | piece=number
tower-defence | zombies? | zombie-defense | stop waves of zombies with towers / hold the road against zombies | wave | enemy=zombie, who gets=that gets
tower-defence | mob | =short-runner mob-battle | send a growing mob past the towers / storm towers with a mob | wave | your crowd=your mob
tower-defence | monsters? |  | stop waves of monsters with towers / defend the road against monsters | wave | enemy=monster, who gets=that gets
tower-defence | aliens? |  | stop waves of aliens with towers | wave | enemy=alien
tower-defence | plants? |  | stop waves with plants / line up plants against each wave | wave | tower=plant
horde-survival | zombies?, undead | zombie-survival | hold out against a horde of zombies / outlast a growing horde of zombies | night |
horde-survival | aliens?, swarm |  | hold out against a swarm of aliens | run | horde=swarm
horde-survival | monsters?, demons? |  | mow down a horde of monsters / hold out against a horde of monsters | run |
any aimed-shooting | sniper, snipers, sniping | sniper | line up sniper shots / take one target with one shot | shot | firefight=contract
aimed-shooting | zombies?, undead | zombie-shooting | shoot zombies before they reach you / clear rooms of zombies | mission | enemy=zombie, firefight=wave
turn-based-combat | tanks? | tank-battle | fight tank battles turn by turn / aim one shell and wait for the answer | battle | fighter=tank
battle-royale | planes?, airplanes?, pilots?, jets? | air-combat | shoot down planes until one is left / fight to be the last in the air | match |
aimed-shooting | tanks? | tank | duel with tanks from cover / line up a tank’s shot | battle |
aimed-shooting | hunting, deer, big game | hunting | track game for one clean shot | hunt | enemy=animal, firefight=hunt
aimed-shooting | duck, ducks, targets?, range | target-shooting | hit targets before they’re gone | round | enemy=target, firefight=round
absorb-grow | hole, holes | black-hole | swallow whatever fits with a black hole / grow a hole until buildings fit | round | swallowed=left too small, rival=rival hole
absorb-grow | snakes?, serpent, worms? | snake | grow a snake among snakes / steer a hungry snake | round | rival=snake
absorb-grow | fish, shark, sharks | fish | grow by eating smaller fish | round | rival=fish~fish
absorb-grow | territory, paper.?io | territory | draw loops to claim land / steal ground by circling it | round | being swallowed=being cut off
aim-and-launch | slingshots?, angry birds, birds? | slingshot | fling birds from a slingshot / aim a slingshot | shot |
aim-and-launch | cannons?, cannonballs? | cannon | knock everything down with a cannon / line up cannon shots | shot |
aim-and-launch | pinball, pegs?, rebounds? | =ball-bounce pinball | aim one ball at a field of pegs / send a ball through the pegs | ball |
aim-and-launch | knife, knives | knife-throwing | throw knives at a turning target | throw | shot=throw
aim-and-launch | skeet, clay | skeet | shoot down whatever is thrown up | round |
any ball-bounce | pinball | pinball | keep a pinball in play / play pinball with two flippers | ball |
ball-bounce | bricks?, breakout | brick-breaking | bounce a ball off bricks until they break | level |
ball-bounce | coin pusher, coins?, dozer | coin-pushing | push coins over the edge | drop | ball=coin
any physics-play | ragdolls?, buddy, dummy | ragdoll | throw a ragdoll around with whatever is at hand / try every tool on a ragdoll | try |
physics-play | demolition, demolish, smash[^.]* towers?, castles? | demolition | bring whole towers down with one shot / topple a tower with one shot | shot | push=shot
physics-play | sandbox, playground | physics-sandbox | set off contraptions / build something that falls over | try |
physics-play | water, liquid | =line-drawing water-guiding | dig a way for water / guide water where it’s needed | level | line=channel, draw=dig, on the page=in the ground
physics-play | cut the ropes?, rope cutting | rope-cutting | cut ropes in the right order | level | push=cut
line-drawing | maze, mazes, paint | maze-painting | paint a whole maze in one go / color every tile of a maze | maze |
hidden-object | differences?, spot the difference | spot-the-difference | find the differences between two pictures | picture | object=difference
word-clues | charades, headbands?, heads.?up, act out | charades | guess words that friends act out / act out words | round | clue=mimed word, word puzzle=charades
word-clues | word ?search, wordsearch, find words | word-search | find hidden words / search a letter grid for words / spot words among letters | grid | clue=hidden word
any word-clues | crosswords? | crossword | fill in crosswords / solve crossword clues | crossword |
word-clues | swipe, connect, wordscapes | word-puzzle | connect letters into words that fill a crossword / swipe letters into crossing words | puzzle | clue=word
word-build | scrabble, words with friends, word battles? |  | spell the highest-scoring word on a board / play words against a friend | word |
word-build | swipe, connect |  | swipe letters into words / connect letters into words | word |
party-minigames | charades, act out, headbands? | charades | guess words that friends act out / act out words | round |
party-minigames | reflex, reflexes, reaction, brain.training | reflex | play ten-second reflex tests / test reactions against the clock | test |
party-minigames | offline, calm, mini.?games, 2 player | mini-game | play one short mini-game after another / beat a friend at quick mini-games | round |
trivia-quiz | languages?, vocabulary | language-quiz | guess languages and words / answer language questions | question |
trivia-quiz | flags?, capitals, geography quiz | geography-quiz | guess countries and flags | question |
trivia-quiz | songs?, music | music-quiz | guess songs from a few notes | question |
trivia-quiz | math, multiplication, arithmetic | math-quiz | solve sums against the clock / answer math questions | sum | quiz question=sum
any roll-and-move | yahtzee, five dice, skunk, farkle | dice | roll dice for scoring hands / keep the good dice | roll |
any roll-and-move | ludo, parchisi | ludo | race four tokens home by the dice | game |
roll-and-move | monopoly, properties, landlord | property-board | buy properties as you roll / collect rent around a board | lap | square=property
any abstract-board | chess | chess | play out small chess positions / play chess in miniature | game |
any abstract-board | checkers, draughts | checkers | play checkers / jump pieces on a checkers board | game |
any abstract-board | marbles? | marble-board | push marbles off the board / push rows of marbles | game |
any abstract-board | backgammon | backgammon | race pieces home in backgammon | game |
any pair-match | mahjong, mah ?jong | mahjong-solitaire | clear layered mahjong tiles in pairs / match mahjong tiles off the table | layout | tile=mahjong tile
pair-match | memory, flip, flipwised? | memory | find pairs of hidden cards | round | tile=card
any spatial-packing | jigsaws? | jigsaw | fit jigsaw pieces together / build a picture from jigsaw pieces | picture | shape=jigsaw piece
colour-by-number | coloring pages, colouring pages, coloring book, free color | coloring-page | fill in coloring pages / color pictures | page |
colour-by-number | pixels? | pixel-coloring | color pixel pictures / fill in pixel art by number / color pixel art | picture |
point-and-click | text adventures?, interactive fiction, type what | text-adventure | type what you want to do in a text adventure / type your way through a text adventure | scene |
dress-up-design | dolls? | doll-styling | dress dolls / style a doll from a full closet | look |
dress-up-design | horses? |  | dress horses for the ride | look |
dress-up-design | makeup, make-up, makeover, salon | makeover | do makeup for {people:clients} / give {people:clients} a makeover | look |
dress-up-design | cakes?, cupcakes?, bake, baking, pastry | cake-design | bake and decorate cakes to order / decorate a cake for {people:clients} | cake | outfit=cake, look=cake
dress-up-design | bags?, handbags?, shoes?, sneakers? | fashion-design | design bags and shoes / give a plain bag a pattern of its own | design | outfit=design, look=design
dress-up-design | room, rooms, house, home, interior | home-design | furnish rooms the way {people:clients} like them / design a home room by room | room | outfit=room, look=room
orders-service carry-unlock tycoon | pizza, pizzeria | pizza-shop | bake pizza against the clock / serve hot pizza | shift |
orders-service carry-unlock | burgers? | burger-shop | flip burgers against the clock | shift |
orders-service carry-unlock | sushi | sushi-bar | roll sushi against the clock | shift |
orders-service carry-unlock | coffee, barista | coffee-shop | make coffee before the line walks out | shift |
tycoon | supermarkets?, grocery, store manager | supermarket | stock a supermarket / run a supermarket | day |
tycoon | hotels? | hotel | grow a small hotel into a chain | day |
tycoon | zoo, park | park | build a park that visitors pay for | day |
idle-accumulation tycoon | vlogger, streamer, influencer | idle video-maker | film videos that earn overnight / grow a video channel | day |
idle-accumulation | mine, mining, miners? | idle mining | let miners dig while you’re away | day |
idle-accumulation | pixels?, drawing, draw | idle drawing | draw pixel art click by click / let brushes paint while you’re away | picture |
idle-accumulation | coins? |  | let coins pile up while you’re away | day |
idle-accumulation | snow, frost, ice, furnace, whiteout |  | keep a furnace burning while the snow comes down | day |
idle-accumulation | farm, juice, fruits? | idle farming | let a small farm earn while you’re away | day |
survival-craft | zombies?, undead, apocalypse | zombie-survival | keep zombies out of your shelter / scavenge among zombies | night |
survival-craft | snow, frost, frozen, ice, whiteout | frozen-survival | keep a camp alive in the snow | night |
survival-craft | islands?, raft, ocean | island-survival | survive on an island with what you craft | night |
survival-craft | dinosaurs?, dino, ark | dinosaur-survival | survive among dinosaurs | night |
any vehicle-sim | parking(?! jams?) | parking | park cars in tight spots / back a car into the last free spot | spot |
vehicle-sim | trucks?, trucker | truck-driving | haul loads in a big truck / back a truck into tight docks | trip |
vehicle-sim | bus, buses | bus-driving | drive a bus from stop to stop | trip |
vehicle-sim | trains?, railway | train-driving | stop a train on the mark | trip |
vehicle-sim | planes?, flight, airplanes?, pilot | flying | land a plane without a scratch | flight | on the road=in the air
vehicle-sim | tractors?, farming | tractor-driving | work fields with a tractor | trip |
vehicle-sim | taxi, cab | taxi-driving | drive passengers across town | ride |
any circuit-racing | motorcycles?, motorbikes?, moto, motocross, dirt bikes? | motorcycle-racing | race motorcycles flat out | race |
circuit-racing | karts? | kart-racing | race karts | race |
circuit-racing | umamusume, horses?, derby | horse-racing | train for the derby / train for race day | race | a crash=a bad start
circuit-racing | formula, f1 |  | race formula cars lap after lap | lap |
endless-runner | sled, sledding, ski, skiing, snowboard | downhill | sled downhill past trees / slide downhill without stopping | run | on the run=on the slope
endless-runner | dragons? |  | fly a little dragon past obstacles / fly on without stopping | run |
endless-runner | subway, trains? |  | run along the tracks past trains | run |
endless-runner | traffic, highway | traffic-dodging | weave through traffic without braking | run |
fighting-duel | superhero(?:es)?, super heroes, marvel, heroes and villains | superhero-fighting | fight superhero duels blow by blow / win one-on-one fights with superheroes | duel |
any fighting-duel | boxing, boxer | boxing | box round by round | round |
any fighting-duel | wrestling, wwe, wrestlers? | wrestling | wrestle one opponent at a time | match |
fighting-duel | stickman, stick | stick-figure fighting | fight stick-figure duels | duel |
fighting-duel | ninjas?, samurai, swords? | sword-dueling | duel with swords, one opponent at a time | duel |
any rhythm-tap | piano | piano | tap piano tiles in time with the song / play songs on piano tiles | song | note=piano tile, beat=piano tile
creature-catch | dragons? | dragon-collecting | hatch dragons | catch | creature=dragon
creature-catch | monsters? | monster-collecting | raise monsters you catch | catch | creature=monster
creature-catch | pok[eé]mon |  | train wild creatures | catch |
city-building | theme parks?, disney, rides, attractions | theme-park | build a theme park ride by ride / draw visitors into a park | day | town=park, street=path, building=ride
city-building | villages?, settlers? | village-building | grow a village house by house | day | town=village
empire-4x | dragons? |  | claim provinces with dragons / expand an empire with dragons | campaign |
empire-4x | westeros, thrones, kingdoms? | kingdom | win a kingdom / hold a kingdom together / conquer a kingdom | campaign | empire=kingdom
social-deduction | impostors?, imposters?, crewmates?, among us |  | find the impostor in the crew / question a crew with one impostor | round |
social-deduction | hide and seek, seek, hiding, paint, camouflage | hide-and-seek | hide in plain sight / blend into the room before the seeker comes | round |
any shed-trick-cards | uno, wild cards? | color-card | match cards by color or number / play your last card before the others | round |
any shed-trick-cards | rummy | rummy | lay down runs before the others | hand |
any shed-trick-cards | spite, malice |  | empty your pile before your rival does | game |
life-sim | cats?, kittens? | cat-life | live a day as a cat / make mischief as a house cat | day |
life-sim | role.?play, roleplay, online city, jobs | role-playing | live a second life in an online city | day |
open-world | driving, gangster, crime, mafia | open-city | drive around an open city | trip |
any logic-grid | sudoku | sudoku | solve sudoku square by square / fill a sudoku without guessing | grid | logic grid=sudoku
logic-grid | minesweeper, mines | minesweeper | clear a minefield by logic | field | logic grid=minefield
logic-grid | nonogram, picross | nonogram | fill in nonograms row by row | picture | logic grid=nonogram
screw-pin | pins? | pin-pulling | pull pins in the safe order | level | screw=pin, unscrew=free
tidy-up | makeover, spa, skin | makeover | restore worn things layer by layer / scrub off years of dirt | job |
`;
