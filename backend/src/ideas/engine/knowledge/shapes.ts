/** Twists of the core: what is different | what presses (plural marked *) | completes "You choose …". Words in braces are those of a setting. */
export const twistRows = `
What you leave undone today is still there tomorrow, and {threat} begins where you stopped. | a mess of your own making | what to leave for tomorrow
You see the result first and work backward, to an ending that has already happened. | an ending you can’t change | which step can still move
Two of you share one stock of {things}: play with what your partner left, and leave something for them. | a partner who needs the same things | what to leave over
{threatCap} shows its next three moves before you begin. | a plan you can read but not stop | which blow to take
Whatever you use is gone for a day, so each {thing} has a price. | a stock that doesn’t refill | what is worth a day
The place remembers: do the same thing twice and it stops working. | a place that learns your habits | when to break a habit
You may undo anything, but {rivals} get the move you took back. | a rival who lives off your mistakes | which mistake to keep
Each success makes the space a little smaller. | the shrinking space | when to stop winning
The first ten seconds are played in the dark, by sound alone. | *ten seconds in the dark | what to trust before you see
You draw tonight’s rule from a hat: one move is forbidden till morning. | tonight’s forbidden move | which rule to keep for Sunday
Losing pays too: a failed try leaves behind a {thing} that only failures leave. | the price of winning too soon | when to fail on purpose
One of your helpers always lies, and you have until {threat} arrives to find out which. | one false word | whom to believe
The better you do, the more {people} come to watch, and the more goes wrong. | a growing audience | when to be modest
Nothing is thrown away: what you clear falls into tomorrow’s stage. | tomorrow, built from today’s rubbish, | where it should land
You work through somebody’s hands, and they are one step behind you. | a helper one step late | what to say early
By day you play one side; at night the board turns around and you play the other. | nightfall | which side to spoil for yourself
The clock only runs while you touch the screen. | a clock you start yourself | when to touch
Before each go you spin tonight’s conditions; spin again and it costs you three moves. | the forecast | to play or spin again
A stranger’s last try is drawn faintly under yours: beat it or help it. | somebody else’s better line | to follow or to cross it
You may carry one {thing} home; everything else stays. | one free hand | what to carry
Everything is done by {people}, and they do it as a favor. | *favors that run out | whom to ask
Each row you finish becomes a road that {people} walk tomorrow. | *roads that can’t be unbuilt | where the road should lead
Every third turn belongs to {rivals}: you see the move coming and may spoil one. | a turn you have to watch | which move to spoil
You start with everything and give it away until there is nothing left but {site}. | the weight of having too much | what to give first
Small {things} are quick and weak, big ones slow, and both are needed at once. | a job that needs both | when to break a big one up
You can’t fail, only run up a bill, and it is paid in {prizes}. | a bill that grows | when to pay
Three things happen at the same time and you can be at one of them. | *the two places you’re not | where not to be
You announce the result before each try and are paid for keeping your word. | your own promise | how much to promise
The last player’s leftovers are your first move. | a start you didn’t choose | what to undo first
One single {prize} passes from player to player, and whoever holds it makes the rule. | its next owner | when to pass it on
You get one look at the whole of it, then cover half and play from memory. | a memory that fades | which half to cover
Every {thing} has two uses, and using one closes the other. | the use you gave up | which use to give up
Sound carries: do it loudly and it goes faster, quietly and nobody comes. | somebody listening | how loud to be
Each of your {people} can do one thing only once, ever. | the last unused hand | whose moment it is
The map is wrong in one place, and {people} argue about which. | a map you can’t trust | whose map to follow
You trade places halfway: whoever set the puzzle has to solve the rest. | a puzzle you set yourself | how mean to be
`;

