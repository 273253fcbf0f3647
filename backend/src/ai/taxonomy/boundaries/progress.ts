/** Progress, collections and reasons to come back. The notation is explained in `index.ts`. */
export const progress = `
level-map
  Numbered levels on a path; whole areas that open are world expansion.
  + Over 3,000 levels to play.
  + Hundreds of challenging levels wait on the map.
  - world-expansion | Unlock new islands and explore each of them.

player-level
  The account gains levels; one hero that gains levels is character growth.
  + Earn experience points and level up to open new features.
  + Gain XP with each match and reach a higher player level.
  - hero-growth | Level up your heroes and evolve them.

meta-upgrades
  Strength bought between attempts stays for all of them; stats of things worn are gear.
  + Spend coins on permanent upgrades between runs.
  + Upgrade your speed and power with the money you earn.
  - inventory-gear | Find and equip legendary weapons and armor.

skill-tree
  Branches are chosen for good; a new skill at random in a run is no tree.
  + Unlock new abilities in a huge skill tree.
  + Spend talent points to shape your character.
  - hero-growth | Evolve your heroes with duplicate shards.

research-tree
  Technology for everybody; talents of one character are a skill tree.
  + Research new technologies for your empire.
  + Climb the tech tree from the stone age to the space age.
  - skill-tree | Spend talent points to shape your character.

hero-growth
  Single characters grow by shards, stars or levels; things they wear are gear.
  + Upgrade your heroes with duplicate shards.
  + Level up your champions and evolve them.
  - inventory-gear | Equip legendary swords and armor.

character-collection
  The roster of characters is the goal; cards and stickers on pages are an album.
  + Collect over 100 heroes.
  + Recruit legendary champions to your team.
  - collection-album | Complete the sticker album to win a prize.

rarity-tiers
  Ranks from common to legendary are told; drawing them by chance is gacha.
  + Cards come in common, rare, epic and legendary.
  + Upgrade the rarity of your gear from rare to mythic.
  - gacha | Summon new heroes in the gacha.

inventory-gear
  Things worn or carried have stats; levels of the one who wears them are character growth.
  + Find and equip legendary weapons and armor.
  + Craft better gear from what you loot.
  - hero-growth | Level up your heroes to awaken new powers.

building-timers
  Buildings are raised level by level and take time; laying out a town is city building.
  + Upgrade your buildings and speed up construction.
  + Upgrade your town hall to unlock stronger troops.
  - city-building | Design your city with houses, roads and parks.

decorate-renovate
  Places are restored and furnished; clothes and make-up are dress-up.
  + Renovate and decorate an old mansion.
  + Decorate your house with new furniture.
  - dress-up-design | Dress up your doll with stylish outfits.

world-expansion
  Areas open one by one; a map that stands open from the start is an open world.
  + Unlock new islands as you progress.
  + Expand your land and discover new areas.
  - open-world | Roam freely through a vast open world.

prestige
  Progress is given up for a lasting bonus; upgrades kept without giving anything up are permanent upgrades.
  + Prestige to restart with a permanent multiplier.
  + Reset your progress and start over stronger than before.
  - meta-upgrades | Spend coins on permanent upgrades between runs.

story-chapters
  A plot goes on between levels; choices that steer it make it a branching story.
  + A new chapter of the story opens after every ten levels.
  + Follow Anna's story as she uncovers the secrets of her family.
  - branching-story | Your choices change the story and its ending.

achievements
  Named deeds are recorded for oneself; a list of scores is a leaderboard.
  + Unlock achievements and earn trophies.
  + More than 100 achievements to complete.
  - leaderboards | Climb the global leaderboard.

collection-album
  Cards and stickers fill pages; characters that are played with are a roster.
  + Collect stickers and complete the album.
  + Finish a set of cards to earn a big reward.
  - character-collection | Unlock 40 heroes, each with skills of their own.

avatar-cosmetics
  Looks that change no power; dressing somebody as the play itself is dress-up.
  + Customize your avatar with hats and skins.
  + Unlock new skins for your character.
  - dress-up-design | Be a fashion stylist and dress models for the runway.

garage-tuning
  Vehicles are collected and tuned; handling one well is vehicle simulation.
  + Collect cars and tune their engines in your garage.
  + Customize your car with paint, rims and spoilers.
  - vehicle-sim | Park the car without hitting anything: a realistic parking game.

pets-companions
  A helper goes along; creatures that are caught and fight are creature catching.
  + A loyal pet follows you and helps you in battle.
  + Adopt cute pets that bring you gifts.
  - creature-catch | Catch wild monsters and train them for battle.

relationship-bonds
  Affection of game characters grows; friends among players are friends and gifting.
  + Give gifts to the villagers and build friendships with them.
  + Deepen your bond with each character to unlock romance scenes.
  - friends-gifting | Send gifts to your friends every day.

daily-login
  Opening the game is enough; something to do first makes it a daily task.
  + Log in every day for a free reward.
  + Daily login rewards wait for you.
  - daily-quests | Complete daily quests to earn extra coins.

daily-quests
  Small goals of the day are done; opening the game is a login reward.
  + Complete daily quests to earn extra coins.
  + New daily missions every day.
  - daily-login | Log in every day for a free reward.

daily-puzzle
  One puzzle a day, the same for all; a list of goals is daily tasks.
  + A new crossword every day.
  + Solve the daily puzzle before midnight.
  - daily-quests | Complete daily quests to earn extra coins.

streaks
  A row without a miss counts; each day paid by itself is a login reward.
  + Keep your streak alive by playing each day.
  + Build a winning streak for bigger bonuses.
  - daily-login | Log in every day for a free reward.

lives-energy
  Attempts run out and refill; help within an attempt is a booster.
  + Lives refill over time.
  + Each level costs energy, which refills.
  - boosters | Boosters clear a whole row when a level gets hard.

relaxed-play
  Nothing presses; playing without a network is offline play.
  + No timer and no pressure: play at your own pace.
  + A stress-free way to unwind.
  - offline-play | Play without internet, anywhere.

offline-earnings
  The game earns while it is closed; working without a network is offline play.
  + Earn money even while you are offline.
  + Your miners keep working while you are away.
  - offline-play | Play offline, no internet needed.

timed-chests
  What was won opens after a wait; what is drawn at once by chance is gacha.
  + Open chests that unlock after three hours.
  + Win treasure chests and wait for them to unlock.
  - wheel-spin | Spin the lucky wheel every day.

wheel-spin
  A wheel is a small extra; reels as the play itself are slots.
  + Spin the lucky wheel every day.
  + A daily bonus wheel gives free coins.
  - slots | Spin the reels of the slot machines.

comeback-rewards
  Help for those who are new or return; presents for early sign-up are launch gifts.
  + Welcome bonus for new players: one million free coins.
  + Returning players get a comeback gift.
  - daily-login | Log in every day for a free reward.

launch-gifts
  Presents around the start of the game; a gift for each newcomer at any time is a welcome gift.
  + Pre-register now to receive exclusive rewards.
  + Celebrate the launch with free launch gifts.
  - comeback-rewards | Welcome bonus for new players: one million free coins.

hint-help
  A hint shows what to do; a booster does part of it.
  + Stuck? Ask for a hint.
  + Undo your last move whenever you need to.
  - boosters | Boosters clear a whole row when a level gets hard.

boosters
  An aid that acts on the board and is used up; advice is a hint.
  + Use a bomb to blow up a whole row of the board.
  + Unlock powerful boosters for tough levels.
  - hint-help | A helpful hint shows the next move.

staff
  People are hired and trained; members of a squad for battle are a roster.
  + Hire chefs and waiters and train your staff.
  + Employ managers who run the mine for you.
  - character-collection | Recruit legendary champions to your team.
`;
