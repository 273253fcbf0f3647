/** Money, events, other players and access. The notation is explained in `index.ts`. */
export const moneyAndPeople = `
gacha
  Characters or items are drawn by chance; chests that open after a wait are timed chests.
  + Summon new heroes with a chance of a legendary one.
  + Pull for rare characters in the gacha.
  - timed-chests | Open chests that unlock after three hours.

random-items
  A notice about chance in purchases; the draw as part of the play is gacha.
  + This game includes optional purchases of random items.
  + Drop rates of random items are shown before you buy.
  - gacha | Summon new heroes with a chance of a legendary one.

battle-pass
  A track of rewards with a paid lane; a season may stand without one.
  + Unlock the battle pass for exclusive rewards.
  + Get the season pass and climb its tiers.
  - subscription | Subscribe for a monthly subscription that renews automatically.

subscription
  Paid again each week, month or year; paid once is a paid unlock.
  + A weekly subscription unlocks all content and renews automatically.
  + Subscribe to VIP for daily gems, monthly subscription.
  - premium-unlock | Buy the full version once to unlock all levels.

vip-tiers
  Status that grows with play or spending; a fee each month is a subscription.
  + Reach a higher VIP level for better bonuses.
  + A VIP club with five tiers of benefits.
  - subscription | A monthly subscription that renews automatically.

premium-currency
  Scarce and bought; play money that is handed out is free chips.
  + Buy gems to finish at once.
  + Virtual currency can be purchased in the shop.
  - virtual-economy | Play with free chips that cannot be turned into money.

virtual-economy
  Play money is the ticket and has no worth; a scarce coin that shortens waits is premium currency.
  + Free chips for the poker tables every hour.
  + Play money only: this casino pays no real money.
  - premium-currency | Purchase gems to speed up your city.

piggy-bank
  What play has saved is opened by paying; a pack sold for a short time is a limited offer.
  + Fill your piggy bank while you play and break it open.
  + Every win drops coins into the piggy bank.
  - limited-offers | A starter pack at half price for the first three days.

limited-offers
  Goods are sold for a short time; special play for a short time is an event.
  + A starter pack at a special price for new players.
  + Limited-time offers and bundles in the shop.
  - limited-events | Take part in limited-time events for special rewards.

rewarded-ads
  The player chooses to watch; advertisements between levels are advertising.
  + Watch a short ad to get an extra life.
  + Watch a video ad for free coins.
  - ad-removal | Remove all ads with a purchase.

ad-removal
  Advertisements are absent or go away; watching one for a bonus is a rewarded ad.
  + No ads, ever.
  + Remove all ads with a single purchase.
  - rewarded-ads | Watch a short ad to get an extra life.

ad-free-offer
  A payment takes the advertisements away; a game that has none offers nothing.
  + Buy premium once to remove all ads.
  + The premium version removes ads for a one-time payment.
  - ad-removal | No ads, ever.

forced-ads
  Advertisements come unasked; watched by choice for a bonus they are rewarded ads.
  + This app contains advertisements.
  + The free version is supported by ads.
  - rewarded-ads | Watch a video ad for free coins.

premium-unlock
  Paid once; paid again each month is a subscription.
  + Buy the full version once to unlock all levels.
  + A one-time purchase unlocks the whole game.
  - subscription | A monthly subscription that renews automatically.

in-app-purchases
  Something can be bought; a single price for the whole game is a paid unlock.
  + Free to play, with optional in-app purchases.
  + Some items can be bought for real money.
  - premium-unlock | Pay once and unlock the full game.

real-prizes
  Money or goods can be won; prizes inside the game are tournaments or events.
  + Win real cash in skill contests.
  + Redeem your points for gift cards.
  - tournaments | Join the weekly tournament for great prizes.

limited-events
  Special play for a stated time; a period with ranks that start again is a season.
  + Take part in limited-time events for special rewards.
  + Special events every week.
  - seasons | A new season starts every month with fresh ranks.

seasons
  Play is divided into periods; the paid track of rewards in one is a pass.
  + A new season starts every month with fresh ranks.
  + Each season brings new rewards and a rank reset.
  - battle-pass | Unlock the premium lane of the battle pass.

event-minigames
  A small game beside the core, often for an event; an app made of small games is a collection.
  + Play the fishing mini-game of the spring event.
  + Take a break with fun side games and mini-games.
  - minigame-collection | A collection of 50 mini games in one app.

race-events
  Fast progress against a few others counts for a short time; a bracket or a placed list is a tournament.
  + Join the rocket race event and be the first of five players.
  + A gold rush event begins every Friday.
  - tournaments | Join the weekly tournament for great prizes.

dig-and-board-events
  A side board is dug up or filled; a race for progress is a race event.
  + Dig up treasures in the digging event.
  + Roll the dice on the side board of the holiday event.
  - race-events | Join the rocket race event against five players.

tournaments
  A contest with an end and places; a list that always stands is a leaderboard.
  + Join the weekly tournament for great prizes.
  + A tournament for 50 players begins on Friday.
  - leaderboards | Your score appears on the leaderboard.

boss-raids
  One very strong enemy; a raid on another player's base is build and raid.
  + Fight giant bosses at the end of each world.
  + Join a raid with other players to defeat the world boss.
  - base-raid | Build your base, raid other players and steal their resources.

ip-crossover
  Names known from outside; an event without them is only an event.
  + The official game of the hit TV show.
  + A crossover event with guests from the famous anime.
  - limited-events | Take part in limited-time events for special rewards.

guilds
  A standing group; talk without a group is chat.
  + Join a guild and chat with its members.
  + Create or join a clan with your friends.
  - chat | Chat with players from all over the world.

guild-wars
  Groups fight as units; two who play together are co-operative.
  + Lead your clan to victory in clan wars.
  + Fight guild wars against rival alliances.
  - co-op-play | Team up with a friend in co-op missions.

co-op-play
  People work together at the same time; against each other is versus play.
  + Team up with friends in co-op mode.
  + Play cooperative missions with up to four players.
  - realtime-pvp | Battle other players in real-time PvP.

realtime-pvp
  Both play at the same moment; a move now and an answer tonight is turn-by-turn.
  + Battle other players in real-time PvP.
  + Race live against real opponents.
  - async-pvp | Take turns with a friend: you play now, she answers tonight.

async-pvp
  Opponents act at different times; the same moment is live versus play.
  + Take turns with a friend: you play now, she answers tonight.
  + Challenge friends in turn-based matches, whenever you have time.
  - realtime-pvp | Battle other players in real-time PvP.

ranked-league
  Named divisions move players up and down; a plain list of scores is a leaderboard.
  + Win matches to move up from the Bronze League to the Gold League.
  + Climb the divisions in ranked matches.
  - leaderboards | Check the leaderboard to see who is the best.

leaderboards
  Scores in a list; divisions that one rises to are ranked leagues.
  + Climb the global leaderboard.
  + Beat the high score of the whole world.
  - ranked-league | Win to be promoted from the Bronze League to the Silver League.

chat
  Players talk; a group that stands together is a guild.
  + Chat with players from all over the world.
  + Talk with your team by voice while you play.
  - guilds | Join a guild and fight together.

friends-gifting
  Friends send and visit; goods that change hands at a price are trading.
  + Send lives to your friends.
  + Invite friends and exchange gifts.
  - player-trading | Trade cards with other players.

friend-rooms
  A private place to play by code or invitation; gifts among friends are friends and gifting.
  + Create a private room and invite your friends with a code.
  + Share the link of your lobby to play a private match.
  - friends-gifting | Send lives to your friends.

local-play
  One device or one room; people at a distance are live or turn-by-turn versus play.
  + Two players on the same device.
  + Split-screen racing for friends on one couch.
  - realtime-pvp | Race live against real opponents.

player-trading
  Goods change hands; help sent for nothing is friends and gifting.
  + Trade cards with other players.
  + Sell your items at the auction house.
  - friends-gifting | Send lives to your friends.

ugc-sharing
  Players build what others play; building only for oneself is a sandbox.
  + Create your own levels and share them with the community.
  + Play millions of maps made by other players.
  - sandbox-build | Build anything you can imagine in a world of blocks.

offline-play
  Works without a connection; earning while closed is offline earnings.
  + Play offline, no internet needed.
  + No Wi-Fi required.
  - offline-earnings | Earn money even while you are offline.

cloud-cross-play
  Progress or matches go across devices; without any connection is offline play.
  + Save your progress in the cloud and continue on any device.
  + Cross-platform play between phone and PC.
  - offline-play | Play offline, no internet needed.
`;
