/**
 * What stands for a mechanic in ideas that are written for a group of it. A task: id | group | where it is played | piece |
 * what one does with it (a verb that takes an object) | one go. A world: id | group | who or what it is about (singular).
 */
export const taskRows = `
match3-swap | board | the match-3 board | tile | match | board
tile-blast | board | the color-blast board | block | blast | board
bubble-shooter | board | the ceiling of bubbles | bubble | pop | ceiling
tile-tray-match | board | the tile pile | tile | pick | pile
match-3d-objects | board | the 3D heap | object | free | heap
pair-match | board | the layout of paired tiles | tile | match | layout
physics-play | board | the stack of crates | crate | topple | stack
solitaire | board | the solitaire deal | card | clear | deal
queue-jam | order | the traffic jam | car | let out | jam
screw-pin | order | the screw board | plate | unscrew | plate
sorting | order | the sorting shelves | jar | sort | shelf
spatial-packing | order | the bag you pack | thing | pack | bag
block-placement | rows | the block grid | block | place | grid
merge-items | merge | the merge board | piece | merge | merge
merge-drop | merge | the jar of merging pieces | piece | merge | jar
logic-grid | proof | the logic grid | square | prove | grid
abstract-board | proof | the small chess board | move | see through | game
brain-teaser | proof | the riddle | riddle | solve | riddle
word-build | word | the letter rack | letter | spell with | word
word-clues | word | the word puzzle | clue | solve | clue
trivia-quiz | word | the quiz | question | answer | question
hidden-object | search | the hidden-object scene | object | find | scene
point-and-click | search | the escape room | tool | find | room
tidy-up | search | the dirty room | thing | clean | job
colour-by-number | search | the coloring page | color | fill in | page
deck-building | cards | your deck | card | play | fight
collectible-card | cards | your hand of cards | card | play | duel
shed-trick-cards | cards | your hand of cards | card | play | trick
slots | luck | the reels | symbol | hold | spin
casino-cards | luck | the card table | card | bet on | hand
bingo | luck | the bingo card | number | mark | number
roll-and-move | luck | the dice | die | roll | roll
endless-runner | reflex | the run | lane | take | run
short-runner | reflex | the crowd run | gate | take | run
platforming | reflex | the climb | jump | make | level
rhythm-tap | reflex | the song | beat | hit | song
tap-timing | reflex | the tap | tap | time | tap
circuit-racing | drive | the race | corner | take | lap
drift-stunt | drive | the stunt run | landing | stick | stunt
vehicle-sim | drive | the drive | load | deliver | trip
aim-and-launch | shot | the slingshot | shot | aim | shot
ball-bounce | shot | the field of pegs | ball | drop | ball
aim-power-sports | shot | the careful shot | shot | judge | shot
aimed-shooting | shot | the firefight | bullet | fire | shot
`;
export const worldRows = `
tower-defence | foe | enemy
lane-deploy | foe | enemy
moba | foe | enemy
horde-survival | foe | monster
base-raid | foe | raider
roguelike-run | foe | monster
melee-action | foe | enemy
turn-based-combat | foe | enemy
auto-combat | foe | enemy
fighting-duel | foe | opponent
battle-royale | foe | rival
survival-craft | foe | beast
realtime-strategy | foe | enemy
bullet-dodge | foe | enemy
city-building | asset | house
tycoon | asset | shop
idle-accumulation | asset | machine
carry-unlock | asset | counter
sandbox-build | asset | building
farm-production | asset | field
coin-raid | asset | hut
empire-4x | asset | province
orders-service | who | customer
dress-up-design | who | client
life-sim | who | housemate
creature-catch | who | creature
team-management | who | player
sports-match | who | teammate
party-minigames | who | guest
absorb-grow | foe | rival
horror-hide | foe | monster
open-world | asset | landmark
branching-story | who | character
social-deduction | who | suspect
`;
/**
 * Ideas for a group of tasks and a group of worlds. Columns: task group | world group | the rule (reads after "In a
 * harbor, ") | why. Words: {board} {piece} {pieces} {clear} {go} of the task; {one} {many} of the world; of two worlds, {foe}, {asset}
 * and {who}; {act} {other}
 * for what one does in either.
 */
