/** What a mechanic is called in a title, so that a name belongs to what is played. Columns: id | plural nouns. */
export const titleRows = `
tap-timing | Taps / Beats
endless-runner | Sprints / Near Misses
short-runner | Crowds / Gates
platforming | Ledges / Leaps
absorb-grow | Big Bites / Small Fry
rhythm-tap | Beats / Choruses
aim-and-launch | Steady Aim / Good Shots
ball-bounce | Pegs / Lucky Bounces
bullet-dodge | Bullets / Narrow Gaps
horde-survival | Hordes / Last Minutes
battle-royale | Last Ones Standing / Shrinking Circles
aimed-shooting | Clean Shots / Crosshairs
circuit-racing | Laps / Fast Corners
drift-stunt | Skid Marks / Landings
vehicle-sim | Long Hauls / Back Roads
sports-match | Home Wins / Match Days
aim-power-sports | Steady Hands / Long Shots
team-management | Lineups / Long Seasons
fighting-duel | Rounds / Counterblows
melee-action | Wide Swings / Brawls
turn-based-combat | Turns / Small Squads
auto-combat | Lineups / Silent Fighters
roguelike-run | Dark Rooms / Last Torches
creature-catch | Wild Friends / Shy Beasts
puzzle-combat | War Gems / Matched Blows
horror-hide | Footsteps / Hiding Places
tower-defence | Towers / Waves
lane-deploy | Lanes / Small Armies
base-raid | Walls / Raids
empire-4x | Borders / Provinces
realtime-strategy | Front Lines / Ore Fields
moba | Lanes / Last Towers
city-building | Streets / New Houses
farm-production | Fields / Harvests
tycoon | Shops / Small Fortunes
orders-service | Orders / Full Tables
carry-unlock | Armfuls / Counters
survival-craft | Campfires / Long Nights
sandbox-build | Blocks / Crooked Towers
life-sim | Housemates / Small Wishes
idle-accumulation | Slow Machines / Sleeping Coins
open-world | Far Hills / Blank Maps
branching-story | Answers / Other Endings
location-ar | Street Corners / Detours
social-deduction | Alibis / Small Lies
party-minigames | Ten Seconds / Short Games
match3-swap | Swaps / Cascades
tile-blast | Blasts / Loud Colors
bubble-shooter | Bubbles / Bank Shots
tile-tray-match | Full Trays / Threes
match-3d-objects | Heaps / Triples
pair-match | Pairs / Twins
line-drawing | Lines / Single Strokes
block-placement | Blocks / Full Rows
merge-items | Twins / Merges
merge-drop | Drops / Happy Chains
sorting | Neat Rows / Odd Ones Out
queue-jam | Ways Out / Clear Exits
screw-pin | Loose Screws / Plates
spatial-packing | Snug Fits / Odd Corners
physics-play | Wobbles / Falling Things
logic-grid | Proofs / Sure Squares
brain-teaser | Riddles / Trick Questions
hidden-object | Lost Things / Sharp Eyes
point-and-click | Locked Rooms / Old Keys
word-build | Letters / Long Words
word-clues | Clues / Last Words
trivia-quiz | Questions / Right Answers
colour-by-number | Colors / Numbered Fields
tidy-up | Stains / Clean Corners
dress-up-design | Good Looks / Fresh Styles
deck-building | Decks / Good Hands
collectible-card | Cards / Duels
solitaire | Aces / Quiet Deals
shed-trick-cards | Tricks / Last Cards
casino-cards | Bluffs / Chips
slots | Reels / Lucky Spins
bingo | Numbers / Full Cards
roll-and-move | Dice / Doubles
coin-raid | Raids / Stolen Coins
abstract-board | Quiet Moves / Small Sacrifices
`;
