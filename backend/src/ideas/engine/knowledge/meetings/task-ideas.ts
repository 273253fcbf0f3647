/**
 * Ideas for the groups of two halves. Columns: group | group | the rule (reads after "In a harbor, ") | why. Words: {board}
 * {piece} {pieces} {clear} {go} of a first task, {board2} and {go2} of a second; {one} {many} of a world, {first} of a world
 * before it; of two different worlds {foe}, {asset} and {who}; {act} and {other} for what one does in either.
 */
export const taskIdeas = `
board | order | {board} lies on top of {board2}: {clear} a {piece} and something below comes free, in an order you can’t quite see. You {act} until you can {other} | Two puzzles share one surface, so a good move above can be a bad one below
board | order | every {piece} you {clear} on {board} frees whatever stands behind it in {board2}, ready or not. You {act} and {other} | Clearing fast makes a jam
board | merge | whatever you {clear} on {board} drops onto {board2} below, and the space there is short. You {act} and {other}, and a big score above is a flood below | Success in one puzzle is pressure in the other
board | merge | a special {piece} can go off on {board} or be kept for {board2}, where two of a kind make something better. You {act} and {other} | A small bang now or a rare thing later
board | proof | {board} hides the clues: each {piece} you {clear} uncovers a number you need, and the moves run out before the clues do. You {act} and {other} | Matching gets a purpose and deduction gets a budget
board | word | a letter lies under each {piece} of {board}: you {act} to uncover letters you want, and {other}, with those you get | Which {piece} comes next depends on a word, so the board is read twice
board | word | a solved {go2} turns one {piece} of {board} wild, and you choose which before you see the next. You {other} and {act} | Knowing something buys a better puzzle
board | search | the place you search lies under {board}: {clear} too little and you can’t see it, {clear} too much and what you look for slides away. You {act} and {other} | How much to uncover is a nerve-racking and simple question
board | search | what you’re looking for is part of {board}: find it before you {clear} it, because what’s gone can’t be found. You {act} and {other} | The eye and the hand want different things
board | cards | every {piece} you {clear} on {board} pays for a card, and the cards change the rules of the board. You {act} and {other} | Two familiar turns feed each other, and decks make each board different
board | cards | your cards lie under {board}, face up: {clear} the right {pieces} and you draw what you planned for. You {act} and {other} | The draw is no accident any more
board | luck | before each {go} you bet on how many moves you’ll need, and the {go2} decides which {pieces} you get. You {act} and {other} | Skill answers to luck, and the bet shows how much you trust yourself
board | luck | each {go2} takes a {piece} off {board}, and you can’t choose which. You {act} around what chance has left, and {other} | Luck helps, but never where you asked
board | reflex | {board} is the ground you run on: {clear} the wrong {piece} and there’s a hole where you land. You {act} ahead of yourself and {other}, behind | One player builds and suffers the course, seconds apart
board | reflex | each {piece} you {clear} removes one obstacle ahead, and the clock doesn’t wait for a better move. You {act}, then {other}, through the rest | A calm puzzle gets a pulse
board | drive | {board} scrolls past like a road: what you {clear} is open track, and what you leave is a wall at full speed. You {act} and {other} | Speed turns a calm puzzle into a plan you’re driving through
board | drive | the pit stop is {board}: each {piece} you {clear} mends something, and the others drive on while you think. You {other}, stop and {act} | A minute of thought costs a place
board | shot | you don’t tap {board}, you shoot at it: what you hit is matched, and what falls off is ammunition. You {act} and {other}, with the same hand | Aim becomes part of the match, so even an obvious move can miss
board | shot | every {piece} you {clear} is one more shot, and every shot knocks a hole in {board}. You {act}, then {other}, where it helps most | Ammunition and target are the same board
order | merge | the parts come out of {board}, and {board2} has nine cells: you {act} in the order in which you can {other}, and a wrong one blocks both | The order of one puzzle is the food of the other
order | proof | only one order opens {board}, and the clues for it are in {board2}. You {other} for a while, then risk it and {act} | Guessing is quick and proof is slow, and the player sets the mix
order | word | each {piece} carries a letter, and they come out in the order you choose: you {act} so that a word comes out, then {other} | Order matters twice, for getting out and for spelling
order | search | what you’re looking for is in the middle of {board}: each {piece} you {clear} covers something else. You {act} and {other} | Making room and losing sight are the same move
order | cards | your draw pile is {board}: you {act} to choose which card comes next, then {other}, with the order you made | Deck order becomes something players earn
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
merge | cards | your card merges with the one your opponent has just played, if they’re equal. You {other}, {act} and wait for a twin | Giving the other side what you need becomes a plan
merge | luck | each {go2} brings a piece you didn’t choose, and the board is small. You {act} and {other}, and decide when one more {go2} is too many | Pushing your luck fills the very space you need
merge | luck | two bad results merge into a good one, if you can keep both long enough. You {other} and {act} in nine cells | Bad luck takes up room until it pays
merge | reflex | whatever you collect when you {other} lands on {board}, in that order: you merge later what you grabbed in a hurry. You {act}, with what you brought | Two speeds of play, one bag between them
merge | search | two found things merge into a third that was on nobody’s list. You {other}, then {act}, and choose which finds to give up | Looking gives raw material, and the best result can’t be found at all
merge | search | the picture comes in parts: merge two, and the scene grows and hides one thing more. You {act} and {other} | The bigger the picture, the harder the search
merge | shot | you shoot equal pieces at each other, and they merge only if you hit. You {act} and {other}, with no room for a miss | Aim decides what a calm puzzle gives for free
proof | word | every word you {other} fixes a digit in {board}, and a wrong one makes the grid impossible. You {act} and work backward to the mistake | A false answer is found by logic, which no quiz does
proof | search | you know by logic where each thing has to be, and see that it isn’t there. You {act}, then {other} to find out who moved it | Deduction makes a prediction and the picture breaks it
proof | cards | your opponent’s hand is a logic puzzle: each card played rules something out. You {act} to name it and {other} to survive until then | Card counting becomes a fair and visible skill
proof | luck | the odds are a puzzle: you {act} to prove what can’t come up, then {other}, on what’s left | Thinking pays at a game of chance, up to a point
proof | reflex | you {act} at a stand, then {other}, over what you solved, from memory: a wrong square gives way under you | A mistake in the head is felt in the fingers
proof | shot | {board} says where the target can’t be, and you have three shots. You {act} as long as you dare, then {other} | Proof against time, ended by one shot
word | search | each clue names a thing in plain sight by what it isn’t. You {act}, then {other}, and both answers have to agree | Looking confirms thinking, so there’s a click each time
word | cards | every card is a word, and it costs as many letters as it has. You {act} to earn letters and {other} to spend them | Short weak words or long strong ones is a choice without a tutorial
word | cards | every card asks something when you play it: a right answer doubles it, a wrong one gives it away. You {act} and {other} | Strong cards are only as good as what you know
word | luck | you choose the stake after you see the {go2} and before you know the answer. You {other}, then {act} | How sure are you is a better bet than what comes up
word | luck | each right answer takes the worst result out of the next {go2}. You {act}, then {other} once the odds look good enough | Knowing more is a way to be lucky
word | reflex | letters stand on the course, and the ones you touch are the ones you get. You {other} and then {act}, with what you picked up | A greedy route makes a bad word, so running needs reading
word | drive | the letters are on the road: the ones you pass at speed are yours. You {other}, then {act}, with a rack you drove yourself into | The fastest line and the best word are seldom the same
word | shot | each {piece} has two answers and you aim at one: close calls count half. You {act} and {other} | Knowing and hitting are tested in one gesture
search | cards | whatever you find becomes a card, and cards age with each search. You {act} and {other}, with a deck you saw with your own eyes | Attention is the booster pack
search | cards | each place you search hides your opponent’s next card: find it in time and you’re prepared. You {act} and {other} | A sharp eye is a scout
search | reflex | you see the place for ten seconds, then {other} in the dark. You {act} to learn where everything stands | Memory joins looking and moving
cards | luck | you may play a card before the {go2} to change the odds, or after it to change the result, for twice the price. You {act} and {other} | Early and cheap against late and sure is a choice at each {go2}
cards | luck | each {go2} deals your hand, and you may pay to have one card dealt again. You {other} and {act} | The price of a second chance is asked every hand
cards | reflex | your cards are the next obstacles: lay them out in an order you can survive, then {other}. You {act} for points and pay in sweat | Greed is drawn on the track in front of you
cards | drive | each card is a move on the road: a late brake, a shortcut, a dirty pass. You {act} and {other}, and a card played is gone for the race | Race tactics get a hand size
cards | shot | each card changes the ball, the wind or the target for one shot. You {act} and {other}, and your rival does the same | The card says what, the hand decides whether
luck | reflex | each {go} sets what the next stretch will be, and you can hold one result. You {act} and then {other}, through what came up | The player picks the poison and then has to dance
luck | reflex | each clean stretch earns one more {go}, and you may keep it or stake it before the next. You {other} and {act} | Skill earns the dice, nerve rolls them
luck | drive | before each lap you bet on your own place, and a {go} gives everybody one surprise. You {act} and {other} | Confidence is staked and then driven
luck | drive | each {go} deals out the weather, the tires and the start, and you may swap one of them with a rival. You {act} and {other} | A bad start can be somebody else’s
luck | shot | after a {go} you know what you need: you {other}, for exactly that, and one more than needed is as bad as a miss. You {act} first | Exactness beats strength, and luck sets the bar
luck | shot | each {go} names the target and the price, and you may pass twice. You {act}, then {other} for what you accepted | Luck sets the test, the hand has to pass it
reflex | shot | you shoot while you run, and only from the ground: each jump is a shot you don’t get. You {act} and {other} | Safety and attack exclude each other twice a second
reflex | drive | you build up speed on foot and keep it at the wheel: whatever you stumble over is missing on the first straight. You {act}, then {other} | A mistake early echoes, so beginnings matter
drive | shot | one hand drives, one hand aims: the straight line is faster and the curve gives the angle. You {act} and {other} | The best road and the best shot differ
board | board | you see {board2} only through the gaps in {board}: clear it for points, or clear it to see. You {act}, then {other} by what you remember | One puzzle is the window on the other
board | board | what you clear in one falls on the other, and both have to be empty at the same moment: you {act}, then {other} | A good move here is a mess over there
board | board | each {piece} you {clear} on {board} is a move on {board2}, and moves can’t be saved. You {act} and {other} | A big turn gives you more moves than you want
board | rows | whatever you {clear} on {board} falls into the block grid as one more shape. You {act} and {other} | Success in one is supply for the other, in shapes nobody ordered
order | order | each {piece} that leaves {board} goes straight into {board2}, so the way out of one is the way into the other. You {act} and {other} | Two knots are tied with one string
order | rows | the blocks come out of {board} in the order you choose, and the grid takes them as they come: you {act} and {other} | The order is decided before the fit is known
rows | merge | two equal blocks that touch become one of the next size, and a full row needs that very shape. You {act} and {other} | Merging helps until nothing fits
rows | luck | each {go2} brings the next three blocks, and you may refuse one. You {other} and {act} | Refusing is the only move against bad luck
rows | search | each full row uncovers a strip of the place you search, and each new block hides one. You {act} and {other} | Seeing more needs a tidy grid
rows | reflex | the blocks are the ground you move on: a full row is a flat stretch, and every hole is a jump. You {act}, then {other} | A lazy gap comes back as a leap
rows | drive | each block is a piece of road: a full row is a straight, and a gap is a jump at full speed. You {act}, then {other} | Players build the track they deserve
merge | drive | every {piece} is a part of the car: two make a better one, and an empty slot is felt in the next corner. You {act}, then {other} | A good merge can come a lap too early
word | word | the answer to one is a clue to the other: you {act}, then {other}, and one wrong answer leads both astray | Certainty in one place helps in two
search | search | what you take from one place is missing in the other: you {act} and {other}, and something has to stay where it is | Finding it is half of the question
search | luck | each {go2} names what to look for and how long you have, and you stake more on what you’ve seen before. You {other} and {act} | Memory makes a safe bet
search | drive | you {act} before the start: whatever you noticed about the road is on your map when you {other} | Attention is worth more than horsepower
search | shot | whatever you uncover shows you where to aim, and every shot covers something up again. You {act}, then {other} | Looking and hitting undo each other
cards | cards | one deck serves both games, and a card that wins in one is weak in the other. You {act} and {other} | Each card cut is missed somewhere else
luck | luck | the result of one is the stake of the other: you {act}, then {other}, with what came up, or walk away with it | Walking away is the hardest move in the house
luck | luck | one pot grows under both games and breaks in only one of them: you {act} or {other}, and guess which | Choosing the table is the skill
reflex | reflex | you lay your own course: where you jump and slip while you {act} is the track on which you {other} | A careless first half is a cruel second one
drive | drive | you {act} by day and {other} by night on the same tires, and nobody gives you new ones | Wear makes each trip part of the next
shot | shot | where the first shot lands is where you stand for the second: you {act}, then {other}, from there | A hit in a bad place is half a miss
board | order | special {pieces} for {board} are stuck in {board2}, and only the outermost one can be used. You {other} to reach the one you need, then {act} | The order of one puzzle decides the tools of the other
board | rows | a full row in the block grid becomes a special {piece} on {board}, and a wasted move on {board} drops a block into the grid. You {act} and {other} | Each puzzle is the weak spot of the other
order | order | both puzzles share one free space, and whatever is parked there for {board} is in the way in {board2}. You {act} and {other} | One empty spot is wanted by two plans
order | order | each {piece} you {clear} in {board} lets its twin out of {board2}, whether that helps or not. You {act} and {other}, with two orders in mind | Two solutions have to agree
order | luck | a good {go2} takes one {piece} out of {board} ahead of its turn, and a bad one puts one back. You {act} and {other} | A plan has to leave room for luck, good and bad
order | luck | every {piece} you {clear} in {board} pays for one {go2}, and a lucky one can be saved for the knot you can’t undo. You {act} and {other} | Luck becomes the tool for the one place where patience fails
order | word | a solved {go2} lets one {piece} of {board} out before its turn. You {other} for the exceptions and {act} for the rest | A word is a key, so it’s kept for the worst knot
order | proof | some {pieces} in {board} only look free, and {board2} tells which. You {other} before a risky move, then {act} | A wrong move can be avoided by whoever takes the time
order | rows | nothing leaves {board} unless a row is full, and each full row is one way out. You {other} and {act} | One puzzle is the door of the other
order | search | the place you search lies under {board}: each {piece} you {clear} bares one more corner, and what you want may not be in it. You {act} and {other} | Where to begin depends on what you hope to see
order | reflex | the course is made of {board}: the {pieces} you {clear} first come first, and a hard start makes an easy end. You {act}, then {other} over your own plan | The puzzle decides when it hurts
order | shot | only the outermost {piece} of {board} can be hit, and each one you {clear} bares the next target. You {act} and {other} | Aim and order have to agree
proof | luck | each {go} you finish without a guess shows you the next {go2} before you bet. You {act}, then {other} | Certainty is earned in one half and spent in the other
proof | word | each square you prove gives away a letter, and each word you find proves a square. You {act} and {other}, whichever isn’t stuck | Two kinds of cleverness take turns rescuing each other
rows | word | a word of four letters is a block of four squares, and you choose the shape by the word. You {other} and {act} | What you can spell decides what fits
rows | luck | you stake empty squares of the grid on each {go2}: win and a row clears itself, lose and they fill up. You {other} and {act} | Space is the money, and the grid shows how rich you are
word | word | a word used in one half can’t be used in the other, and both want the long ones. You {act} and {other} | Where to spend the best word is the question
word | search | each answer is the name of something in plain sight, and only what you can name can be picked up. You {act} and {other} | Knowing the word and seeing the thing are two skills
cards | shot | each hit deals you a card and each miss takes one away, and you choose the card before you aim. You {other} and {act} | Confidence is paid for in cards
shot | shot | one bag of ten shots serves both, and you choose which half gets the next one. You {act} and {other} | Practice in one is a shot you lack in the other
board | field | each {piece} you {clear} on {board} is a move for your team, and each wasted one is a move for theirs. You {act} and {other} | A calm board gets an opponent and a score
order | field | your players are stuck in {board} and come on in the order in which you get them out. You {act}, then {other}, with whoever is free | Who plays is a puzzle that is solved before the whistle
merge | field | two equal players merge into a better one, and the bench gets shorter. You {act} and {other}, with however many are left | One star or two pairs of legs is a choice at every merge
word | field | each right answer is a chance for your team and each wrong one a chance for theirs. You {act}, then {other}, from the score you made | Knowledge gives the head start and skill has to keep it
cards | field | each card is a play, and the strong ones tire whoever carries them out. You {act} and {other}, and the end is played with whoever still can | A big moment early is missing late
luck | field | before each match, a {go} decides the weather, the referee or who is injured, and you may refuse one of them. You {act} and {other} | Bad luck is a plan you choose yourself
reflex | field | you {act} to get to the match: each stumble costs your team its first minutes. Then you {other} | A deficit is one you made yourself
drive | field | you {act} to bring the team to the match: each knock on the road tires somebody. Then you {other}, with whoever is fit | The road is the first half of every match
shot | field | one shot before the match decides how it begins: with a lead, with a tired rival or with neither. You {act}, then {other} | A single try sets the mood of everything after it
board | size | each {piece} you {clear} on {board} makes you a size larger, and each wasted move makes everybody else larger. You {act}, then {other} | A calm board decides who is prey
board | size | whatever you swallow turns up on {board} as the next {pieces}. You {other} and {act}, with what you ate | The meal is the supply
order | size | the way out of {board} is as wide as you are: you {other} until the next {piece} fits through, then {act} | Size opens the puzzle, and size takes time
merge | size | everything you swallow lands on {board}, and only a merged {piece} makes you larger. You {other} and {act} | Eating is easy, digesting is the puzzle
word | size | each right answer lets you swallow one size up, and each wrong one makes you a size smaller. You {act} and {other} | Knowing makes you big
search | size | what you look for is under things too big to move: you {other} until they fit, then {act} | Looking asks for strength, and strength for patience
cards | size | each card is something you swallowed, and the big ones are strong and slow. You {other} and {act} | A full stomach is a heavy hand
luck | size | each {go} says what you may swallow next, and you may refuse once a round. You {act} and {other} | Chance sets the menu
reflex | size | small slips through and large breaks through: at each gate you choose what to be. You {act} and {other} | Growing is no longer always right
shot | size | each hit breaks something into pieces that you can swallow. You {act}, then {other} before the others get there | Aiming serves the table, and everybody eats from it
`;
