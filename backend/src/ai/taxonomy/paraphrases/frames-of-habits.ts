import type { Paraphrases } from '../taxonomy.types.js';

/** Turns of phrase of players who tell of a game, and of small teams who write about theirs. */
export const habitFrames: Paraphrases = {
  'level-map': {
    certain: `##/thousands ~1 morning/mornings/nights/tables/gadgets/sheets/knots/snakes/mazes/shelves/castles ~3 and/every/each/one/in/of`,
    sure: `##/thousands ~1 mornings/tables/gadgets/sheets/knots/mazes`,
    not: `survive ~3 nights | last ~2 nights | nights & survive`,
  },
  'lives-energy': {
    certain: `#/four/five ~2 to lose ~3 wait | each/every ~1 wrong/mistake/slip ~3 blows/costs/takes/loses ~2 one/heart/life |
      charge/power/fuel & used_up/runs_out/empty & again/charges/recharges/refills/wait | light/lights/come/grow ~2 again ~1 by themselves`,
  },
  'meta-upgrades': {
    certain: `coins/gold/what/souls/bones ~2 you? keep/kept/save/left ~3 dying/death/die/defeat/run & tougher/stronger/better/buy/good/more |
      faster/better/sharper/bigger/stronger ~3 that ~1 stays ~2 yours/with_you`,
  },
  gacha: {
    certain: `#/seven/one/three ~1 in ~2 hundred/thousand & rainbow/golden/gilded/rare/gold/shiny/legendary |
      envelope/envelopes/packet/packets/booster_pack ~1 hold/holds/contain/contains & rare/gilded/golden/shiny/foil/once_in_a_while/lucky |
      new ~3 members/fighters/heroes/friends/recruits ~2 come/hatch/pop ~1 out ~1 of`,
    not: `one in a million`,
  },
  'hero-growth': {
    certain: `doubles/twins/twin/duplicates/copies ~5 stronger/star/rank/gold/further/tougher | feed ~3 twin/twins/doubles/copies |
      learn/learns/gains ~2 something/skill/trick/move ~2 new? after ~1 each/every`,
    not: `twin ~2 stick/sticks/guns`,
  },
  'offline-earnings': {
    certain: `carry/carries/go/goes/keep/keeps ~1 on ~3 night/elsewhere/asleep/away/gone & work/tank/shop/mine/it/all/everything/factory/farm |
      when/while ~1 you ~2 elsewhere/not_here/get_up/nap/asleep/snore ~4 full/more/heap/waiting/goes/still |
      when ~1 you ~1 get_up/wake/return/come_back & bucket/bucketful/heap/sack/full/pile | #/## hours ~4 full & pocket/away/nap/sleep/closed |
      need ~1 not ~2 here & works/tank/on/runs`,
    not: `energy/hearts/lives | attack/raid`,
  },
  tournaments: {
    certain: `##/thirty/sixteen/forty ~3 start/begin/enter ~8 first/best ~1 #/##/ten/three | knockout/knock_out ~4 cup/trophy/winner |
      saturday/sunday/friday ~2 night ~4 cup/knockout/drivers/players`,
  },
  'ranked-league': {
    certain: `win/lose ~8 back/in/into/to/down ~2 bronze/silver/gold | from ~1 apprentice/novice/squire/rookie/recruit/beginner/pawn ~2 to ~5 master/chancellor/king/legend/champion/grandmaster/lord & beat/win/enough/climb/duels/matches/people |
      back/down ~1 to ~1 bronze/silver`,
    not: `story/empire | medal/coins`,
  },
  'realtime-pvp': {
    certain: `everyone/everybody/all ~6 somebody/someone/really ~1 real/there | every/all ~1 other/others ~4 is/are ~2 human/real/living`,
    not: `real ~1 life/time/estate`,
  },
  'inventory-gear': {
    certain: `shoes/wristbands/gloves/boots/goggles/bracers/rods/racket ~2 and? ~1 change/changes/raise/raises/improve/boosts ~4 jump/speed/power/grip/strength |
      better/stronger ~1 @kit ~3 made/forged/built ~2 from/of | bolt/strap/screw ~1 on ~1 what ~1 you ~1 find`,
  },
  'sports-match': {
    certain: `#/three ~1 against/versus/on ~1 #/three & ball/hoop/net/court/goal/pitch/puck | ball ~1 in/into/through ~2 hoop/net/goal/basket`,
    not: `cannon/catapult/slingshot | pinball/paper`,
  },
  'auto-combat': {
    certain: `no/without ~1 thumbs/hands/thumb ~1 needed/required | they ~1 fight/punch/battle/brawl & you ~1 nap/watch/rest/sip/sleep/cheer`,
    not: `zombies`,
  },
  guilds: {
    certain: `found/form/lead ~5 ## ~1 players/others/members/people/friends & you/your/together/with | with ~3 up ~1 to ~1 ## ~1 others/members |
      run ~2 crew/band/tribe/lodge ~2 of ~2 ##/thirty`,
    not: `found ~2 in | city ~2 ## people`,
  },
  'guild-wars': {
    certain: `have/had ~1 it ~1 out ~2 with ~2 another/other | fight/face/take_on/against ~2 another/other/rival crew/band/lodge/tribe/village/guild/clan`,
  },
  'boss-raids': {
    certain: `every ~1 tenth/fifth ~6 himself/herself/giant/huge/big_one/monster | ##/# ~1 million/billion ~2 health/hit_points/hp |
      bring_down/topple/fell ~4 together ~6 health/huge/giant | together & topple/bring_down & giant/old/health`,
  },
  'skill-tree': {
    certain: `one ~1 of ~1 three/two/four/five ~1 branches/paths | branches ~3 hotter/faster/fire/ice/strength/speed`,
  },
  'story-chapters': {
    certain: `did_not/never/didnt ~1 come/came/return/returned ~1 home/back | did/has ~3 take/steal/hide/poison ~1 it/him/her |
      where ~1 has/did/is ~4 gone/vanish/go/disappear`,
    not: `cookies ~3 gone | play ~3 never`,
  },
  'hint-help': {
    certain: `push/nudge/shove/pointer ~1 in/into/towards ~2 right ~1 direction`,
  },
  'offline-play': {
    certain: `not ~2 want/need/care/know/ask ~4 internet/signal/online/network | needs/wants ~1 no ~1 signal/internet/network/wifi`,
  },
  'point-and-click': {
    certain: `drawer/drawers/door/doors/box/safe ~3 not/wont ~1 open ~1 until | everything ~1 with ~1 everything | pick ~1 up ~1 everything |
      find/found/work ~1 out ~1 what ~3 numbers/symbols/marks/letters ~3 mean`,
  },
  'survival-craft': {
    certain: `drink/eat/freeze ~1 or ~1 die/starve | drift/stranded/adrift/castaway & plank/planks/raft/roof/net/sail/hook/island`,
    not: `drift ~2 corner/car/race`,
  },
  'co-op-play': {
    certain: `#/two/three/four ~1 of ~1 you ~2 can ~3 share/play/join | grab/bring/call ~3 two/three/#/a ~1 mate/mates/pal/pals/friend ~2 and`,
  },
  'aimed-shooting': {
    certain: `go/aim ~1 for ~1 the? ~1 head/heads | duck/crouch/hide ~1 behind ~5 shoot/heads/aim/pop/fire/reload`,
    not: `pet/haircut`,
  },
  'avatar-cosmetics': {
    certain: `do/does/did ~1 nothing ~2 for ~1 your ~2 aim/strength/speed/power/score | wig/wigs/masks/hats/gowns ~3 never/not ~2 again |
      choose/pick ~2 gown/dress/coat/hair ~2 hair/hat/shoes/glasses/eyes`,
    not: `motto/theme/client/judges`,
  },
  'endless-runner': {
    certain: `wont/never/not ~1 let_up/stop/slow_down/wait & run/dodge/around/jump/swipe/tilt/wind | how ~1 many/far ~2 miles/meters/metres/yards ~2 you ~2 manage/make/get/last`,
    not: `car/truck/race`,
  },
  leaderboards: {
    certain: `#/## ~1 places/ranks/spots/steps ~1 above/below/ahead/behind | week ~5 announced/crowned/named & best/cleverest/fastest/strongest/top/richest`,
  },
  'rewarded-ads': {
    certain: `watch/look_at/see/view ~2 spot/advert/commercial ~3 and/to/for/if/get/then & twice/on/double/again/more/get/extra/free/hours`,
    not: `spot ~2 difference/differences | look ~3 spot ~2 difference`,
  },
  'ad-removal': {
    certain: `commercials/ads/adverts/banners & #/dollars/euros/pounds/small/pay/payment & makes_them_go/make_them_go/away/gone/no_more/see_no/rid |
      pay/payment/dollars/euros ~5 no ~2 more? ~1 advertising/advert/adverts/commercials`,
  },
  slots: {
    certain: `three/3 ~2 in ~1 a ~1 line/row & handle/lever/tug/pictures/whirl/pull/reels | tug/pull/yank ~3 handle/lever/arm & pictures/whirl/spin/three/line/reels`,
    not: `village/hammer/raid`,
  },
  'world-expansion': {
    certain: `new ~1 hall/halls/yard/yards/districts/shores/coasts/cities ~1 open/opens | after ~2 first/1st ~1 yard/island/town/planet/street/farm ~2 comes/come/follows |
      then ~2 desert/ice/jungle/lava/snow ~1 yard/hall/island/world/cave/caves`,
  },
  'collectible-card': {
    certain: `##/thirty/eight/forty ~2 make/fill/form ~1 your ~1 stack/deck/hand/set | ##/hundred ~1 exist & stack/deck/cards/set`,
  },
  'async-pvp': {
    certain: `same ~3 when ~2 wakes/wake/has_time/gets_home/later | judges/jury/voters ~5 other ~1 players/people`,
  },
  'dress-up-design': {
    certain: `theme/motto/occasion & find/pick/choose/wear/put/dress & boots/hat/coat/gown/ruff/dress/shoes/hair/patch/scarf/gloves`,
  },
  'logic-grid': {
    certain: `line/row/column ~3 holds/has/contains ~3 many ~2 black/filled/shaded/dark ~6 number/says`,
  },
  streaks: {
    certain: `keep ~3 row/chain/run/fire/flame ~2 of? days? ~2 alive/burning/going | five/seven/#/ten ~3 one ~1 after ~1 another/other ~2 without ~2 slip/miss/loss/losing`,
  },
  'trivia-quiz': {
    certain: `who ~1 was ~1 the ~1 first | answer ~2 six/ten/five/#/## ~3 same/questions/rival/friend`,
    not: `murder/victim`,
  },
  'circuit-racing': {
    certain: `shove/push/nudge/squeeze/bump ~3 others/rivals/them ~6 bend/corner/ditch/lap/line | one ~1 gets ~2 cup/pig/trophy ~2 and? ~3 laps/fields`,
    not: `crowd ~2 gate`,
  },
  'garage-tuning': {
    certain: `put/fit/bolt/screw/buy ~2 fatter/wider/louder/better/bigger/stronger/new ~1 tyre/tyres/tires/exhaust/engine/wheels/brakes`,
  },
  'building-timers': {
    certain: `upgrade/upgrading/building/raising ~4 took/takes/take ~5 day/days/hour/hours/half`,
  },
  'decorate-renovate': {
    certain: `get/buy/pay ~4 awnings/awning/fountain/corals/terrace/flowerbeds/chandelier/sofas ~4 for/and/tables/terrace`,
    not: `attack/raid`,
  },
  'daily-login': {
    certain: `show/shows/turn/turns ~1 up ~2 each/every ~1 day/morning & coffee/gift/reward/something/on_the_house/free/coins/for`,
  },
  'daily-quests': {
    certain: `to ~1 dos/do ~3 each/every/for ~2 evening/day/morning/today`,
    not: `lot/nothing/things to do`,
  },
  'idle-accumulation': {
    certain: `pay/hire ~3 to ~1 do ~2 poking/tapping/clicking/digging/work ~2 for? | needs/need ~1 no ~1 telling/help/hand | drop/drops ~1 shells/coins/gold & buy/buys ~2 fish/more/another`,
    not: `loot/enemy/monster/enemies`,
  },
  prestige: {
    certain: `each/every ~1 crown/star/angel/medal/rebirth ~2 makes/make ~2 next/new ~4 quicker/faster/richer/shorter | hand/give/sell ~4 back ~6 quicker/faster/next/anew`,
  },
  'open-world': {
    certain: `takes/take ~4 hours/minutes ~2 cross ~2 foot/on | hours ~2 to ~1 cross`,
  },
  'player-trading': {
    certain: `price ~1 on ~1 it & somebody/someone/others/board/market/players | hang/put/lay ~3 market/board/stall ~6 price`,
    not: `in-app`,
  },
  chat: {
    certain: `talk/chatter/gossip ~3 night/hall/hours/together & others/your/friends/lodge/own/hall`,
    not: `talk ~2 villagers/characters`,
  },
  'queue-jam': {
    certain: `passenger/passengers/people/tourists/riders & coach/coaches/bus/buses/van/vans/train/boat/boats & pink/blue/red/green/yellow/orange/purple |
      coach/coaches/cars/buses/trucks/vans ~3 wedged/stuck/stand/packed & direction/way/free/order/front/each`,
    not: `race/drive ~3 bus | route/timetable`,
  },
  'conveyor-pixel-sort': {
    certain: `band/belt/conveyor & color/colors/colour/colours/own_color & cubes/shots/pixels/ammo/shoots/pig/pigs`,
  },
  sorting: {
    certain: `rod/rods/peg/pole/glass/tube/jar ~6 same ~1 color/colour/kind ~2 on ~1 top`,
  },
  boosters: {
    certain: `crane/magnet/wand/helicopter/hand/glove ~1 swaps/frees/lifts/moves/pulls ~3 stuck/two/one/any/out | lightning/bomb/fire/rainbow ~2 take/takes/burn/burns/wipe/wipes ~1 out/away ~4 whole/stretch/all/row |
      some ~2 cards ~1 are ~1 wild`,
  },
  'friends-gifting': {
    certain: `send ~1 a ~1 crate/parcel/gift/basket ~2 get ~1 a | friend/sister/brother/neighbor/cousin ~6 send/sends ~2 crate/parcel/basket/gift`,
  },
};
