/** What games with a mechanic are called. Columns: id | games. */
export const fanRows = `
match3-swap | match-3 games
tile-blast | color-blast games
bubble-shooter | bubble shooters
tile-tray-match | tile-matching games
match-3d-objects | 3D-matching games
pair-match | mahjong solitaire
line-drawing | drawing puzzles
block-placement | block puzzles
merge-items | merge games
merge-drop | drop-and-merge games
sorting | sorting puzzles
queue-jam | traffic-jam puzzles
screw-pin | screw puzzles
spatial-packing | packing puzzles
physics-play | physics puzzles
logic-grid | logic puzzles
brain-teaser | brain teasers
hidden-object | hidden-object games
point-and-click | escape-room games
word-build | word games
word-clues | word puzzles
trivia-quiz | quiz games
colour-by-number | coloring apps
tidy-up | cleaning games
dress-up-design | fashion games
deck-building | deck builders
collectible-card | card battles
solitaire | solitaire
shed-trick-cards | classic card games
casino-cards | casino card games
slots | slots
bingo | bingo
roll-and-move | dice board games
abstract-board | strategy board games
tap-timing | one-tap games
endless-runner | endless runners
short-runner | crowd runners
platforming | platformers
absorb-grow | eat-and-grow games
rhythm-tap | rhythm games
aim-and-launch | aiming games
ball-bounce | peg games
bullet-dodge | shoot-’em-ups
horde-survival | horde-survival games
battle-royale | battle royales
aimed-shooting | shooters
circuit-racing | racing games
drift-stunt | stunt-driving games
vehicle-sim | driving simulators
sports-match | sports games
aim-power-sports | precision sports games
team-management | sports-manager games
fighting-duel | fighting games
melee-action | action games
turn-based-combat | turn-based strategy games
auto-combat | auto-battlers
roguelike-run | roguelikes
creature-catch | creature collectors
puzzle-combat | puzzle RPGs
horror-hide | horror games
tower-defence | tower defense games
lane-deploy | lane battles
base-raid | base builders
coin-raid | spin-and-raid games
empire-4x | 4X strategy games
realtime-strategy | real-time strategy games
moba | MOBAs
city-building | city builders
farm-production | farming games
tycoon | tycoon games
orders-service | cooking games
carry-unlock | arcade idle games
survival-craft | survival games
sandbox-build | sandbox games
life-sim | life simulations
idle-accumulation | idle games
open-world | open-world games
branching-story | interactive stories
location-ar | location games
social-deduction | social deduction games
party-minigames | party games
`;
