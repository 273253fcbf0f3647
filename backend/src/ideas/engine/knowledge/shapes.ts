/** Changes of the rules: what is different | completes "You decide …". {unit} is one round of what is played. */
export const twistRows = `
You take the reward first and play the {unit} afterward to pay for it. | how much to take in advance
After any {unit} you may stop and keep your points; a lost {unit} costs everything not kept. | whether to go on or to keep what you have
Before each {unit} you say how well you will do, and only a promise you keep is paid. | how much to promise
All players get the same {unit} each day, and one try at it. | when in the day to play
Two players share the {unit}: one sees it, and the other has the controls. | what to say first
The next {unit} begins with what you left unfinished. | what to leave for later
Your only opponent is a recording of your own best {unit}. | which of your habits to use against you
One bonus in five opens only after a lost {unit}, so losing has its uses. | when to lose on purpose
Whoever loses a {unit} sets one rule for the next one. | when a loss is worth it
A friend may take over in the middle of a {unit}, and you share the reward. | when to ask for help
Nothing is random: you see the next five tries before you begin. | which of the five to prepare for
You have three tries a day and may give one of them to a friend. | who gets the try
You may skip any {unit}, but a rival gets to play what you skip. | what to leave to your rival
Hints come from players who just lost the same {unit}. | whose hint to trust
Each tool works well once a day and badly after that. | what is worth the first use
You choose a handicap before the {unit}, and a harder one pays more. | how hard to make it
An unfinished {unit} can be sold to another player at a price you name. | whether to finish or to sell
The first {unit} of the day has one changed rule that you have to find out. | what to test first
You can undo any move, but a rival gets to use the move you took back. | which mistake to keep
Every tenth {unit} is played without sound and color, and pays ten times as much. | which tenth to risk
`;

/** Changes of a place that one’s own words name. */
export const placeTwistRows = `
Each of the {people} pays with a secret, and you choose which secrets to use.
You never meet the {people}; you only see what they leave behind.
Each night one of the {people} is not who they say they are, and you have to find out.
There is always one seat too few, and you decide who waits outside.
Each day one of the {people} breaks a house rule, and you find out who.
The same evening repeats until all of the {people} leave content.
You take over the regulars and the debts, and both belong to the same people.
The place has three pasts, and each night you choose which of them it is in.
Everything has to be carried in by {people} who owe you a favor.
You work the night shift and learn what the day shift did from the mess it left.
`;

