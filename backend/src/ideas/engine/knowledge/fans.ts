/** Who plays a mechanic already, and what games with it are called. Columns: id | players | games. */
export const fanRows = `
match3-swap | match-3 players | match-3 games
tile-blast | color-blast players | color-blast games
bubble-shooter | bubble-shooter players | bubble shooters
tile-tray-match | tile-matching players | tile-matching games
match-3d-objects | 3D-matching players | 3D-matching games
pair-match | mahjong-solitaire players | mahjong solitaire
line-drawing | drawing-puzzle players | drawing puzzles
block-placement | block-puzzle players | block puzzles
merge-items | merge-game players | merge games
merge-drop | drop-and-merge players | drop-and-merge games
sorting | sorting-puzzle players | sorting puzzles
queue-jam | traffic-jam-puzzle players | traffic-jam puzzles
screw-pin | screw-puzzle players | screw puzzles
spatial-packing | packing-puzzle players | packing puzzles
physics-play | physics-puzzle players | physics puzzles
logic-grid | logic-puzzle players | logic puzzles
brain-teaser | brain-teaser players | brain teasers
hidden-object | hidden-object players | hidden-object games
point-and-click | escape-room players | escape-room games
word-build | word-game players | word games
word-clues | word-puzzle players | word puzzles
trivia-quiz | quiz players | quiz games
colour-by-number | coloring-app users | coloring apps
tidy-up | cleaning-game players | cleaning games
dress-up-design | fashion-game players | fashion games
deck-building | deck-building players | deck builders
collectible-card | card-battle players | card battles
solitaire | solitaire players | solitaire
shed-trick-cards | card-game players | classic card games
casino-cards | card-table players | casino card games
slots | slots players | slots
bingo | bingo players | bingo
roll-and-move | board-game players | dice board games
abstract-board | strategy-board-game players | strategy board games
tap-timing | one-tap-game players | one-tap games
endless-runner | endless-runner players | endless runners
short-runner | crowd-runner players | crowd runners
platforming | platformer players | platformers
absorb-grow | eat-and-grow players | eat-and-grow games
rhythm-tap | rhythm-game players | rhythm games
aim-and-launch | aiming-game players | aiming games
ball-bounce | peg-game players | peg games
bullet-dodge | shoot-’em-up players | shoot-’em-ups
horde-survival | horde-survival players | horde-survival games
battle-royale | battle-royale players | battle royales
aimed-shooting | shooter players | shooters
circuit-racing | racing-game players | racing games
drift-stunt | stunt-driving players | stunt-driving games
vehicle-sim | driving-simulator players | driving simulators
sports-match | sports-game players | sports games
aim-power-sports | precision-sports players | precision sports games
team-management | sports-manager players | sports-manager games
fighting-duel | fighting-game players | fighting games
melee-action | action-game players | action games
turn-based-combat | turn-based-strategy players | turn-based strategy games
auto-combat | auto-battler players | auto-battlers
roguelike-run | roguelike players | roguelikes
creature-catch | creature-collector players | creature collectors
puzzle-combat | puzzle-RPG players | puzzle RPGs
horror-hide | horror-game players | horror games
tower-defence | tower-defense players | tower defense games
lane-deploy | lane-battle players | lane battles
base-raid | base-building players | base builders
coin-raid | spin-and-raid players | spin-and-raid games
empire-4x | 4X-strategy players | 4X strategy games
realtime-strategy | real-time-strategy players | real-time strategy games
moba | MOBA players | MOBAs
city-building | city-builder players | city builders
farm-production | farming-game players | farming games
tycoon | tycoon-game players | tycoon games
orders-service | cooking-game players | cooking games
carry-unlock | arcade-idle players | arcade idle games
survival-craft | survival-game players | survival games
sandbox-build | sandbox-game players | sandbox games
life-sim | life-simulation players | life simulations
idle-accumulation | idle-game players | idle games
open-world | open-world players | open-world games
branching-story | interactive-story readers | interactive stories
location-ar | location-game players | location games
social-deduction | social-deduction players | social deduction games
party-minigames | party-game players | party games
`;
