/**
 * Kinds of games that one entry stands for; "any" also where no entry is certain. Columns: entries | words of the title or store text | genre, "=other-entry genre"
 * where another entry’s tables fit better; empty: the entry’s own | what one does / another way | one go | words of the
 * tables that are other words here: tile=candy, "=one~many" where the plural isn’t regular.
 */
export const flavorRows = `
any aim-power-sports | mini golf, golf, golfing, putt | golf | play golf hole by hole / putt across the green | shot=golf shot
any aim-power-sports | pool, billiards, snooker, 8 ball | pool | sink balls at the pool table / play pool shot by shot | shot=pool shot
any aim-power-sports | carrom | carrom | flick carrom pieces into the pockets | shot=carrom shot
any aim-power-sports | fishing, angler | fishing | reel in fish / fish for a bigger catch | shot=cast
any aim-power-sports | bowling | bowling | bowl for strikes | shot=throw
any aim-power-sports | darts | darts | throw darts for an exact score | shot=dart
aim-power-sports | archery, archer, bow | archery | hit the mark with bow and arrow | shot=arrow
aim-power-sports | basketball, hoops, dunk | basketball | shoot hoops / make shots from farther and farther away |
any sports-match | madden, nfl, college football, american football, touchdowns?, quarterback, end ?zone, ball carrier | football | play football games | match=game
any sports-match | soccer, football, fifa, fc mobile, league soccer, penalty | soccer | play soccer matches / go for the winning goal in soccer | point=goal
any sports-match | nba, basketball | basketball | play basketball games | match=game
any sports-match | baseball, mlb | baseball | play baseball inning by inning | match=game, point=run
any sports-match | cricket | cricket | play cricket ball by ball | point=run
any sports-match | tennis | tennis | play tennis point by point |
any sports-match | (?<!air )hockey | hockey | play hockey games | match=game, point=goal
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
match3-swap | goods, groceries, shelf, shelves | match-3 goods | match three of a kind on crowded shelves / clear shelves of goods in threes | tile=item
tile-blast | jelly, jellies |  |  | block=jelly
tile-blast | toys? |  |  | block=toy
tile-blast | fruits? |  |  | block=fruit
tile-blast | gems?, jewels? |  |  | block=gem
sorting | yarn, wool, knit, knitting, unravel | yarn-sorting | sort yarn by color / wind mixed yarn onto spools of one color | piece=ball of yarn~balls of yarn
sorting | water, liquids?, potions?, pour, pouring | water-sorting | pour colors from tube to tube / sort colored water tube by tube | piece=color
sorting | nuts, bolts, screws | nut-sorting | sort nuts onto bolts by color | piece=nut
sorting | marbles?, balls? | ball-sorting | sort balls by color / move balls until each tube holds one color | piece=ball
sorting | coins? | coin-sorting | sort coins stack by stack / move coins until each stack holds one kind | piece=coin
sorting | birds? | bird-sorting | seat birds of the same kind on one branch | piece=bird
sorting | goods, shelf, shelves, groceries | goods-sorting | sort goods shelf by shelf / sort mixed goods by kind / fill each shelf with goods of one kind | piece=item
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
merge-items | hotel, inn |  | merge hotel supplies to fill orders |
merge-items | mansion, renovate, restore, tools? |  | merge tools for repairs / merge tools to restore a house / merge parts into better tools | piece=tool
merge-items | coins? |  | merge coins into more valuable ones | piece=coin
merge-drop | watermelons?, suika, fruits? |  | drop fruit so that matching pieces merge | piece=fruit
merge-drop | balls?, marbles? |  | drop balls so that matching ones merge | piece=ball
merge-drop | 2048, numbers? | number-merging | merge equal numbers into bigger ones | piece=number, in the jar=on the board
tower-defence | zombies? | zombie-defense | stop waves of zombies with towers / hold the road against zombies | enemy=zombie, who gets=that gets
tower-defence | mob | =short-runner mob-battle | send a growing mob past the towers / storm towers with a mob | your crowd=your mob
tower-defence | monsters? |  | stop waves of monsters with towers / defend the road against monsters | enemy=monster, who gets=that gets
tower-defence | aliens? |  | stop waves of aliens with towers | enemy=alien
tower-defence | plants? |  | stop waves of enemies with plants / line up plants against each wave | tower=plant
horde-survival | zombies?, undead | zombie-survival | hold out against a horde of zombies / outlast a growing horde of zombies |
horde-survival | aliens?, swarm |  | hold out against a swarm of aliens | horde=swarm
horde-survival | monsters?, demons? |  | mow down a horde of monsters / hold out against a horde of monsters |
any aimed-shooting | sniper, snipers, sniping | sniper | line up sniper shots / take out each target with one shot | in the firefight=on the job
aimed-shooting | zombies?, undead | zombie-shooting | shoot zombies before they reach you / clear rooms of zombies | enemy=zombie
turn-based-combat | tanks? | tank-battle | fight tank battles turn by turn / aim a shell and brace for the return shot | fighter=tank
battle-royale | planes?, airplanes?, pilots?, jets? | air-combat | shoot down planes until one is left / fight to be the last in the air |
aimed-shooting | tanks? | tank | fight tank against tank from behind cover / line up a shot from your tank |
aimed-shooting | hunting, deer, big game | hunting | track animals for one clean shot | enemy=animal, in the firefight=on the hunt
aimed-shooting | duck, ducks, targets?, range | target-shooting | hit targets before they’re gone | enemy=target, in the firefight=at the shooting range
absorb-grow | hole, holes | black-hole | swallow whatever fits into a black hole / grow a hole until whole buildings fit | swallowed=left too small, rival=rival hole
absorb-grow | snakes?, serpent, worms? | snake | grow a snake longer than all the others / steer a hungry snake | rival=snake, being swallowed=a crash
absorb-grow | fish, shark, sharks | fish | grow by eating smaller fish | rival=fish~fish
absorb-grow | territory, paper.?io | territory | draw loops to claim land / steal ground by circling it | being swallowed=being cut off
aim-and-launch | slingshots?, angry birds, birds? | slingshot | fling birds from a slingshot / aim a slingshot |
aim-and-launch | cannons?, cannonballs? | cannon | knock everything down with a cannon / line up cannon shots |
aim-and-launch | pinball, pegs?, rebounds? | =ball-bounce pinball | aim one ball at a field of pegs / send a ball through the pegs |
aim-and-launch | knife, knives | knife-throwing | throw knives at a turning target | shot=throw
aim-and-launch | skeet, clay | skeet | shoot clay targets out of the air |
any ball-bounce | pinball | pinball | keep a pinball in play / play pinball with two flippers |
ball-bounce | bricks?, breakout | brick-breaking | bounce a ball off bricks until they break |
ball-bounce | coin pusher, coins?, dozer | coin-pushing | push coins over the edge | ball=coin
any physics-play | ragdolls?, buddy, dummy | ragdoll | throw a ragdoll around with whatever is at hand / try every tool on a ragdoll |
physics-play | demolition, demolish, smash[^.]* towers?, castles? | demolition | bring whole towers down with one shot / topple a tower with one shot | set in motion=bring down
physics-play | sandbox, playground | physics-sandbox | build contraptions and set them off / build something and knock it over |
physics-play | water, liquid | =line-drawing water-guiding | dig channels for water / guide water to where it’s needed | line=channel, draw=dig, on the page=in the ground
physics-play | cut the ropes?, rope cutting | rope-cutting | cut ropes in the right order | set in motion=cut
line-drawing | dots? | dot-connecting | connect dots with lines / connect dots of one color |
line-drawing | maze, mazes, paint | maze-painting | paint a whole maze in one go / color every tile of a maze |
hidden-object | differences?, spot the difference | spot-the-difference | find the differences between two pictures | object=difference
word-clues | 4 pics, pics, photos? | picture-guessing | find the word that several pictures have in common | clue=picture
word-clues | charades, headbands?, heads.?up, act out | charades | guess words that friends act out / act out words for friends | clue=mimed word, in the word puzzle=in charades, puzzle=round
word-clues | word ?search, wordsearch, find words | word-search | find hidden words / search a letter grid for words / spot words among letters | clue=hidden word
any word-clues | crosswords? | crossword | fill in crosswords / solve crossword clues |
word-clues | swipe, connect, wordscapes | word-puzzle | connect letters into words that fill a crossword / swipe letters into crossing words | clue=word
word-build | scrabble, words with friends, word battles? |  | spell high-scoring words on a board / lay out words against an opponent |
word-build | swipe, connect |  | swipe letters into words / connect letters into words |
party-minigames | charades, act out, headbands? | charades | guess words that friends act out / act out words for friends |
party-minigames | reflex, reflexes, reaction, brain.training | reflex | take short reflex tests / test your reactions against the clock |
party-minigames | offline, calm, mini.?games, 2 player | mini-game | play one short mini-game after another / beat a friend at quick mini-games |
trivia-quiz | languages?, vocabulary | language-quiz | guess languages and words / answer language questions |
trivia-quiz | flags?, capitals, geography quiz | geography-quiz | guess countries and flags |
trivia-quiz | songs?, music | music-quiz | guess songs from a few notes |
trivia-quiz | math, multiplication, arithmetic | math-quiz | solve sums against the clock / answer math questions | quiz question=sum
any roll-and-move | yahtzee, five dice, skunk, farkle | dice | roll dice for a high score / choose which dice to keep | on the dice board=at the dice table, square=number
any roll-and-move | ludo, parchisi | ludo | race four tokens home by rolling dice |
roll-and-move | monopoly, properties, landlord | property-board | buy properties as you roll / collect rent around a board | square=property
any abstract-board | chess | chess | play chess / outthink an opponent at chess |
any abstract-board | checkers, draughts | checkers | play checkers / jump your opponent’s pieces in checkers |
any abstract-board | marbles? | marble-board | push marbles off the board / push rows of marbles |
any abstract-board | backgammon | backgammon | race pieces home in backgammon |
any pair-match | mahjong, mah ?jong | mahjong-solitaire | clear layered mahjong tiles in pairs / match pairs of mahjong tiles | tile=mahjong tile
pair-match | memory, flip, flipwised? | memory | find pairs of hidden cards | tile=card
any spatial-packing | jigsaws? | jigsaw | fit jigsaw pieces together / put a picture together from jigsaw pieces | item=piece, load=jigsaw, load you pack=jigsaw you finish, in the space you pack=in the jigsaw
colour-by-number | coloring pages, colouring pages, coloring book, free color | coloring-page | fill in coloring pages / color pictures |
colour-by-number | pixels? | pixel-coloring | color pixel pictures / fill in pixel art by number / color pixel art |
point-and-click | text adventures?, interactive fiction, type what | text-adventure | type what you want to do in a text adventure / type your way through a text adventure |
dress-up-design | dolls? | doll-styling | dress dolls / style a doll from a full closet |
dress-up-design | horses? |  | dress up horses for a ride |
dress-up-design | makeup, make-up, makeover, salon | makeover | do makeup for {people:clients} / give {people:clients} a makeover |
dress-up-design | cakes?, cupcakes?, bake, baking, pastry | cake-design | bake and decorate cakes to order / decorate a cake for {people:clients} | outfit=cake, look=cake
dress-up-design | bags?, handbags?, shoes?, sneakers? | fashion-design | design bags and shoes / give a plain bag a pattern of its own | outfit=design, look=design
dress-up-design | room, rooms, house, home, interior | home-design | furnish rooms the way {people:clients} like them / design a home room by room | outfit=room, look=room
orders-service carry-unlock tycoon | pizza, pizzeria | pizza-shop | bake pizza against the clock / serve hot pizza |
orders-service carry-unlock | burgers? | burger-shop | flip burgers against the clock |
orders-service carry-unlock | sushi | sushi-bar | roll sushi against the clock |
orders-service carry-unlock | coffee, barista | coffee-shop | make coffee before customers walk out |
tycoon | supermarkets?, grocery, store manager | supermarket | stock a supermarket / run a supermarket |
tycoon | hotels? | hotel | grow a small hotel into a chain |
tycoon | zoo, park | park | build a park that visitors love |
idle-accumulation tycoon | vlogger, streamer, influencer | idle video-maker | film videos that earn overnight / grow a video channel |
idle-accumulation | mine, mining, miners? | idle mining | let miners dig while you’re away |
idle-accumulation | pixels?, drawing, draw | idle drawing | draw pixel art tap by tap / let brushes paint while you’re away |
idle-accumulation | coins? |  | let coins pile up while you’re away |
idle-accumulation | snow, frost, ice, furnace, whiteout |  | keep a furnace burning while the snow comes down |
idle-accumulation | farm, juice, fruits? | idle farming | let a small farm earn while you’re away |
survival-craft | zombies?, undead, apocalypse | zombie-survival | keep zombies out of your shelter / scavenge among zombies |
survival-craft | snow, frost, frozen, ice, whiteout | frozen-survival | keep a camp alive in the snow |
survival-craft | islands?, raft, ocean | island-survival | survive on an island with what you craft |
survival-craft | dinosaurs?, dino, ark | dinosaur-survival | survive among dinosaurs |
any vehicle-sim | parking(?! jams?) | parking | park cars in tight spots / back a car into the last free spot |
vehicle-sim | trucks?, trucker | truck-driving | haul loads in a big truck / back a truck into tight docks |
vehicle-sim | bus, buses | bus-driving | drive a bus from stop to stop |
vehicle-sim | trains?, railway | train-driving | drive a train from station to station |
vehicle-sim | planes?, flight, airplanes?, pilot | flying | land a plane without a scratch | on the road=in the air
vehicle-sim | tractors?, farming | tractor-driving | work the fields with a tractor |
vehicle-sim | taxi, cab | taxi-driving | drive passengers across town |
any circuit-racing | motorcycles?, motorbikes?, moto, motocross, dirt bikes? | motorcycle-racing | race motorcycles flat out |
circuit-racing | karts? | kart-racing | race karts |
circuit-racing | umamusume, horses?, derby | horse-racing | train for the derby / train for race day | a crash=a bad start, brake=hold back, vehicle=runner
circuit-racing | formula, f1 |  | race formula cars lap after lap |
drift-stunt | snowboard, snowboarding, ski, skiing | snowboarding | ride a snowboard and land tricks | vehicle=snowboard
drift-stunt | skateboard, skateboarding, skate, skater | skateboarding | ride a skateboard and land tricks | vehicle=skateboard
drift-stunt | motorcycles?, motorbikes?, moto, motocross, dirt bikes?, bikes? | motorcycle-stunt | ride a motorcycle over obstacles and land stunts | vehicle=motorcycle
endless-runner | sled, sledding, ski, skiing, snowboard | downhill | race downhill past trees / slide downhill without stopping | on the run=on the slope
endless-runner | dragons? |  | fly a little dragon past obstacles / fly a dragon as far as you can |
endless-runner | subway, trains? |  | run along the tracks past trains |
endless-runner | traffic, highway | traffic-dodging | weave through traffic without braking |
fighting-duel | superhero(?:es)?, super heroes, marvel, heroes and villains | superhero-fighting | fight superhero duels blow by blow / win one-on-one fights with superheroes |
any fighting-duel | boxing, boxer | boxing | box round by round |
any fighting-duel | wrestling, wwe, wrestlers? | wrestling | wrestle one opponent at a time |
fighting-duel | stickman, stick | stick-figure fighting | fight stick-figure duels |
fighting-duel | ninjas?, samurai, swords? | sword-dueling | duel with swords, one opponent at a time |
any rhythm-tap | piano | piano | tap piano tiles in time with the song / play songs on piano tiles | note=piano tile, beat=piano tile
creature-catch | dragons? | dragon-collecting | hatch and raise dragons | creature=dragon
creature-catch | monsters? | monster-collecting | catch and raise monsters | creature=monster
creature-catch | pok[eé]mon |  | train wild creatures |
city-building | theme parks?, disney, rides, attractions | theme-park | build a theme park ride by ride / build rides that draw visitors | town=park, street=path, building=ride
city-building | villages?, settlers? | village-building | grow a village house by house | town=village
empire-4x | dragons? |  | claim provinces with dragons / expand an empire with dragons |
empire-4x | westeros, thrones, kingdoms? | kingdom | win a kingdom / hold a kingdom together / conquer a kingdom | empire=kingdom
social-deduction | impostors?, imposters?, crewmates?, among us |  | find the impostor in the crew / question the crew to find the impostor |
social-deduction | hide and seek, seek, hiding, paint, camouflage | hide-and-seek | hide in plain sight / blend into the room before the seeker comes |
any shed-trick-cards | uno, wild cards? | color-card | match cards by color or number / play your last card before the others |
any shed-trick-cards | rummy | rummy | lay down sets and runs before the others do |
any shed-trick-cards | spite, malice |  | empty your pile before your rival does |
life-sim | cats?, kittens? | cat-life | live a day as a cat / make mischief as a house cat |
life-sim | role.?play, roleplay, online city, jobs | role-playing | live a second life in an online city |
open-world | driving, gangster, crime, mafia | open-city | drive around an open city |
any logic-grid | sudoku | sudoku | solve sudoku puzzles square by square / fill in sudoku grids | logic grid=sudoku grid
logic-grid | minesweeper, mines | minesweeper | clear a minefield by logic | on the logic grid=in the minefield
logic-grid | nonogram, picross | nonogram | fill in nonograms row by row | logic grid=nonogram
screw-pin | pins? | pin-pulling | pull pins in the safe order | screw=pin, unscrew=free
tidy-up | makeover, spa, skin | makeover | clean and restore layer by layer / scrub until everything looks fresh |
`;
