/**
 * Which mechanics help each other and which get in each other's way, with the reason. Read both ways. Columns: one | the
 * other | why.
 */
export const FITS = `
match3-swap | base-raid | A board settles one attack in three minutes, and the attack gives the board something to lose.
match3-swap | idle-accumulation | What earns by itself gives a short board a reason to be played well once a day.
match3-swap | life-sim | A household has wishes all day, and a board is as long as one wish.
match3-swap | empire-4x | A border that moves by three-minute boards is a war people can fight on a bus.
match3-swap | collectible-card | A match charges a card, so the board decides what a deck can do this turn.
merge-items | life-sim | Somebody in the house is waiting for what comes out of the chain.
merge-items | base-raid | Merged troops show their strength at a glance, and a raid is where it’s spent.
merge-items | tycoon | Goods that merge get dearer, so patience is a price.
aimed-shooting | base-raid | One good shot opens a gate, and somebody’s plan decides where the gate is.
aimed-shooting | roguelike-run | Few bullets and many doors make each shot a decision.
solitaire | life-sim | A deal is as calm as an evening at home, and the home remembers how it went.
logic-grid | coin-raid | A vault that can be reasoned open is fair to its owner.
logic-grid | city-building | A town that has to add up is a puzzle one can live in.
farm-production | horde-survival | Nights are worth surviving when there is a harvest to lose.
farm-production | tycoon | What grows is what the shop sells.
turn-based-combat | collectible-card | A card is an order that can be collected.
turn-based-combat | city-building | A town won turn by turn is a town worth planning.
auto-combat | farm-production | A squad that fights alone leaves the hands free for the field.
rhythm-tap | match3-swap | A match on the beat counts double without a new rule.
match3-swap | tower-defence | A board won with moves to spare is a clean way to pay for defenders, and the wave gives the moves a deadline.
match3-swap | coin-raid | Saved moves become minutes in somebody else’s village, so the board decides how deep a raid goes.
match3-swap | orders-service | Orders tell which colors matter, which gives a board a plan it otherwise lacks.
match3-swap | puzzle-combat | They share the board; combat only changes what a match is worth.
match3-swap | farm-production | Harvests are slow and boards are quick, so each covers the other’s waiting.
match3-swap | hidden-object | One looks for pairs and the other for a single thing, with the same calm eye.
match3-swap | team-management | A board is a training session that ends after three minutes.
match3-swap | creature-catch | A cascade is a good net: it is loud, rare and can’t be planned fully.
match3-swap | branching-story | Boards give a story its pauses, and choices give a board its meaning.
tile-blast | city-building | A popped color is a delivery of one material, which ties quick taps to slow streets.
tile-blast | coin-raid | Short boards fit before and after a raid without making it wait.
tile-blast | tower-defence | Popping a color to stop a color is learned in one wave.
bubble-shooter | aim-and-launch | Both are about one shot with an angle.
bubble-shooter | creature-catch | What hangs in the bubbles can be what you set free.
merge-items | orders-service | Customers say what the chain is for, and the chain says why they have to wait.
merge-items | tower-defence | Merging two posts into a better one is building and upgrading in one gesture.
merge-items | farm-production | Raw goods go in at one end, merged goods come out at the other.
merge-items | auto-combat | Two equal fighters make a better one, and the fight shows at once whether it was worth it.
merge-items | city-building | Houses that merge turn a tight grid into a growing town.
merge-items | idle-accumulation | What was merged by hand keeps earning afterward.
merge-items | branching-story | Each finished chain is an object that can start a conversation.
merge-items | survival-craft | Crafting by merging needs no recipe book.
merge-drop | idle-accumulation | A run leaves something that keeps growing when the jar is full.
merge-drop | physics-play | The mess is the fun in both.
sorting | orders-service | A tidy shelf makes a fast counter.
sorting | queue-jam | Both ask for the one order in which nothing gets stuck.
sorting | tycoon | Sorting is the work, the shop is the reason.
sorting | hidden-object | Things found can be put where they belong.
sorting | word-build | Letters sorted by the hand are half a word.
queue-jam | orders-service | The jam outside decides who stands at the counter.
queue-jam | city-building | A street plan is a jam you made yourself.
queue-jam | tycoon | Cleared queues turn into customers.
screw-pin | tidy-up | Take apart, clean, put together: three steps of one job.
screw-pin | physics-play | Loosened plates fall by real weight, which makes the order matter.
spatial-packing | roguelike-run | What fits into the bag is the build.
spatial-packing | vehicle-sim | A load packed badly is felt on the road.
spatial-packing | orders-service | One customer, one parcel, one fit.
line-drawing | physics-play | The line becomes a thing and then the thing falls.
line-drawing | queue-jam | Drawn routes show the order in which they cross.
line-drawing | tower-defence | The road the enemy walks can be the line you drew.
line-drawing | rhythm-tap | A stroke drawn in time is a gesture and a sound.
block-placement | city-building | Blocks that stay become streets.
block-placement | tower-defence | Shapes that fit are walls that hold.
logic-grid | branching-story | Clues can be what people say.
logic-grid | social-deduction | Deduction with people instead of numbers.
hidden-object | point-and-click | One finds, the other combines; together they are a case.
hidden-object | branching-story | What you noticed changes what you can say.
hidden-object | tidy-up | Cleaning uncovers the thing you were looking for.
word-build | turn-based-combat | A word is a move with a strength everybody understands.
word-build | tower-defence | Longer words post stronger defenders, and the wave is the clock.
word-build | roguelike-run | A bag of letters that grows is a deck.
word-clues | branching-story | Clues can be lines of dialogue.
word-clues | logic-grid | Both reward the one answer that excludes the others.
trivia-quiz | roll-and-move | A square asks, the answer moves you on.
trivia-quiz | party-minigames | Short, loud and fair to late arrivals.
tidy-up | orders-service | Each customer brings one dirty thing.
tidy-up | tycoon | A cleaned room is a room you can let.
dress-up-design | orders-service | A client, a brief, a result: the same short loop.
dress-up-design | branching-story | What people wear is what they dare to say.
dress-up-design | life-sim | Looks change how a day goes.
tap-timing | tower-defence | A well-timed tap is the defender’s only muscle.
tap-timing | fighting-duel | Timing is the whole duel, without a stick.
endless-runner | tycoon | What you gathered on the run opens the next stall.
short-runner | auto-combat | The crowd that arrives is the squad that fights.
short-runner | tycoon | A crowd led through gates is a shop full of customers.
platforming | creature-catch | Places hard to reach are where shy things live.
absorb-grow | city-building | What was swallowed can be built with.
rhythm-tap | fighting-duel | Blows on the beat need no other explanation.
rhythm-tap | orders-service | A kitchen has a beat; missing it burns the food.
rhythm-tap | dress-up-design | A song, a look, a stage.
aim-and-launch | tower-defence | The catapult is the tower you fire yourself.
aim-and-launch | physics-play | The shot starts what weight finishes.
aim-and-launch | roguelike-run | Three shots and an upgrade make a good room.
ball-bounce | roguelike-run | Changing the pins between drops is a build.
ball-bounce | idle-accumulation | Bounces pay on their own once the pins are right.
horde-survival | roguelike-run | One picks upgrades, the other makes them matter.
horde-survival | tower-defence | Towers for the corners, your own feet for the rest.
horde-survival | survival-craft | Days gather, nights spend.
bullet-dodge | roguelike-run | A pattern learned is the only thing that survives a run.
battle-royale | survival-craft | What you make replaces what you find.
aimed-shooting | horror-hide | Few shots make each one frightening.
circuit-racing | drift-stunt | Style between the corners, seconds in them.
circuit-racing | team-management | The driver is one of the people you signed.
circuit-racing | tycoon | A won race opens the garage next door.
vehicle-sim | farm-production | Somebody has to drive the harvest to town.
vehicle-sim | tycoon | Loads pay, money buys a bigger truck.
sports-match | team-management | One week, one match, both halves in your hand.
aim-power-sports | roll-and-move | One stroke, one square.
team-management | auto-combat | The squad plays itself; choosing it is the game.
fighting-duel | collectible-card | Hidden cards give a duel its feints.
melee-action | roguelike-run | Rooms that change make one weapon last for weeks.
turn-based-combat | deck-building | Orders are cards, and the deck is the army.
turn-based-combat | creature-catch | Yesterday’s opponent is today’s teammate.
turn-based-combat | branching-story | Who survives is who talks in the next scene.
turn-based-combat | roguelike-run | A lost unit hurts in a run that goes on.
auto-combat | idle-accumulation | The squad works while you are away.
auto-combat | creature-catch | What you catch stands in the line.
auto-combat | collectible-card | The deck is the lineup.
creature-catch | farm-production | What you caught needs feeding and gives something back.
creature-catch | location-ar | Walking decides what can be found.
creature-catch | life-sim | Creatures with moods are better than creatures with levels.
puzzle-combat | creature-catch | The team you color for is the team you found.
horror-hide | point-and-click | Searching under pressure makes simple puzzles hard.
horror-hide | social-deduction | One of those who hide with you is not hiding.
tower-defence | deck-building | Each wave offers a card, each card is a defender.
tower-defence | roguelike-run | A new road each night keeps old towers honest.
tower-defence | farm-production | What grows by day is what defends at night.
tower-defence | idle-accumulation | Held roads earn while you sleep.
lane-deploy | collectible-card | The hand decides who is sent.
lane-deploy | deck-building | A deck of eight is a plan for three lanes.
base-raid | coin-raid | The spin pays for the attack on a place a friend built.
base-raid | city-building | Walls give a town plan consequences.
base-raid | creature-catch | Guards you raised are guards you mind losing.
empire-4x | city-building | A border is worth what lies behind it.
empire-4x | trivia-quiz | A field is claimed by knowing something.
realtime-strategy | tower-defence | Half the army holds, half goes out.
deck-building | roguelike-run | A deck that starts over is learned faster.
deck-building | branching-story | Choices become cards, cards become arguments.
solitaire | branching-story | A deal is a pause between two scenes.
solitaire | city-building | Cleared columns are delivered materials.
solitaire | roguelike-run | Strange rules for one deal, then another.
slots | coin-raid | The reel is the pulse of the raid.
slots | city-building | A spin decides what tomorrow’s town gets.
roll-and-move | city-building | Squares you land on are plots you build.
roll-and-move | coin-raid | A roll decides whose door you stand at.
abstract-board | turn-based-combat | Open rules with pieces that differ.
farm-production | orders-service | What grows is what the counter sells.
farm-production | city-building | The town eats what the valley grows.
farm-production | life-sim | A farm needs somebody worth coming home to.
city-building | tycoon | Streets bring people, people bring money.
tycoon | orders-service | Your own hands first, hired hands later.
tycoon | idle-accumulation | Staff is what lets you go home.
tycoon | life-sim | Employees with plans of their own are half the game.
tycoon | dress-up-design | A shop window sells what you arranged.
orders-service | carry-unlock | The legs and the hands of one shift.
orders-service | branching-story | Regulars tell more with each order.
survival-craft | sandbox-build | Need first, taste later.
survival-craft | open-world | Going farther is what better tools are for.
sandbox-build | life-sim | A house somebody lives in.
life-sim | branching-story | Small days, remembered choices.
idle-accumulation | carry-unlock | Walk it once, then it runs.
idle-accumulation | creature-catch | Creatures work at night and are found by day.
open-world | vehicle-sim | Distance is worth something when you drive it.
open-world | creature-catch | A blank map and something living in it.
social-deduction | orders-service | Somebody in the kitchen is spoiling the soup.
social-deduction | party-minigames | A contest shows who is lying.
location-ar | coin-raid | The raid leads to a real corner.
`;
export const CLASHES = `
moba | match3-swap | A MOBA can’t pause for a board; twenty minutes of attention leave no room for it.
moba | solitaire | One needs a whole team’s twenty minutes, the other a free hand.
moba | idle-accumulation | A match that needs you every second and a game that needs you once a day train opposite habits.
moba | colour-by-number | A team is waiting while somebody fills in a page.
battle-royale | idle-accumulation | Being the last one standing means nothing if strength was earned asleep.
battle-royale | match3-swap | Nobody can look at a board while somebody else is aiming.
battle-royale | solitaire | A shrinking circle does not wait for a deal.
battle-royale | colour-by-number | One rewards haste, the other slowness.
battle-royale | word-clues | Thinking about a word gets you shot.
realtime-strategy | endless-runner | Both want every second of attention.
realtime-strategy | rhythm-tap | An army doesn’t move on the beat, and the beat doesn’t wait for the army.
realtime-strategy | bullet-dodge | Two screens full of urgent things are one too many.
endless-runner | turn-based-combat | One never stops, the other only moves when you decide.
endless-runner | logic-grid | A run that never stops leaves no time to deduce.
endless-runner | tower-defence | Placing defenders needs a still picture; a runner never gives one.
endless-runner | solitaire | Running and dealing can’t share a screen or a mood.
endless-runner | hidden-object | Nothing can be searched at a run.
rhythm-tap | logic-grid | The song goes on while you think.
rhythm-tap | turn-based-combat | A beat and a turn measure time in opposite ways.
rhythm-tap | hidden-object | Searching breaks the beat and the beat breaks the search.
rhythm-tap | word-clues | A clue takes as long as it takes, a bar doesn’t.
horror-hide | match3-swap | Bright boards take the fear out of the dark.
horror-hide | tycoon | Fear and bookkeeping cancel each other.
horror-hide | slots | A jackpot jingle ends the tension.
horror-hide | dress-up-design | Choosing an outfit tells players nothing bad can happen.
casino-cards | creature-catch | Betting beside creatures children love invites the wrong players and the wrong law.
slots | creature-catch | Chance for money beside creatures for children is refused by stores in several countries.
casino-cards | colour-by-number | A coloring audience doesn’t bluff, and gamblers don’t color.
slots | logic-grid | One is pure luck, the other leaves none.
slots | abstract-board | Chess players leave when a reel decides.
bingo | realtime-strategy | A caller’s pace can’t be heard in a battle.
fighting-duel | idle-accumulation | A duel decided by stored strength is no duel.
fighting-duel | solitaire | Reflex and patience need different hands.
aimed-shooting | colour-by-number | One is about a second, the other about an hour.
aimed-shooting | orders-service | Aiming and serving both need the whole screen and both hands.
aimed-shooting | match3-swap | A sight and a board both want the middle of the screen.
bullet-dodge | merge-items | A merge board needs looking at, and a bullet doesn’t wait.
bullet-dodge | branching-story | Dialogue in a storm of shots is skipped.
sports-match | merge-items | A board in the middle of a match stops the ball.
sports-match | tower-defence | A goal and a wave are two different crowds.
circuit-racing | logic-grid | A corner doesn’t wait for a deduction.
circuit-racing | word-build | Spelling at full speed is neither.
circuit-racing | solitaire | A race is over before a deal is laid.
vehicle-sim | bullet-dodge | Careful driving and constant fire spoil each other.
platforming | trivia-quiz | A question in mid-jump is a fall.
platforming | merge-items | A merge board in the middle of a jump has no place to be.
social-deduction | solitaire | One needs a room of liars, the other nobody at all.
social-deduction | idle-accumulation | Nobody can lie to you while the game is closed.
location-ar | horde-survival | Walking a real street while a horde needs watching is dangerous.
location-ar | rhythm-tap | Nobody should walk and play to a beat at the same time.
empire-4x | party-minigames | A campaign of weeks and a contest of ten seconds need different friends.
empire-4x | rhythm-tap | Months of borders and three minutes of song have nothing to trade.
party-minigames | idle-accumulation | Nobody gathers to watch a number rise.
base-raid | colour-by-number | Losing a wall overnight frightens away those who came to color.
base-raid | solitaire | A quiet table doesn’t want to be attacked.
absorb-grow | logic-grid | An arena that eats you leaves no time for clues.
short-runner | logic-grid | A thirty-second track has no room for deduction.
drift-stunt | word-clues | Tricks and crosswords share neither hands nor audience.
melee-action | solitaire | A fight needs ten fingers, a deal needs one.
melee-action | logic-grid | Thinking for a minute means being hit for a minute.
moba | merge-items | Four teammates are waiting while one tidies a board.
`;

