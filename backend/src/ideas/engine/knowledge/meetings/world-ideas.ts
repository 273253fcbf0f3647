/** Ideas in which one half is about somebody or something. For the columns see `task-ideas.ts`. */
export const worldIdeas = `
board | foe | {board} is all that stands between you and the {many}: every {piece} you {clear} arms you, and every gap you open lets one through. You {act} and {other}, on one screen | Offense and defense are the same move, so even an easy {piece} is worth a thought
board | foe | the {many} can’t reach you while {board} is closed, and you can’t win while it stays closed. You {act} to open a way, then {other}, at the gap you chose | The player decides where the fight will be, and sees it coming
board | foe | each {piece} you {clear} is an hour of daylight gone: the supplies are yours, and the {many} come sooner. You {act} by day and {other} after dark | Greed brings the attack, so the player decides when ready is ready enough
board | foe | the {many} feed on {board} too: whatever you don’t {clear} in time makes them stronger. You {act}, then {other}, against what has grown | Leaving a piece for later has a face and teeth
board | asset | every {one} stands on {board}: {clear} the {pieces} under it and you’re paid, but it sinks a row. You {act} and {other}, and have to know when to stop digging | Income comes out of the ground that everything stands on
board | asset | {board} hides the plot for your next {one}: only an empty patch can be built on, and an empty patch can’t score. You {act} to {other} | Space is worth points or a future, never both
board | asset | every {one} adds one more kind of {piece} to {board}, so a bigger place means a harder board. You {act} to pay for it and {other} | Growth is chosen with the puzzle in mind
board | who | every {one} wants one particular {piece} from {board} and says so: {clear} it for one and another may never get theirs. You {act} and {other} | Requests that can’t all be met turn a puzzle into a choice of favorites
board | who | each {one} watches {board} and likes only one color: {clear} too much of the others and they walk away. You {act} and {other}, for a crowd that can’t agree | The usual best move upsets somebody, and you choose who
board | who | each {one} lends you one move of their own on {board}, and sulks when you don’t use it. You {act} and {other} | A favor is a duty as well, so help has to be planned
order | foe | your own defenders are stuck in {board}: each {piece} you {clear} sends one to the front, in the only order that works, and the {many} won’t wait for the best one. You {act} and {other} | Who arrives first matters as much as who arrives
order | foe | the order in which you {act} is the order in which the {many} come: the strong one first, while you’re fresh, or last, when you’re ready. Then you {other} | The puzzle writes the battle plan
order | foe | each {piece} you {clear} opens the gate a little: wide enough for you is nearly wide enough for the {many}. You {act}, then {other} | One move too many lets the wrong side in
order | asset | what each {one} needs is somewhere in {board}: the order in which you {act} is the order in which they open, and the last one opens late. You {other}, with whatever came out first | A puzzle with one right order gets several, each with another outcome
order | asset | every {one} you open adds one more {piece} to {board}, and nothing leaves before the way is clear. You {other} and {act} to keep the place moving | Growth jams itself, so building and clearing can’t be separated
order | asset | you may move a {one} instead of a {piece}, and it earns nothing for a day. You {act} and {other} | Getting unstuck costs something you built
order | who | the {many} stand in line behind {board}, and whoever comes out first is pleased, and everybody else has seen it. You {act}, then {other} | Order is a social act: there is no neutral first move
order | who | each {piece} in {board} belongs to one of the {many}, and all of them think they’re next. You {act} and {other}, and whoever waits too long leaves | Every order of moves is unfair to somebody
order | who | each {one} can pull one {piece} out of turn for you, once, and wants a favor back. You {act} and {other} | There’s always a way out, and it’s never free
rows | foe | every block you place is a stone of your wall, and a full row scores and vanishes. So each point opens a gap for the {many}, and you {other}, behind what you kept | Scoring weakens you, so the best-known move of the genre becomes a dare
rows | foe | each {one} drops a block when it falls, and the grid takes only what fits. You {other} for the right shape, then {act} | The fight is where you shop for the puzzle
rows | foe | a full row fires across the whole field, and where it stood there’s nothing left to hide behind. You {act} and {other} | Attack costs cover, block by block
rows | asset | the blocks are the ground plan: every full row becomes a {one}, and every hole you leave stays a ruin in the middle of it. You {act} and {other} | A bad placement stays visible for weeks
rows | asset | each row you clear pays at once, and each row you leave standing can carry a {one}. You {act} and {other} | Points today or land for good
rows | asset | every {one} has an odd shape, and a street filled without a gap pays double. You {act} and {other}, with whatever shape comes next | A town plan is a packing puzzle that earns money
rows | who | every block is one of the {many} who needs a seat: a full row goes home happy, and whoever doesn’t fit stays in your way. You {act} and {other} | Packing gets faces, so a leftover hurts
rows | who | each {one} brings a block of an odd shape and wants to stand beside one certain other. You {act} and {other} | A seating plan is a block puzzle with feelings
rows | who | each {one} can hold one block for you, and with full hands they can’t do anything else. You {act} and {other} | Help with one half is missing in the other
merge | foe | every {piece} is a fighter: two merged are stronger, but that leaves one fewer to stand guard. You {act} and {other}, with however many are left | Strength against numbers is a question at every merge
merge | foe | two {many} that touch become a bigger one: you {other} to keep them apart and {act} to keep up | The rule that helps the player works for the other side as well
merge | foe | a merged {piece} can be thrown at the {many} once, and the better it is, the longer you’ll miss it. You {act} and {other} | The best weapon is the one that took a week to make
merge | asset | two {many} next to each other can be merged into a better one, and the spare plot is where your income was. You {act} and {other} | Growing means giving something up that already works
merge | asset | every {one} puts a {piece} on {board} each hour, whether there’s room or not. You {other} and {act} before it overflows | Income is clutter, so growth has to be cleared away
merge | asset | {board} is a model of the place: merge two {pieces} there, and two {many} become one out here. You {act} and {other} | Fewer and better, or more and smaller, is a choice that can be seen
merge | who | each {one} asks for a {piece} of one exact size: merge too far and it can’t be undone. You {act} and {other}, with several waiting for different sizes | Merging higher is no longer always better
merge | who | each {one} carries one {piece} around and grows fond of it: to merge it, you need a good reason. You {act} and {other} | The obvious merge hurts somebody
merge | who | two of the {many} have to agree before their {pieces} can be merged, and the best one belongs to a friendship. You {act} and {other} | Rare things need people who like each other
proof | foe | the {many} attack where you don’t look: each {go} you solve before dark proves one place safe. You {act}, then {other}, with what you know | Thinking longer and being ready compete for the same minutes
proof | foe | each {one} follows one rule you can’t see, and every {go} you solve shows a line of it. You {act}, then {other}, against what you’ve understood | Knowledge is the weapon, so thinking first pays
proof | foe | {board} is a map of the attack: a square you’ve proved is safe to stand on, and a guess may not be. You {act} and {other} | Time to think is paid for with ground
proof | asset | every {one} you place is a clue that has to agree with all the others. You {act} and {other}, on the same grid, and one contradiction closes the street | Building becomes deduction: growth makes each next step harder to prove
proof | asset | two {many} that can’t stand each other look alike, and {board} tells which they are. You {act} before you {other} | A minute of logic saves a week of building
proof | who | each {one} tells you one true thing about the others, and you {act} to find out who has to be looked after first. Then you {other} | Facts about people make an abstract puzzle worth caring about
proof | who | each {one} believes only what you can prove: you {act}, in front of them, then {other}, and one guess sends them elsewhere | An audience makes a quiet puzzle brave
proof | who | one of the {many} is wrong about one thing, and every {go} rules out where. You {act} and {other}, while you find out | A contradiction has a name and a face
word | foe | each {one} carries a {piece}, and comes closer while you think: a long answer takes out several at once, a short one is quick. You {act} and {other} | Long or quick is a choice players understand in ten seconds
word | foe | an answer is spent once you’ve used it: the {many} learn it and won’t fall for it twice. You {act} and {other}, with fewer words each night | A small stock of answers makes the easy one precious
word | foe | every wrong answer gets up and walks, and becomes one of the {many}. You {act}, then {other}, against your own mistakes | A mistake isn’t a red cross, it’s coming up the road
word | asset | each {one} is named by you: {act}, and the name decides what it’s good at. Then you {other}, with whatever your words have made | Words get consequences, and no two towns read alike
word | asset | every sign in town is a {go}: solve it and the {one} below it opens, get it wrong and a neighbor takes the lease. You {act} and {other} | A known daily habit gets a place that shows it
word | asset | a {go} you can’t solve may be sold to a neighbor, and whoever solves it gets the {one}. You {act} and {other} | Knowing what you don’t know has a price
word | who | each {one} speaks in {pieces} you have to work out, and believes whatever you answer. You {act} and {other}, and a careless answer is remembered | Getting it right is kind, getting it wrong is funny, and both are worth telling
word | who | each {one} knows the answer to one {go} and won’t say it for free. You {other} to be owed a hint, and {act} with its help | Help comes from people you were good to
word | who | the {many} talk to you only in what you’ve answered: each {piece} you get right is one they can use. You {act} and {other} | Vocabulary becomes a friendship
search | foe | you get one minute to {act} before the {many} arrive, and whatever you carry is all you have when you {other} | A calm minute gets sharp because of what follows
search | foe | the {many} hide where you search, and whatever you overlook joins the next attack. You {act}, then {other} | Looking closely is the first line of defense
search | foe | you {act} by the light of one lamp, and the light shows the {many} where you are. Then you {other} | To see is to be seen
search | asset | every {one} begins as a neglected place: you {act}, and what you uncover decides what it can become. Then you {other}, and a thing you overlooked is built over for good | Looking closely pays for weeks, and haste has a price
search | asset | every {one} has something wrong with it that only a close look shows: you {act} before you {other}, or pay for it for weeks | Attention is cheaper than repairs
search | asset | whatever you uncover can be put on show or built into the next {one}. You {act} and {other}, and the best find has both uses | A find is a trophy or a brick, never both
search | who | every {one} has lost something and won’t say what: you {act} and guess whose it is. Then you {other}, and a wrong guess offends two at once | Finding is easy; deciding whose it is makes it a game
search | who | each {one} moves something when you look away, and you have to say who moved what. You {act} and {other} | A picture puzzle gets suspects and a motive
search | who | each {one} remembers the place another way: you {act} until it’s right for one of them, and the others can tell. Then you {other} | There’s no correct picture, only somebody’s
cards | foe | each card is a blow when you play it and a guard when you keep it: you {act}, and whatever is still in your hand protects you when you {other} | The strongest hand is the one you’d rather not play
cards | foe | your deck is what you carry: a heavy card is strong and makes you slow, and the {many} catch up with slow people. You {act} and {other} | Strength has a weight, so a smaller deck is a plan
cards | foe | you see the {many} coming three turns ahead, and each card says how many turns it takes. You {act} and {other}, and the strongest card is always a turn late | Timing matters more than power, and everything is visible
cards | asset | each card is a {one} once it’s laid on the table, and gone from the deck you fight with. You {act} and {other}, and a bigger holding means a thinner hand | Settling down and staying strong pull the same cards apart
cards | asset | each {one} shuffles a card of its own into your deck, and not all of them help. You {other} and {act} | Everything you own turns up in your hand sooner or later
cards | asset | a card you didn’t play by evening pays the rent of a {one}. You {act} and {other}, and a quick win is an expensive one | To win fast or to keep the place is asked every night
cards | who | each {one} gives you a card that only works while they like you. You {act} and {other}, and a deck full of friends is easy to upset | People make the deck, so cutting a card is personal
cards | who | every {one} has seen one of your cards and may tell. You {act}, and {other} so that the right ones keep quiet | Secrets turn a deck into a neighborhood
cards | who | each {one} asks for one card out of your deck as a present, and it’s never the bad one. You {act} and {other} | Generosity makes the deck thinner and the town kinder
luck | foe | every {go} has two results: you keep one, and the other goes to the {many}. You {act} and {other} | Pure luck becomes a decision, and even a bad {go} is a choice between two evils
luck | foe | after any {go} you may stop: one more is better for you and better for the {many}. You {act} and then {other}, against whatever you’ve let grow | Pushing your luck arms both sides
luck | foe | a bad {go} isn’t lost: three of them saved up are one blow that the {many} can’t stop. You {act} and {other} | Bad luck becomes a plan, and good luck a distraction
luck | asset | before each {go} you put up a {one}: a good result improves it, a bad one closes it for a day. You {act} and {other} | The stake is something people built, so they look twice before they go again
luck | asset | every {one} changes the odds of the next {go} a little, and so does every neighbor’s. You {act} and {other} | Building is a way to lean on chance
luck | asset | each {go} says which {one} you may work on today, and it costs money to say no. You {act} and {other} | Chance proposes, the purse decides
luck | who | each {one} makes a wish before the {go}, and you can grant only what comes up. You {act} and {other}, and choose whom to disappoint | The result is chance, the blame is yours
luck | who | each {one} bets against you on one {go} a day, with something you want. You {act} and {other} | A small wager makes a routine visit a duel
luck | who | whoever sits beside you shares the result of a {go}: you choose a {one} for the good days and another for the bad. You {act} and {other} | Luck is shared, so friends are picked with care
reflex | foe | you’re the messenger: you {act} to bring help to the front, and whatever you drop on the way is missing when you {other} | Skill decides what you have, planning decides what it’s for
reflex | foe | the {many} follow your route, so you choose where the fight will be: you {act}, then {other}, on that ground | Running away is how the battle is planned
reflex | foe | your fighters move only while you {act}, without a slip, and a stumble leaves them in the open. Then you {other}, with those who made it | Skill is the supply line of a plan
reflex | asset | the course leads through all you own: each {one} you add is one more thing to get past when you {act}. You {other}, and you’re the one who has to run it | Growth raises the difficulty in a way the player designed
reflex | asset | you deliver on foot: each {one} orders something, and you {act}, with all of it on your back. Then you {other}, with what arrived whole | A greedy load makes a bad run
reflex | asset | every clean {go} paves a stretch of road, and a {one} can only stand beside it. You {act} and {other} | Land is earned by hand, so the map shows how well you play
reflex | who | somebody rides along: each {one} likes it fast or likes it gentle, and you {act}, with both on board. Then you {other} | The same course is different with every passenger
reflex | who | the {many} copy the last thing you did: slip once and they’ll slip all day. You {act} where they can see it, then {other} | Practice in public raises the stakes of an easy move
reflex | who | the {many} wait along the way and hold on to you: you {act}, without losing any of them, then {other}, with whoever is still there | Every passenger is a reason to be careful
drive | foe | you bring the supplies yourself: fast means one more trip before the {many} come, careful means more of it arrives. You {act}, then {other} | Speed against care is a choice in each corner
drive | foe | you’re what the {many} chase: you {act} and lead them past your own defenses, and a slow corner lets them catch you. Then you {other}, with what’s left | The bait is also the driver
drive | foe | whatever you load slows you down, and whatever you leave behind arms the {many}. You {act}, then {other} | A heavy trunk is a safe town
drive | asset | the road runs past everything you own: each {one} brings money and puts traffic in your way. You {act} and {other}, on the same streets | Success slows you down until you plan for it
drive | asset | whoever arrives first picks the {one}, and the last in line pays for the road. You {act}, then {other}, with what you got | A race has a prize that stays
drive | asset | a faster line runs across land where a {one} earns money now. You {act} and {other}, and decide how straight the road should be | Speed and income want the same ground
drive | who | every {one} rides with you and judges your driving: one wants speed, the next a coffee that must not spill. You {act} and {other} | The goal changes with the passenger, on a track you know by heart
drive | who | your seats are few and the {many} are waiting: who rides along decides what you can do next. You {act}, then {other} | A lap is also a guest list
drive | who | each {one} knows one shortcut and tells it to whoever treats them best. You {other} and {act} | Kindness is worth two seconds a lap
shot | foe | you have ten {pieces} for the whole night: each one you use yourself is one your helpers lack. You {act} and {other} | The fun thing and the wise thing use the same supply
shot | foe | a miss isn’t gone: it lies where it fell, and the {many} pick it up. You {act}, then {other} | Each shot arms somebody, so holding fire is a move
shot | foe | the {many} stand still only while you don’t shoot. You {act} when the line is best, and {other}, with the rest of them | Waiting makes the shot better and the night longer
shot | asset | every shot starts from a {one} you own, so where you build decides what you can hit. You {act} and {other} | Placement is strategy and aiming is skill, and each shows the other’s mistakes
shot | asset | whatever you knock down is what you build with, so each {one} begins as a target. You {act} and {other} | Destroying and building draw on one supply
shot | asset | every {one} stands in somebody’s line of fire: you {act}, over your own roofs, then {other}, with what’s still whole | The more you own, the harder the shot
shot | who | each {one} asks for one special shot and tells the others whether you made it. You {act} and {other} | A trick shot gets an audience with opinions
shot | who | each {one} holds a target for you, and a friend holds it stiller than a stranger. You {other} and {act} | Trust is an aiming aid
shot | who | the {many} watch and remember one shot of yours, the best or the worst. You {act} and {other}, and choose when to stop | A reputation hangs on the last try
foe | asset | the {foes} only come for what is finished, so every {asset} you complete draws the next attack. You {other}, and {act} when it comes | Players choose their own difficulty by when they finish
foe | asset | every {asset} can be armed for the night and earns nothing the next day. You {other}, then {act}, using the ones you gave up | Safety is paid for in income, one building at a time
foe | asset | you lead the {foes} as well: at night you attack a neighbor’s {asset}, and by day somebody has been at yours. You {other} and {act} | Knowing how an attack works is the best lesson in building
foe | asset | every {asset} grows out of what the {foes} leave behind, so the worst nights build the most. You {act} and {other}, and may call for one more wave | Danger is the resource, and the player orders it
foe | who | any beaten {foe} can be sent away or taken in as a {who}, with a grudge. You {act} and {other} | Winning creates the people you have to live with
foe | who | each {who} can help in the fight, and remembers how it went. You {act} and {other}, and the best fighter may be the one you hurt last week | Strength and feelings are kept in the same person
foe | who | each {who} fears one kind of {foe} and laughs at another, and you learn which by watching. You {act} and {other}, with the right one in front | Knowing people wins fights
foe | who | every fight takes a {who} away from work for a day. You {act} and {other}, and the one who fights best is the one everybody asks for | The best hands are needed in two places
foe | asset | a lost {asset} belongs to the {foes}, and makes them strong the way it made you. You {other}, and {act} to win it back | A defeat can be seen on the map
asset | who | every {asset} has somebody who wants it left as it is. You {act} and {other}, and each change you make costs you a friend | Growth needs permission, so building is about people
asset | who | each {who} likes you for one {asset} and leaves when it changes. You {act} and {other}, and an improvement for one spoils it for the next | Somebody is hurt by every improvement, and has a face
asset | who | each {who} can run one {asset} alone, well or badly, and you can’t watch them all. You {act} and {other} | Trust is the only way to grow
asset | who | every {asset} carries the name of the {who} who paid for it, and closes when they’re disappointed. You {act} and {other} | Money has a face and an opinion
foe | foe | both battles are one war: whoever falls in one is missing in the other. You {act} and {other}, with the same ten fighters | One roster makes each risk cost twice
foe | foe | beat them one way and they come back armed against it: you {act} or {other}, and change before they do | The best habit is the one to give up
foe | foe | every battle has two days: you {act} to choose who gets through, then {other}, against exactly those | The first half writes the second
foe | foe | you {act} by day and {other} by night, and the same fighters have to sleep sometime | A good day is paid for after dark
foe | foe | the first battle is a test: you {act} to learn what the {many} are afraid of, then {other} with that in mind | Scouting is a fight of its own
foe | foe | a fighter who wins where you {act} comes back too proud to obey where you {other}. The ones who lost listen | Success makes trouble, so the bench matters
asset | asset | whatever a {first} throws away is what a {one} needs, and only neighbors can share. You {act} and {other}, on one map | Waste and want make each plot a puzzle
asset | asset | there’s room for one more: each {one} takes the place of a {first}, and something you relied on is gone by morning. You {act} and {other} | Nothing is added without a loss that can be seen
asset | asset | each plot is a {first} by day and a {one} by night, and what you improve in one is torn out of the other. You {act}, then {other} | Two plans share one piece of land
asset | asset | every {first} you own makes the next {one} cheaper for your neighbor as well. You {act} and {other}, and watch who profits | Growth helps the people you compete with
who | who | each {first} knows a {one}, and talks: please one and the other hears of it. You {act} and {other} | Gossip ties two crowds into one
who | who | today’s {first} is tomorrow’s {one}: how you treat them decides how they begin. You {act}, then {other} | Nobody is just passing through
who | who | you have one evening a day: spend it with a {first}, and a {one} goes home alone. You {act} or {other}, never both in one night | Time for people can’t be bought or saved
who | who | a {first} who likes you brings a {one}, and the one you offended brings nobody. You {act} and {other} | The guest list is written by the last guests
board | foe | the {many} hold {board}, and a cleared patch is yours only until the next wave walks over it. You {act} to make a stand, then {other} on it | Ground is won by a puzzle and kept by a plan
board | foe | before each attack you may take one {piece} from {board} into battle, and its gap stays. You {act} and {other}, on a board that gets worse with every rescue | The puzzle is the armory, and it runs out
board | foe | the {many} play {board} too, one move after each of yours, and they’re after other {pieces}. You {act} before they do and {other} with what you kept from them | A board is calm only until somebody else wants it
board | foe | whichever {piece} you {clear} last is the weapon of the next fight. You {act} with the end in mind, then {other} | The last move matters most, so endings are planned
foe | asset | one {asset} burns each night, whatever you do, and you choose which. You {other} by day and {act} for the rest | A loss you choose hurts more than one you don’t, and makes a plan
foe | asset | the {foes} follow the light: an {asset} that works can be seen from far away. You {other}, {act}, and decide when to put the lamps out | Earning and hiding are two ends of one switch
foe | asset | nobody builds alone: the {foes} you spare today carry stones tomorrow, and run off when it’s their turn to fight. You {act} and {other} | Mercy is cheap labor with a risk
foe | asset | every {asset} stands where a battle was won, and the bigger the fight, the better the ground. You {act} to get land and {other} on it | The map is a record of what you dared
foe | asset | the road to your {asset} is the road of the {foes}: widen it and both come faster. You {other} and {act} along one street | Trade and danger arrive together
foe | asset | your walls are next door’s walls: if you {other} badly, a friend has to {act} all the longer | A neighbor’s weak spot is your problem as well
foe | who | one {who} has been talking to the {foes}, and every battle gives away a little of who it is. You {act}, {other} and watch | Each fight is also evidence
foe | who | a {who} in danger is worth more than a battle won, and both happen at once. You {act} on one side and {other} on the other | What is urgent and what matters are on two screens
foe | who | the {foes} are somebody’s family: each {who} asks you to spare one of them. You {act} with your hands tied and {other} at home | Winning cleanly is harder than winning
foe | who | each {who} gives you something to take along, and wants to hear how it was used. You {act}, then {other} and tell it | A fight gets an audience that cares
asset | who | every {who} brings one thing nobody else in the street can make, and moves on after a month. You {act} around whoever is here and {other} | Guests are the seasons of a place
asset | who | an {asset} is only as good as the mood of the {who} behind it, and moods spread to the neighbors. You {act} and {other}, one house at a time | Bad neighbors are a supply problem
asset | who | two {whos} want the same {asset}, and both have a good reason. You {act} to make room and {other} to keep the peace | Scarce places turn growth into diplomacy
foe | foe | one army, two fronts, one flag: it can stand where you {act} or where you {other}, and the side without it loses ground | A single token makes two battles one decision
foe | foe | what you learn when you {act} can’t be used twice: it’s for this fight, or for the one in which you {other} | Knowledge wears out like a weapon
foe | foe | the enemies of one battle are the allies of the other, and they compare notes. You {act} and {other}, and have to be believable to both | Two sides with one memory make tactics social
foe | foe | whoever you leave standing when you {act} fights on your side when you {other} | You’re careful with enemies who may become yours
asset | asset | you own half of it: a {first} is yours, the {one} beside it is a friend’s, and the wall between them has a door. You {act}, they {other}, and you swap on Sunday | Two owners of one street have to talk
asset | asset | a {first} can be moved and a {one} can’t, so the plan bends around what is heavy. You {act} and {other} | One fixed thing gives shape to everything that moves
asset | asset | it floods every ten days up to a line you know, and a {first} below it is cheap. You {act} above and {other} below | A known disaster makes greed a plan
field | foe | the {many} attack at half-time, and whoever holds them off is tired in the second half. You {act} and {other}, with one squad | One squad in two battles makes each substitution a gamble
field | foe | every match you win keeps one {one} away from the next battle, and every match you lose brings one more. You {act}, then {other} | The season decides how hard the fight is
field | asset | the stake of each match is one {one}: win and it grows, lose and the other side has it for a week. You {act} and {other} | The result can be seen on the map until the next match
field | asset | each {one} you build gives your team one strength and costs it a training day. You {other} and {act} | Building and playing want the same week
field | who | each {one} bets on your match, and you know what each of them can lose. You {act} and {other} | A result pleases one and ruins another
field | who | any {one} may play in your team once, and shows a side you haven’t seen. You {other} and {act} | A match is the quickest way to know somebody
size | foe | whatever you swallow is gone from the battlefield, and whatever you leave is cover for the {many}. You {act}, then {other}, on the same ground | Eating the map changes the battle
size | foe | only what is beaten can be swallowed, and each {one} makes you a size larger. You {other} and {act} | The fight decides who gets big
size | asset | whatever you swallow is building material, and a big meal leaves a hole where the next {one} has to stand. You {act} and {other} | Taking and building use the same ground
size | asset | each {one} you finish raises the size you begin with, and it’s small enough for a neighbor to swallow. You {other} and {act} | What makes you strong can be taken
size | who | each {one} asks you to leave one thing alone, and it’s always the biggest. You {act} and {other} | Greed has witnesses
`;
