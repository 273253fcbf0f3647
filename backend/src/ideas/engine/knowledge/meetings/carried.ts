/**
 * What one mechanic clears away lets loose what the other has to deal with: "every {piece} {content}: {release}, and
 * {loose}; leave it, and {stuck}".
 * Columns: id | piece with its verb | how it is released | what happens when it stays · and: id | content | loose (a clause).
 */
export const holdRows = `
match3-swap | tile on the match-3 board hides | match it / clear it | the board locks up around it / you run out of moves
tile-blast | block on the color-blast board hides | blast it | the board fills with what you can’t tap
bubble-shooter | bubble on the ceiling hides | pop it / shoot it down | the ceiling sinks a row / the bubbles reach the floor
tile-tray-match | tile in the pile hides | pick its triple | the tile you need stays buried
match-3d-objects | object in the 3D heap hides | dig out its triple | the set you need stays buried
pair-match | pair on the layout hides | take it off | the tiles below stay blocked
block-placement | row of the block grid hides | close it | the grid fills up
merge-items | locked cell of the merge board hides | merge beside it | you run out of cells / the board fills up
sorting | mixed-up stack hides | sort it | there’s no stack free for the next move
queue-jam | blocked car in the jam carries | let it out | nobody behind it gets out / the jam stays shut
screw-pin | plate on the screw board traps | unscrew it | the hole you need stays covered
physics-play | crate in the stack hides | topple it | the rest of the stack holds
hidden-object | dark corner of the hidden-object scene hides | search it | the list stays unfinished
point-and-click | locked door in the escape room hides | pick the lock | you stay locked in
tidy-up | layer of dirt hides | scrub it off | the job isn’t paid
word-build | rare letter on the rack hides | spell with it | the long word stays out of reach
word-clues | unsolved word in the puzzle hides | solve it | the words that cross it stay blank
logic-grid | row of the logic grid locks in | complete it | the rest of the grid can’t be solved
solitaire | face-down solitaire card hides | turn it up | the card below stays buried
roguelike-run | locked room of the dungeon hides | open it | you go home without what’s inside
colour-by-number | blank field of the coloring page hides | color it in | the picture stays unfinished
`;
export const looseRows = `
tower-defence | an enemy | the enemy sets off down the road to your towers / it marches on your towers
horde-survival | one of the horde | it comes straight for you
battle-royale | a weapon | the noise tells everybody on the island where you are
orders-service | a hungry {person:customer} | there’s one more order to cook before patience runs out / somebody sits down and wants dinner
farm-production | a seed | it sprouts and needs water before dark
city-building | a family | they need a home in your town by evening / your town has one more home to build
tycoon | a delivery | your shop has to sell it before it spoils
creature-catch | a wild creature | it’s loose, and you have three tries to tame it / it runs, and you have to catch it
base-raid | an enemy scout | he runs home to tell where your wall is weak
coin-raid | a thief | he’s on his way to your village
survival-craft | firewood | the noise brings the wolves a step closer to your camp
life-sim | a secret wish of somebody in the house | you have until bedtime to grant it
branching-story | a secret | sooner or later somebody asks what you know
social-deduction | a piece of evidence | the liar at the table knows that you have it
open-world | a piece of the map | a road opens, and something comes down it
roguelike-run | the way into a dungeon room | whatever lives there comes out
collectible-card | a card for your deck | your rival gets to see it
deck-building | a card | it’s in your deck for good, even if it’s a dud
turn-based-combat | an enemy | it joins the battle against your squad
auto-combat | an enemy fighter | it joins the lineup against your squad
melee-action | an enemy with a blade | you have to fight it on the spot
aimed-shooting | a sniper | there’s one more gun pointed at you
fighting-duel | a challenger | the fight starts on the spot
lane-deploy | an enemy soldier | it marches down the lane you guard least
moba | an enemy minion | it marches down the lane you guard least
empire-4x | a rebel | one of your provinces begins to listen to him
realtime-strategy | an enemy scout | the enemy army knows where your base is
idle-accumulation | a machine | it earns by itself, and it needs oil every hour
horror-hide | something that hunts by ear | it’s in the house with you, listening
team-management | a young player | you have to find a place in Saturday’s lineup
dress-up-design | a picky {person:client} | you have to find an outfit before the big night
vehicle-sim | a parcel | you have to drive it home before dark
endless-runner | something with teeth | it chases you for the rest of the run
bullet-dodge | a gun | it’s aimed at you for the rest of the fight
circuit-racing | a rival driver | there’s one more car on the grid
sports-match | a tired star | you can bring them on now or rest them for the final
merge-items | an order | the merge board has to fill it before it expires
carry-unlock | a crate | you have to carry it to a counter before it spoils
`;
/**
 * What is left undone in one comes back in the other: "every {left} comes back as {as}"; a success there is the same for
 * somebody else. Columns: id | left (singular) · and: id | as (with its article).
 */
