/** Twists of the core: what is different | what presses (plural marked *) | completes "You decide …". Words in braces are those of a setting. */
export const twistRows = `
Each {unit} is laid out by another player, and yours pays you whenever it beats somebody, as long as you can beat it yourself. | a stranger who knows your tricks | how mean to be
You take the reward first and play the {unit} afterward to pay for it. | a debt you chose | how much to take in advance
Stop after any {unit} and bank what you have; lose one and the unbanked rest is gone. | the pile you haven’t banked | to go on or to bank it
Before each {unit} you say how well you’ll do, and you’re paid for being right. | your own promise | how much to promise
Everybody in the world gets the same {unit} each day, and one try at it. | the one try | when in your day to play it
It takes two: one of you sees the {unit}, the other has the controls. | words that come too late | what to say first
What you leave unfinished is how the next {unit} begins. | a mess of your own making | what to leave for later
Your best {unit} of last week comes back as the opponent. | somebody as good as you | which habit of yours to exploit
There’s no score: you read how well you’re doing from the faces of {people:the onlookers}. | *faces you can’t read yet | whose face to trust
Both halves run at once, one above the other, and looking at one means trusting the other. | the half you’re not watching | where to look
Losing opens things too: one door in five only opens after a failed {unit}. | the price of winning too soon | when to fail on purpose
Whoever loses a {unit} sets the rule for the next one. | a sore loser’s rule | when a loss is worth it
Halfway through, you and your opponent change seats. | the position you built yourself | what to spoil before the change
Whatever you use in one half is gone from the other until tomorrow. | a stock that doesn’t refill | which half to starve
You can pause at any time, but each pause is taken from the next {unit}. | a clock you fill yourself | when to stop and think
A friend may take over in the middle of a {unit}, and you split what it brings. | a hole you dug for somebody | when to call for help
Nothing is random: the next five tries are laid out in advance, for everybody to see. | a plan you can read but not stop | which of the five to prepare for
Three tries a day, and you can give one away to a friend in trouble. | the last try of the day | whom to save
You play the first half of each {unit} by sight and the second from memory. | a memory that fades | what to learn by heart
One rule is broken on purpose each day, and whoever spots it first names tomorrow’s. | a rule that lies | which rule to doubt
Skip any {unit} you like, but {rivals:your rival} gets to play the ones you skip. | a rival who lives off your leftovers | what to leave to them
Hints are recorded by players who have just lost the same {unit}. | advice from a loser | whose hint to trust
The better you do, the more people watch, and the crowd may spoil one move. | a growing audience | when to be modest
Whoever you beat joins you, and brings the habit that made them lose. | *the bad habits you collect | whom to leave unbeaten
Each tool works brilliantly once a day and badly after that. | a tool used too early | what is worth the good one
You set your own handicap, and the more you tie your hands, the more the {unit} pays. | *hands you tied yourself | how hard to make it
You see how the {unit} ends and have to find the moves that lead there. | an ending you can’t change | which step can still move
One long {unit} is shared by a whole street, a move per person per day. | a neighbor’s bad move | whether to build or to repair
You may peek once at what’s coming, and {rivals:your opponents} learn that you did. | what they know you know | when to peek
A half-finished {unit} can be sold to another player, at a price you name. | an offer that runs out | to finish or to sell
Every tenth {unit} is played without sound or color, and pays ten times as much. | *senses you relied on | which tenth to risk
The first {unit} of the day hides one changed rule, and nobody tells you which. | a rule you don’t know yet | what to test first
You can undo anything, but {rivals:your rival} gets the move you took back. | a rival who lives off your mistakes | which mistake to keep
The two halves teach each other: a trick works in one only after you’ve done it in the other. | the half you’re worse at | which trick to learn first
A {unit} can’t be failed, only left with a bill, and the bill is due on Sunday. | a bill that grows | when to pay
You never play the same {unit} twice, but you may rent a solution from whoever found it. | a solution that belongs to somebody | to think or to rent
`;

/** Twists of a place that is told in one’s own words; columns as above. */
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

