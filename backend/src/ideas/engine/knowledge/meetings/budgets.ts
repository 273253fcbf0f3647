/**
 * One budget for both halves: "ten turns a day, and each is {spent} or {spent}; skimp on one and {lack}".
 * Columns: id | what one turn is spent on | what happens when it gets none.
 */
export const budgetRows = `
match3-swap | a swap on the match-3 board | the tiles lock up
tile-blast | a tap on the color-blast board | the blocks pile up
bubble-shooter | a shot at the bubbles | the ceiling comes down
tile-tray-match | a tile from the pile | the tray stays full
match-3d-objects | a triple out of the 3D heap | the heap grows
pair-match | a pair off the layout | the layout stays shut
line-drawing | a line on the page | the dots stay apart
block-placement | a block in the grid | the rows stay open
merge-items | a merge on the board | the merge board clogs up
merge-drop | a piece dropped in the jar | the jar never empties
sorting | a move on the sorting stack | the stacks stay mixed
queue-jam | a car let out of the jam | the jam stays shut
screw-pin | a screw off the board | the plates stay up
spatial-packing | a thing packed in the bag | half of it stays behind
physics-play | a push at the stack | the stack stays up
logic-grid | a square of the logic grid | the grid stays blank
brain-teaser | a try at a riddle | the riddle stays unsolved
hidden-object | a look around the hidden-object scene | the list stays long
point-and-click | a drawer in the locked room | the door stays locked
word-build | a word from your letters | the rack fills with consonants
word-clues | a clue of the word puzzle | the words stay blank
trivia-quiz | a quiz question | your streak ends
colour-by-number | a color on the page | the picture stays gray
tidy-up | a layer of dirt scrubbed off | the dirt dries in
dress-up-design | a garment for a picky client | the client walks out
deck-building | a card for your deck | the deck stays full of duds
collectible-card | a card played in the duel | your hand goes stale
solitaire | a card turned in solitaire | the deal gets stuck
shed-trick-cards | a trick at the card table | your hand stays full
casino-cards | a bet at the card table | the blinds eat your chips
slots | a spin of the reels | the reels go cold
bingo | a number on your bingo card | somebody else calls bingo
roll-and-move | a roll of the dice | the others buy the board
abstract-board | a move on the board | your king stands alone
coin-raid | a raid on a friend’s village | your huts stay half built
endless-runner | a sprint without brakes | what chases you catches up
short-runner | a gate for your crowd | the crowd melts away
platforming | a climb from ledge to ledge | the ledges crumble
absorb-grow | a bite in the arena | the others outgrow you
rhythm-tap | a verse on the beat | the song falls apart
aim-and-launch | a shot at the target | the target is built higher
ball-bounce | a ball through the pegs | the prizes stay up there
bullet-dodge | a pass through the bullets | the boss grows another gun
horde-survival | a minute against the horde | the horde doubles
battle-royale | a fight on the island | the circle closes on you
aimed-shooting | a shot from cover | the enemy moves up
circuit-racing | a lap of the race | a rival takes your place on the grid
drift-stunt | a stunt off the ramp | the crowd goes home
vehicle-sim | a drive without a scratch | the lot stays empty
sports-match | an attack in the match | the other team scores
aim-power-sports | one careful shot | you lose your eye for it
team-management | a training session for the team | match day finds them tired
fighting-duel | a round against your opponent | your guard gets slow
melee-action | a fight in the thick of it | the crowd around you grows
turn-based-combat | an order to your squad | the enemy strikes twice
auto-combat | a fighter for the lineup | the enemy lineup outgrows yours
roguelike-run | a room deeper into the dungeon | the dungeon fills up again
creature-catch | a creature to win over | the creatures go wild again
puzzle-combat | a match that strikes a blow | the enemy strikes first
horror-hide | a dash to the next room | the monster learns your hiding place
tower-defence | a tower on the road | the next wave walks through
lane-deploy | a troop sent down the lane | you lose the lane
base-raid | a stone in your wall or a raid | the neighbors get bold
empire-4x | a province to claim | a border war breaks out
realtime-strategy | an order to your army | the front breaks
moba | a step up the lane | the lane is lost
city-building | a house in your town | families move away
farm-production | a field to sow or water | the crops wilt
tycoon | an hour behind your counter | the rent comes due
orders-service | an order served | the line walks out
carry-unlock | an armload carried to a counter | the counters run empty
survival-craft | a trip for firewood | the fire goes out
sandbox-build | a block for what you’re building | the roof leaks
life-sim | a wish granted at home | the house starts to sulk
idle-accumulation | an upgrade for the machines | the machines rust
open-world | a day’s walk across the map | the map stays blank
branching-story | a conversation | the story goes on without you
location-ar | a walk around the block | the corner goes to somebody else
social-deduction | a question to a suspect | the liar gets away with it
party-minigames | a ten-second contest / a silly contest / a short game | somebody else takes the lead / you fall behind / the others pull away
tap-timing | a well-timed tap | the swing speeds up
`;
