/**
 * One thing, two uses: "every {yield} can be {own} or {takes}, never both".
 * Columns: id | what play yields (singular) | its use there · and: id | what anything can be turned into here.
 */
export const yieldRows = `
party-minigames | contest you win | counted for the evening
match3-swap | special tile you make | fired on the board
tile-blast | rocket you make | fired on the board
bubble-shooter | bubble you save | shot at the ceiling
merge-items | piece you merge | merged once more
word-build | word you spell | scored at once
sorting | set you complete | cleared off the stack
match-3d-objects | triple you find | cleared for points
tidy-up | find you clean | put on show
hidden-object | object you find | ticked off the list
point-and-click | tool you find | used on the next lock
spatial-packing | thing you pack | delivered as promised
dress-up-design | outfit you make | worn to the big night
orders-service | dish you cook | served for money
farm-production | crop you bring in | sold at the market
creature-catch | creature you catch | kept and raised
survival-craft | tool you craft | used up before morning
collectible-card | card you win | kept for the next duel
deck-building | card you draft | kept in your deck
tycoon | coin you make | put back into the business
base-raid | load of loot | built into your own walls
coin-raid | coin you spin | spent on your village
tower-defence | tower you build | kept on guard
roguelike-run | find you bring out | carried into the next run
melee-action | weapon you pick up | used in the next fight
battle-royale | find you carry out | kept for the next drop
aimed-shooting | weapon you pick up | carried into the next firefight
circuit-racing | prize you win | put into a faster engine
vehicle-sim | ride you finish | paid as agreed
city-building | house you finish | given to a family
sandbox-build | block you mine | built into your world
branching-story | secret you learn | kept to yourself
social-deduction | alibi you check | used to name the liar
slots | win on the reels | spun again
casino-cards | chip you win | bet again
roll-and-move | square you own | rented out
empire-4x | province you hold | taxed
auto-combat | fighter you train | sent to the front
turn-based-combat | hero you train | kept in the party
team-management | player you train | put in the lineup
solitaire | card you clear | counted for the run
rhythm-tap | clean verse | counted for the score
idle-accumulation | machine you own | left running overnight
location-ar | thing you find on a walk | kept for the collection
life-sim | gift you’re given | kept at home
`;
export const takeRows = `
party-minigames | staked on the next contest
tower-defence | loaded into a tower
horde-survival | burned to hold off the horde for a minute
battle-royale | traded for a better landing spot
orders-service | given to a {person:customer} who is about to leave
farm-production | traded for seed
creature-catch | used to win over a wild creature
collectible-card | turned into a card for your deck
deck-building | turned into a card for your deck
tycoon | sold to open the next branch
base-raid | spent on a raid
coin-raid | spent on a raid
circuit-racing | burned as fuel on the last lap
drift-stunt | burned as fuel for one big jump
city-building | given up to pay for a new street
survival-craft | given up to get through the night
sandbox-build | broken down into building blocks
life-sim | given to somebody in the house
idle-accumulation | fed to the machine that earns overnight
branching-story | traded for a secret
social-deduction | traded for an alibi
roguelike-run | risked one room deeper
lane-deploy | sent down a lane as a fighter
moba | spent on holding the lane
realtime-strategy | melted down for the army
empire-4x | paid to a neighbor as tribute
auto-combat | handed to a fighter before the battle
turn-based-combat | used up in the next battle
melee-action | used up in the next fight
fighting-duel | spent on a blow nobody can block
aimed-shooting | loaded as your next shot
aim-and-launch | loaded as your next shot
match3-swap | dropped onto the match-3 board as a special tile
merge-items | broken down into parts to merge
dress-up-design | worked into the next look
team-management | spent on a tired player
sports-match | spent on a fresh player
horror-hide | sacrificed to lure the monster away
roll-and-move | staked on the next roll
casino-cards | bet at the card table
slots | paid for one more spin
absorb-grow | swallowed to grow a size
open-world | traded for a page of the map
carry-unlock | stocked on the next counter
word-build | traded for a better letter
logic-grid | traded for one sure square
vehicle-sim | driven to the next town
location-ar | left at a street corner for somebody to find
platforming | turned into one more ledge
endless-runner | thrown at whoever is chasing you
rhythm-tap | spent on a second try at the chorus
hidden-object | traded for a hint
solitaire | traded for a wild card
trivia-quiz | traded for a different question
bubble-shooter | loaded as your next shot
`;
