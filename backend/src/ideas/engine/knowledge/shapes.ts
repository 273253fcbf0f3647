/** Twists of the core: what is different | what presses (plural marked *) | completes "You decide …" | a name. Words in braces are those of a setting, {x} what is played. */
export const twistRows = `
You take the reward first and play the {unit} afterward to pay for it. | a debt you chose | how much to take in advance | Borrowed {x}
Stop after any {unit} and bank what you have; lose one and the unbanked rest is gone. | the pile you haven’t banked | to go on or to bank it | {x} in the Bank
Before each {unit} you say how well you’ll do, and you’re paid for being right. | your own promise | how much to promise | The {x} We Promised
Everybody in the world gets the same {unit} each day, and one try at it. | the one try | when in your day to play it | Today’s {x}
It takes two, because one of you sees the {unit} and the other has the controls. | *words that come too late | what to say first | Blind {x}
The next {unit} starts with what you left unfinished. | a mess of your own making | what to leave for later | Half-Done {x}
The only opponent is a recording of your own best {unit}. | somebody as good as you | which habit of yours to exploit | Me Against My {x}
Both halves run at once, one above the other, and looking at one means trusting the other. | the half you’re not watching | where to look | {x} Above and Below
One door in five only opens after a failed {unit}, so losing has its uses. | the price of winning too soon | when to fail on purpose | {x} After a Loss
Whoever loses a {unit} sets the rule for the next one. | a sore loser’s rule | when a loss is worth it | The Loser’s {x}
A friend may take over in the middle of a {unit}, and you split what it brings. | a hole you dug for somebody | when to call for help | {x} for Two Hands
Nothing is random, and you see the next five tries before you begin. | a plan you can read but not stop | which of the five to prepare for | {x} Foretold
You have three tries a day, and you can give one to a friend in trouble. | the last try of the day | whom to save | Three Tries at {x}
You can skip any {unit}, but {rivals:your rival} gets to play the ones you skip. | a rival who lives off your leftovers | what to leave to them | Leftover {x}
Hints are recorded by players who have just lost the same {unit}. | advice from a loser | whose hint to trust | {x} for Losers
Each tool works brilliantly once a day and badly after that. | a tool used too early | what is worth the good one | Good Tools and {x}
You set your own handicap, and the harder you make it, the more the {unit} pays. | *hands you tied yourself | how hard to make it | {x} With One Hand
A whole street shares each {unit}, and whoever starts one has to live with how another ends it. | a neighbor’s bad move | whether to build or to repair | {x} Street
A half-finished {unit} can be sold to another player, at a price you name. | an offer that runs out | to finish or to sell | {x} for Sale
The first {unit} of the day hides one changed rule, and nobody tells you which. | a rule you don’t know yet | what to test first | {x}, Except Today
You can undo anything, but {rivals:your rival} gets the move you took back. | a rival who lives off your mistakes | which mistake to keep | Take Back the {x}
A {unit} can’t be failed, only left with a bill, and the bill is due on Sunday. | a bill that grows | when to pay | {x} on Credit
Every tenth {unit} is played without sound or color, and pays ten times as much. | *senses you relied on | which tenth to risk | Silent {x}
Your last {unit} of the day is replayed to your friends, with their comments. | *friends who are watching | which one to end on | {x} With Comments
`;

/** Twists of a place that is told in one’s own words; columns as above, without a name. */
export const placeTwistRows = `
Every one of the {people} pays with a secret, and you choose which ones to use. | a secret that gets around | whose secret to use
You never meet the {people}, you only see what they leave behind. | *things that don’t add up | what to keep
One of the {people} each night isn’t who they say they are. | a name you can’t place | whom to let in
There is always one seat too few, and you decide who waits outside. | the line at the door | who has to wait
Each day somebody breaks one rule of the house, and you find out who. | a rule nobody admits to breaking | whom to ask first
The same evening repeats until everybody leaves content. | the one who never is | whose evening to mend first
You take over the regulars and the debts, and they turn out to be the same people. | a debt with a face | whom to forgive
It can be in only one of its three past lives at a time, and you choose which. | the life you closed | which past to open
Everything has to be carried in by {people} who owe you something. | *favors that run out | what to ask for
You work the night shift and read what the day shift did from the mess it left. | somebody you never meet | what to put right
`;

