import { parseRows } from './rows.js';

/** What eyes and hands do in a mechanic and what makes it tense, in the words that its own table uses. */
const momentRows = `
match3-swap | You scan the board for the swap that does the most, drag one tile and watch the rest fall. Moves are limited, so a careless swap hurts later.
tile-blast | You look for the largest group of one color, tap it and watch the board close up. Every tap also breaks up groups you may have needed.
bubble-shooter | You pull back, follow the aim line to a gap and let the bubble fly. One bad angle buries the color you need.
tile-tray-match | You pick tiles from the pile with one tap each and keep an eye on the tray. Two odd tiles too many, and it is full.
match-3d-objects | Your eyes jump through the pile while your finger picks out one object after another. The clock runs, and everything you need lies under something else.
pair-match | You compare open tiles, remember where their twins lie and tap them together. The wrong pair first can lock the rest.
line-drawing | You look at the gap, draw one line and let go. Then you watch it work, or see exactly where it fails.
block-placement | You turn a block in your mind, drag it into the grid and see whether a row clears. There is never quite enough room for the next one.
merge-items | You drag two identical items together and a better one pops out. The board fills up while you hold out for the piece that is still missing.
merge-drop | You slide a piece above the jar, drop it and watch it roll against its match. A bad bounce can bring the whole pile close to the rim.
sorting | You move one piece at a time and look three moves ahead. Empty space is the only thing that can save you, and there is little of it.
queue-jam | You read which way each car has to leave and move the one that is free. One move in the wrong order blocks everything behind it.
screw-pin | You check what each screw holds, take one out and hope that the right part comes loose. Every screw needs a free hole, and holes run short.
spatial-packing | You turn a piece, try it in a gap and slide it home. The last corner shows whether the first move was right.
physics-play | You study how things lean on each other, give one of them a push and watch. For three seconds all you can do is hope.
logic-grid | You compare two rows, rule out one square and mark it. A single wrong mark spreads through everything after it.
brain-teaser | You read the riddle twice, distrust the obvious and try something strange with your finger. It feels silly until it works.
hidden-object | Your eyes sweep the scene in lines while your finger waits. The last object always hides where you have looked before.
point-and-click | You tap everything that looks odd, pick up what comes loose and try it elsewhere. Two clues that meant nothing suddenly belong together.
word-build | You swipe from letter to letter and try endings out loud. The long word is in there, and you have looked past it twice.
word-clues | You turn a clue over in your mind, make a guess and see whether it fits. One stubborn word holds out until the end.
trivia-quiz | You read the question, feel the answer before you know it and tap. The wrong answers are close enough to make you doubt.
colour-by-number | You zoom in, pick a color and fill one small area after another. The picture appears slowly, and stopping gets harder near the end.
tidy-up | You rub, spray and rinse with one finger until the dirt gives way. A clean strip shows how much is left.
dress-up-design | You swipe through pieces, hold one against the other and change your mind. Somebody will judge it, so the last detail takes longest.
deck-building | You weigh three cards against the ones you have and take one, or none. The next draw shows whether the plan was worth it.
collectible-card | You count what you can afford, drag one card onto the table and wait for the reply. The opponent’s hand stays hidden.
solitaire | You look for the card that opens the most, drag it over and turn up what lies below. One buried card can stop the whole deal.
shed-trick-cards | You watch what others throw away, hold back one card and play it at the right time. Everybody may be waiting for the same thing.
casino-cards | You look at your hand, push chips forward and read the table. The next card turns over before you have really made up your mind.
slots | You set the bet, tap and read what the reels show. One symbol makes the whole line worth something or spoils it.
bingo | You hear a number, find it on your card and mark it before the next call. One square is missing, and somebody else may be just as close.
roll-and-move | You shake, let go and read the dice before they have quite stopped. What you need is one roll away, and so is losing it all.
coin-raid | You spin, watch the symbols stop and pick whose village to hit. Shields help, but somebody may already be on the way to yours.
team-management | You weigh tired legs against good form, drag names into the lineup and start the match. From the sideline you can only watch.
abstract-board | You play three moves through in your mind, lift one piece and set it down. Then you look for what you missed.
tap-timing | You watch one thing move, hold your thumb above the glass and tap. A blink too early, and it is over.
endless-runner | You see the next obstacle, swipe out of its way and look for the one behind it. It gets a little faster each time you feel safe.
short-runner | You slide your thumb to steer toward the better gate and read the number behind it. Half a second decides how strong you arrive.
platforming | You run up, hold the jump a little longer and land on the edge. The next gap is wider, and the last safe spot is far back.
absorb-grow | You steer toward what you can take and away from what can take you. The greed for a little more brings you too close to somebody bigger.
rhythm-tap | Your thumbs follow the music down the screen and strike in time. The longer the streak, the more one slip hurts.
aim-and-launch | You pull back, set the angle, and let go at the right power. In the air it is out of your hands, and shots are few.
ball-bounce | You pick an angle, let the ball go and follow every bounce. One peg off can cost the round or make it.
bullet-dodge | Your thumb weaves the ship through gaps while it fires by itself. The screen fills up until there is one way through.
horde-survival | You circle with one thumb, keep the enemies in front of you and grab what they drop. The ring closes a little more with every wave.
battle-royale | You land, search for something to fight with and listen for steps. The safe area shrinks, so nobody can wait for long.
aimed-shooting | You pick a target, bring the sight onto it and fire before it can answer. The longer you stay in the open, the better your shot and the greater the danger.
circuit-racing | You hold your line, wait for the moment to attack and go for the gap. Someone is close behind, and one mistake gives the place away.
drift-stunt | You flick the back end out, balance with your thumb and aim for a clean landing. The longer the chain, the more one touch costs.
vehicle-sim | You creep forward, watch both mirrors and correct with the tip of your thumb. A heavy vehicle answers late, and a dent stays.
sports-match | You wait for the right moment, act with one swipe and see at once whether it was good enough. The score is close, and one slip can decide it.
aim-power-sports | You judge the distance, set angle and power and let go. Then there is nothing left to do but watch.
fighting-duel | You watch the shoulders of your opponent, block low and strike back in the gap. Whoever loses patience first gets hit.
melee-action | You dodge through the crowd, strike twice and look for the next enemy before the first one falls. Another one is always about to strike from behind.
turn-based-combat | You look at who moves next, weigh two skills and choose one. The enemy answers right away, and the turn can’t be taken back.
auto-combat | You move fighters around the grid, set the order and press start. From then on you see every mistake in your lineup and can change none of it.
roguelike-run | You clear a room, choose one of three upgrades and go on with what is left of your health. The whole run rides on it.
creature-catch | You spot a rustle, move closer and pick the right moment to throw. One try too hasty, and the rare one is gone.
puzzle-combat | You look for matches of the color that hits hardest while the enemy counts down. Taking the easy one now means missing the big one.
horror-hide | You listen at the door, peek out and walk when the steps fade. Something searches room by room, and hiding places run out.
tower-defence | You watch the path, place a tower where it bends and count coins for the next one. A leak in the wave shows which corner is weak.
lane-deploy | You watch the supply fill up, drag a unit into a lane and hold back the next. Spend too early, and the counterattack meets nobody.
base-raid | You scout a base for its weak wall, send troops in and watch where they get stuck. At home somebody is looking at yours in the same way.
empire-4x | You look over the border, count what the neighbor has and move one army. Every gain stretches a front that somebody will test.
realtime-strategy | You jump between base and front, queue units with one thumb and send them with the other. The enemy builds at the same speed.
moba | You trade blows with one enemy, glance at the map and decide whether to go and help. Half a second too long in the open costs the fight.
city-building | You lay a street, set a building beside it and watch people move in. Money runs low just when the next part needs it most.
farm-production | You sow one field, sweep a finger across the ripe one beside it and fill an order. Time runs out for the next, and one crop is still green.
tycoon | You find what holds your business back, spend on the one upgrade that helps and watch the income climb. The money is gone for a while, and the next problem shows up elsewhere.
idle-accumulation | You collect what has piled up, compare two upgrades and buy the one that pays back sooner. The next price is always just out of reach.
orders-service | You read three orders at once, grab, cook and hand over. Patience bars shrink, and the fourth customer is already at the counter.
carry-unlock | You run with full arms from the machine to the shelf and hurry back. The line gets longer while you save up for the next corner.
survival-craft | You chop, gather and craft while the light lasts. Every tool costs material that you may need for the night.
sandbox-build | You place a block, step back and look. There is no clock; the pressure comes from the picture in your head.
life-sim | You see what your character needs, drop what you were doing and help. Another need lights up before the first is met.
open-world | You see something on the horizon, leave the road and find out what it is. The farther you go, the more there is to lose on the way back.
branching-story | You read a line, see three answers and feel that each will cost you something. Whatever you pick can’t be unsaid.
location-ar | You check the map, turn a corner and hold up the phone. The good one is a street farther, and it won’t wait.
social-deduction | You listen to who talks too much, accuse someone or keep quiet. Your own face is being watched as well.
party-minigames | You get three seconds to understand the rule and ten to beat the others. By the time it feels easy, the next one starts.
`;

export const moments: ReadonlyMap<string, string> = new Map(
  parseRows(momentRows).map(([id = '', text = '']) => [id, text]),
);
