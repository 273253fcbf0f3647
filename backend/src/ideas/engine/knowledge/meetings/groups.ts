/**
 * What stands for a mechanic in ideas that are written for a group of it. A task: id | group | where it is played | piece |
 * what one does with it (a verb that takes an object) | one go. A world: id | group | who or what it is about (singular).
 */
export const taskRows = `
match3-swap | board | the match-3 board / your match-3 board / a match-3 board | {thing:tile} | match | board
tile-blast | board | the color-blast board | {thing:block} | blast | board
bubble-shooter | board | the ceiling of bubbles | bubble | pop | ceiling
tile-tray-match | board | the tile pile | {thing:tile} | pick | pile
match-3d-objects | board | the 3D heap | {thing:object} | free | heap
pair-match | board | the layout of paired tiles | {thing:tile} | match | layout
puzzle-combat | board | the battle board | gem | match | fight
physics-play | board | the stack of {things:crates} | {thing:crate} | topple | stack
solitaire | board | the solitaire deal | card | clear | deal
queue-jam | order | the traffic jam | {person:car} | let out | jam
screw-pin | order | the screw board | plate | unscrew | plate
sorting | order | the sorting stacks | {thing:piece} | sort | stack
spatial-packing | order | the bag you pack | {thing:thing} | pack | bag
block-placement | rows | the block grid | block | place | grid
merge-items | merge | the merge board | {thing:piece} | merge | merge
merge-drop | merge | the jar of merging pieces | {thing:piece} | merge | jar
logic-grid | proof | the logic grid | square | prove | grid
abstract-board | proof | the strategy board | move | see through | game
brain-teaser | proof | the riddle | riddle | solve | riddle
word-build | word | the letter rack | letter | spell with | word
word-clues | word | the word puzzle | clue | solve | clue
trivia-quiz | word | the quiz | question | answer | question
hidden-object | search | the hidden-object scene | {thing:object} | find | scene
point-and-click | search | the escape room | tool | find | room
tidy-up | search | the dirty room | thing | clean | job
deck-building | cards | your deck | card | play | fight
collectible-card | cards | your hand of cards | card | play | duel
shed-trick-cards | cards | your hand of cards | card | play | trick
slots | luck | the reels | symbol | hold | spin
casino-cards | luck | the card table | card | bet on | hand
bingo | luck | the bingo card | number | mark | number
roll-and-move | luck | the dice | die | roll | roll
endless-runner | reflex | the run | lane | take | run
short-runner | reflex | the crowd run | gate | take | run
platforming | reflex | the climb | jump | make | level
circuit-racing | drive | the race | corner | take | lap
drift-stunt | drive | the stunt run | landing | stick | stunt
vehicle-sim | drive | the drive | load | deliver | trip
aim-and-launch | shot | the firing line | shot | aim | shot
ball-bounce | shot | the field of pegs | ball | drop | ball
aim-power-sports | shot | the careful shot | shot | judge | shot
aimed-shooting | shot | the firefight | bullet | fire | shot
sports-match | field | the match | point | win | match
absorb-grow | size | the arena | bite | take | round
party-minigames | luck | the round of contests | contest | win | contest
`;
export const worldRows = `
tower-defence | foe | enemy
lane-deploy | foe | enemy
moba | foe | enemy
horde-survival | foe | monster
base-raid | foe | raider
horror-hide | foe | monster
roguelike-run | foe | monster
melee-action | foe | enemy
turn-based-combat | foe | enemy
auto-combat | foe | enemy
fighting-duel | foe | opponent
battle-royale | foe | rival
survival-craft | foe | beast
realtime-strategy | foe | enemy
bullet-dodge | foe | enemy
city-building | asset | house
tycoon | asset | shop
idle-accumulation | asset | machine
carry-unlock | asset | counter
sandbox-build | asset | building
farm-production | asset | field
coin-raid | asset | hut
empire-4x | asset | province
orders-service | who | {person:customer}
dress-up-design | who | client
life-sim | who | housemate
creature-catch | who | creature
team-management | who | player
open-world | asset | landmark
location-ar | asset | landmark
branching-story | who | character
social-deduction | who | suspect
`;