/** Long games: group of mechanics, "any" for all | completes "You decide …" | the end of a name. */
export const progressionRows = `
board | Every twenty levels a new kind of piece arrives, and one old kind has to go. | New Pieces
board | Levels you clear without help earn stars, and stars open the harder half of the map. | Star Map
order | Each week the boards get one more kind of piece and one tool you choose yourself. | Toolbox
order | Solved boards become practice boards for friends, and a board nobody beats stays on your page. | Unbeaten
merge | The merge chain gets one step longer each week, and the last step can be kept for good. | Longer Chain
merge | At the end of each week you keep one finished piece, and it changes what appears next week. | Keepsake
think | Puzzles come in sets with one shared secret, and solving a set opens a set by another author. | Open Sets
think | Your rating picks the puzzles, and each new rank adds one rule you have not seen. | Ranks
word | Words you have used are retired for the week, so every day asks for new ones. | Retired Words
word | Each week has a theme, and the best answers of all players become the next week’s puzzles. | Theme Week
search | Finished scenes stay open and change with the season, with new things to find in places you know. | Seasons
search | What you find fills a notebook, and complete pages open scenes nobody can buy. | Notebook
make | Finished works hang in your own gallery, and visitors vote on what you make next. | Gallery
make | Each week gives one new material, and only works that use it count toward the next room. | New Material
cards | Each season retires ten cards and adds ten, so no deck stays the best one. | Season Deck
cards | A card you use often gains a second side with another effect. | Second Side
luck | Wins fill a ladder that resets each month, and one reward of your choice stays. | One Stays
luck | Each week you may change one of the odds in your favor, and one against you. | Changed Odds
reflex | Each week adds one hazard, and the players vote on which old one leaves. | Hazard Vote
reflex | You race recordings of your own past best, and beating one unlocks the next skill. | Past Best
drive | You may keep only ten upgrades, and each new one has to replace an old one. | Ten Upgrades
drive | Each season has a calendar of races, and what wears out stays worn until the season ends. | Calendar
shot | Each chapter changes one law, such as the wind or the bounce, and keeps the rest. | New Laws
shot | Perfect shots are saved as lessons, and a lesson can be used once in a harder level. | Lessons
shooter | Each mission unlocks one part for your gear, and a part can be used in one place only. | Spare Parts
shooter | A campaign map shows where all players fight, and the front moves every night. | Front Line
arena | Each season changes the map a little, based on where most players lost. | Changing Map
arena | A rank opens one new starting skill, and you take a single skill into a match. | One Skill
fight | Each opponent you beat teaches you one move, and you can keep only five. | Five Moves
fight | A weekly boss has a life bar shared by everyone, and the last hits earn the best gear. | Weekly Boss
waves | The same enemies return each week, and each is a little stronger against the way most players beat it. | They Learn
waves | Held ground stays held, and each week the line moves forward or back. | The Line
explore | What you bring back builds a camp, and a bigger camp opens places farther away. | Base Camp
explore | Each month the map is redrawn, and you keep one thing and everything you learned. | New Map
build | After each season you start over and keep one thing you built. | Fresh Ground
build | Neighbors’ places join yours on one map, and shared roads and goals need all of you. | Shared Map
people | Each of them has a goal of their own that takes weeks, and reaching it changes what they can do. | Long Goals
people | Some move on each month and leave you what they learned, which helps the new ones. | Moving On
story | Chapters come out weekly, and what most players chose becomes the past of the next chapter. | What We Chose
story | A finished story can be replayed from any choice, and both outcomes stay in your collection. | Other Outcome
sport | A season has twelve matches, and injuries and form carry over from one to the next. | Twelve Matches
sport | Promotion brings stronger rivals and one new stadium rule of your choice. | Promotion
any | Each month you start over with one thing you keep, and that thing changes the rules. | Start Over
any | You play the same days as a rival of your level and see their choices on Sunday. | Weekly Rival
any | Whoever wins the week designs the challenge of the next one. | Winner’s Week
any | Two friends share one save and play it in turns, one week each. | Shared Save
`;

/** Ways to earn: completes "How it earns: …" | completes "You decide …" | the end of a name. */
export const businessRows = `
an album of collectibles each season, most of it filled by playing | An album for $4.99 each season. A third of its pages can only be filled by playing, and nothing in it helps to win. | Season Album
the first chapter is free, and one purchase opens the rest | One purchase of $5.99 opens everything after the first chapter. New chapters are sold twice a year. | Full Version
optional ads only, each with a reward the player chooses | One optional ad a day with a reward of the player’s choice. $2.99 removes the offer. No ads interrupt play. | Chosen Reward
one player buys the pass and shares it with four friends | A pass for five players at $6.99 a month: one pays, five use it. Playing alone is free. | Pass for Five
only looks are sold, made by named designers | Looks by named designers for $0.99 to $3.99, with a share for the designer. No random boxes. | Designer Shop
a membership whose price falls each month | A membership that starts at $3.99 a month and gets $0.50 cheaper each month. Players who leave keep everything. | Loyal Member
a small shop with nine fixed items, renewed once a week | Nine items a week, the same for all players, at fixed prices. No countdown offers. | Weekly Shop
players can buy gifts for others and nothing for themselves | Gift bundles for $1.99 and $4.99. The receiver sees who sent them. | Gift Shop
a season pass that pays for the next one when it is finished | A season pass for $5.99. Players who finish it earn enough coins for the next pass. | Earned Pass
one bundle after each chapter, never before a hard level | One bundle for $2.99 at the end of each chapter. Nothing is offered after a defeat. | Chapter Bundle
nothing is sold in the first week, and then one thing only | No shop in the first week. Then one offer at $3.99 for what the player used most, and it stays open. | Quiet Week
players pay for add-ons together, and everyone gets those that reach their goal | Supporting an add-on costs $1.99. If too few players join, everyone gets the money back. | Shared Goals
one price buys two copies, and one of them is a gift | Two copies for $4.99. No ads, no shop, and updates for two years. | Two Copies
five tries a day are free, and a small price opens the whole day | Five free tries a day. $0.99 opens unlimited tries for a day, at most ten times a month. | Day Ticket
a demo of the first evening, then one price with all later updates | The first evening is free. $6.99 buys the game with all later updates, and there is no shop. | One Price
`;