/** Shapes of weeks: what happens | what one chooses | what presses | what pays. */
export const progressionRows = `
Each Monday a new stretch opens beyond {site}; on Sunday you keep only what you finished. | to start more or finish what’s begun | Sunday | one finished thing for good
One save for the whole street: everybody’s evening of play moves the same {siteName} one step. | what the street needs most | the street’s slowest corner | a morning that looks different
A year passes in a month, and the next one begins with a single heirloom. | what to hand down | winter | an heirloom that changes the rules
You inherit a ruin of {site} and thirty days; on day thirty you hand it to another player with a letter. | what to leave in the letter | day thirty | a letter back
Each of the {people} wants something different built; you have room for three of seven wishes. | whose wish to refuse | the room that runs out | somebody moving in
You climb by teaching: each trick you master, you pass on to one of the {people}, who does it while you sleep. | which trick to give away | the slowest pupil | a night that works without you
The map is drawn by what you finish; unfinished corners go back to {threat}. | where to hold | the edge of the map | a blank that turns into a place
A season is a book: eight chapters, each ends with a choice the whole player base makes by noon. | which side to argue for | noon | a chapter that goes your way
Every ten days {site} moves on, and you take along whatever fits in one crate. | what goes in the crate | the packing day | a crate opened somewhere new
You don’t get stronger, {people} do: each week one of them learns to do what you did last week. | whom to teach | the next week’s job | watching somebody do it well
Every month each of the {people} is a year older, and you choose which habit stays. | which habit to lose | the next birthday | a habit that turns into a gift
Nothing is built twice: what you put up this week is next week’s raw material. | what to take apart | the shrinking yard | the one thing you could not break
There are only forty evenings in the game, and each can be played once more with what you know now. | which evening to live again | the fortieth evening | an ending you’ve earned
Work your way down instead of up: begin with all of {site} and close one part a week, well. | what to close next | the part you love | the last light you switch off
{prizesCap} are rare and never sold: one can be found a week, and the town votes on where it goes. | how to vote | the count | your {prize} in the middle of town
A rival grows beside you at your own pace: after each week you read what {rivals} did with the same days. | which of their moves to copy | a rival as good as you | a week you won by a little
The first week is alone, the second with one friend, the third with the street. | whom to invite | the size of the table | a third week that runs itself
You restore one object a week for {site}; its story is told only as far as it is repaired. | which part to repair first | the owner’s return | the last line of the story
Progress is a wall of notes: each solved evening pins up one thread, and threads that meet open {site}. | which thread to follow | the cold trail | *two threads that meet
Nothing upgrades; you just know more: each week one secret of {threat} is yours to keep. | which secret to buy with your week | what you don’t know yet | the day you can predict {threat}
Each week ends with a fair: what you made is judged by three other players who made the same. | what to enter | the judges’ table | a ribbon from somebody good
There’s a ledger of favors: help {people} now, call them all in on the last day of the month. | when to call a favor in | the last day | *twelve people at your door
Two towns share one river: what you build upstream changes what strangers have to work with below. | what to send down the river | what came from above | a thank-you from downstream
You plan on Sunday for ten minutes and spend the week watching it hold, stepping in where it breaks. | what to watch yourself | Wednesday | a plan that holds till Saturday
Every finished piece can be kept, sold or given away, and each choice closes the other two. | keep, sell or give | an empty purse | meeting your gift again
You fill one room of {site} a week with what you won, and the room decides next week’s rule. | which room to fill | next week’s rule | a room that finally makes sense
Your first place stays as it was: after a month you visit your own beginning as a guest. | what to leave unchanged | the pull of the new | the first room, a month later
`;