/** Shapes of weeks: what happens | what one chooses | what presses | what pays | a name. */
export const progressionRows = `
Each week adds one rule, and on Sunday the players vote one out. | which rule to lose | *rules that pile up | a week with only your favorites | {x} by Vote
After thirty days you hand all of it to a stranger, with a letter. | what to leave in the letter | day thirty | a letter back | {x} for a Stranger
Each month starts over with one thing you kept, and that thing changes the rules. | what to keep | the end of the month | an heirloom that changes everything | Heirloom {x}
What you master, you hand to a helper who does it while you sleep. | what to give away | the slowest helper | a night that works without you | {x} While You Sleep
You can only ever own three of seven upgrades, and you borrow the others from friends. | which four to refuse | a gap only friends can fill | a friend who needs yours | Shared {x}
Every ten days you move on and take along what fits in one crate. | what goes in the crate | moving day | a crate opened somewhere new | {x} in a Crate
A rival of your strength plays the same days, and on Sunday you read their diary. | which of their moves to copy | a rival as good as you | a week you won by a little | A Diary of {x}
You begin with everything unlocked and give up one part a week. | what to give up next | the part you love | the last light you switch off | Fewer {x}
Every win can be kept, sold or given away, and each choice closes the other two. | what to keep, sell or give | an empty purse | meeting your gift again | Give Away the {x}
Your whole street shares one save, and each evening somebody plays moves it a step. | what the street needs most | the street’s slowest corner | a morning that looks different | {x} on Our Street
The map grows where you finish things, and whatever you leave half done turns blank again. | where to hold | the edge of the map | a blank that turns into a place | {x} at the Map’s Edge
Each Monday you name a goal and stake something on it, to win or lose on Sunday. | how much to stake | Sunday night | a stake you nearly didn’t dare | Monday {x}
You grow older in it, and every week one move gets slower and one habit sharper. | which habit to keep | the next birthday | an old trick that still works | Old {x}
Whoever wins the week writes the levels of the next one. | how hard to make it | the crown that moves on | a week that carries your name | The Winner’s {x}
You unlock difficulty instead of power, one honest step a week. | whether to go up or to go deep | a level with your name on it | a week that felt impossible in May | Harder {x}
Two friends raise one save by turns, a week each, and never play at the same time. | what to hand over | the other one’s taste | a week better than yours | {x} by Turns
`;

/** Ways to earn without spoiling the play: the pitch | what one chooses | what presses | what pays | what is sold | a name. */
export const businessRows = `
only a season’s album of {prizes:collectibles} is for sale, and play fills most of it | what to finish by hand | the end of the season | a full page you didn’t buy | An album for 4.99 each season, a third of it only by play. Nothing that helps to win. | An Album of {x}
the first evening is free, the rest costs as much as a paperback, once | whether to lend it | the last free stage | a second evening without a shop | One price, 5.99, after the first evening. A second campaign as a paid chapter each half-year. | Paperback {x}
one ad a day, started by you, buys a try for your whole team | when to spend it | a team that waits | an ad you chose | One voluntary ad a day with a stated reward, ad-free for 2.99. No interruption in mid-play. | {x} for the Team
one person buys the pass and five friends play | whom to take along | the fifth seat | a circle that is complete | A pass for five people at 6.99 a month; one buys, five play. Solo play is free. | {x} for Five
you pay to decorate and never to win, and the designers are named | whose taste to wear | a bare wall | a visitor who stops | Cosmetics from named designers at 0.99 to 3.99, a share goes to them. No stats, no boxes. | {x} in Style
a subscription gets cheaper with every month you stay, down to nothing | to stay or to pause | the month’s end | the month that costs nothing | Starts at 3.99 a month, falls by 0.50 each month to zero. Leaving keeps everything. | {x} Down to Zero
the shop opens for one hour on Saturday, with nine things in it | which of nine | closing time | the last one on the shelf | A weekly shop of nine fixed items, one hour, same for all. No timers outside of it. | Saturday {x}
half of everything you buy goes to a player you don’t know, as a present | what a stranger needs | an empty letterbox | a present back | Gift bundles at 1.99 and 4.99; the recipient sees who sent it. No purchase without a recipient. | {x} as a Present
levels made by players are sold for coins, and their makers are paid | what to make | the empty plaza | a stranger finishing your level | Creator levels for a scarce coin; 70% of its value goes to the maker. Store coins from 1.99. | {x} by Strangers
playing is free, and whoever wants to build levels buys the editor | what to build first | the blank page | a first visitor | The editor costs 7.99, playing is free. Featured makers receive a share of a monthly pot. | Build Your Own {x}
finish the season and next season’s pass is free | to play on or to pay again | the season’s last week | a pass that cost nothing | A season pass at 5.99, earned back by finishing it. Regular players pay once. | A Season of {x}
one bundle a chapter, sold after the boss and never before | whether you want to remember it | the end of the chapter | a souvenir | Souvenir bundles of 2.99 at the end of each chapter. Nothing is offered before a defeat. | Souvenir {x}
each season a new band records the soundtrack, and the sound is what you buy | what you want to hear | the last song | your band in your street | Season soundtracks at 2.99 that reskin all sound. Power is never for sale. | {x} and the Band
you pay a few cents an evening, never more than a movie ticket a month | which night to go | the closing of the house | the last free night | Pay per evening at 0.29, capped at 4.99 a month. Everything stays open after the cap. | {x} by the Evening
nothing is sold until day eight, and then only the tool you used most | to own it or to go on borrowing | day eight | a tool that stays yours | A week free of shops; then one personal offer at 3.99, shown once, kept in a drawer. | {x} on Day Eight
when enough people have bought the winter map, it opens for everybody | to pay first or to wait | *the last missing buyers | a map opened by strangers | Shared goals at 1.99 a person; the price is refunded when the goal fails. Nothing is exclusive. | {x} for Everybody
each copy you buy unlocks a second one to give away | whom to give it to | the ungiven copy | a friend’s first evening | 4.99 for two copies. No ads, no shop, updates for two years. | {x} for Two
the best rounds of the week are sold as replays you may step into | where to step in | the best player’s second half | a turn done better | Replays of the week at 0.99, split with the player. The game itself is free. | {x} Again
`;
