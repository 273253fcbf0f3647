/**
 * Two mechanics on one clock: "with every {move} you make, {clock}".
 * Columns: id | a single move (singular, no article) · and: id | what that much time brings (a clause).
 */
export const moveRows = `
party-minigames | contest you play
match3-swap | swap
tile-blast | tap
bubble-shooter | shot
tile-tray-match | tile you pick
match-3d-objects | triple you dig out
pair-match | pair you take
line-drawing | stroke
block-placement | block you place
merge-items | merge
merge-drop | piece you drop
sorting | piece you move
queue-jam | car you send off
screw-pin | screw you turn
spatial-packing | piece you pack
physics-play | push
logic-grid | square you fill in
brain-teaser | wrong guess
hidden-object | wrong tap
point-and-click | drawer you open
word-build | word you spell
word-clues | guess
trivia-quiz | question
colour-by-number | field you color
tidy-up | layer you scrub off
dress-up-design | garment you try on
deck-building | card you play
collectible-card | card you play
solitaire | card you turn
shed-trick-cards | trick
casino-cards | bet
slots | spin
bingo | number that is called
roll-and-move | roll
abstract-board | move
aim-and-launch | shot
ball-bounce | ball you drop
aim-power-sports | stroke
turn-based-combat | order you give
roguelike-run | room you enter
branching-story | answer you give
social-deduction | question you ask
`;
export const clockRows = `
party-minigames | the next contest begins
tower-defence | the enemies take a step down the road
horde-survival | the horde comes a step closer
battle-royale | the safe circle shrinks a little
orders-service | every {person:customer} gets a little less patient
farm-production | the crops grow a day riper, and then begin to wilt
circuit-racing | the rivals gain a car’s length
base-raid | your rivals add a stone to their walls
lane-deploy | both armies take a step down the lane
moba | the enemy minions take a step up the lane
city-building | another family arrives and needs a home
survival-craft | the fire burns a little lower
roguelike-run | the torch burns a little lower
life-sim | somebody in the house gets a little hungrier
tycoon | the rent comes a day closer
creature-catch | the shy creature takes a step, toward you or away
turn-based-combat | the enemy comes a beat closer to striking
collectible-card | your rival draws a card
deck-building | the enemy readies a blow
horror-hide | the footsteps come a room closer
endless-runner | your runner takes a stride, ready or not
platforming | your climber jumps, ready or not
melee-action | another enemy steps into reach
aimed-shooting | somebody takes aim at you
sports-match | the ball moves one pass up the field
team-management | the match runs on by a minute
coin-raid | a neighbor’s raid comes a step closer
empire-4x | a neighbor moves a border stone
realtime-strategy | the enemy mines another load of ore
vehicle-sim | the next bend comes closer
drift-stunt | the car slides on toward the edge
social-deduction | the liar hides another trace
branching-story | the story moves on by a line, with or without your answer
open-world | the sun sinks a little
fighting-duel | your opponent winds up another blow
absorb-grow | every rival grows a little
merge-items | another order lands on the merge board
bullet-dodge | the boss loads another shot
auto-combat | the enemy squad gets a step closer
idle-accumulation | the machines earn a coin and wear out a little
`;
