import { parseRows } from './rows.js';

/** How games of a kind earn. Columns: group of mechanics | entry that is sold | what is sold, when, and why it suits. */
const earningRows = `
board | boosters | Five more moves are offered when a level is lost by one or two, because that is when players know they were close.
board | rewarded-ads | A voluntary ad gives one booster before a hard level, at most three times a day, so nobody is interrupted.
board | battle-pass | A monthly pass for $4.99 rewards the levels people play anyway and adds a second row of prizes.
board | limited-offers | Small bundles of boosters appear after every tenth level, and none are needed to finish the map.
order | hint-help | Undo steps and one extra empty space are sold for coins, since a single wrong move is what players want to take back.
order | ad-removal | Short ads run between levels, and one purchase of $3.99 removes them for good.
order | rewarded-ads | A stuck player can watch an ad for one more slot; levels can be solved without it.
order | avatar-cosmetics | New looks for the pieces are sold in sets for $1.99 and change nothing about difficulty.
merge | lives-energy | Energy for new pieces refills over time, and impatient players buy the next refill.
merge | limited-offers | Space on the board and a rare piece are sold together when the board has been full for a while.
merge | battle-pass | A season pass for $4.99 gives extra rewards for the orders that players fill anyway.
merge | rewarded-ads | A voluntary ad opens one bubble with a useful piece inside, a few times a day.
think | premium-unlock | The first forty puzzles are free, and $4.99 opens all others, as puzzle fans like to own a collection.
think | hint-help | Hints are free once a day, and packs of ten cost $1.99 for those who hate being stuck.
think | subscription | Members pay $2.99 a month for the archive and a daily puzzle by a named author.
think | ad-removal | One quiet ad follows every third puzzle, and a purchase of $3.99 removes it for good.
word | subscription | A membership for $2.99 a month opens the archive of daily puzzles, which regulars finish in a week.
word | hint-help | Coins buy single letters, and players earn most of them by finding bonus words.
word | ad-removal | Ads between rounds pay for the free game, and $3.99 removes them.
word | rewarded-ads | An ad gives one more guess a day, right when the answer is on the tip of the tongue.
search | boosters | A lamp, a compass and more time are sold singly, for the last object that refuses to show up.
search | premium-unlock | The first chapter is free, and each further chapter costs $2.99 with everything in it.
search | lives-energy | Entering a scene costs energy that refills in the day, and a refill can be bought.
search | rewarded-ads | A voluntary ad points out one object, once in each scene.
make | subscription | Members pay $3.99 a month for everything new, a week early and without ads.
make | avatar-cosmetics | Themed packs of materials are sold for $1.99, because people who decorate want choice.
make | rewarded-ads | Locked tools can be tried for a day by watching an ad and bought if they turn out to be useful.
make | ad-removal | Ads appear only after something is finished, and $4.99 removes them.
cards | battle-pass | A season pass for $5.99 brings new cards to everybody and extra card backs to those who pay.
cards | premium-unlock | One price of $4.99 buys the full set, as card players distrust random packs.
cards | avatar-cosmetics | Tables, card backs and small animations are sold; no card is stronger for money.
cards | rewarded-ads | Watching an ad gives one undo or reshuffle, so a bad draw does not have to end the evening.
luck | virtual-economy | Chip packs from $1.99 let players stay at the table, with a daily gift and a spending limit.
luck | battle-pass | A monthly pass turns play into guaranteed rewards, which balances the luck.
luck | rewarded-ads | A voluntary ad refills a few coins when the purse is empty, so a losing streak does not end the day.
luck | limited-offers | A weekly bundle of coins is sold, the same for everybody and with its contents shown.
reflex | rewarded-ads | Watching an ad gives one more life, offered only when the run was a good one.
reflex | avatar-cosmetics | Characters and trails are sold for $0.99 to $2.99; they look different and play the same.
reflex | ad-removal | An ad follows every third try, and people who retry a lot gladly pay $2.99 to be rid of them.
reflex | battle-pass | A cheap pass of $2.99 for each season rewards distance and streaks with new looks.
drive | avatar-cosmetics | Paint and parts with a look of their own are sold, because a ride is something people like to show.
drive | limited-offers | Each month one rare vehicle comes in a bundle for $4.99, and it can also be earned in the event.
drive | rewarded-ads | Watching an ad doubles what a race or a drive has earned, up to three times a day.
drive | battle-pass | A season pass for $5.99 holds vehicles and parts that everybody earns more slowly for free.
shot | boosters | Extra shots and a longer aim line are sold in small packs, as most tries fail by a hair.
shot | avatar-cosmetics | Balls, cues and launchers with their own look cost $0.99 and up and change no shot.
shot | rewarded-ads | A missed shot can be repeated by watching an ad, once in each round.
shot | premium-unlock | The first levels are free, and $3.99 opens all of them without ads.
shooter | battle-pass | A season pass for $5.99 holds weapon looks and outfits, and nothing in it hits harder.
shooter | avatar-cosmetics | Outfits and weapon looks are sold directly, since players want to be recognized.
shooter | rewarded-ads | Watching an ad gives one revive in each mission, never in matches against others.
shooter | premium-unlock | The first two missions are free, and $4.99 opens the whole campaign.
arena | avatar-cosmetics | Looks are sold for $0.99 to $2.99, because everybody in the arena sees them.
arena | ad-removal | Ads between rounds pay for the free game, and a purchase of $3.99 ends them.
arena | battle-pass | A pass for each season rewards places in the top ten with new looks.
fight | battle-pass | A season pass for $5.99 brings new looks and one fighter that everybody can also earn.
fight | avatar-cosmetics | Fighters look different for money and are equally strong, so a loss is never blamed on the shop.
fight | limited-offers | A starter bundle costs $2.99 in the first week, and after that there is one small offer a month.
fight | rewarded-ads | Watching an ad gives a second try after a lost fight, once a day and never against other players.
waves | limited-offers | New towers and units come in fixed bundles for $2.99, with everything inside shown before buying.
waves | rewarded-ads | Watching an ad after a lost wave gives one more chance with the same layout.
waves | premium-unlock | One price of $4.99 opens all maps, as strategy players like complete games.
waves | battle-pass | A season pass for $5.99 speeds up research and adds banners for the base.
explore | premium-unlock | The first area is free, and one purchase of $5.99 opens the rest of the world.
explore | avatar-cosmetics | Outfits are sold, and nothing about them decides how far anybody gets.
explore | limited-offers | A supply bundle costs $2.99 after the first hour, and nothing on sale replaces exploring.
explore | battle-pass | A pass for each season adds a route with its own finds for $4.99.
build | building-timers | Waiting can be shortened for a small price, and short waits are always free.
build | avatar-cosmetics | Decorations and rare buildings are sold in themed sets, because people want a place that looks like theirs.
build | rewarded-ads | A voluntary ad doubles the income of the hours away, at the moment the player collects it.
build | limited-offers | A permanent helper for $4.99, bought once and kept, is the offer most players understand at once.
people | avatar-cosmetics | Outfits, rooms and small gifts are sold, as players like to spoil characters they know.
people | subscription | A membership for $3.99 a month adds one more helper and a daily present.
people | rewarded-ads | Watching an ad brings help once a day, when everything is needed at once.
people | battle-pass | A monthly pass for $4.99 tells a story about one of the characters.
story | premium-unlock | The first chapter is free, and the whole story costs $4.99, so no choice has its own price.
story | subscription | Members pay $3.99 a month and read each new chapter a week earlier.
story | avatar-cosmetics | Outfits for the main character are sold in sets; every choice stays free.
sport | battle-pass | A season pass for $5.99 runs as long as the real season and holds kits and celebrations.
sport | avatar-cosmetics | Kits, stadium parts and celebrations are sold, and no player is stronger for money.
sport | rewarded-ads | Watching an ad opens one more match after the last one of the day.
sport | limited-offers | A weekly bundle of training sessions costs $1.99, capped so that money does not buy the league.
any | premium-unlock | The first hour is free, and one price of $3.99 opens everything that follows.
any | ad-removal | A short ad follows each longer break, and one purchase of $2.99 removes them all.
any | rewarded-ads | Voluntary ads give a reward that the player chooses, three a day at most.
any | avatar-cosmetics | Looks are sold for $0.99 to $2.99, and nothing that decides a result.
`;

export const earnings: readonly { group: string; sells: string; text: string }[] = parseRows(earningRows).map(
  ([group = '', sells = '', text = '']) => ({ group, sells, text }),
);
