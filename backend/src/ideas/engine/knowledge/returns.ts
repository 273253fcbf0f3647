/**
 * What the sixty meta elements mean in a place, two ways each, and what a success elsewhere does for them.
 * Columns: id | over weeks / another way | what a gain does here / another way.
 */
export const returnRows = `
level-map | follow a road of stages from {site:home} to the edge of the map / climb a path of stages, each one a place somebody talks about | opens a side path on the map / skips a stage you hate
player-level | earn a rank that opens one new part of {site:the game} at a time / grow from newcomer to somebody {people:others} ask for | brings your next rank a day closer / earns you a word from {people}
meta-upgrades | spend each evening’s takings on something that lasts / make {site} a little stronger after every try | pays for one lasting upgrade / keeps a third of what you lost
skill-tree | choose five talents out of nine and live with it / grow the talents you use and let the others wither | opens one talent early / lets you take back one choice
hero-growth | raise each of your {people:heroes} through four small promotions / teach {people:heroes} by sending them where they are weak | promotes one of your {people} / trains the one nobody picks
character-collection | bring {people:characters} of every kind into one team / find the {people:characters} whose quirks belong together | introduces somebody new / shows where the next of the {people} is hiding
rarity-tiers | tell a common {prize} from one worth a season / trade five plain {prizes} for one that turns heads | makes one common {prize} rare / shows the true worth of a {prize}
inventory-gear | find, patch and swap the gear you carry / carry three tools and choose them before you leave | mends the tool you rely on / adds a pocket to your bag / finds a better {thing} to carry
building-timers | let {site} be rebuilt while you do something else / start a repair at night and see it in the morning | takes an hour off a repair / finishes the wall before breakfast
decorate-renovate | restore {site} corner by corner, in your own taste / choose what {site} looks like, one decision a day | pays for one corner of {site} / brings a carpenter for a day
world-expansion | open one new stretch beyond {site:the border} each week / push the edge of the map past {threat:the fog} | uncovers one more stretch of land / clears the road beyond {site}
prestige | leave everything to a successor and begin again faster / close {site} for good and open a better one | makes the next beginning shorter / leaves one {prize} to whoever comes next
story-chapters | learn in chapters why {site:the place} matters to {people:everybody} / read one more page of the story of {site:the place} | turns one more page of the story / gets an answer out of somebody / opens a letter meant for later / brings one of the {people} into the next scene
achievements | leave a mark for what nobody else has done / keep a wall of small firsts | puts your name on the wall / counts a second time
collection-album | fill an album of {prizes}, nine to a page / trade duplicates until a page of {prizes} is full | adds a {prize} to the page / buys one missing {prize}
avatar-cosmetics | dress yourself in what you found and earned / wear your best evening where {people} can see it | earns you something to wear / dyes one thing you own
garage-tuning | tune one machine until it sounds like yours / keep a shed of machines and a reason for each | tightens one screw that mattered / pays for a coat of paint
pets-companions | raise one companion that learns your habits / share the work with an animal that has moods | cheers up your companion / teaches it one trick
relationship-bonds | win over {people} one favor at a time / be remembered by {people} for what you promised | wins you a favor / makes one of the {people} speak first
daily-login | find something small waiting each morning / be greeted by somebody else each day | adds something to tomorrow morning / keeps your place for a day
daily-quests | take three small errands a day and drop the one you hate / do today’s errands in any order | finishes an errand / swaps one errand
streaks | keep one small promise day after day / hold a row of good days and choose when to cash it in | saves a broken row once / counts as a day
lives-energy | play a handful of tries, then let it rest / spend a day’s tries where they count | gives back one try / fills half of your tries
offline-earnings | come back to what {site:the game} made without you / leave orders at night and read the result at breakfast | doubles the night’s work / keeps {site} awake an hour longer
timed-chests | bring closed crates home and wait for one at a time / choose which crate to open before bed | opens one crate now / shows what is in a crate
wheel-spin | spin once a day for something small / let a wheel decide what today is good for | adds a second spin / takes one bad field off the wheel
comeback-rewards | be welcomed back without having missed the point / find your place kept after a week away | keeps your place a week longer / catches you up in one step
hint-help | ask for help and be shown, not told / keep three hints for the day you need them | saves one hint / shows the next step once
boosters | carry one trick in your pocket for the worst moment / earn small helpers and decide when they’re worth it | puts one helper in your pocket / makes a helper last twice
gacha | draw for new {people:characters} with the odds on the table / pull from a box whose contents are listed | adds one draw / removes one blank from the box
battle-pass | climb a season’s ladder that ends with one big {prize} / finish a season’s track by playing as you like | moves you a step up the ladder / counts double this week
subscription | pay a small sum a month for a calmer game / be a member of {site}, with a key of your own | adds a day to your month / opens the members’ door
vip-tiers | be known at {site} for how long you’ve stayed / earn a regular’s small privileges | counts toward the next grade / lends you a regular’s chair
premium-currency | save a scarce coin for what you really want / spend a rare coin once a week | earns a rare coin / lowers one price
virtual-economy | play for chips that stay on the table / keep a purse that only {site} accepts | adds to your purse / covers a bad night
piggy-bank | fill a jar while you play and decide when to break it / watch a jar fill with what you saved | drops one coin in the jar / makes the jar larger
limited-offers | be offered one good bundle when it is useful / choose one of two bundles a week | swaps one thing in the bundle / keeps an offer a day longer
rewarded-ads | watch a short ad by choice and get something for it / trade half a minute for one more try | adds one more try / saves you one ad
ad-removal | pay once and never see an ad / play without anything that blinks | shows nothing but the game / buys you quiet
premium-unlock | buy the game once, whole / try the first evening, then buy the rest | opens one chapter early / lends a chapter to a friend
real-prizes | play for a prize with an address / enter a weekly contest with rules on one page | enters you once more / moves you up one place
limited-events | see {site:the game} change for one week and keep one thing from it / take part in a week with a rule of its own | adds a day to the event / earns one thing you keep
seasons | begin each season at {site} with a clean slate and one heirloom / live through four seasons a year, each with its own rule | carries one thing into next season / starts you a step ahead
event-minigames | play a small side game when {people} hold a fair / win a stall at the fair and go back to work | wins a ticket to the fair / counts as a stall won
tournaments | enter a weekend cup with fifty people of your strength / play one bracket a week and watch the rest | moves you through one round / buys a second entry
boss-raids | face one thing together that nobody could face alone / wear down something huge over a week | lands a blow while you sleep / weakens it for everyone
ip-crossover | host a famous guest for two weeks / lend {site} to characters people know | brings a guest for a day / teaches a guest your trade
guilds | share {site} with a small circle that knows your name / do what {people} can only do in a circle of ten | helps one friend / adds to the circle’s purse
guild-wars | defend your street against another one each weekend / measure your circle against {rivals} on Sunday | scores one point for your circle / guards a post while you sleep
co-op-play | do one half each and need the other / play side by side with somebody you like | helps your partner over one wall / gives you both a second try
realtime-pvp | meet an opponent of your strength at the same moment / play against somebody who is there right now | opens the duel with an advantage / hides your first move
async-pvp | leave a challenge behind and see who took it / play against what somebody left for you | adds a surprise to your challenge / shows how they lost
ranked-league | climb a league of thirty, a place at a time / hold your place against people of your strength | breaks one fall / counts as half a win
leaderboards | be compared with five friends instead of the world / see your name move on a short list | moves you up one name / protects your best
chat | talk to {people} who play beside you / leave a note at {site} for whoever comes next | adds a line to the wall / wakes one sleeping friend
friends-gifting | visit a friend’s {siteName:place} and leave something useful / send a gift that costs you nothing and helps a lot | doubles the gift you send / lets you visit twice
player-trading | trade {prizes} with people who want yours / set a price at the stall and come back tomorrow | finds you a buyer / lowers the seller’s price
ugc-sharing | build something at {site} and let strangers use it / see what others made of the same {things} | puts your work on the front page / shows you one stranger’s trick
offline-play | play it in a tunnel, a plane or a basement / have the whole game without a signal | saves your place without a signal / keeps all of it with you
cloud-cross-play | begin on the phone and go on at the table / keep one {siteName:save} on every screen you own | follows you to the next screen / saves your place
`;
