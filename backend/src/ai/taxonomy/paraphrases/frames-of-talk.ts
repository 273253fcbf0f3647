import type { Paraphrases } from '../taxonomy.types.js';

/** Short ways to tell a rule, an offer or a habit that leave out what it is about. */
export const talkFrames: Paraphrases = {
  'block-placement': {
    certain: `fill ~3 line/row/column ~8 melts/melt/vanishes/vanish/gone/disappears/clears/cleared | none ~1 of ~2 three ~4 spot/room/place/fit/fits |
      row/column ~3 full/complete ~3 melts/vanishes/gone/disappears`,
  },
  boosters: { certain: `gets/get/got ~1 rid ~1 of ~1 a/any/one ~1 single/stone/tile/piece/block/color` },
  leaderboards: { certain: `compare/measure ~5 with/against ~2 people/others/players/world/country/town` },
  'idle-accumulation': {
    certain: `make/makes/lay/lays ~1 honey/coins/gold/money/eggs ~3 buy/buys | soon ~3 billion/billions/million/millions/trillion`,
  },
  'offline-earnings': {
    certain: `dont/never/wont/doesnt ~1 stop ~3 when/while ~1 you ~3 bed/sleep/away/gone/leave/close/work | coins/money/gold/cash/profit ~3 come/comes/rolls/keeps ~2 while ~1 you ~3 work/school/sleep/bed/away/asleep/out`,
  },
  prestige: {
    certain: `let/give/throw ~2 whole ~2 go/away ~6 back/again/anew/new | back/again/anew ~6 ten/twice/#/three ~1 times? ~1 as ~1 fast/strong/quick`,
  },
  'turn-based-combat': { certain: `wait ~1 for ~1 your ~1 turn ~4 choose/pick/strike/attack/blow/move` },
  'creature-catch': {
    certain: `beaten/defeated/wild/weakened ~2 beasts/monsters/creatures/animals/dragons ~4 won/tamed/join/caught/fight/befriended | won/win ~1 over ~1 with ~2 berries/food/treats/meat/fish |
      fight/fights/battle ~2 on/at/by ~1 your ~1 side & beast/monster/creature/animal/egg/tame/berries`,
  },
  'hero-growth': {
    certain: `feed ~1 it/him/her/them ~4 changes/grows/evolves/shape/stronger/bigger ~1 shape/form/stronger/and/level`,
  },
  gacha: {
    certain: `spend/use/trade ~3 tickets/crystals/tokens/keys/shards ~3 call/summon/wake/invite/draw | call/summon/wake ~2 random ~2 beast/hero/fighter/spirit/knight/companion`,
  },
  guilds: {
    certain: `join/team/band ~1 up? ~1 with ~1 other ~1 keepers/captains/mayors/farmers/lords/chefs/pilots/players ~4 share/help/fight/donate | friends/mates/others ~3 under ~2 own? ~1 flag/banner/colors`,
  },
  'decorate-renovate': {
    certain: `turn/turns ~3 from ~1 grey/gray/dusty/ruined/shabby/ugly ~1 to | medals/stars/coins/points/money ~4 pay/pays ~1 for ~2 new ~1 sails/roof/windows/floors/curtains/walls/garden/furniture`,
  },
  'lives-energy': {
    certain: `use/uses/cost/costs/take/takes/burns ~1 up? ~1 stamina/energy/strength/breath | one ~1 of ~1 your? ~1 five/three/four/5/3 ~2 gone/lost/used/goes | back ~1 in ~2 minutes/hours/hour`,
  },
  'limited-events': {
    certain: `during/at ~3 fair/festival/carnival/parade/feast & earn/rare/win/only/special/get/find/gifts`,
  },
  'battle-pass': {
    certain: `if/for/only ~3 bought/buy/have/with/hold/own ~2 ticket/pass & gifts/rewards/double/half/steps/ranks/season/goodies`,
    not: `train/bus/concert`,
  },
  chat: { certain: `whisper/talk/speak/shout/yell ~2 into/over/through/on ~2 mic/microphone/headset/radio` },
  'co-op-play': {
    certain: `two/three/four ~1 of ~1 you & one/same/together/find/escape/basement/house/ship/kitchen/boat | survive/escape/play/cook ~3 with ~2 two/three/up ~4 friends/mates`,
    not: `of you to`,
  },
  'realtime-pvp': {
    certain: `people/players/rivals/others/opponents ~1 all ~1 live | whoever/person/someone/player ~2 sits/is ~2 at/on ~1 the ~1 other ~1 end/side`,
  },
  'ranked-league': {
    certain: `let ~2 you ~5 with ~1 the ~1 silver/gold/big/pros | silver ~2 then ~2 gold ~2 win/race/beat/and`,
  },
  'avatar-cosmetics': { certain: `dont/doesnt/wont/not ~1 make ~1 you ~2 faster/stronger/better/win` },
  'branching-story': {
    certain: `live ~1 with ~1 what ~2 comes/happens/follows | swipe ~1 left ~5 swipe ~1 right ~4 agree/accept/yes/refuse/live`,
  },
  achievements: {
    certain: `each ~1 one? ~1 gets/earns/has ~1 a/its ~1 own? ~1 plaque/medal/badge/trophy | ways ~1 to ~1 lose/die/fail ~4 plaque/medal/badge/each`,
  },
  'orders-service': {
    certain: `customer/customers/guest/guests ~8 tap/feet/impatient/angry/leave | before ~1 they ~4 leave/storm/lose ~4 patience? & serve/cut/cook/hand/bring/dry/pour/fry`,
  },
  'level-map': {
    certain: `new/fresh ~1 levels/caves/stages/puzzles/rooms/boards ~2 every/each ~2 week/month | ## ~1 already`,
  },
  tycoon: {
    certain: `from ~2 single/one/tiny/little ~4 to ~3 biggest/largest/greatest ~3 town/city/world/market/country`,
  },
  'bubble-shooter': {
    certain: `three/3 ~2 of? ~2 one/same ~1 color/kind & hang/hung/clung/cling/hanging/hangs/attached`,
  },
  'hidden-object': {
    certain: `tap/touch/find ~1 them ~2 when/once/if ~1 you ~1 see/spot | mess/clutter/messy/cluttered/crammed & wants/find/needs/list/looking ~3 her/his/compass/a/the/for/two`,
    not: `clean/scrub`,
  },
  'story-chapters': {
    certain: `who ~1 is/was ~1 it ~1 that | who ~3 sleeps/hides/lives/wrote/waits ~2 in/behind/the`,
  },
  'lane-deploy': {
    certain: `refills/flows/fills/drips/refill ~3 drop ~1 by ~1 drop | knock/bring/tear ~1 down ~2 three/two/enemy/his/their ~1 towers`,
    not: `rain/water ~2 plants`,
  },
  seasons: {
    certain: `trophies/ranks/points/scores/cups ~2 of ~2 all/everyone/everybody/each ~3 put/set/reset/back/cut | monday/month/quarter & trophies/ranks/points/standings & back/reset/zero/cut/fresh`,
  },
  platforming: {
    certain: `leap/jump/hop ~1 over ~6 cling/reach/climb/swing/land | cling/clings ~1 to ~3 wall/walls/rope/ledge/whisk/branch`,
  },
  'ad-removal': {
    certain: `ads/adverts/commercials ~1 are ~1 history/gone/over/no_more | dollars/euros/pounds/bucks & ads/adverts/commercials & history/gone/away/off/vanish`,
  },
};