/** Shapes of weeks: what happens | what one chooses | what presses | what pays. */
export const progressionRows = `
Each week adds one rule, and on Sunday the players vote one out. | which rule to lose | *rules that pile up | a week with only your favorites
After thirty days you hand all of it to a stranger, with a letter. | what to leave in the letter | day thirty | a letter back
Each month starts over with one thing you kept, and that thing changes the rules. | what to keep | the end of the month | an heirloom that changes everything
You climb by teaching: what you master, you hand to a helper who does it while you sleep. | what to give away | the slowest helper | a night that works without you
A season is eight chapters, each ending with a choice all players make together by noon. | which side to argue for | noon | a chapter that goes your way
You can ever own three of seven upgrades; the others you borrow from friends who chose differently. | which four to refuse | a gap only friends can fill | a friend who needs yours
Every ten days you move on and take along what fits in one crate. | what goes in the crate | moving day | a crate opened somewhere new
Nothing upgrades: each week you learn one secret of how it works, to keep or to tell. | to keep it or to tell it | what you don’t know yet | the day it all makes sense
Each week ends with a fair where three other players judge what you made of it. | what to enter | the judges’ table | a ribbon from somebody good
The first week is played alone, the second with a friend, the third with your street. | whom to invite | the size of the table | a third week that runs itself
A rival of your strength plays the same days, and on Sunday you read their diary. | which of their moves to copy | a rival as good as you | a week you won by a little
It runs backward: you begin with everything unlocked and give up one part a week. | what to give up next | the part you love | the last light you switch off
There are forty evenings in all, and each can be played once more with what you know now. | which evening to live again | the fortieth evening | an ending you’ve earned
Every win can be kept, sold or given away, and each choice closes the other two. | what to keep, sell or give | an empty purse | meeting your gift again
You plan for ten minutes on Sunday, and the week plays it out until something breaks. | what to watch yourself | Wednesday | a plan that holds till Saturday
Whatever you finish this week is raw material for the next: nothing is built twice. | what to take apart | the shrinking yard | the one thing you couldn’t break
Your whole street shares one save, and each evening somebody plays moves it a step. | what the street needs most | the street’s slowest corner | a morning that looks different
You help other players all month and call in every favor on its last day. | when to call a favor in | the last day | *twelve people at your door
What you make goes on to a stranger, and what reaches you was made by another. | what to send on | what arrived broken | a thank-you from down the line
The map grows where you finish things, and whatever you leave half done turns blank again. | where to hold | the edge of the map | a blank that turns into a place
After a month you visit your own first evening as a guest and see what others made of it. | what to leave unchanged | the pull of the new | the first evening, a month later
Each Monday you name a goal and stake something on it; on Sunday you win or lose the stake. | how much to stake | Sunday night | a stake you nearly didn’t dare
You grow older in it: every week one move gets slower and one habit sharper. | which habit to keep | the next birthday | an old trick that still works
Whoever wins the week writes the levels of the next one. | how hard to make it | the crown that moves on | a week that carries your name
Stay away for ten days and you become a legend the other players tell; come back and it’s corrected. | to return or to stay a legend | the tenth day | a story better than the truth
Every fifth level is a letter from somebody you helped, and your answer decides what opens. | what to answer | a request you can’t meet | a door opened by a kind word
You unlock difficulty, not power: each week the same {unit} gets one honest step harder. | whether to go up or to go deep | a level with your name on it | a week that felt impossible in May
Two friends raise one save by turns, a week each, and never play at the same time. | what to hand over | the other one’s taste | a week better than yours
`;

