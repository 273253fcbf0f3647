/**
 * How one mechanic becomes the way another is played: "You {job} by {doing}: every {piece} is {object}."
 * Columns: id | doing | piece (singular, only where it can stand for anything) · and: id | job | object (with its article).
 */
export const doingRows = `
match3-swap | clearing a match-3 board | {thing:tile}
tile-blast | blasting groups of one color | {thing:block}
bubble-shooter | shooting bubbles off the ceiling | bubble
tile-tray-match | picking tiles from a pile in threes
match-3d-objects | digging triples out of a heap | {thing:object}
pair-match | clearing a layout of tiles in pairs
line-drawing | connecting dots with a single line | dot
block-placement | fitting blocks into full rows | block
merge-items | merging {things:parts} on a small board | {thing:part}
merge-drop | dropping pieces that merge as they touch | merge
sorting | sorting {things:pieces} into full sets | {thing:piece}
queue-jam | clearing a jam in the right order | car
screw-pin | taking out screws in a safe order | screw
spatial-packing | packing odd shapes into a tight space | shape
physics-play | toppling a stack with one push | crate
logic-grid | filling a logic grid without guessing | square
brain-teaser | seeing through a riddle that cheats
hidden-object | searching a crowded scene
point-and-click | searching a locked room
word-build | spelling words from seven letters | word
word-clues | answering clues | answer
trivia-quiz | answering quiz questions
colour-by-number | coloring by number | color
tidy-up | scrubbing off dirt layer by layer
dress-up-design | putting a look together | garment
deck-building | playing a deck you build as you go | card
collectible-card | playing cards you collected | card
solitaire | clearing a deal of solitaire | card
shed-trick-cards | winning tricks at a card table
casino-cards | betting on a hand of cards
slots | spinning reels you can hold
bingo | marking bingo cards
roll-and-move | rolling dice around a board
abstract-board | playing out a small board position
tap-timing | tapping at exactly the right moment
short-runner | steering a crowd through gates | runner
platforming | jumping from ledge to ledge | ledge
absorb-grow | swallowing whatever is smaller than you
rhythm-tap | hitting the beat of a song | note
aim-and-launch | lining up one shot
ball-bounce | dropping balls through a field of pegs
bullet-dodge | weaving through a storm of bullets
horde-survival | holding out against a horde
battle-royale | surviving a short battle royale
aimed-shooting | picking your shots from cover
circuit-racing | racing a lap
drift-stunt | drifting and landing stunts
vehicle-sim | driving without a scratch
sports-match | playing a short match
aim-power-sports | judging one careful stroke at a time
fighting-duel | winning a one-on-one fight
melee-action | cutting through a crowd of enemies
turn-based-combat | winning a turn-based battle
auto-combat | lining up a squad that fights by itself
puzzle-combat | matching tiles that strike blows | match
roguelike-run | pushing one room deeper into a dungeon
tower-defence | stopping a wave with well-placed towers
lane-deploy | sending units down three lanes
orders-service | serving a rush of orders
social-deduction | finding the liar in the group
party-minigames | winning ten-second contests
`;
export const jobRows = `
base-raid | break into each rival base | a stone out of its wall
empire-4x | take each province | a post on its border
realtime-strategy | mine each ore field | a load of ore
moba | push each lane | a step up the lane
city-building | get each district built | a house on its streets
farm-production | harvest each field | a crop
tycoon | close each deal | a customer to win over
orders-service | cook each order | an ingredient
carry-unlock | stock each counter | a crate to carry
survival-craft | get through each night | a piece of firewood
sandbox-build | mine each block | a stone to build with
life-sim | settle each quarrel in the house | something one of them wants
idle-accumulation | get each machine running | a cog in it
open-world | open each closed road | a stretch of the map
branching-story | get each secret out of somebody | a piece of the story
location-ar | claim each corner of your walk | a doorway on it
creature-catch | tame each creature / win a creature’s trust | one of its fears
team-management | win each match day | a player on the field
coin-raid | break open each friend’s vault | a lock on it
tower-defence | stop each wave / hold the road | a shot from one of your towers
lane-deploy | win each lane | a unit on the march
roguelike-run | clear each room | a blow at whatever lives there
turn-based-combat | land each blow | a weak spot of the enemy
auto-combat | train each fighter | a trick they learn
horde-survival | hold back the horde | a step it falls back
battle-royale | win each fight on the island | a shot you fire
sports-match | play each attack | a player on the field
circuit-racing | overtake each rival | a part of your engine
drift-stunt | set up each jump | a plank of the ramp
vehicle-sim | load each car | a bag in its trunk
collectible-card | settle each duel / fight each card battle | a card in play
deck-building | win each fight | a card in your deck
merge-items | fill each order on the merge board | a part to merge
dress-up-design | sew each look | a piece of the outfit
social-deduction | check each alibi | a suspect in the room
roll-and-move | buy each square of the board | a house on it
tidy-up | restore each old thing | a layer of dirt
fighting-duel | break each opponent’s guard | a blow
melee-action | fight off each crowd | a swing of your sword
aimed-shooting | win each firefight | a target
bullet-dodge | take down each boss | one of its guns
horror-hide | open each locked door | a sound that could give you away
colour-by-number | uncover each picture | a color in it
hidden-object | light up each dark scene | a lamp in it
point-and-click | open each lock | a pin inside it
rhythm-tap | write each song | a note in it
`;
