/** Last words of names, so that a name belongs to what is played. Columns: id | words. */
export const titleRows = `
match3-swap | Match / Cascade / Tiles / Matchmakers
tile-blast | Blast / Burst / Blocks / Poppers
bubble-shooter | Bubbles / Pop / Bubble Club
tile-tray-match | Tiles / Trays / Tile Club
match-3d-objects | Heap / Triples / Clutter
pair-match | Pairs / Twins / Tiles
solitaire | Solitaire / Deal / Patience
line-drawing | Lines / Doodle / Sketch
block-placement | Blocks / Bricks / Stackers
merge-items | Merge / Makers / Mergers / Workshop
merge-drop | Drop / Tumble / Jar
sorting | Sort / Sorters / Shelves / Stacks
queue-jam | Jam / Gridlock / Getaway
screw-pin | Screws / Bolts / Unbolted
spatial-packing | Pieces / Packers / Jigsaw
physics-play | Topple / Tumble / Crashers
logic-grid | Logic / Squares / Deduction
brain-teaser | Riddles / Brainstorm / Tricksters
hidden-object | Finders / Secrets / Seekers
point-and-click | Escape / Locks / Clues
word-build | Words / Letters / Wordsmiths
word-clues | Clues / Crosswords / Guesswork
trivia-quiz | Quiz / Trivia / Know-It-Alls
colour-by-number | Colors / Palette / Sketchbook
tidy-up | Cleanup / Shine / Sparkle
dress-up-design | Style / Looks / Wardrobe
deck-building | Deck / Drafters / Cards
collectible-card | Duels / Cards / Deck
shed-trick-cards | Trumps / Tricks / Card Table
casino-cards | Bluff / Aces / High Stakes
slots | Reels / Spins / Jackpots
bingo | Bingo / Bingo Hall / Callers
roll-and-move | Dice / Rollers / Board
coin-raid | Raiders / Coins / Plunder
abstract-board | Gambit / Tactics / Checkmates
tap-timing | Taps / Tempo / Reflex
endless-runner | Dash / Sprint / Runners
short-runner | Rush / Crowd / Gate Rush
platforming | Leap / Jumpers / Ledges
absorb-grow | Gulp / Giants / Hole
rhythm-tap | Beats / Tunes / Rhythm
aim-and-launch | Launch / Slingers / Bullseye
ball-bounce | Bounce / Pegs / Ricochet
bullet-dodge | Barrage / Gunners / Skies
horde-survival | Horde / Swarm / Last Stand
battle-royale | Standoff / Showdown / Last One
aimed-shooting | Crossfire / Sharpshooters / Strike
circuit-racing | Rally / Grand Prix / Racers
drift-stunt | Stunts / Drift / Ramps
vehicle-sim | Drivers / Haul / Wheels
sports-match | League / Cup / Champions
aim-power-sports | Masters / Open / Trick Shots
team-management | Club / Managers / Season
fighting-duel | Fighters / Duel / Brawlers
melee-action | Blades / Brawl / Warriors
turn-based-combat | Tactics / Quest / Battles
auto-combat | Squad / Heroes / Lineup
roguelike-run | Descent / Depths / Delvers
creature-catch | Critters / Tamers / Companions
puzzle-combat | Gems / Battles / Quest
horror-hide | Hideout / Shadows / Whispers
tower-defence | Towers / Siege / Defense
lane-deploy | Troops / Push / Skirmish
base-raid | Raiders / Strongholds / Walls
empire-4x | Empire / Realms / Dominion
realtime-strategy | Command / Front / Commanders
moba | Arena / Heroes / Rivals
city-building | City / Skyline / Builders
farm-production | Farm / Harvest / Acres
tycoon | Tycoon / Company / Fortune
idle-accumulation | Millions / Fortune / Idle
orders-service | Kitchen / Rush Hour / Service
carry-unlock | Market / Stockroom / Mart
survival-craft | Camp / Survival / Outpost
sandbox-build | Builders / Sandbox / World
life-sim | Life / Home / Family
open-world | Horizon / Wanderers / Frontier
branching-story | Stories / Choices / Secrets
location-ar | Streets / Walks / Corners
social-deduction | Suspects / Impostors / Liars
party-minigames | Party / Playoffs / Game Night
`;