/** Ways to earn without spoiling the play: the pitch | what one chooses | what presses | what pays | what is sold. */
export const businessRows = `
No lives, no energy, no ads: the only thing on sale is this season’s album of {prizes:collectibles}, and play fills most of it | what to finish by hand | the end of the season | a full page you didn’t buy | An album for 4.99 each season, a third of it only by play. Nothing that helps to win.
The first evening is free and the game costs as much as a paperback; after that nobody asks for money again | whether to lend it | the last free stage | a second evening without a shop | One price, 5.99, after the first evening. A second campaign as a paid chapter each half-year.
One ad a day, started by you, buys an extra try for your whole team | when to spend it | a team that waits | an ad you chose | One voluntary ad a day with a stated reward, ad-free for 2.99. No interruption in mid-play.
Friends pay for friends: one pass opens everything to a circle of five | whom to take along | the fifth seat | a circle that is complete | A pass for five people at 6.99 a month; one buys, five play. Solo play is free.
You can pay to decorate, never to win: fabrics, signs and lanterns from designers who are named | whose taste to wear | a bare wall | a visitor who stops | Cosmetics from named designers at 0.99 to 3.99, a share goes to them. No stats, no boxes.
A subscription that gets cheaper with every month you stay, down to nothing | to stay or to pause | the month’s end | the month that costs nothing | Starts at 3.99 a month, falls by 0.50 each month to zero. Leaving keeps everything.
You buy time only from yourself: skip today’s wait and tomorrow’s is longer by the same | when to borrow | tomorrow | a debt paid early | Waits can be moved, not bought. Income from a season pass at 4.99 and from decoration.
The shop opens for one hour on Saturday, with nine things and no refresh | which of nine | closing time | the last one on the shelf | A weekly shop of nine fixed items, one hour, same for all. No timers outside of it.
Every purchase is also a present: half of what you buy goes to a player you don’t know | what a stranger needs | an empty letterbox | a present back | Gift bundles at 1.99 and 4.99; the recipient sees who sent it. No purchase without a recipient.
Levels made by players are sold for coins, and their makers are paid | what to make | the empty plaza | a stranger finishing your level | Creator levels for a scarce coin; 70% of its value goes to the maker. Store coins from 1.99.
A free game with a paid tool: whoever buys the editor builds, and everybody else just plays | what to build first | the blank page | a first visitor | The editor costs 7.99, playing is free. Featured makers receive a share of a monthly pot.
Win back what you paid: finish the season and the pass is refunded in next season’s pass | to play on or to pay again | the season’s last week | a pass that cost nothing | A season pass at 5.99, earned back by finishing it. Regular players pay once.
One bundle a chapter, always the same price, bought after the boss and never before | whether you want to remember it | the end of the chapter | a souvenir | Souvenir bundles of 2.99 at the end of each chapter. Nothing is offered before a defeat.
A museum license: schools and libraries get it whole, and the studio sells the seasonal exhibits | which exhibit comes next | the opening day | a class in front of your work | Free without limits for schools. Exhibits at 3.99 per quarter for everyone else.
The only ads are posters in the game world, bought by local shops and hung where players choose | which wall | an empty wall | a poster somebody recognizes | Static in-world posters, sold directly and placed by players. No video, no tracking.
Sell the sound, not the power: each season a new band plays the whole game | what you want to hear | the last song | your band in your street | Season soundtracks at 2.99 that reskin all sound. Power is never for sale.
You pay a few cents an evening, and never more than a movie ticket a month | which night to go | the closing of the house | the last free night | Pay per evening at 0.29, capped at 4.99 a month. Everything stays open after the cap.
Nothing is sold until day eight, and then only the one thing you used most | to own it or to go on borrowing | day eight | a tool that stays yours | A week free of shops; then one personal offer at 3.99, shown once, kept in a drawer.
The demo is the game: forty minutes that stand alone, and the rest is sold as a sequel you can refuse | to go on or to stop well | the fortieth minute | an ending that would have been enough | Free forty minutes, then one purchase of 4.99. No accounts, no reminders.
A village pays together: when enough people have bought the winter map, it opens for everybody | to pay first or to wait | *the last missing buyers | a map opened by strangers | Shared goals at 1.99 a person; the price is refunded when the goal fails. Nothing is exclusive.
You rent tools by the hour and return them clean; the best-kept ones cost nothing | which tool is worth an hour | the rental clock | a tool that becomes yours | Rentals from 0.19, capped at the price of owning. Careful players pay nothing.
It is sold in person: each copy bought unlocks a second one to give away | whom to give it to | the ungiven copy | a friend’s first evening | 4.99 for two copies. No ads, no shop, updates for two years.
Watch somebody better: the best rounds of the week are sold as replays you may step into | where to step in | the best player’s second half | a turn done better | Replays of the week at 0.99, split with the player. The game itself is free.
Patrons name things: a shop, a boat, a star stays in the game with their word on it | what to name | the last free sign | your word on the map | Named places at 1.99 to 9.99, moderated, permanent. Everybody sees them.
`;
