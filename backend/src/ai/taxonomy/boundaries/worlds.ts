/** Strategy, cards, boards, chance, building, living worlds and groups. The notation is explained in `index.ts`. */
export const worlds = `
tower-defence
  Defenders stand along a route; weapons that a moving hero carries are horde survival.
  + Build towers to stop waves of enemies.
  + A tower defense game with 40 towers.
  - horde-survival | Survive waves of zombies with automatic weapons.

lane-deploy
  Units walk down lanes on their own once sent; units that are commanded all the time are real-time strategy.
  + Spend elixir to send troops down the lanes and destroy the enemy towers.
  + Deploy your units on three lanes and push to the enemy base.
  - realtime-strategy | A real-time strategy game: gather resources, build a base and command your army.

base-raid
  Your base is defended while you attack those of others; taking land on a shared map is an empire game.
  + Build your base, raid other players and steal their resources.
  + Defend your village with walls and cannons and attack enemy villages.
  - empire-4x | Expand your empire and conquer territory on the world map.

empire-4x
  Territory on a map is what is won; bases that raid each other without a map are build and raid.
  + Expand your empire and conquer territory on the world map.
  + Rule a kingdom, forge alliances and conquer the realm.
  - base-raid | Build your base, raid other players and steal their resources.

realtime-strategy
  Many units are commanded at once, without turns; units that walk alone down lanes are lane deployment.
  + A real-time strategy game: gather resources, build a base and command your army.
  + Classic RTS battles with tanks, infantry and air strikes.
  - lane-deploy | Spend elixir to send troops down the lanes.

moba
  Two teams of heroes, lanes and towers; other live versus play is only that.
  + A 5v5 MOBA with over 100 heroes.
  + Choose your hero, push the lanes and destroy the enemy nexus with your team.
  - realtime-pvp | Battle other players in real-time PvP.

deck-building
  The deck grows or is tuned card by card; duels with a deck from a big collection are card battles.
  + A deck-building roguelike: add a card after every fight.
  + Build your deck card by card on the way up the tower.
  - collectible-card | A collectible card game: duel other players with legendary cards.

collectible-card
  Cards of a large collection fight; table cards with suits are shedding and trick games.
  + A collectible card game: duel other players with your deck.
  + Collect hundreds of cards and battle in this trading card game.
  - shed-trick-cards | Play spades and win the most tricks.

solitaire
  One person orders the cards; cards against others are table games.
  + Classic Klondike solitaire with daily deals.
  + Spider and FreeCell: the card games of patience.
  - shed-trick-cards | Play hearts and rummy against three opponents.

shed-trick-cards
  Hands are emptied or tricks won; chips at stake make it a casino table.
  + Play spades and win the most tricks.
  + Be the first to get rid of all your cards.
  - casino-cards | Bet your chips at the poker table.

casino-cards
  Chips are bet on cards, dice or a wheel of numbers; reels are slots.
  + Play Texas Hold'em poker with players from all over the world.
  + Bet your chips on blackjack and roulette.
  - slots | Spin the reels of over 100 slot machines.

slots
  Reels pay by chance; a wheel as a daily extra is a prize wheel.
  + Spin the reels of over 100 slot machines.
  + Hit the jackpot in classic Vegas slots.
  - wheel-spin | Spin the lucky wheel every day.

bingo
  Called numbers are marked on cards; spun reels are slots.
  + Play bingo and daub your cards.
  + Call bingo first in rooms around the world.
  - slots | Spin the reels of over 100 slot machines.

roll-and-move
  A throw moves a token along a board; boards without luck are board strategy.
  + Roll the dice and move your tokens around the Ludo board.
  + A board game: roll the dice, buy properties and collect rent.
  - abstract-board | Play chess against the computer.

coin-raid
  A spin pays coins, attacks or thefts; reels that pay only chips are slots.
  + Spin the machine to win coins, attack villages and raid your friends.
  + Steal coins from other players' villages and build your own with every spin.
  - slots | Spin the reels of classic Vegas slots.

abstract-board
  All is open and nothing is thrown; boards with dice are roll and move.
  + Play chess against the computer.
  + Checkers, reversi and go for two players.
  - roll-and-move | Roll the dice and move your token around the board.

farm-production
  Goods grow and are worked up; houses and services for a town are city building.
  + Plant crops and harvest them on your farm.
  + Grow crops, raise animals and sell your goods.
  - city-building | Build and expand your own city.

city-building
  A settlement is laid out and cared for; fields and barns are farming.
  + Build and expand your own city.
  + Design your city with houses, roads and factories.
  - farm-production | Build your farm, plant crops and harvest them.

tycoon
  A business is run and profit put back; a city with homes and services is city building.
  + Run your own hotel empire and become a business tycoon.
  + Hire staff, expand your supermarket and invest the profit.
  - city-building | Build a city with roads, homes and parks.

orders-service
  Customers wait and the clock runs; goods from fields for later delivery are farming.
  + Cook and serve hungry customers before they lose patience.
  + Take orders, prepare burgers and serve them fast.
  - farm-production | Plant crops and harvest them on your farm.

survival-craft
  Hunger, tools and shelter; building for its own sake is a sandbox.
  + Gather wood and stone, craft tools and survive on a desert island.
  + Build a shelter, hunt for food and stay alive in the wild.
  - sandbox-build | Build anything you can imagine in a world of blocks.

sandbox-build
  Building without a goal, block by block; where hunger and enemies press it is survival crafting.
  + Build anything you can imagine in a world of blocks.
  + A sandbox game: place blocks and create your own world.
  - survival-craft | Craft tools, hunt for food and survive on the island.

life-sim
  Days, needs and relations of people or pets; a business run for profit is a tycoon game.
  + Live a virtual life: find a job, fall in love and start a family.
  + Feed, wash and play with your virtual pet.
  - tycoon | Run your own hotel empire and become a business tycoon.

idle-accumulation
  Income rises by itself or by taps; taxes and streets of a laid-out town are city building.
  + An idle clicker: earn money while you tap.
  + Your miners work and gold piles up, even in this idle game.
  - city-building | Build a city and collect taxes from its houses.

carry-unlock
  A figure is walked around to carry things; income without walking is idle growth.
  + Walk around, carry goods to the counter and unlock new areas of your mart.
  + An arcade idle game: carry wood, sell it and unlock the next building.
  - idle-accumulation | An idle clicker: earn money while you tap.

open-world
  A large map stands open from the start; areas that open one by one are world expansion.
  + Explore a vast open world full of secrets.
  + Roam freely through a huge city in an open-world adventure.
  - world-expansion | Unlock new islands as you progress.

branching-story
  Choices steer the plot; a plot that is only told between levels is story chapters.
  + Your choices change the story.
  + An interactive story in which every decision matters.
  - story-chapters | A new chapter of the story opens after every ten levels.

location-ar
  The real place or the camera picture is part of the rules; catching creatures alone is not.
  + Walk around your neighborhood to find creatures in the real world.
  + Place the board on your table in augmented reality.
  - creature-catch | Catch wild monsters and train them for battle.

social-deduction
  Somebody hides a role among the players; hiding from a monster alone is horror.
  + Find the impostor among your crewmates.
  + Play werewolf: vote out who you think is lying.
  - horror-hide | Hide from the monster and escape the haunted house.

party-minigames
  Short contests of a group in one sitting; a small game beside the core belongs to event side games.
  + Party games for two to eight players: mini-games for your next game night.
  + Compete with friends in a series of hilarious mini-games.
  - event-minigames | Play the fishing mini-game of the spring event.

minigame-collection
  Many small games in one app; those that run beside an event are event side games.
  + A collection of 50 mini games in one app.
  + Dozens of minigames: puzzles, arcade and more.
  - event-minigames | Play the fishing mini-game of the spring event.

mmorpg
  Thousands share one role-playing world; a large map for one person is only an open world.
  + A fantasy MMORPG with five classes.
  + Thousands of players share one server: choose a class and raid dungeons together.
  - open-world | Explore a vast open world on your own.

otome
  A heroine is courted by several suitors; other stories with choices are choice-driven.
  + An otome game with seven charming suitors.
  + Date handsome princes and choose your true love.
  - choice-story | Choose your own adventure: every decision shapes the fate of the kingdom.

choice-story
  Choices decide how it goes on; a romance with several suitors is also an otome.
  + Choose your own adventure: every decision shapes the fate of the kingdom.
  + An interactive story with multiple endings.
  - story-chapters | Read a new chapter of the story after each level.

minigame-front-4x
  A light game stands in front of alliances and a war map; without the light game it is an empire game.
  + Build your shelter, recruit survivors, join an alliance and fight for the war map.
  + Solve puzzles to feed your city, then join an alliance and conquer territory.
  - empire-4x | Rule a kingdom and conquer territory on the world map.
`;
