/**
 * Kinds of games that one entry stands for; "any" also where no entry is certain. Columns: entries | words of the title or store text | genre, "=other-entry genre"
 * where another entry’s tables fit better; empty: the entry’s own | what one does / another way | one go | words of the
 * tables that are other words here: tile=candy, "=one~many" where the plural isn’t regular.
 */
export const flavorRows = `
any aim-power-sports | mini.?golf, putt putt, crazy golf, miniature golf | mini-golf | putt a ball around obstacles on mini-golf holes / play mini-golf hole by hole | shot=putt
any aim-power-sports | golf, golfing, putt | golf | play golf hole by hole / ? aim golf shots and use power-ups / ? putt across the green | shot=golf shot
any aim-power-sports | pool, billiards, snooker, 8 ball | pool | sink balls at the pool table / play pool shot by shot | shot=pool shot
any aim-power-sports | carrom | carrom | flick carrom pieces into the pockets | shot=carrom shot
any aim-power-sports | fishing, angler | fishing | place each cast to reel in bigger fish / reel in fish cast by cast | shot=cast
any aim-power-sports | bowling | bowling | bowl for strikes throw by throw / aim each throw for a strike | shot=throw
any aim-power-sports | darts | darts | throw darts for an exact score | shot=dart
aim-power-sports | archery, archer, bow | archery | hit the mark with bow and arrow | shot=arrow
any aim-power-sports | table tennis, ping.?pong | table-tennis | play table tennis point by point |
aim-power-sports | basketball, hoops, dunk | basketball | shoot hoops / make shots from farther and farther away |
any sports-match | madden, nfl, college football, american football, touchdowns?, quarterback, end ?zone, ball carrier | football | play football games and score points / score more points than the other football team / ? run past tacklers to the end zone / ? dodge tacklers and run for touchdowns / ? call plays and throw passes for touchdowns | match=game
any sports-match | soccer, football, fifa, fc mobile, league soccer, penalty | soccer | play soccer matches / go for the winning goal in soccer / ? play five-a-side soccer / ? play soccer with superpowers / ? take free kicks and score goals / ? take penalty kicks | point=goal
any sports-match | nba, basketball | basketball | play basketball games and score points / score more points than the other basketball team / ? dunk in arcade basketball games | match=game
any sports-match | baseball, mlb | baseball | score runs in baseball, inning by inning / play baseball and score more runs than the other team | match=game, point=run
any sports-match | cricket | cricket | score runs in cricket, ball by ball / play cricket and score more runs than the other team | point=run
any sports-match | gymnastics?, gymnasts? | gymnastics | perform gymnastics routines for points / ? perform gymnastics routines and win medals | match=event
any sports-match | athletics, track and field, summer games, winter games, olympics?, decathlon | athletics | compete in one sports event after another / run, jump and throw for medals | match=event
any sports-match | volleyball | volleyball | play volleyball point by point |
any sports-match | badminton | badminton | play badminton point by point |
any sports-match | rugby | rugby | play rugby matches and score tries | point=try
any sports-match | tennis | tennis | play tennis point by point |
any sports-match | (?<!air )hockey | hockey | score goals in hockey games / play hockey for the winning goal | match=game, point=goal
team-management | nfl, pro football, college football, american football, quarterback, touchdowns? | football-management | draft a football roster / pick a football lineup for game day / ? draft a football roster for a perfect season |
team-management | soccer, football, fifa, striker | soccer-management | manage a soccer club / pick the starting eleven for match day / ? manage a soccer club through a season |
team-management | nba, basketball, hoops | basketball-management | draft a basketball roster / ? draft a basketball roster for a perfect season |
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
sorting | yarn, wool, knit, knitting, unravel | yarn-sorting | sort yarn by color / ? wind yarn onto spools of one color / ? unravel knitted objects and sort the yarn by color | piece=ball of yarn~balls of yarn
sorting | water, liquids?, potions?, pour, pouring | water-sorting | pour colors from tube to tube / sort colored water tube by tube | piece=color
sorting | conveyors?, conveyor belt | conveyor-sorting | send items by conveyor to where they belong / keep a conveyor moving by sorting items | piece=item
sorting | nuts, bolts, screws | nut-sorting | sort nuts onto bolts by color | piece=nut
sorting | marbles?, balls? | ball-sorting | sort balls by color / ? move balls until each tube holds one color / ? release balls onto a conveyor and sort them by color / ? release marbles onto a conveyor and sort them by color | piece=ball
sorting | coins? | coin-sorting | move coins until each stack holds one kind / sort coins by kind / ? sort coins stack by stack | piece=coin
sorting | birds? | bird-sorting | seat birds of the same kind on one branch | piece=bird
sorting | goods, shelf, shelves, groceries | goods-sorting | sort items shelf by shelf / sort mixed items by kind / fill each shelf with items of one kind | piece=item
sorting | slinky, rings?, hoops? | ring-sorting | sort rings by color / ? sort rings by color, stack by stack | piece=ring
sorting | cars?, garages?, parking, traffic | car-sorting | sort cars by color / send each car to its garage / park cars of one color together | piece=car
sorting | pack, luggage, boxes | box-sorting | sort items into the right boxes | piece=item
sorting | coffee, cups?, barista | cup-sorting | sort cups by color / ? sort cups by color onto trays / ? pour drinks between tubes until each holds one color / ? sort drinks by color | piece=cup
any queue-jam | arrows? | arrow-puzzle | send arrows off in the right order / clear a board of arrows / ? free arrows without a collision | in the jam=on the board, car=arrow, jam=board
queue-jam | bus, buses, passengers? | bus-jam | send buses off in the right order / fill each bus with passengers of its color | car=bus~buses
queue-jam | pixels?, flow | color-queue | send colors off in the right order / choose which color goes next | car=color, jam=queue
block-placement | gates?, color.coded, exits?, slide blocks, slide the blocks?, sliding blocks?, no filling rows, color block jam | =queue-jam block-sliding | slide colored blocks to the gates of their color / get each block to its matching gate | in the jam=on the board, car=block, jam=board
any block-placement | roll(?:ing)? (?:the |a |your )?(?:block|cube), (?:block|cube).rolling | =queue-jam block-rolling | roll a block across tiles and drop it into the hole / roll a block to the goal without falling off | in the jam=on the board, car=block, jam=board, exit=goal
any block-placement | hexa(?:gon)?, hexa blocks?, tangrams?, fit them all, fit all the blocks, polygrams? | =spatial-packing shape-fitting | fit all the shapes into a frame / ? drag blocks until all of them fit in the frame | item=shape, load you pack=puzzle you solve, load=puzzle, in the space you pack=in the frame
any block-placement | tetris, tetrimino, tetriminos, falling (?:blocks?|pieces?) | falling-block | drop falling blocks into place / ? stack falling blocks into full rows / ? turn falling blocks and drop them into place |
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
tower-defence | plants?.{1,30}zombies?, zombies?.{1,30}plants? | plant-defense | plant defenders to stop zombies before they reach your house / line up plants against waves of zombies | enemy=zombie, who gets=that gets, at your towers=in the garden, tower=plant
tower-defence | traps, setting traps, set traps, dungeon keeper | trap-defense | set traps to stop enemies who invade / build traps against waves of enemies | at your towers=in the dungeon, tower=trap
tower-defence | pvp tower defen[sc]e, head.to.head tower defen[sc]e, send[^.]*against your opponents?, against your opponent, versus tower defen[sc]e | tower-battle | build towers and send attackers against a rival’s defenses / stop a rival’s attackers with towers and send your own |
tower-defence | zombies? | zombie-defense | stop waves of zombies with towers / hold out against zombies with towers | enemy=zombie, who gets=that gets
tower-defence | mob | =short-runner mob-battle | lead a growing crowd through gates and into battle / grow a crowd at every gate / ? storm towers with a growing crowd | your crowd=your mob
tower-defence | monsters? |  | stop waves of monsters with towers / defend the road against monsters | enemy=monster, who gets=that gets
tower-defence | aliens? |  | stop waves of aliens with towers | enemy=alien
tower-defence | plants? |  | stop waves of enemies with plants / line up plants against each wave | tower=plant
horde-survival | zombies?, undead | zombie-survival | hold out against a horde of zombies / fight zombies that come in growing hordes | enemy=zombie
horde-survival | aliens?, swarm |  | hold out against a swarm of alien enemies | horde=swarm
horde-survival | monsters?, demons? |  | mow down a horde of monster enemies / hold out against enemies in a horde of monsters |
aimed-shooting | gun simulat(?:ion|or)s?, gun collection, gun sounds, gun club, gun builder, weapon simulator | gun-simulation | try out one gun after another / take guns apart and fire them at targets | enemy=target
any aimed-shooting | sniper, snipers, sniping | sniper | line up sniper shots at enemies / take out each enemy with one shot | in the firefight=on the job
aimed-shooting | zombies?, undead | zombie-shooting | shoot zombies before they reach you / clear rooms of zombies | enemy=zombie
aimed-shooting | multiplayer fps, multiplayer shooter, pvp shooter, ranked multiplayer, competitive fps, team shooter, hero shooter, arena shooter | multiplayer-shooting | shoot rival players in matches / win gunfights against rival players / ? shoot rival players in team matches / ? fight rival teams of players and capture points | enemy=rival player, mission=match
aimed-shooting | third.person shooter, run.and.gun, first.person shooter, fps | action-shooting | run and shoot your way through enemies / ? run and shoot your way past aliens / ? shoot your way through a story in first person |
turn-based-combat | chess |  | fight enemies turn by turn on a board |
turn-based-combat | tanks? | tank-battle | fight enemy tanks turn by turn / aim a shell at the enemy and brace for the return shot | fighter=tank
battle-royale | planes?, airplanes?, pilots?, jets? | air-combat | shoot down rivals until one plane is left / outfly every rival to be the last in the air |
aimed-shooting | tanks? | tank | fight enemy tanks from behind cover / line up shots at enemies from your tank |
aimed-shooting | hunting, deer, big game | =aim-and-launch hunting | track animals and take one clean shot after another / wait for a clean shot at an animal | target=animal, at the target=on the hunt
aimed-shooting | duck, ducks, targets?, range | =aim-and-launch target-shooting | take careful shots at targets / hit targets shot by shot before they’re gone | at the target=at the shooting range
absorb-grow | other holes, rival holes, hole battle, bigger holes, battle[^.]* holes?, outgrow[^.]* holes? | black-hole | swallow whatever fits into a black hole and outgrow rival holes / grow a hole until it is bigger than rival holes | swallowed=left too small, rival=rival hole
absorb-grow | hole, holes | black-hole | swallow whatever fits into a black hole / move a hole under objects to swallow them / ? swallow only the objects you need to win / ? swallow everything in a level and beat the clock | outgrowing a rival that was ahead=swallowing what was too big before, outgrow a rival=swallow something big, being swallowed=leaving something behind, rival=object, in the arena=in the level
absorb-grow | snakes?, serpent, worms? | snake | grow a snake longer than all the others / ? eat dots to grow a snake / steer a hungry snake and grow | rival=snake, being swallowed=a crash
absorb-grow | fish, shark, sharks | fish | grow by eating smaller fish | rival=fish~fish
absorb-grow | territory, paper.?io | territory | draw loops to claim land from rivals / steal ground from rivals by circling it | being swallowed=being cut off
aim-and-launch | slingshots?, angry birds, birds? | slingshot | fling birds from a slingshot / aim a slingshot |
aim-and-launch | cannons?, cannonballs? | cannon | knock everything down with a cannon / line up cannon shots |
aim-and-launch | pegs?, rebounds? | =ball-bounce peg-bouncing | aim one ball at a field of pegs / send a ball through the pegs |
aim-and-launch | knife, knives | knife-throwing | throw knives at a turning target | shot=throw
aim-and-launch | skeet, clay | skeet | take careful shots at clay targets in the air / shoot clay targets shot by shot |
any ball-bounce | pegs?, pachinko, plinko | peg-bouncing | send a ball through the pegs / drop a ball and let it bounce off the pegs / ? lock the angle and the power, then send a ball through the pegs |
any ball-bounce | pinball | pinball | keep a pinball in play / play pinball / ? play pinball with two flippers / ? play pinball on one table after another |
ball-bounce | bricks?, breakout | brick-breaking | bounce a ball off bricks until they break |
ball-bounce | coin pusher, coins?, dozer | coin-pushing | push coins over the edge | ball=coin
physics-play | wooden tower, tower of blocks, block tower, remov[^.]*blocks?[^.]* tower, pull[^.]*blocks?[^.]* tower | tower-pulling | pull blocks from a tower without toppling it / take blocks out of a tower one by one | object=block
any physics-play | ragdolls?, buddy, dummy | ragdoll | throw objects at a ragdoll / try every object on a ragdoll / ? punch, kick and stretch a ragdoll / ? punch, toss and stretch a ragdoll / ? punch, kick and throw a ragdoll |
physics-play | demolition, demolish, smash[^.]* towers?, castles? | demolition | topple towers and other objects / bring down towers of stacked objects | set in motion=bring down
physics-play | sandbox, playground | =sandbox-build physics-sandbox | build contraptions and set them off / build contraptions and knock them over | building=contraption, in the world you build=in the sandbox
physics-play | water, liquid | =line-drawing water-guiding | dig channels for water / guide water to where it’s needed | line=channel, draw=dig, on the page=in the ground
physics-play | cut the ropes?, rope cutting | rope-cutting | cut ropes so that objects fall where you want them | set in motion=cut
line-drawing | dots? | dot-connecting | connect dots with lines / connect dots of one color |
line-drawing | maze, mazes, paint | maze-painting | paint a maze line by line / fill every line of a maze with color |
hidden-object | differences?, spot the difference | spot-the-difference | find the differences between two pictures | object=difference
word-clues | 4 pics, pics, photos? | picture-guessing | find the word that several pictures have in common | clue=picture
word-clues | charades, headbands?, heads.?up, act out | charades | guess words in charades / act out words for others to guess / ? guess the word on your forehead from the clues of friends | clue=mimed word, in the word puzzle=in charades, puzzle=round
word-clues | word ?search, wordsearch, find words | word-search | find hidden words / search a letter grid for words / spot words among letters | clue=hidden word
any word-clues | crosswords? | crossword | fill in crosswords / solve crossword clues / ? form words on a crossword grid against a rival / ? solve crosswords in real time against a rival |
word-clues | swipe, connect, wordscapes | word-puzzle | connect letters into words that fill a crossword / swipe letters into crossing words | clue=word
word-build | scrabble, words with friends, word battles? |  | spell high-scoring words on a board / lay out words against an opponent |
word-build | find hidden words, hidden words, word.?search, letter grid | word-search | find hidden words in a grid of letters / ? find hidden words and slide your finger over the letters / swipe hidden words in a grid | in the word puzzle=in the letter grid
word-build | swipe, connect |  | swipe letters into words / connect letters into words |
party-minigames | charades, act out, headbands? | charades | guess words in charades / act out words for others to guess / ? guess the word on your forehead from the clues of friends |
party-minigames | reflex, reflexes, reaction, brain.training | reflex | win quick reaction contests / take reaction tests and win contests |
party-minigames | offline, calm, mini.?games, 2 player | mini-game | play one short mini-game after another / play mini-games / ? play mini-games with friends / ? beat a friend in mini-games | contest=mini-game, in the contests=in the mini-games
trivia-quiz | languages?, vocabulary | language-quiz | guess languages and words / answer language questions |
trivia-quiz | flags?, capitals, geography quiz | geography-quiz | find the right answer to flags and countries |
trivia-quiz | songs?, music | music-quiz | guess songs and artists / guess songs from short clips / ? guess the title or the artist of a song |
trivia-quiz | math, multiplication, arithmetic | math-quiz | solve sums / answer math questions / ? solve sums against the clock | quiz question=sum
any roll-and-move | yahtzee, five dice, skunk, farkle | dice | roll dice and choose which to keep / roll dice for scoring combinations | on the dice board=at the dice table, square=number
coin-raid | dice, board | dice-raid | roll the dice, raid others and build up your village | spin=roll
any roll-and-move | ludo, parchisi | ludo | roll dice to race four tokens home square by square |
any roll-and-move | dice merge, combine dice, merge dice | =merge-items dice-merging | merge equal dice into higher ones | piece=die~dice
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
dress-up-design | fashion contest, fashion show, runway, avatar, styling contest | fashion | style outfits, hair and makeup / put outfits together for a fashion show / ? style an avatar with outfits, hair and makeup |
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
vehicle-sim | excavators?, cranes?, bulldozers?, heavy machinery, construction vehicles? | heavy-machinery | operate excavators and cranes / ? operate excavators, cranes and trucks / load and move things with heavy machines | vehicle=machine
vehicle-sim | trucks?, trucker | truck-driving | haul loads in a big truck / drive a loaded truck / ? haul loads through tight turns |
vehicle-sim | bus, buses | bus-driving | drive a bus from stop to stop / drive passengers around in a bus |
vehicle-sim | trains?, railway | train-driving | drive a train from station to station / run a train on time |
vehicle-sim | planes?, flight, airplanes?, pilot | flying | fly a plane and land it / ? take off, fly and land a plane | on the road=in the air
vehicle-sim | open.world[^.]*driv\\w+, open.world[^.]*cars?, driv\\w+[^.]*open.world, cars?[^.]*open.world, open city, free.?roam(?:ing)?, free driving | free-driving | drive freely around an open city / ? drift and drive around an open city / ? drive, drift and crash in an open city |
vehicle-sim | tractors?, farming | tractor-driving | work the fields with a tractor / drive a tractor in the fields |
vehicle-sim | taxi, cab | taxi-driving | drive passengers across town / pick up passengers and take them where they want to go |
any circuit-racing | drag rac(?:ing|es?|ers?), gear shifts?, quarter.mile | drag-racing | race on a straight road and shift gears in time / win drag races by shifting gears at the right moment | when to brake and when to pass=when to shift gears, corner=gear shift, brake=shift down, on the track=on the drag strip, a pass just before the finish=a perfect last gear shift
any circuit-racing | hill.?climb(?:ing)?, uphill racing, climb hills, bumpy hills | hill-climb | balance gas and brake over bumpy hills without tipping over / drive over hills as far as you can | when to brake and when to pass=when to use gas and brake, corner=hill, on the track=on the hills, rivals right behind you=fuel that runs low, a pass just before the finish=a landing that almost went wrong
any circuit-racing | downhill rac\\w+, race downhill, downhill karts?, soapbox | downhill-racing | race downhill to the finish / ? race karts downhill and use powers / ? race karts downhill |
any circuit-racing | motorcycles?, motorbikes?, moto, motocross, dirt bikes? | motorcycle-racing | race motorcycles / win motorcycle races / ? lean a motorcycle into every corner of a race |
circuit-racing | karts? | kart-racing | race karts / ? race karts and fire items at rivals / ? race karts downhill / ? race karts and use power-ups against rivals / ? race karts and use special powers |
circuit-racing | umamusume, horses?, derby | horse-racing | train for the derby / train for race day | a crash=a bad start, brake=hold back, vehicle=runner
circuit-racing | formula, f1 |  | race formula cars |
circuit-racing | boats?, jet.?ski, powerboats? | boat-racing | race boats to the finish / ? race boats over waves and land stunts | vehicle=boat
any circuit-racing | street rac(?:ing|es?|ers?) | street-racing | race cars through the streets / ? win street races and tune your cars / ? race through the streets and escape the police |
circuit-racing | rally (?:rac|car|stage|driv)[a-z]* | rally | race rally stages against the clock / race cars over rough roads | race=stage
circuit-racing | off.?road | off-road racing | race over rough ground / race off-road to the finish |
drift-stunt | taxis?, cabs?, fares | =vehicle-sim taxi-driving | drive passengers through traffic to where they want to go / ? drive fares through traffic in time / pick up passengers and race them through traffic |
drift-stunt | parkour, free.?running, backflips? | =platforming parkour | chain flips and land every jump / land one jump after another |
drift-stunt | snowboard, snowboarding, ski, skiing | snowboarding | ride a snowboard and land one stunt after another | vehicle=snowboard
drift-stunt | skateboard, skateboarding, skate, skater | skateboarding | ride a skateboard and land one stunt after another | vehicle=skateboard
drift-stunt | motorcycles?, motorbikes?, moto, motocross, dirt bikes?, bikes? | motorcycle-stunt | ride a motorcycle over obstacles and land stunts | vehicle=motorcycle
endless-runner | flip(?:ping)? gravity, gravity.flip\\w*, switch(?:ing)? gravity, revers\\w+ gravity, chang\\w+ gravity | gravity-flipping | flip gravity to run on floor and ceiling / run and flip gravity to dodge obstacles |
endless-runner | cross(?:ing)? (?:the |busy )?(?:roads?|streets?|rivers?), across (?:busy )?roads, road.cross\\w+ | road-crossing | hop across busy roads without being hit / hop step by step across roads and rivers | obstacle=car
endless-runner | swing from (?:rope|building|hook|point|vine)s?, swinging from, grappling hook, rope swing\\w* | swinging | swing from one hold to the next without falling / swing as far as you can | obstacle=gap, on the run=on the swing
endless-runner | motorcycles?, motorbikes?, motocross, dirt bikes?, mountain bikes? | motorbike | steer a motorbike past one obstacle after another / ? steer a motorbike down a mountain past rocks and traffic / ? steer a motorbike downhill past obstacles |
endless-runner | mountainside, down a mountain, down the mountain, downhill | downhill | steer downhill past one obstacle after another / ? steer down a mountain past rocks and traffic | on the run=on the slope
endless-runner | jet.?pack, spaceship, helicopter, airplane, flap(?:ping)? | flying | fly past one obstacle after another / fly as far as you can past obstacles | on the run=in the air
endless-runner | sled, sledding, ski, skiing, snowboard | downhill | race downhill past one obstacle after another / slide downhill and dodge every obstacle | on the run=on the slope
endless-runner | rolling ball, ball roll\\w*, roll (?:the|a|your) ball | ball-rolling | roll a ball past one obstacle after another |
endless-runner | dragons? |  | fly a little dragon past obstacles / fly a dragon as far as you can |
endless-runner | subway, trains? |  | run along the tracks and dodge trains and other obstacles |
endless-runner | traffic, highway | traffic-dodging | weave through traffic and dodge every obstacle |
fighting-duel | superhero(?:es)?, super heroes, marvel, heroes and villains | superhero-fighting | fight superhero duels against one opponent at a time / beat opponents one-on-one with superheroes |
any fighting-duel | boxing, boxer | boxing | box against one opponent at a time |
any fighting-duel | wrestling, wwe, wrestlers? | wrestling | wrestle one opponent at a time |
fighting-duel | stickman, stick | stick-figure fighting | fight stick-figure duels against one opponent at a time |
fighting-duel | ninjas?, samurai, swords? | sword-dueling | duel with swords, one opponent at a time |
platforming | rhythm.based, to the beat, rhythm platformer, auto.?run\\w* | rhythm-platforming | jump past spikes to the beat / tap to jump over one spike after another / ? tap to jump and fly past spikes to the beat | on the run=in the level
platforming | troll game, hidden traps, sudden traps, full of traps, unfair, every trap | trap-platforming | jump through levels full of sudden traps / ? jump past spikes and hidden traps to the door |
platforming | springy, ever higher, jump as high, bounc\\w+ (?:up|higher), higher and higher, highest jump, jump(?:ing)? upwards? | upward-jumping | bounce ever higher from platform to platform / jump from platform to platform without falling |
any rhythm-tap | piano | piano | tap piano tiles in time with the song / play songs on piano tiles | note=piano tile, beat=piano tile
creature-catch | dragons? | dragon-collecting | hatch and raise dragons | creature=dragon
creature-catch | monsters? | monster-collecting | catch and raise monsters | creature=monster
creature-catch | cats? (?:to )?(?:visit|come)\\w*, attract cats, visiting cats | cat-collecting | put out food and toys and wait for cats to visit / collect cats that come to your yard | creature=cat
creature-catch | pok[eé]mon |  | train wild creatures |
city-building | theme parks?, disney, rides, attractions | theme-park | build a theme park / build rides that draw visitors | town=park, street=path, building=ride
city-building tycoon | build[^.]* floors?, new floors?, floor by floor, skyscrapers?, tower of (?:shops|floors) | tower-building | add floor after floor to a tower / ? stack floors on a tower and staff its shops / ? build new floors and attract people to the tower | town=tower, street=floor, building=floor, in the city=in the tower
city-building | shelters?, survivors?, colony, colonies, settlements?, vault | settlement | build up a settlement and give its people work / run a settlement and gather what it needs / ? gather resources and grow a settlement into a city | city=settlement, town=settlement
city-building | kingdoms? | kingdom | build up a kingdom / build and decorate a kingdom / ? produce goods and decorate a kingdom | in the city=in the kingdom, town=kingdom
city-building | villages?, settlers? | village-building | grow a village / build up a village and its people | town=village
empire-4x | dragons? |  | build up cities and raise dragons for war / expand an empire with dragons |
empire-4x | world war, napoleonic, historical battles, wwii, ww2 | war-strategy | lead armies into historical battles / command armies in war / ? command armies turn by turn / ? fight historical battles with generals and armies | city=position
empire-4x | westeros, thrones, kingdoms? | kingdom | build up a kingdom and its army / ? conquer a kingdom and its cities / ? lead the army of a kingdom and take cities | empire=kingdom
social-deduction | impostors?, imposters?, crewmates?, among us |  | find out which player is the impostor / question other players to find the impostor |
social-deduction | hide and seek, seek, hiding, paint, camouflage | hide-and-seek | hide from other players / blend into your surroundings so that nobody finds you / ? paint yourself to blend into the room / ? paint your character to blend into the environment |
any shed-trick-cards | uno, wild cards? | color-card | match cards by color or number / play your last card before the others |
any shed-trick-cards | rummy | rummy | lay down your cards in sets and runs before the others do |
any shed-trick-cards | spite, malice |  | play all your cards before your rival does |
life-sim | talking, virtual cat, virtual pet, take care of him, take care of her | pet-care | feed, wash and play with a pet / look after a pet day by day | character=pet
life-sim | (?:cheetah|wolf|wolves|lion|tiger|bear|fox|deer|horse|shark|dinosaur|animal|wild) simulator, life of an? (?:cheetah|wolf|lion|tiger|bear|fox|animal|dog|horse), as a wild animal, hunt prey | animal-life | live as a wild animal and hunt for food / hunt, explore and look after your young | character=animal
life-sim | famil(?:y|ies)[^.]*(?:children|generations?|adopt), adopt[^.]*(?:person|people|family), villagers, raise children | family-life | guide a family from day to day / look after a family and raise its children / ? adopt children and raise a family |
life-sim | cats?, kittens? | cat-life | live the life of a cat / make mischief as a cat |
life-sim | role.?play, roleplay, online city, jobs | role-playing | live the life of a character in an online city |
open-world | driving, gangsters?, gangs?, crimes?, mafia | open-city | drive around an open city and take on jobs / roam an open city by car / ? steal cars and take on jobs in an open city / ? fight gangs and drive around an open city |
any casino-cards | (?:slots?|poker|blackjack).{1,40} (?:poker|blackjack|slots), casino games | casino | bet at casino tables / play one casino game after another |
any casino-cards | blackjack, black jack | blackjack | get closer to 21 than the dealer / play blackjack against the dealer / ? count cards and bet on blackjack |
any casino-cards | poker, hold.?em, omaha | poker | play poker and bet on your hand / bluff and bet on poker hands / ? play poker in tournaments |
any casino-cards | baccarat | baccarat | bet on the player or the banker at baccarat |
any casino-cards | roulette | roulette | bet on numbers and spin the roulette wheel | cards=numbers, card=number, hand=spin
solitaire | (?:[a-z]+ )?tri.?peaks(?: solitaire)?, three peaks | TriPeaks-solitaire | clear peaks of cards that are one rank higher or lower / play TriPeaks solitaire, one rank up or down at a time |
solitaire | golf solitaire, fairway, one card higher or lower, one higher or (?:one )?lower | golf-solitaire | clear the board with cards one higher or lower / play each card on one that is a rank higher or lower |
solitaire | spider | Spider-solitaire | build suits from king to ace in Spider solitaire / sort columns of cards into whole suits |
solitaire | (?:[a-z]+ )?freecell(?: solitaire)?, free cell | FreeCell-solitaire | sort a deck by suit with four free cells / play FreeCell solitaire card by card |
solitaire | pyramid | pyramid-solitaire | clear a pyramid of cards in pairs that add up to 13 |
solitaire | real cash, win real money, for real money, cash prizes, win cash, cash games?, cash tournaments? | solitaire-race | race others through the same solitaire deal / play solitaire faster than your opponents with the same deck |
solitaire | (?:[a-z]+ )?klondike(?: solitaire)? | Klondike-solitaire | build four suits from ace to king in Klondike solitaire / play Klondike solitaire card by card / ? play Klondike solitaire and grow a garden |
idle-accumulation | tap to (?:attack|slay|defeat|kill|fight|hit), tap[^.]* monsters, tap[^.]* titans, tap[^.]* bosses, clicker rpg | tap-battle | tap to defeat monsters and buy upgrades / ? tap to attack and hire heroes who fight for you / ? tap to slay monsters and hire heroes |
idle-accumulation | elections?, presidents?, politic(?:s|ians?|al) | political clicker | tap for campaign money and rise to higher offices / ? tap for votes and rise to higher offices |
idle-accumulation | swip(?:e|ing)[^.]*(?:money|cash|bills|pile), (?:money|cash|bills)[^.]*swip(?:e|ing) | money-swiping | swipe money off a pile as fast as you can and buy upgrades |
branching-story | text messages?, messages?[^.]*(?:answer|reply|survivor|astronaut), stranded, real.time[^.]*(?:story|adventure) | message-story | answer messages and decide what somebody far away does next | character=survivor
branching-story | dictator, reigns, your reign, your subjects, factions?, rulers? | ruler-story | decide on each request and keep every side content / rule by one decision after another / ? make decisions and keep every faction from toppling you |
brain-teaser | pranks?, trolls?, memes? | prank-puzzle | touch the right things in silly scenes to play pranks / find the silly solution in each scene | riddle=scene
point-and-click | room escape, escape rooms?, escape games?, locked room, trapped in, escape from | escape-room | search rooms for clues and open locks / find objects and clues to get out / ? find the items and solve the mysteries to escape / ? find items and solve riddles to escape from a room | puzzle you solve=lock you open
any logic-grid | queens puzzle, queens game, star battle, each section, each region, each row and column, no two[^.]*touch | queens-puzzle | place one piece in each section so that no two touch / place one piece in each row, column and section | square=piece, logic grid=grid
any logic-grid | sudoku | sudoku | solve sudoku puzzles square by square / fill in sudoku grids | logic grid=sudoku grid
logic-grid | minesweeper, mines | minesweeper | clear a minefield square by square | on the logic grid=in the minefield
logic-grid | nonogram, picross | nonogram | fill in nonograms square by square | logic grid=nonogram
screw-pin | pins? | pin-pulling | pull pins in the safe order | screw=pin, unscrew=free
tidy-up | makeover, spa, skin | makeover | clean and restore things spot by spot / scrub every spot until everything looks fresh |
`;