export const leftRows = `
party-minigames | contest you lose
match3-swap | tile you leave on the match-3 board
tile-blast | block you leave on the color-blast board
bubble-shooter | bubble you leave on the ceiling
tile-tray-match | tile still in your tray
match-3d-objects | object left over in the 3D heap
pair-match | tile left without its twin
block-placement | gap you leave in the block grid / gap left in the block grid / hole in the block grid
merge-items | piece you leave unmerged / piece without a twin
merge-drop | piece that spills over the rim of the jar
sorting | piece you leave on the wrong stack / piece left on the wrong stack
queue-jam | car still stuck in the jam
screw-pin | plate still hanging by a screw
spatial-packing | thing that doesn’t fit in the bag
physics-play | crate still standing
logic-grid | square you guess wrong in the logic grid
brain-teaser | riddle you fall for
hidden-object | object you overlook in the scene
point-and-click | drawer of the locked room you leave unopened
word-build | letter left on your rack
word-clues | clue you can’t solve
trivia-quiz | quiz question you get wrong
colour-by-number | field you leave blank on the coloring page
tidy-up | stain you leave behind
dress-up-design | client you send out in the wrong outfit
deck-building | dud you leave in your deck
collectible-card | card left in your hand after the duel
solitaire | card you can’t clear in solitaire / card left in the solitaire deal
shed-trick-cards | card left in your hand at the end of the trick
casino-cards | bet you lose at the card table
slots | spin of the reels that wins nothing / losing spin of the reels / spin without a match
bingo | number you miss on your bingo card / number you miss in bingo / gap on your bingo card
roll-and-move | square whose rent you can’t pay
abstract-board | piece you lose on the board
tap-timing | tap that comes too early
endless-runner | obstacle you stumble over on the run
short-runner | runner you lose at a gate
platforming | jump you miss
rhythm-tap | beat you miss
aim-and-launch | shot that misses
ball-bounce | ball you lose between the pegs
circuit-racing | corner you take too wide
drift-stunt | landing you botch
sports-match | goal you let in
aim-power-sports | shot that misses its mark
aimed-shooting | bullet that misses
fighting-duel | blow you fail to block
melee-action | enemy you let get away
orders-service | customer who leaves without being served
tower-defence | enemy who gets past your towers
farm-production | crop you let wilt
turn-based-combat | fighter you lose in battle
auto-combat | fighter you leave on the bench
vehicle-sim | cone you knock over
creature-catch | creature you scare off
roguelike-run | room of the dungeon you don’t dare to enter
lane-deploy | enemy who gets through your lane
bullet-dodge | bullet that hits you
`;
export const asRows = `
party-minigames | a harder contest in the next round
tower-defence | an enemy on the road to your towers
horde-survival | one more of the horde
orders-service | a {person:customer} in a very bad mood / an angry {person:customer} at your counter
farm-production | a weed in your field
city-building | an empty house in your town / a pothole in your town
tycoon | an unpaid bill on your desk
base-raid | a gap in your wall
coin-raid | a thief in your village
creature-catch | a creature that no longer trusts you
survival-craft | a wolf outside your camp
life-sim | a quarrel at the dinner table
branching-story | a lie that somebody in the story will remember
social-deduction | a rumor about an innocent suspect
open-world | an ambush on the road ahead
roguelike-run | a trap in the next dungeon room
collectible-card | a duel that starts a card short
deck-building | a dud in your deck
turn-based-combat | an enemy in the next battle
auto-combat | one more fighter in the enemy lineup
melee-action | one more enemy in the next fight
aimed-shooting | a sniper in the next firefight
fighting-duel | an opponent who strikes first
lane-deploy | an enemy soldier on your weakest lane
moba | an extra minion on the enemy’s lane
empire-4x | a rebel in one of your provinces
realtime-strategy | a raid on your ore fields
idle-accumulation | a fault in the machine that earns overnight
horror-hide | a floorboard that creaks where you hide
circuit-racing | a rival on the starting grid
drift-stunt | an oil slick in front of the ramp
endless-runner | an obstacle on your next run
platforming | a gap in the next climb
sports-match | a faster opponent in the next match / a tired teammate in the next match / a stronger rival on match day
team-management | an injury in your team
battle-royale | a rival who lands next to you
vehicle-sim | a pothole on your route
bullet-dodge | one more gun on the next boss
absorb-grow | a rival one size larger than you
merge-items | a piece of junk on the merge board
match3-swap | a stone tile on the next match-3 board / a frozen tile in your match-3 / a chained row of match-3 tiles
tile-blast | a stone block on the next board
bubble-shooter | an extra bubble on the next ceiling
block-placement | a fixed block in the next grid
sorting | a piece on the wrong stack
casino-cards | a smaller stack at the card table
slots | a blank on the reels
roll-and-move | a toll on the next square
rhythm-tap | a faster bar in the next song
sandbox-build | a hole in what you’ve built
dress-up-design | a stain on tonight’s outfit
solitaire | a face-down card in the next deal
hidden-object | a lamp that goes out in the next scene
queue-jam | one more car in the next jam
screw-pin | a rusted screw on the next board
tile-tray-match | a blocked slot in your tray
pair-match | a locked pair on the next layout
point-and-click | one more lock on the next door
tidy-up | a fresh stain on the next carpet
word-clues | a letter missing from the next clue
logic-grid | one clue fewer in the next grid
abstract-board | a board that starts a piece short
carry-unlock | a broken counter in your shop
`;