/** Ways to earn without spoiling the play: the pitch | what one chooses | what presses | what pays | what is sold. */
export const businessRows = `
No lives, no energy, no ads: the only thing on sale is this season’s album of {prizes}, and play fills most of it | what to finish by hand | the end of the season | a full page you didn’t buy | An album for 4.99 each season, a third of it only by play. Nothing that helps to win.
The first evening is free and the game costs as much as a paperback; after that nobody asks for money again | whether to lend it | the last free stage | a second evening without a shop | One price, 5.99, after the first evening. A second campaign as a paid chapter each half-year.
One ad a day, watched by {people} inside the game as if it were a play, buys everybody an extra try | when to call the audience in | *the empty seats | an ad you chose | One voluntary ad a day with a stated reward, ad-free for 2.99. No interruption in mid-play.
Friends pay for friends: a pass for five opens {site} to the whole circle | whom to take along | the fifth seat | a circle that is complete | A pass for five people at 6.99 a month; one buys, five play. Solo play is free.
You can pay to decorate, never to win: fabrics, signs and lanterns from designers who are named | whose taste to wear | a bare wall | a visitor who stops | Cosmetics from named designers at 0.99 to 3.99, a share goes to them. No stats, no boxes.
A subscription that gets cheaper with every month you stay, down to nothing | to stay or to pause | the month’s end | the month that costs nothing | Starts at 3.99 a month, falls by 0.50 each month to zero. Leaving keeps everything.
You buy time only from yourself: skip today’s wait and tomorrow’s is longer by the same | when to borrow | tomorrow | a debt paid early | Waits can be moved, not bought. Income from a season pass at 4.99 and from decoration.
The shop opens for one hour on Saturday, run by {people}, with nine things and no refresh | which of nine | closing time | the last one on the shelf | A weekly shop of nine fixed items, one hour, same for all. No timers outside of it.
Every purchase is also a present: half of what you buy goes to a player you don’t know | what a stranger needs | an empty letterbox | a present back | Gift bundles at 1.99 and 4.99; the recipient sees who sent it. No purchase without a recipient.
Levels made by players are sold for coins, and their makers are paid | what to make | the empty plaza | a stranger finishing your level | Creator levels for a scarce coin; 70% of its value goes to the maker. Store coins from 1.99.
A free game with a paid tool: whoever buys the editor builds, and everybody else just plays | what to build first | the blank page | a first visitor | The editor costs 7.99, playing is free. Featured makers receive a share of a monthly pot.
Win back what you paid: finish the season and the pass is refunded in next season’s pass | to play on or to pay again | the season’s last week | a pass that cost nothing | A season pass at 5.99, earned back by finishing it. Regular players pay once.
One bundle a chapter, always the same price, bought after the boss and never before | whether you want to remember it | the end of the chapter | a souvenir | Souvenir bundles of 2.99 at the end of each chapter. Nothing is offered before a defeat.
A museum license: schools and libraries get it whole, and the studio sells the seasonal exhibits | which exhibit comes next | the opening day | a class in front of your work | Free without limits for schools. Exhibits at 3.99 per quarter for everyone else.
Ads are posters inside {site}, bought by local shops, and players choose which wall they hang on | which wall | an empty wall | a poster somebody recognizes | Static in-world posters, sold directly and placed by players. No video, no tracking.
Sell the sound, not the power: each season a new band plays the whole game | what you want to hear | the last song | your band in your street | Season soundtracks at 2.99 that reskin all sound. Power is never for sale.
The price is what a ticket costs in {site}: small, every night, capped at a movie ticket a month | which night to go | the closing of the house | the last free night | Pay per evening at 0.29, capped at 4.99 a month. Everything stays open after the cap.
Nothing is sold until day eight, and then only the one thing you used most | to own it or to go on borrowing | day eight | a tool that stays yours | A week free of shops; then one personal offer at 3.99, shown once, kept in a drawer.
The demo is the game: forty minutes that stand alone, and the rest is sold as a sequel you can refuse | to go on or to stop well | the fortieth minute | an ending that would have been enough | Free forty minutes, then one purchase of 4.99. No accounts, no reminders.
A village pays together: when enough people have bought the winter map, it opens for everybody | to pay first or to wait | *the last missing buyers | a map opened by strangers | Shared goals at 1.99 a person; the price is refunded when the goal fails. Nothing is exclusive.
You rent tools by the hour and return them clean; the best-kept ones cost nothing | which tool is worth an hour | the rental clock | a tool that becomes yours | Rentals from 0.19, capped at the price of owning. Careful players pay nothing.
It is sold in person: each copy bought unlocks a second one to give away | whom to give it to | the ungiven copy | a friend’s first evening | 4.99 for two copies. No ads, no shop, updates for two years.
Watch somebody better: the best rounds of the week are sold as replays you may step into | where to step in | the best player’s second half | a turn done better | Replays of the week at 0.99, split with the player. The game itself is free.
Patrons name things: a shop, a boat, a star stays in the game with their word on it | what to name | the last free sign | your word on the map | Named places at 1.99 to 9.99, moderated, permanent. Everybody sees them.
`;