/** What a constraint rules out: words that name it | ids it excludes | why. */
export const CONSTRAINTS = `
cozy, relaxing, calm, gentle, no stress, wholesome | base-raid coin-raid battle-royale horror-hide aimed-shooting realtime-pvp guild-wars ranked-league lives-energy streaks | takes something away or hurries, and a cozy game does neither
one hand, one-handed, one thumb, portrait | moba battle-royale aimed-shooting melee-action fighting-duel platforming vehicle-sim drift-stunt sports-match realtime-strategy | needs two thumbs
offline, no internet, airplane, no signal | coin-raid base-raid moba battle-royale social-deduction realtime-pvp guilds guild-wars co-op-play chat friends-gifting ranked-league tournaments leaderboards location-ar player-trading rewarded-ads | needs other people or a signal
no timers, no timer, no waiting, no energy | building-timers lives-energy timed-chests | makes the player wait
no pvp, no losing, nobody loses | realtime-pvp base-raid coin-raid guild-wars battle-royale moba ranked-league | takes something from another player
no ads, ad-free, without ads | rewarded-ads | shows ads
no gambling, no gacha, no loot boxes, no chance | gacha slots casino-cards wheel-spin coin-raid timed-chests bingo | lets chance decide what a player gets
for kids, children, family friendly, kids | gacha slots casino-cards horror-hide real-prizes chat vip-tiers aimed-shooting | is not for a young audience
single player, single-player, solo, alone, no other players, without other players | realtime-pvp guilds guild-wars co-op-play moba battle-royale social-deduction party-minigames chat | needs other people
no violence, without violence, without any violence, non-violent, peaceful | aimed-shooting battle-royale melee-action fighting-duel horror-hide bullet-dodge horde-survival base-raid | is about fighting
short sessions, under 5 min, under five minutes, short, quick | empire-4x moba open-world realtime-strategy life-sim battle-royale | takes longer than five minutes a go
`;
