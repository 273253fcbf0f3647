/** Who plays a mechanic already, and what it brings to somebody who doesn’t: "For {fans} who {wish}". Columns: id | fans | wish. */
export const fanRows = `
match3-swap | match-3 players | want short boards with a clear goal
tile-blast | players of color-blast puzzles | like a puzzle they can play with one thumb
bubble-shooter | bubble-shooter players | enjoy a good bank shot
tile-tray-match | tile-matching players | like a tidy puzzle under mild pressure
match-3d-objects | players who dig through 3D heaps | want a minute of happy rummaging
pair-match | mahjong-solitaire players | want something quiet for the eyes
line-drawing | fans of drawing puzzles | like to solve things their own way
block-placement | block-puzzle players | never tire of closing a row
merge-items | merge players | like to see small things become rare ones
merge-drop | players of drop-and-merge games | love a lucky chain
sorting | sorting-puzzle players | relax by putting things in order
queue-jam | players of traffic-jam puzzles | like the moment when it all comes loose
screw-pin | screw-puzzle players | think before they touch anything
spatial-packing | packing-puzzle players | can’t stand a wasted corner
physics-play | fans of physics toys | want things to fall over in a new way
logic-grid | sudoku and logic players | want proof instead of luck
brain-teaser | riddle solvers | like a question with a trap in it
hidden-object | hidden-object players | like to look closely
point-and-click | escape-room fans | like to open what is locked
word-build | word-game players | like to show off a long word
word-clues | crossword people | enjoy a good clue
trivia-quiz | quiz players | know useless things and are proud of it
colour-by-number | coloring-app users | want to end the day with a finished picture
tidy-up | people who watch cleaning videos | love a before and after
dress-up-design | fashion-game players | want a say in how it looks
deck-building | deck-building fans | plan three cards ahead
collectible-card | card collectors | want a deck of their own
solitaire | solitaire players | like a calm deal with an ending
shed-trick-cards | families that play cards | like to steal the last trick
casino-cards | poker-night friends | like to bluff
slots | players of casual slots | like a little luck in a plan
bingo | bingo players | like a reason to shout
roll-and-move | board-game families | like dice with consequences
abstract-board | chess and checkers players | want one clever move
tap-timing | one-tap players | have one hand and one minute
endless-runner | runner players | want a rush in ninety seconds
short-runner | players of crowd runners | like to see a crowd grow
platforming | platformer fans | like a jump that barely works
absorb-grow | players of eat-and-grow games | like to be small and end up huge
rhythm-tap | rhythm-game players | play with the sound on
aim-and-launch | slingshot players | like a shot they can plan
ball-bounce | fans of pachinko and pegs | can’t look away from a falling ball
bullet-dodge | shoot-’em-up fans | like narrow escapes
horde-survival | survivors-like players | like a build that gets out of hand
battle-royale | battle-royale players | want the last ten minutes without the first ten
aimed-shooting | shooter players | want tension in short rounds
circuit-racing | racing fans | like to shave off a second
drift-stunt | stunt and drift fans | like to show off
vehicle-sim | truck and bus sim players | take pride in a clean delivery
sports-match | sports fans | want a match on a coffee break
aim-power-sports | mini-golf players | like one careful shot
team-management | armchair coaches | think about the lineup in the shower
fighting-duel | fighting-game players | like to read an opponent
melee-action | action players | want to hit something between two thoughts
turn-based-combat | turn-based strategists | like time to think in a fight
auto-combat | auto-battler players | like to plan and then watch
roguelike-run | roguelike players | like to risk what they have
creature-catch | creature collectors | give everything a name
puzzle-combat | puzzle-RPG players | want their matches to hurt somebody
horror-hide | horror fans | like to hold their breath
tower-defence | tower-defense players | like to see a plan hold
lane-deploy | arena-battle players | like a fight they can finish at a bus stop
base-raid | base builders | have a score to settle
coin-raid | players of spin-and-raid games | like a little harmless revenge
empire-4x | strategy players | want a map with their color on it
realtime-strategy | veterans of real-time strategy | want a war that fits on a phone
moba | MOBA players | want a team without an hour to spare
city-building | city builders | like to see a town grow
farm-production | farm-game players | like something growing while they’re away
tycoon | tycoon players | want to see their money work
orders-service | players of cooking games | like a rush they can master
carry-unlock | players of arcade-idle games | like to see the next door open
survival-craft | survival players | like to make it through the night
sandbox-build | builders | want a place of their own
life-sim | life-sim players | care how everybody in the house feels
idle-accumulation | idle players | want progress for two visits a day
open-world | explorers | want to know what’s behind the hill
branching-story | readers of interactive stories | want choices that are remembered
location-ar | people who walk a lot | want a reason to take the long way home
social-deduction | friends who like to lie to each other | like to catch a liar
party-minigames | groups with one phone | want everybody to laugh
`;
