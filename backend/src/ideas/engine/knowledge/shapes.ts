/** Changes of the rules: what is different | completes "You decide …". {unit} is one round of what is played. */
export const twistRows = `
You take your reward before the {unit}, and the more you take, the better you have to do to keep it. | how much reward to take in advance
After each {unit} you can stop and keep your points or go on, but a lost {unit} costs all the points you have not kept. | whether to go on or keep the points you have
Before each {unit} you say how well you will do. A bigger promise earns more, but only if you keep it. | how much to promise
All players get the same {unit} each day and one try at it. Watching another player’s try first cuts your reward in half. | whether to watch another player’s try first
Two players share the {unit}: one can see, and the other has the controls. | what to tell your partner first
Before each {unit} you choose whether it makes you stronger or earns you points. It can’t do both. | whether to get stronger or earn points
Your only opponent is a recording of your own best {unit}. Beating it pays well, but your new record is then the one to beat. | whether to set a new record or take an easy win
The best bonus can be opened only right after a lost {unit}. | when to lose on purpose
Whoever loses a {unit} sets one rule for the next one. | when it is worth losing to set the next rule
A friend may take over in the middle of a {unit}, and you share the reward. | when to ask a friend for help
Nothing is random: you see what comes in the next five tries, and you can skip one try. | which of the next five tries to skip
You have three tries a day. If you give one to a friend, you get half of what your friend earns with it. | whether to give one of your tries to a friend
You may skip any {unit}, but a rival gets to play what you skip. | what to leave to your rival
Hints come from players who just lost the same {unit}. | whose hint to trust
Each tool works at full strength once a day and only half as well after that. | when to use a tool at full strength
You choose a handicap before the {unit}, and a bigger handicap earns more. | how big a handicap to take
Once you see how hard the next {unit} will be, you can play it or sell it to another player at your own price. | whether to play or sell your turn
One rule changes each day, and nobody tells you which. The first {unit} costs nothing, so you can use it to find out. | what to test first
You can take back any mistake, but then a rival may take one back too. | which mistake to live with
Once a day you can play a {unit} without sound and color, and it pays ten times as much. | when to play without sound and color
`;

/** Changes of a place that one’s own words name. */
export const placeTwistRows = `
Each of the {people} pays with a secret, and you choose which secrets to use.
You never meet the {people} and know them only by what they leave behind.
Each night one of the {people} is not who they say they are, and you have to find out.
There is always one seat too few, and you decide who waits outside.
Each day one of the {people} breaks a house rule, and you find out who.
The same evening repeats until all of the {people} leave happy.
You take over the regulars along with their unpaid bills, and you decide who has to pay.
The place exists in three different years, and each night you choose in which year to open.
All the work is done by {people} who owe you a favor, and you can call in each favor only once.
You work the night shift and work out what happened during the day from the mess it left behind.
`;

/** Long games of words that no entry describes: what goes on over weeks. */
export const progressionRows = `
Each week has one {unit} that is the same for all players, and the best ten results are shown.
The best results of all players set the goal for the next week.
Friends can try to beat your best results, and a result nobody beats stays on your page.
Every week one rule changes for seven days, and players vote on whether the change stays.
Good results in a row open harder challenges that earn more.
Each month adds one new challenge to the ones you already know.
Your best week of each season is kept, and beating it earns a badge.
`;

/** Ways to earn: completes "How it earns: …" | the whole of it. */
export const businessRows = `
an album of collectibles each season, most of it filled by playing | An album for $4.99 each season. A third of its pages can only be filled by playing, and nothing in it helps to win.
the first hour is free, and one purchase opens the rest | One purchase of $5.99 opens everything after the first hour. Additions are sold twice a year.
optional ads only, each with a reward the player chooses | One optional ad a day gives a reward of the player’s choice. No ads interrupt play.
one player buys the pass and shares it with four friends | A pass for five players at $6.99 a month: one player pays, and five use it. Playing alone is free.
only looks are sold, made by named designers | Looks by named designers for $0.99 to $3.99, with a share for the designer. No random boxes.
a membership whose price falls each month | A membership that starts at $3.99 a month and gets $0.50 cheaper each month. Players who leave keep everything.
a small shop with nine fixed items, renewed once a week | Nine items a week, the same for all players, at fixed prices. No countdown offers.
players can buy gifts for others and nothing for themselves | Gift bundles for $1.99 and $4.99. The receiver sees who sent them.
a season pass that pays for the next one if you finish it | A season pass for $5.99. Players who finish it earn enough coins for the next pass.
one bundle a month, never right after a defeat | One bundle for $2.99 a month. Nothing is offered after a defeat.
nothing is sold in the first week, and then one thing only | No shop in the first week. Then one offer at $3.99 for what the player used most, and it stays open.
players pay for add-ons together, and everyone gets the add-ons that reach their goal | Supporting an add-on costs $1.99. If too few players join, everyone gets the money back.
one price buys two copies, and one of them is a gift | One price of $4.99 buys two copies, one of them as a gift. There are no ads and no shop.
five tries a day are free, and a small price buys unlimited tries for a day | Five free tries a day. $0.99 opens unlimited tries for a day, at most ten times a month.
a free first day, then one price that includes all later updates | The first day is free. $6.99 buys the game with all later updates, and there is no shop.
`;
