/**
 * What one mechanic builds is where another is played: "every {part} is also part of {ground}: it has to {serve} and
 * {need}". Columns: id | part | serve · and: id | ground | need.
 */
export const partRows = `
city-building | street you lay | keep the town moving
farm-production | field you plow | feed the farm
base-raid | wall you raise | hold off raiders
sandbox-build | block you place | be worth looking at
tower-defence | tower you build | guard the road
survival-craft | shelter you build | last the night
tycoon | shop you open | pay its rent
carry-unlock | counter you unlock | pay for the next one
empire-4x | border you draw | keep the peace
orders-service | table you set | seat somebody hungry
life-sim | room you furnish | keep somebody happy
line-drawing | line you draw | connect what it must
block-placement | block you place | close a row
roll-and-move | square you buy | earn its rent
idle-accumulation | machine you add | earn while you’re away
open-world | road you open | lead somewhere new
coin-raid | hut you build | survive the next raid
dress-up-design | dress you hang up | please a client
`;
export const groundRows = `
circuit-racing | the track you race | make for a fast lap
drift-stunt | the course you drift | make a good ramp
vehicle-sim | the route you drive | let a wide vehicle through
endless-runner | the course you run | leave a gap to slip through
short-runner | the course your crowd runs | let the crowd through
platforming | the level you climb | give you a ledge to stand on
aim-power-sports | the course you play | make a fair shot
ball-bounce | the field your ball drops through | bounce the ball your way
absorb-grow | the arena you grow in | leave room to hide
horror-hide | the place where you hide at night | give you somewhere to hide
hidden-object | the scene your friends search | hide something in plain sight
tower-defence | the road the enemies take | slow the enemies down
horde-survival | the ground you hold at night | keep the horde on one side
battle-royale | the map you fight over | give you cover
aimed-shooting | the ground you fight on | give you cover
melee-action | the ground you fight on | keep your back free
roguelike-run | the dungeon you explore | hide a danger and a reward
match3-swap | the board you match on | leave room for long matches
queue-jam | the jam you clear | leave one way out
point-and-click | the room your friends must escape from | hide a clue
lane-deploy | the lanes you fight over | hold a lane
moba | the lanes you fight over | hold a lane
social-deduction | the scene of the crime | leave somebody without an alibi
rhythm-tap | the song you play | land on the beat
logic-grid | the grid your friends solve | leave exactly one solution
physics-play | the stack your friends topple | stand until the right push
creature-catch | the place where wild creatures settle | suit a shy creature
line-drawing | the page you draw across | leave room for one line
bullet-dodge | the field you fly over | leave one safe gap
solitaire | the layout you clear | leave a card to play
pair-match | the layout you clear | leave a pair free
bubble-shooter | the ceiling you shoot at | leave an angle for a shot
`;
