/**
 * What the sixty meta elements ask for over weeks, two ways each, and what a success elsewhere does for them.
 * Columns: id | over weeks / another way | what a gain does here / another way.
 */
export const returnRows = `
level-map | follow a map of levels from start to finish / clear levels one by one and see how far you have come | opens a side path on the map / lets you skip a level you do not like
player-level | gain levels that unlock new features one by one / earn experience until the next feature unlocks | brings your next level closer / adds experience to your account
meta-upgrades | spend what you earn on upgrades that last / get a little stronger after every session | pays for one lasting upgrade / earns extra currency for your next upgrade
skill-tree | pick skills along branches that suit your style / choose which branch of skills to unlock next | unlocks one skill early / lets you undo one skill choice
hero-growth | raise your characters to higher tiers / decide which character to upgrade next | upgrades one of your characters / earns materials for the next upgrade
character-collection | collect characters and try them together / build a team from the characters you find | adds a new character to your collection / brings a missing character closer
rarity-tiers | start with common versions and work toward rare ones / keep looking for a rarer version of what you own | raises one item to a rarer version / improves your chance of a rare version
inventory-gear | find, compare and improve your equipment / choose which equipment to bring before you start | improves one piece of your equipment / adds a slot to your inventory
building-timers | start upgrades and come back when they are done / decide which upgrade to start before you leave | takes an hour off a running upgrade / finishes one upgrade right away
decorate-renovate | restore and decorate a place step by step / choose how each part of your place looks | pays for one renovation task / unlocks a new decoration
world-expansion | open new areas of the map one after another / save up to unlock the next area | opens one more area of the map / lowers the price of the next area
prestige | start over with a bonus that lasts / reset your progress to advance faster next time | raises your bonus for the next reset / lets you keep one upgrade after a reset
story-chapters | follow a story chapter by chapter / find out what happens next as you make progress | unlocks the next scene of the story / brings a new character into the story
achievements | complete goals and keep a record of them / work through a list of goals at your own pace | completes a step toward an achievement / unlocks an achievement of its own
collection-album | fill the pages of a collection album / complete your album page by page | adds an item to your album / fills one gap on a page of your choice
avatar-cosmetics | earn new looks and wear what suits you / change your look with what you have unlocked | unlocks something new to wear / adds a color to a look you own
garage-tuning | collect vehicles and tune them to your style / improve and paint your vehicles part by part | pays for one upgrade to a vehicle / unlocks a paint job for a vehicle
pets-companions | raise a companion that helps you play / care for a companion and watch it grow | helps your companion grow / teaches your companion a new skill
relationship-bonds | build relationships with the characters you meet / get to know characters by talking and giving gifts | brings you closer to one character / unlocks a new conversation with a character
daily-login | collect a small reward each day you come back / come back each day for a better reward | adds a bonus to tomorrow’s reward / saves your daily reward if you miss a day
daily-quests | complete a few short goals each day / choose which of today’s goals to do first | completes one of today’s goals / lets you swap one daily goal for another
streaks | keep a streak going from day to day / build a streak and earn more the longer it lasts | protects your streak for one missed day / adds a day to your streak
lives-energy | play until your energy runs out and let it refill / decide where to spend today’s energy | gives you back one try / refills part of your energy
offline-earnings | come back to collect what was earned while you were away / improve what the game earns while you are away | doubles what you earn while away / adds an hour to what you earn while away
timed-chests | win chests and choose which one to open next / start opening a chest and come back for it later | opens one chest right away / shortens the wait for one chest
wheel-spin | spin a wheel each day for a small prize / come back for a free spin and see what you get | gives you one more spin / improves one prize on the wheel
comeback-rewards | get help catching up after a break / find a welcome reward when you return | adds to your next welcome reward / helps you catch up faster after a break
hint-help | ask for a hint when you are stuck / save your hints for the hardest parts | earns you one more hint / shows you the next step once
boosters | earn boosters and decide when to use them / save a booster for a try that matters | earns you one booster / makes your next booster last longer
gacha | draw new characters or items at random / save up for draws with published odds | gives you one more draw / brings a guaranteed draw closer
battle-pass | earn points along a season’s reward track / reach the last reward before the season ends | moves you one step along the reward track / earns bonus points for the reward track
subscription | keep a membership with benefits every month / use the benefits of your monthly membership | unlocks one member benefit for a day / earns more while you are a member
vip-tiers | rise to higher status tiers with better benefits / gain status points and keep your benefits | adds points toward your next status tier / lends you a higher-tier benefit for a day
premium-currency | save a rare currency for what you really want / decide what your rare currency is best spent on | earns you a little of the rare currency / lowers one price in the shop
virtual-economy | play with coins that exist only in the game / build up your balance and choose your stakes | adds to your balance / makes up for part of a loss
piggy-bank | fill a savings bank as you play / choose when to open the bank you have filled | adds currency to your savings bank / makes room for more in your savings bank
limited-offers | choose among offers that last a short time / look for an offer that fits what you need now | improves one of the current offers / keeps an offer open a day longer
rewarded-ads | choose to watch an ad and get a bonus for it / decide when a bonus is worth watching an ad | gives you a bonus without an ad / raises the bonus for your next ad
ad-removal | play without being interrupted by ads / go straight from one round to the next, with no ad in between | takes you straight on, with no ad in between / earns you an hour without ads
premium-unlock | buy the full game once and own all of it / try the free part, then unlock the rest | unlocks one paid part early / lets a friend try one paid part
real-prizes | compete for real prizes under clear rules / enter contests to win prizes outside the game | earns you one more contest entry / moves you up in the current contest
limited-events | take on special challenges before an event ends / take part in events and keep what you earn there | earns points in the current event / unlocks a reward of the current event
seasons | start fresh with a new theme every season / find out what changes with each new season | earns a reward you keep after the season / gives you a head start next season
event-minigames | play a small side game while an event lasts / earn tries for a side game and win its prizes | gives you a try in the side game / earns a bonus for the side game
tournaments | enter tournaments and try to reach the final / compete against players at your skill level | earns you an entry to the next tournament / adds points to your tournament score
boss-raids | wear down a very strong enemy over several days / join other players to defeat one huge enemy | adds damage against the raid boss / weakens the raid boss for everyone
ip-crossover | meet guest characters from well-known worlds / earn items from a guest world while its event lasts | brings a guest character for a day / unlocks one item from the guest world
guilds | join a group that plays toward shared goals / help the members of your group and get help in return | helps one member of your group / adds to your group’s shared goal
guild-wars | compete as a group against other groups / plan with your group how to beat a rival group | scores a point for your group / strengthens your group’s defense
co-op-play | work with other players toward one goal / play side by side with somebody you know | helps your partner with the next step / gives your team one more try
realtime-pvp | play live against opponents at your level / face other players live and learn from each match | gives you an extra option in your next match / earns points in your next live match
async-pvp | leave a challenge for others and find out who beat it / answer challenges that other players left for you | makes your challenge harder to beat / gives you a second try at a challenge
ranked-league | climb through divisions by your results / defend your rank against players at your level | earns points toward the next division / protects your rank after one loss
leaderboards | compare your score with friends and rivals / climb the leaderboard and keep an eye on who is ahead | adds points to your leaderboard score / moves you up on the leaderboard
chat | talk with other players inside the game / swap tips and news with other players | gives you something new to talk about in the chat / unlocks a new emoji for the chat
friends-gifting | visit friends and send each other gifts / ask friends for help and help them in return | doubles the next gift you send / earns a gift you can send to a friend
player-trading | trade what you have for what you need / offer goods to other players and set a fair price | earns goods you can trade / opens one more slot for your offers
ugc-sharing | build your own content and let others play it / try what other players have built and rate it | unlocks a new part to build with / brings more players to what you built
offline-play | play anywhere, even without a connection / continue at any time without going online | counts even without a connection / is saved even while you are offline
cloud-cross-play | continue your game on any of your devices / start on one device and pick up on another | is saved on all your devices / counts on every device you use
`;