export const ideaRows = `
board | foe | {board} is all that stands between you and the {many}: every {piece} you {clear} arms you, and every gap you open lets one through. You {act} and {other} on one screen | Offense and defense are the same move, so even an easy {piece} is worth a thought
board | foe | the {many} can’t reach you while {board} is closed, and you can’t win while it stays closed. You {act} to open a way, then {other} through the gap you chose | The player decides where the fight will be, and sees it coming
board | asset | every {one} stands on {board}: {clear} the {pieces} under it and you’re paid, but it sinks a row. You {act} and {other}, and have to know when to stop digging | Income comes out of the ground that everything stands on
board | asset | {board} hides the plot for your next {one}: only an empty patch can be built on, and an empty patch can’t score. You {act} to {other} | Space is worth points or a future, never both
board | who | every {one} wants one particular {piece} from {board} and says so: {clear} it for one and another may never get theirs. You {act} and {other} | Requests that can’t all be met turn a puzzle into a choice of favorites
board | who | each {one} watches {board} and likes only one color: {clear} too much of the others and they walk away. You {act} and {other}, for a crowd that can’t agree | The usual best move upsets somebody, and you choose who
order | foe | your own defenders are stuck in {board}: each {piece} you {clear} sends one to the front, in the only order that works, and the {many} won’t wait for the best one. You {act} and {other} | Who arrives first matters as much as who arrives
order | asset | what each {one} needs is somewhere in {board}: the order in which you {act} is the order in which they open, and the last one opens late. You {other} with whatever came out first | A puzzle with one right order gets several, each with another outcome
order | who | the {many} stand in line behind {board}, and whoever you {act} for first is pleased and everybody else has seen it. Then you {other} | Order is a social act: there is no neutral first move
rows | foe | every block you place is a stone of your wall, and a full row scores and vanishes. So each point opens a gap for the {many}, and you {other} behind what you kept | Scoring weakens you, so the best-known move of the genre becomes a dare
rows | asset | the blocks are the ground plan: every full row becomes a {one}, and every hole you leave stays a ruin in the middle of it. You {act} and {other} | A bad placement stays visible for weeks
rows | who | every block is one of the {many} who needs a seat: a full row goes home happy, and whoever doesn’t fit stays in your way. You {act} and {other} | Packing gets faces, so a leftover hurts
merge | foe | every {piece} is a fighter: two merged are stronger, but that leaves one fewer to stand guard. You {act} and {other} with however many are left | Strength against numbers is a question at every merge
merge | asset | two {many} next to each other can be merged into a better one, and the spare plot is where your income was. You {act} and {other} | Growing means giving something up that already works
merge | who | each {one} asks for a {piece} of one exact size: merge too far and it can’t be undone. You {act} and {other}, with several waiting for different sizes | Merging higher is no longer always better
proof | foe | the {many} attack where you don’t look: each {go} you solve before dark proves one place safe. You {act}, then {other} with what you know | Thinking longer and being ready compete for the same minutes
proof | asset | every {one} you place is a clue that has to agree with all the others. You {act} and {other} on the same grid, and one contradiction closes the street | Building becomes deduction: growth makes each next step harder to prove
proof | who | each {one} tells you one true thing about the others, and you {act} to find out who has to be looked after first. Then you {other} | Facts about people make an abstract puzzle worth caring about
word | foe | each {one} carries a {piece}, and comes closer while you think: a long answer takes out several at once, a short one is quick. You {act} and {other} | Long or quick is a choice players understand in ten seconds
word | asset | each {one} is named by you: {act}, and the name decides what it’s good at. Then you {other} with whatever your words have made | Words get consequences, and no two towns read alike
word | asset | every sign in town is a {go}: solve it and the {one} below it opens, get it wrong and a neighbor takes the lease. You {act} and {other} | A known daily habit gets a place that shows it
word | who | each {one} speaks in {pieces} you have to work out, and believes whatever you answer. You {act} and {other}, and a careless answer is remembered | Getting it right is kind, getting it wrong is funny, and both are worth telling
search | foe | you get one minute to {act} before the {many} arrive, and whatever you carry is all you have. Then you {other} with it | A calm minute gets sharp because of what follows
search | asset | every {one} begins as a neglected place: what you {act} to uncover decides what it can become. Then you {other}, and a thing you overlooked is built over for good | Looking closely pays for weeks, and haste has a price
search | who | every {one} has lost something and won’t say what: you {act} and guess whose it is. Then you {other}, and a wrong guess offends two at once | Finding is easy; deciding whose it is makes it a game
cards | foe | each card is a blow when you play it and a guard when you keep it: you {act}, and whatever is still in your hand protects you when you {other} | The strongest hand is the one you’d rather not play
cards | asset | each card is a {one} once it’s laid on the table, and gone from the deck you fight with. You {act} and {other}, and a bigger holding means a thinner hand | Settling down and staying strong pull the same cards apart
cards | who | each {one} gives you a card that only works while they like you. You {act} and {other}, and a deck full of friends is easy to upset | People make the deck, so cutting a card is personal
luck | foe | every {go} has two results: you keep one, and the other goes to the {many}. You {act} and {other} | Pure luck becomes a decision, and even a bad {go} is a choice between two evils
luck | asset | before each {go} you put up a {one}: a good result improves it, a bad one closes it for a day. You {act} and {other} | The stake is something people built, so they look twice before they go again
luck | who | each {one} makes a wish before the {go}, and you can grant only what comes up. You {act} and {other}, and choose whom to disappoint | The result is chance, the blame is yours
reflex | foe | you’re the messenger: you {act} to bring help to the front, and whatever you drop on the way is missing when you {other} | Skill decides what you have, planning decides what it’s for
reflex | asset | the course leads through all you own: each {one} you add is one more thing to get past when you {act}. You {other}, and you’re the one who has to run it | Growth raises the difficulty in a way the player designed
reflex | who | somebody rides along: each {one} likes it fast or likes it gentle, and you {act} with both on board. Then you {other} | The same course is different with every passenger
drive | foe | you bring the supplies yourself: fast means one more trip before the {many} come, careful means more of it arrives. You {act}, then {other} | Speed against care is a choice in each corner
drive | asset | the road runs past everything you own: each {one} brings money and puts traffic in your way. You {act} and {other} on the same streets | Success slows you down until you plan for it
drive | who | every {one} rides with you and judges: one wants speed, the next a full cup of coffee unspilled. You {act} and {other} | The goal changes with the passenger, on a track you know by heart
shot | foe | you have ten {pieces} for the whole night: each one you use yourself is one your helpers lack. You {act} and {other} | The fun thing and the wise thing use the same supply
shot | asset | every shot starts from a {one} you own, so where you build decides what you can hit. You {act} and {other} | Placement is strategy and aiming is skill, and each shows the other’s mistakes
shot | who | each {one} asks for one special shot and tells the others whether you made it. You {act} and {other} | A trick shot gets an audience with opinions
foe | asset | the {foes} only come for what is finished, so every {asset} you complete draws the next attack. You {other}, and {act} when it comes | Players choose their own difficulty by when they finish
foe | asset | every {asset} can be armed for the night and earns nothing the next day. You {other}, then {act} with the ones you gave up | Safety is paid for in income, one building at a time
foe | asset | you lead the {foes} as well: at night you attack a neighbor’s {asset}, and by day somebody has been at yours. You {other} and {act} | Knowing how an attack works is the best lesson in building
foe | asset | every {asset} is built of what the {foes} leave behind, so the worst nights make the best town. You {act} and {other}, and may call for one more wave | Danger is the resource, and the player orders it
cards | foe | your deck is what you carry: a heavy card is strong and makes you slow, and the {many} catch up with slow people. You {act} and {other} | Strength has a weight, so a smaller deck is a plan
cards | foe | you see the {many} coming three turns ahead, and each card says how many turns it takes. You {act} and {other}, and the strongest card is always a turn late | Timing matters more than power, and everything is visible
foe | who | any beaten {foe} can be sent away or taken in as a {who}, with a grudge. You {act} and {other} | Winning creates the people you have to live with
foe | who | each {who} can help in the fight, and remembers how it went. You {act} and {other}, and the best fighter may be the one you hurt last week | Strength and feelings are kept in the same person
asset | who | every {asset} has somebody who wants it left as it is. You {act} and {other}, and each change you make costs you a friend | Growth needs permission, so building is about people
asset | who | each {who} likes you for one {asset} and leaves when it changes. You {act} and {other}, and an improvement for one spoils it for the next | Somebody is hurt by every improvement, and has a face
board | order | {board} lies on top of {board2}: {clear} a {piece} and something below comes free, in an order you can’t quite see. You {act} until you can {other} | Two puzzles share one surface, so a good move above can be a bad one below
board | merge | whatever you {clear} on {board} drops onto {board2} below, and the space there is short. You {act} and {other}, and a big score above is a flood below | Success in one puzzle is pressure in the other
board | proof | {board} hides the clues: each {piece} you {clear} uncovers a number you need, and the moves run out before the clues do. You {act} and {other} | Matching gets a purpose and deduction gets a budget
board | word | a letter lies under each {piece} of {board}: you {act} to uncover letters you want, and {other} with those you get | Which {piece} comes next depends on a word, so the board is read twice
board | search | a picture lies under {board}: {clear} too little and you can’t see it, {clear} too much and what you look for slides away. You {act} and {other} | How much to uncover is a nerve-racking and simple question
board | cards | every {piece} you {clear} on {board} pays for a card, and the cards change the rules of the board. You {act} and {other} | Two familiar turns feed each other, and decks make each board different
board | luck | before each {go} you bet on how many moves you’ll need, and the {go2} decides which {pieces} you get. You {act} and {other} | Skill answers to luck, and the bet shows how much you trust yourself
board | reflex | {board} is the ground you run on: {clear} the wrong {piece} and there’s a hole where you land. You {act} ahead of yourself and {other} behind | One player builds and suffers the course, seconds apart
board | drive | {board} scrolls past like a road: what you {clear} is open track, and what you leave is a wall at full speed. You {act} and {other} | Speed turns a calm puzzle into a plan you’re driving through
board | shot | you don’t tap {board}, you shoot at it: what you hit is matched, and what falls off is ammunition. You {act} and {other} with the same hand | Aim becomes part of the match, so even an obvious move can miss
order | merge | {board} delivers the parts and {board2} has nine cells: you {act} in the order in which you can {other}, and a wrong one blocks both | The order of one puzzle is the food of the other
order | proof | only one order opens {board}, and the clues for it are in {board2}. You {other} for a while, then risk it and {act} | Guessing is quick and proof is slow, and the player sets the mix
order | word | each {piece} carries a letter, and they come out in the order you {clear} them: you {act} so that a word comes out, then {other} | Order matters twice, for getting out and for spelling
order | search | what you’re looking for is in the middle of {board}: each {piece} you {clear} covers something else. You {act} and {other} | Making room and losing sight are the same move
order | cards | your draw pile is {board}: you {act} to choose which card comes next, then {other} with the order you made | Deck order becomes something players earn
order | luck | each {go2} decides which {piece} may leave next, and you may refuse twice. You {act} and {other} | Luck proposes, the player disposes, twice
order | reflex | you {act} in quiet, then {other} along the way you cleared, and whatever you left is in your path | The puzzle is the level design of the next minute
order | drive | you {act} to clear a road, then {other} on it: every {piece} you left behind is still there at full speed | The player drives through their own mistakes
order | shot | each {piece} is loosened by a hit: aim for the wrong one and the rest jams. You {act} and {other} | A puzzle of order gets a test of nerve
rows | word | every block has a letter on it, and a full row only vanishes when it holds a word. You {act} and {other} | Packing and spelling want different squares
rows | shot | you shoot blocks into the grid instead of placing them: a miss stays where it lands. You {act} and {other} | Precision turns each known shape into a risk
rows | cards | your hand is the set of blocks you get to place, and each card can be a block or a blow. You {act} and {other} | One card, two uses, and a grid that remembers both
rows | proof | some squares of the block grid must stay empty, and the clues at its edge say how many. You {act} and {other} | Two number-and-shape habits meet on one grid
merge | word | letters merge: two of a kind become the next in the alphabet, so an A pair is a B. You {act} to get the letter you need and {other} | A rule everybody knows by heart becomes a crafting tree
merge | cards | two equal cards merge into a stronger one, and your deck is a card shorter. You {act} and {other} | Every deck builder knows the wish to cut cards, and this is a way to do it
merge | luck | each {go2} brings a piece you didn’t choose, and the board is small. You {act} and {other}, and decide when one more {go2} is too many | Pushing your luck fills the very space you need
merge | reflex | whatever you collect when you {other} lands on {board}, in that order: you merge later what you grabbed in a hurry. You {act} with what you brought | Two speeds of play, one bag between them
merge | search | two found things merge into a third that was on nobody’s list. You {other}, then {act}, and choose which finds to give up | Looking gives raw material, and the best result can’t be found at all
merge | shot | you shoot equal pieces at each other, and they merge only if you hit. You {act} and {other}, with no room for a miss | Aim decides what a calm puzzle gives for free
proof | word | every word you {other} fixes a digit in {board}, and a wrong one makes the grid impossible. You {act} and work backward to the mistake | A false answer is found by logic, which no quiz does
proof | search | you know by logic where each thing has to be, and see that it isn’t there. You {act}, then {other} to find out who moved it | Deduction makes a prediction and the picture breaks it
proof | cards | your opponent’s hand is a logic puzzle: each card played rules something out. You {act} to name it and {other} to survive until then | Card counting becomes a fair and visible skill
proof | luck | the odds are a puzzle: you {act} to prove what can’t come up, then {other} on what’s left | Thinking pays at a game of chance, up to a point
proof | reflex | you {act} at a stand, then {other} over what you solved, from memory: a wrong square gives way under you | A mistake in the head is felt in the fingers
proof | shot | {board} says where the target can’t be, and you have three shots. You {act} as long as you dare, then {other} | Proof against time, ended by one shot
word | search | each clue names a thing in the picture by what it isn’t. You {act}, then {other}, and both answers have to agree | Looking confirms thinking, so there’s a click each time
word | cards | every card is a word, and it costs as many letters as it has. You {act} to earn letters and {other} to spend them | Short weak words or long strong ones is a choice without a tutorial
word | luck | you choose the stake after you see the {go2} and before you know the answer. You {other}, then {act} | How sure are you is a better bet than what comes up
word | reflex | letters stand on the course, and the ones you touch are the ones you get. You {other} and then {act} with what you picked up | A greedy route makes a bad word, so running needs reading
word | drive | the letters are on the road: the ones you pass at speed are yours. You {other}, then {act} with a rack you drove yourself into | The fastest line and the best word are seldom the same
word | shot | each {piece} has two answers and you aim at one: close calls count half. You {act} and {other} | Knowing and hitting are tested in one gesture
search | cards | what you find in the picture becomes a card, and cards age with each scene. You {act} and {other}, with a deck you saw with your own eyes | Attention is the booster pack
search | reflex | you see the place for ten seconds, then {other} through it in the dark. You {act} to learn where everything stands | Memory joins looking and moving
cards | luck | you may play a card before the {go2} to change the odds, or after it to change the result, for twice the price. You {act} and {other} | Early and cheap against late and sure is a choice at each {go2}
cards | reflex | your cards are the next obstacles: lay them out in an order you can survive, then {other}. You {act} for points and pay in sweat | Greed is drawn on the track in front of you
cards | drive | each card is a move on the road: a late brake, a shortcut, a dirty pass. You {act} and {other}, and a card played is gone for the race | Race tactics get a hand size
cards | shot | each card changes the ball, the wind or the target for one shot. You {act} and {other}, and your rival does the same | The card says what, the hand decides whether
luck | reflex | each {go} sets what the next stretch will be, and you can hold one result. You {act} and then {other} through what came up | The player picks the poison and then has to dance
luck | drive | before each lap you bet on your own place, and a {go} gives everybody one surprise. You {act} and {other} | Confidence is staked and then driven
luck | shot | after a {go} you know what you need: you {other} for exactly that, and one more than needed is as bad as a miss. You {act} first | Exactness beats strength, and luck sets the bar
reflex | shot | you shoot while you run, and only from the ground: each jump is a shot you don’t get. You {act} and {other} | Safety and attack exclude each other twice a second
reflex | drive | you build up speed on foot and keep it at the wheel: whatever you stumble over is missing on the first straight. You {act}, then {other} | A mistake early echoes, so beginnings matter
drive | shot | one hand drives, one hand aims: the straight line is faster and the curve gives the angle. You {act} and {other} | The best road and the best shot differ
`;
