/** Who plays a mechanic already, and what it brings to somebody who doesn’t: "For {fans} who {wish}". Columns: id | fans | wish; others of both behind a slash. */
export const fanRows = `
match3-swap | match-3 players | want short boards / like a clear goal / have five minutes
tile-blast | color-blast players / block-popping fans | play with one thumb / like loud, short puzzles
bubble-shooter | bubble-shooter players | enjoy a good bank shot
tile-tray-match | tile-matching players | like a tidy puzzle under mild pressure
match-3d-objects | match-3D players | want a happy rummage / like to dig
pair-match | mahjong-solitaire players | want something quiet for the eyes
line-drawing | fans of drawing puzzles | like to solve things their own way
block-placement | block-puzzle players | never tire of closing a row
merge-items | merge players | like rare finds / build rare things from small ones
merge-drop | drop-and-merge players | love a lucky chain
sorting | sorting-puzzle players | like tidy rows
queue-jam | traffic-jam players | like a knot coming loose / think two cars ahead
screw-pin | screw-puzzle players | think before they touch anything
spatial-packing | packing-puzzle players | can’t stand a wasted corner
physics-play | fans of physics toys | want things to fall over in a new way
logic-grid | sudoku and logic players | want proof instead of luck / never guess
brain-teaser | riddle solvers | like a question with a trap in it
hidden-object | hidden-object players | like to look closely
point-and-click | escape-room fans | like to open what is locked
word-build | word-game players | like to show off a long word
word-clues | crossword people / clue solvers | enjoy a good clue / never skip a clue
trivia-quiz | quiz players | collect useless facts / shout answers at screens
colour-by-number | coloring-app users | want to end the day with a finished picture
tidy-up | people who watch cleaning videos | love a before and after
dress-up-design | fashion-game players | want a say in how it looks
deck-building | deck-building fans | plan three cards ahead
collectible-card | card collectors | want one more deck / collect cards for the art
solitaire | solitaire players | like a calm deal with an ending
shed-trick-cards | families that play cards | like to steal the last trick
casino-cards | poker-night friends | like to bluff / read faces
slots | slots players | like some luck / want luck with a plan / spin for fun
bingo | bingo players | like a reason to shout
roll-and-move | board-game families | like dice with consequences
abstract-board | board-game players | want one clever move
tap-timing | one-tap players | have one hand and one minute
endless-runner | runner players | want a short rush / have ninety seconds
short-runner | crowd-runner players | like growing crowds / want a crowd that grows
platforming | platformer fans | like a jump that barely works
absorb-grow | eat-and-grow players / arena eaters | like to end up huge / start small
rhythm-tap | rhythm-game players / people who tap on tables | play with the sound on / hum along
aim-and-launch | people with a good aim | like a shot they can plan
ball-bounce | fans of pachinko and pegs | can’t look away from a falling ball
bullet-dodge | shoot-’em-up fans | like narrow escapes
horde-survival | survivors-like players | like a build that gets out of hand
battle-royale | battle-royale players | want the final circle only / skip the long walk
aimed-shooting | shooter players | want tension in short rounds
circuit-racing | racing fans | hunt tenths of a second / like a late pass
drift-stunt | stunt and drift fans | like to show off
vehicle-sim | driving-sim players | take pride in a clean drive
sports-match | sports fans | have one coffee break / live for the late goal
aim-power-sports | mini-golf players | like one careful shot / line up twice
team-management | armchair coaches | think about the lineup in the shower
fighting-duel | fighting-game players | like to read an opponent
melee-action | action players / brawler fans | want a quick fight / like heavy hits
turn-based-combat | turn-based strategists / tactics players | plan two turns ahead / hate being rushed
auto-combat | auto-battler players | like to plan and watch / plan, then watch it play
roguelike-run | roguelike players | like to risk what they have
creature-catch | creature collectors | give everything a name
puzzle-combat | puzzle-RPG players | match to hurt somebody / like angry gems
horror-hide | horror fans | like to hold their breath
tower-defence | tower-defense players | love a wave that breaks / trust a good plan
lane-deploy | arena-battle players | like short fights / fight at a bus stop
base-raid | base builders | have a score to settle
coin-raid | spin-and-raid players | like a little harmless revenge
empire-4x | strategy players | like to redraw maps
realtime-strategy | real-time strategists | want a pocket war / like short wars
moba | MOBA players | miss their old team / have ten minutes, not forty
city-building | city builders | watch towns grow / love a street map
farm-production | farm-game players | like things that grow / come back to a harvest / like full barns
tycoon | tycoon players | like money at work / count every coin
orders-service | cooking-game players | like a rush they can master
carry-unlock | arcade-idle players | want the next door open
survival-craft | survival players | like to make it through the night
sandbox-build | builders | want a place of their own
life-sim | life-sim players | care how everybody feels / watch over a household
idle-accumulation | idle players | drop in twice a day / like progress while away
open-world | explorers | look behind the hill / like an open road
branching-story | interactive-story readers | like choices that count / want to be remembered
location-ar | people who walk a lot | want a reason to take the long way home
social-deduction | friends who love a lie | like to catch a liar
party-minigames | groups with one phone | want everybody to laugh
`;
