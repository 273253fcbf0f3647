/** Who plays a mechanic already. Columns: id | players, plural. */
export const fanRows = `
match3-swap | match-3 players
tile-blast | color-blast players
bubble-shooter | bubble-shooter players
tile-tray-match | tile-matching players
match-3d-objects | match-3D players
pair-match | mahjong-solitaire players
line-drawing | fans of drawing puzzles
block-placement | block-puzzle players
merge-items | merge players
merge-drop | drop-and-merge players
sorting | sorting-puzzle players
queue-jam | traffic-jam players
screw-pin | screw-puzzle players
spatial-packing | packing-puzzle players
physics-play | fans of physics toys
logic-grid | sudoku and logic players
brain-teaser | riddle solvers
hidden-object | hidden-object players
point-and-click | escape-room fans
word-build | word-game players
word-clues | word-puzzle players
trivia-quiz | quiz players
colour-by-number | coloring-app users
tidy-up | cleaning-game players
dress-up-design | fashion-game players
deck-building | deck-building fans
collectible-card | card collectors
solitaire | solitaire players
shed-trick-cards | card-game players
casino-cards | casino-card players
slots | slots players
bingo | bingo players
roll-and-move | board-game families
abstract-board | board-game players
tap-timing | one-tap players
endless-runner | runner players
short-runner | crowd-runner players
platforming | platformer fans
absorb-grow | eat-and-grow players
rhythm-tap | rhythm-game players
aim-and-launch | fans of aiming games
ball-bounce | peg-game players
bullet-dodge | shoot-’em-up fans
horde-survival | survivors-like players
battle-royale | battle-royale players
aimed-shooting | shooter players
circuit-racing | racing fans
drift-stunt | stunt and drift fans
vehicle-sim | driving-sim players
sports-match | sports fans
aim-power-sports | sports-game players
team-management | manager-game players
fighting-duel | fighting-game players
melee-action | action players
turn-based-combat | turn-based strategists
auto-combat | auto-battler players
roguelike-run | roguelike players
creature-catch | creature collectors
puzzle-combat | puzzle-RPG players
horror-hide | horror fans
tower-defence | tower-defense players
lane-deploy | arena-battle players
base-raid | base-building players
coin-raid | spin-and-raid players
empire-4x | strategy players
realtime-strategy | real-time strategists
moba | MOBA players
city-building | city-building players
farm-production | farm-game players
tycoon | tycoon players
orders-service | cooking-game players
carry-unlock | arcade-idle players
survival-craft | survival players
sandbox-build | sandbox players
life-sim | life-sim players
idle-accumulation | idle players
open-world | open-world players
branching-story | interactive-story readers
location-ar | location-game players
social-deduction | social-deduction players
party-minigames | party-game players
`;
