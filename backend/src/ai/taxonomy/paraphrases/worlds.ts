import type { Paraphrases } from '../taxonomy.types.js';

/** Paraphrases of strategy, cards, building, management and worlds. */
export const worldParaphrases: Paraphrases = {
  'tower-defence': {
    certain: `place/put/build/set/drop/plant/position & tower/turret/cannon/archer/mortar/totem/defender & wave/road/path/march/invader/horde/enemy/route/bend/stop/before/reach/lane |
      wave & tower/turret/gate/castle/wall/keep & stop/defend/hold/survive/reach/upgrade/build |
      defend/guard/protect/hold ~4 gate/castle/keep/crystal/base/wall/kingdom & wave/horde/swarm/invader/march/siege/monster/undead |
      before ~2 reach ~3 gate/castle/keep/base/village/crystal/end`,
    sure: `turret & upgrade/branch/place/range | choke point/chokepoint | siege & wave/stage/tower/turret`,
    not: `opponent/his/enemy/rival ~2 tower/keep/castle | power tower | tower ~2 stack | first/third person |
      board ~2 up | steal/raid`,
  },
  'lane-deploy': {
    certain: `drop/deploy/send/summon/play/place & troop/unit/card/giant/soldier/minion/knight/army & lane/bridge/mana/elixir/his/enemy_base/enemy_castle/enemy_tower/opponent/left/keep |
      bring/knock/tear/take/smash ~2 down ~3 enemy/his/their/opponent/rival ~2 tower/keep/castle/base/king/nexus |
      mana/elixir & card/lane/unit/troop/low/spend | lane & push/unit/troop/card/bridge/army`,
    sure: `before ~2 he/they/opponent ~2 get/destroy/take yours | counter ~3 push/deck/card |
      two/three/2/3 lane/bridge`,
    not: `change/switch/swipe ~2 lane | bowling lane | fast lane | hero ~3 jungle | harbor/memory lane |
      solitaire | mana ~3 regenerate ~2 idle`,
  },
  'base-raid': {
    certain: `place/build/set/put & wall/cannon/mortar/trap/defense & raid/attack/steal/neighbor/rob/loot/plunder/invader/intruder |
      raid/rob/plunder/loot/pillage/break_into & neighbor/player/rival/others/opponent/island/base/bunker/village/theirs & gold/rum/loot/resource/revenge/steal/supplies/treasure/theirs/sleep/defense/wall |
      someone/they/who ~3 raid/rob/attack ~2 you | revenge ~3 raid/attack/pay | help ~1 yourself ~2 theirs |
      break ~1 in/into ~4 sleep/base/bunker/while`,
    sure: `raid & base/fortress/stronghold/island | steal ~3 from ~3 neighbor/player/other/rival |
      defend ~4 your ~2 base/island/village/fortress`,
    not: `pull ~2 lever | spin | slot | reel | dungeon raid | boss raid | raid ~2 boss/dungeon |
      wave ~3 zombie`,
  },
  'empire-4x': {
    certain: `march/conquer/capture & mine/city/territory/map/land/kingdom/province/castle/region/tile & army/troop/pikeman/alliance/world/empire/ally/pact/legion/march |
      world map & march/army/troop/alliance/conquer/player/gather |
      expand/grow/extend ~3 territory/border/domain/realm/kingdom & army/troop/war/conquer/alliance/battle/enemy |
      rule ~4 kingdom/realm/continent/world/land/empire |
      build/raise ~3 citadel/empire/kingdom/stronghold/city & army/troop/alliance/conquer/war/march/ally`,
    sure: `pact/alliance & island/territory/map/throne/land/war | scout ~3 map/territory/land/neighbor |
      nation/civilization & lead/build/age/war | shelter/settlement & alliance/territory/troop | throne`,
    not: `word map | level map | conquer ~2 fear/level/leaderboard/puzzle/stage/boss/dungeon |
      rule the court/road/track/runway/school | throne of | game of thrones`,
  },
  'realtime-strategy': {
    certain: `no turns & unit/army/fleet/ship/send/command/gather/base |
      gather/harvest/mine/chop & build/train/base/army/fleet/barrack & command/attack/unit/enemy/real/all_that/minute/before/rush |
      command/lead/direct/send ~4 army/unit/fleet/troop/squadron/legion & real_time/battlefield/flank/left/right/rush`,
    sure: `all ~2 at once ~5 army/unit/base | micro ~2 unit | drag ~3 unit/troop`,
    not: `turn based | alliance ~3 map | deck`,
  },
  moba: {
    certain: `lane & jungle/minion/turret/tower/nexus/core/hero/ancient & team/five/hero/push/5v5/destroy |
      five/5/5v5/three/3v3 & hero/champion & team/lane/tower/jungle/role/match/arena/map |
      tank/support/mage/carry & lane/role/team/jungle`,
    not: `soccer/basketball/football/hockey/shooter | gacha/idle | jungle ~2 run/temple/animal`,
  },
  'deck-building': {
    certain: `card & deck & add/pick/choose/throw/remove/build/slow/improve/upgrade/draft/combine/trim/tune |
      pick/take/choose ~2 one/1 card ~4 three/3 | one/a card ~3 out of ~2 three/3/two |
      build/tweak/tune/craft/assemble ~4 deck`,
    sure: `starting hand/deck | deck & card/combo/synergy/duel/boss`,
    not: `deck of cards/playing | solitaire | upper/lower deck | flight deck | suits/suit/aces/kings |
      two/52 deck | peaks | cards higher`,
  },
  'collectible-card': {
    certain: `card & duel/battle/arena/rival/opponent/enemy/spell/creature/fight & collect/deck/unlock/pack/rare/foil/mana/play/booster/two/eight/drop |
      pack/booster & card & open/collect/rare/foil/trade/deck/crack`,
    sure: `deck & duel/opponent/duelist/rival/creature/spell | cards ~4 deck ~4 battle/duel/fight |
      foil/full_art`,
    not: `poker/solitaire/bingo/rummy/uno/blackjack/spades | sticker/album | roguelike/run | gift card | trick`,
  },
  solitaire: {
    certain: `red on/onto black | =ace/=aces/=kings & column/pile/gap/foundation/suit/tableau |
      card & one/1 higher/lower | higher or ~2 lower & card | ascending/descending ~3 card/suit |
      clear ~3 peak/tableau/table & card`,
    sure: `draw one/1 ~2 three/3 | suit & pile/foundation/column/order | deal & solvable/winnable`,
    hint: `patience`,
    not: `poker/bet/chip | rummy/hand/opponent/trick | king ~2 tower/castle | mahjong | chess | jigsaw`,
  },
  'shed-trick-cards': {
    certain: `get/getting rid ~3 card | first ~4 empty ~2 hand/out_of_card |
      trick & trump/bid/hand/take/suit/partner/lead/heart/spade | meld/set & card & hand/discard/lay/joker |
      discard & draw & card/hand/pile/wild | reverse/skip/wild & card & color/number/turn/match |
      partner & bid/trick/card/table | lay ~2 off/down ~4 card/meld/set`,
    sure: `play ~3 cards ~3 friend/family/table/online | trump`,
    not: `magic trick | stunt/ramp/skate/bike | solitaire | poker | deck building/roguelike | tricks ~2 treat`,
  },
  'casino-cards': {
    certain: `raise/fold/bluff/bet/all_in & hand/pot/table/chip/river/flop/dealer/pair/stack/him |
      dealer & card/21/hand/table/chip/bust/bet/hit | two/2 card ~4 five/5 | hold em |
      bet & red/black/number/wheel/table/chip/ball | sit =and =go`,
    sure: `high roller/rollers table/room | bluff | royal flush | chips & table/tournament/seat/stack/hand`,
    not: `no bet/betting | solitaire | slot machine | no gambling | family table`,
  },
  slots: {
    certain: `spin/pull & reel/jackpot/lever/machine/payline/wild/scatter & win/jackpot/line/bonus/coin/payout/machine/cherry/free |
      one armed bandit | line/lines ~3 cherry/seven/bar | reel & wild/scatter/bonus/payline/jackpot`,
    sure: `jackpot & machine/reel/spin/casino/coin | pokie | five/3/three/5 reel`,
    not: `village/raid/attack/steal/island/cove ~6 spin | reel ~3 fish/in | lure/rod`,
  },
  bingo: {
    certain: `five/5 in ~1 a? line/row & shout/call/card/number/ball/daub |
      number/ball & called/caller/call & card/mark/daub/dab/line/room |
      mark/dab/daub ~3 number/card/square & call/line/room/ball/shout`,
    not: `roll/board_game`,
  },
  'roll-and-move': {
    certain: `roll/throw/toss/shake ~3 dice/die & board/move/land/step/token/square/pay/lap/around/pawn/score/home |
      dice & board/token/pawn/square/property/lap/piece/go/tile |
      land/lands ~3 on & square/property/tile/space/street & rent/pay/roll/dice/board/buy |
      five/six/5 dice & roll/full_house/straight/score | pass ~1 go`,
    sure: `dice & roll/throw/luck/score`,
    not: `roll ~2 ball/enemy/way/dodge | paradice`,
  },
  'coin-raid': {
    certain: `spin/pull/lever/wheel/machine/slot/roll & raid/attack/steal/shoot/dig/smash/rob/bomb/hammer & village/island/friend/neighbor/cove/landmark/garden/lighthouse/town/bank/pig/vault/board |
      raid/attack/rob/smash & friend/neighbor & coin/spin/village/shield/landmark/loot/cove/bank/build`,
    sure: `pig/bandit & coin/raid/dig/village/attack | shut down ~3 landmark | bank heist |
      finish/complete ~3 village/cove/island ~4 next/move/sail`,
    not: `troop/army/clan/wall/mortar | dungeon`,
  },
  'abstract-board': {
    certain: `king/queen/pawn/knight/bishop/rook & board/move/mate/check/opening/square/piece/endgame/checkmate |
      jump/capture ~4 piece/stone/disc/checker & board/opponent/row/diagonal/king |
      four/4/five/5 in ~1 a? row & board/disc/stone/drop/opponent/before | flip ~3 disc/stone |
      blitz/bullet & move/chess/minute/rating | opening & endgame | surround & stone/board/territory/go |
      chess & against/computer/opponent/rating/puzzle`,
    sure: `checkmate | grandmaster | engine & move/analysis/blunder | match ~2 domino`,
    not: `clash/royal/tower/troop/king_of | solitaire/card/suit | match ~2 three | bingo`,
  },
  'farm-production': {
    certain: `sow/plant/grow/harvest/reap/seed/pick/water & crop/wheat/corn/carrot/vegetable/field/farm/orchard/fruit/pumpkin/strawberry/tomato/seed/barn/potato |
      milk/feed/raise/hen/cow/chicken/pig/sheep/goat/barn & farm/egg/milk/field/dairy/wool/animal/harvest/barn/corn |
      bake/dairy/mill/bakery/cheese & wheat/milk/flour/field/hen/egg/sow`,
    sure: `barn | orchard | acre | field & harvest/crop/plow/grow`,
    not: `acre ~3 level | carrot ~3 run/jump/coin | farmer ~3 behind/chase/away | zombie/tower ~2 plant | seed ~3 doubt |
      harvest ~2 soul`,
  },
  'city-building': {
    certain: `build/put/place/lay/plan/design/grow/raise/zone & town/city/village/settlement/metropolis/colony/citizen/resident/street/house/road/district/district/outpost/community/skyline & citizen/resident/people/tax/happy/prosper/road/commute/rail/school/grow/dream/park/factory/power/survivor/population/shelter/house/bakery |
      citizen/resident/townsfolk/settler/inhabitant & work/happy/tax/commute/house/job/home/need/moves |
      from ~4 hamlet/village/camp/tent ~4 metropolis/city/town |
      build/manage/run/expand/lead & vault/shelter/sanctuary/bunker/colony/refuge/settlement/academy & dweller/survivor/refugee/colonist/patient/resident/people/student`,
    sure: `your own city/town/village/settlement | city/town ~3 skyline | =zoning |
      town hall & citizen/house/build | rebuild ~4 city/town/village/settlement`,
    not: `raid/attack ~4 village | spin | car ~3 city | drive/race ~5 city | match three/3 | run ~3 city |
      townsfolk ~2 werewolf | kart`,
  },
  tycoon: {
    certain: `run/own/manage/open/build/grow/start/expand/buy/hire/invest & business/shop/store/hotel/restaurant/company/factory/staff/employee/chain/worker/empire/studio/branch/mart/mine/club/gym/franchise/brewery/cellar_master/station & money/profit/customer/rich/earn/cash/upgrade/income/expand/staff/hire/manager/worker/fortune/wage/till/price/wealth |
      hire ~3 staff/worker/employee/manager/cook/cashier/help/barista/master | rags ~2 riches |
      from ~5 garage/stand/corner_shop ~5 empire/chain/tower/franchise |
      profit/income/revenue & expand/reinvest/upgrade/invest/business/build/grow/tax/line`,
    sure: `millionaire/billionaire | fares/ticket ~3 tax/profit | balance ~2 book/budget |
      your ~2 first shop/branch/million`,
    not: `hire ~3 hero/mercenary/mole/helper/sailor/carpenter | club ~2 player/striker | chain ~3 combo/corner |
      merge ~2 chain | farm ~2 harvest | dream team`,
  },
  'orders-service': {
    certain: `serve/cook/fry/boil/chop/grill/wrap/pour/bake/plate/flip/brew/prepare & table/customer/guest/order/burger/dumpling/fries/dish/meal/noodle/diner/patient/hungry/pizza/waiting/crowd |
      customer/guest/diner/patron & wait/waiting/hungry/impatient/patient/patience/order/want/queue/tap_foot/leave/counter/happy/serve & table/food/order/drink/serve/cook/quick/fast/time/hand/dish/before/kitchen/exactly |
      dont ~2 burn | hand ~2 it/them over & want/order/customer/guest/tip |
      lunch/dinner/morning ~1 rush/crowd | tip/tips & serve/combo/table/customer/cook/guest`,
    sure: `order up | keep ~3 customer/guest/them/diner ~3 waiting/happy/calm |
      stove/wok/grill/fryer/oven & fast/cook/burn/faster/hot | kitchen & cook/serve/shift/rush |
      complete/fill/deliver ~3 order`,
    not: `in order to | doctor's order | in the right order | pre order | wheat/harvest/crop | no orders`,
  },
  'survival-craft': {
    certain: `chop/mine/gather/scavenge/craft/hunt/skin/forage & wood/stone/axe/tool/shelter/fire/food/water/raft/supplies/plank/hunger/spear/bunker/camp & survive/night/stay_alive/starve/hunger/cold/island/cook/board/winter/storm/apocalypse/shark/wolf |
      thirst/hunger/starve/cold/starvation & survive/night/craft/food/wood/fire/water/day/axe/build/drink |
      stranded/shipwrecked/washed/crash/marooned & island/survive/planet/nothing/beach/desert/raft |
      craft/build ~4 axe/tool/shelter/raft/spear/workbench/campfire/bed | workbench/furnace`,
    sure: `day/night one/1 & axe/thirst/hunger/survive/cold | last ~3 on earth | board up`,
    likely: `stay alive | survive ~3 night/winter/wild/wasteland`,
    not: `nothing ~2 starve/attack | runner | survive ~3 wave | match three/3 | minecart ~2 ride`,
  },
  'sandbox-build': {
    certain: `block/brick/wire/cube/part/voxel & build/stack/place/dig/create & anything/cathedral/world/whatever/imagination/free/own/explore |
      nothing ~2 to win | anything ~2 you ~2 imagine/want/like/dream & build/create/make |
      build/create/make ~3 anything/whatever |
      no ~1 rules/goals/goal & build/play/create/explore/world/toy |
      sandbox/playground & dummy/ragdoll/toy/spawn/experiment/element`,
    sure: `creative mode | dig ~3 build | terraform`,
    likely: `your imagination & build/limit/create/world`,
    not: `puzzle/row/column/line ~4 block | merge/match ~2 block | block/shape ~3 board/grid |
      only ~2 limit ~4 outfit | level/stage ~3 castle ~2 story`,
  },
  'life-sim': {
    certain: `feed/bathe/wash/brush/dress/cuddle/tuck/care/adopt/raise/pet & pet/baby/puppy/kitten/cat/dog/animal/cub/bunny/child/hamster/family/them/it & sleep/play/love/grow/happy/sing/brush/care/home/hungry/bath/bed/mood/needs |
      job/career/school/house/home/family/neighbor & marry/love/kid/baby/friend/grow_old/life/age & choose/live/build/create/character/grow/start |
      live ~4 life |
      role play/roleplay/pretend & family/home/house/doll/school/hospital/town/doctor/world/story |
      make ~2 up ~3 story & character/house/doll/home/world | dollhouse/doll_house`,
    sure: `take ~2 good? care of ~3 pet/baby/animal/him/her | virtual ~1 life/family/town | needs ~2 hunger |
      everyday life`,
    not: `live ~2 battle/event/opponent | second/double life | feed ~2 copies/spare | wash ~2 car/window |
      crop | merge | extra life`,
  },
  'idle-accumulation': {
    certain: `tap/click/press & faster/again/million/cookie/money/gold/coin/upgrade/earn/income/billion/zeros/automatic & upgrade/earn/billion/million/automatic/idle/again/faster/hire/income/number/grow |
      money/gold/coin/cash/income/number/profit/resource & by_itself/on_its_own/automatically/nonstop/while_you/forever/zeros/trillion/billion/even_when/overnight |
      by itself/themselves & work/fill/earn/mine/produce/grow/brew/run |
      nothing/whether ~4 you look ~2 not |
      hire ~3 manager/worker/miner/mole ~5 automate/need_not/so_that/do_it/for_you/work |
      numbers ~2 go ~1 up | watch ~4 money/cash/gold/number/profit/empire ~4 grow/roll/pile/go`,
    sure: `from one ~6 to ~4 million/billion/zeros | automate | idle | passive | =zeros`,
    not: `not/nothing ~1 idle | spin | farm ~2 harvest | casino | battle/fight ~3 by itself | chess`,
  },
  'carry-unlock': {
    certain: `carry/pile/haul/stack/bring & counter/stand/shelf/customer/back/wobble/square/desk/table/cash/station & unlock/cash/serve/money/next/customer/deliver/drop/hire/area/expand/pick/restock/run/walk |
      run/walk/move ~3 around & collect/serve/carry/stack/customer/unlock/deliver |
      step ~3 on ~3 square/circle/tile | dotted square/line/circle | hire ~4 so ~3 run/carry`,
    sure: `on ~1 your back & pile/stack/carry/wood/carrot/grass |
      unlock ~3 new ~2 station/area/room & serve/customer/hire/cash | bigger basket/backpack/bag |
      mow/chop & sell/unlock/expand/area`,
    not: `jump/dodge/swipe | truck/cargo/freight | run ~2 out | carry ~2 over/home/on | army`,
  },
  'open-world': {
    certain: `roam/wander/ride/explore/drive/travel/sail & far/freely/free/horizon/anywhere/wherever/wall/open/huge/vast/seamless/boundless/limitless/no_border & world/map/city/land/continent/see/desert/sea/you_can/island/mountain/street |
      thousands ~3 people/player/adventurer & world/same/desert/server/walk/share/live/together/realm |
      as far as ~2 you can see | go ~1 anywhere | wherever ~2 you ~2 go/like |
      vast/huge/endless/living/immense ~2 world/map/continent/wilderness`,
    sure: `no loading screen | see ~2 it ~2 go | at your own pace & world/explore/island |
      whole ~1 city ~4 yours`,
    not: `level/stage ~4 vast | vast ~2 collection/library/array | play ~2 anywhere | anytime anywhere | word |
      farm/garden | anywhere ~2 anytime | huge ~2 collection | puzzle world`,
  },
  'branching-story': {
    certain: `choice/decision/decide/what_you_say & story/ending/fate/plot/outcome/consequence/love/relationship & matter/change/lead/shape/affect/decide/different/come |
      tell ~2 truth ~4 or | =endings & three/different/many/several/multiple/secret/twelve |
      you ~1 decide ~3 who/what/how | will ~1 you & trust/kiss/love/betray/forgive/confess/him/her & or |
      every ~2 answer/choice/word ~4 story/count/change/remember`,
    sure: `who ~3 =kiss/kiss_you | tales/stories ~4 new ~2 part/chapter/episode | romance |
      text message ~3 story/character | your ~1 own ~1 story | what ~2 happens next`,
    not: `your choice of/between | spoilt ~2 choice | tactical | weapon ~2 choice | no right ending |
      never ending | bending | happy ending ~2 cat | answers correctly | quiz`,
  },
  'location-ar': {
    certain: `walk/step/go_outside/kilometer/mile/stroll/street & real/phone/near/around/park/egg/gps/outside/neighborhood/corner/town/step/hatch/camera & catch/find/collect/discover/explore/egg/jar/creature/real/monster/spirit/hidden/visit |
      lift/raise/point/hold ~2 your ~1 phone/camera & see/stand/sit/appear/around/monster/ghost/sky/there |
      real ~2 corner/street/location/place/world ~6 go/walk/visit/find/live/appear |
      in ~3 living room ~6 camera/place/ar | get ~2 off ~2 couch/sofa`,
    sure: `gps | near/around you & creature/monster/real/map |
      your own street/neighborhood/town/city & find/catch/walk/spirit`,
    not: `walking dead | walk ~2 through ~2 house/park_story | drive | virtual street | step ~2 step |
      dog walk`,
  },
  'social-deduction': {
    certain: `impostor/traitor/saboteur/liar/murderer/killer/spy/wolf/mole/culprit/did_it/one_of_them/among_us/among_you/among_them & vote/lie/accuse/argue/suspect/trust/blame/who/find/finger/bluff/guess/role/secret/throw/sabotage |
      vote ~4 out/off/leave/person/away/who | who ~4 lying/killer/traitor/impostor/guilty |
      discuss/argue/accuse/debate & vote/throw | hide ~4 count/seek/seeker/blanket/prop |
      one ~3 of ~1 you ~4 killer/traitor/lying/liar/not | point ~2 finger`,
    sure: `trust ~1 no ~1 one/body | trust nobody | sabotage & crew/task/ship/vote |
      roles ~4 snitch/sheriff/doctor/seer`,
    not: `monster ~3 hide | hide ~3 locker/bed/monster | single player | detective ~2 case/solve |
      vote ~3 look/outfit/design/best | clue | sniper`,
  },
  'party-minigames': {
    certain: `quick/silly/short/tiny/mini/party/small/crazy ~2 game/challenge/round & room/group/everyone/party/family/two/collection/one_app |
      one ~1 phone/device/screen & friend/two/four/player/family/pass/group | pass ~2 phone |
      ## ~2 minigame/mini_game ~4 one/app/collection/single |
      1/one to/2/4/four/3 player & one/same/device/phone/game/mini |
      collection/bunch/dozens/pack ~3 of ~3 minigame/mini_game |
      mini/small ~1 game & lots/many/collection/variety/one_app/all_in_one |
      minigame/mini_game & friend/family & compete/series/hilarious/laugh/against`,
    sure: `living room/sofa/couch & friend/game/player/together | split screen | game night |
      same phone/device/screen/tablet | minigame & friend/different/relax/collection/variety`,
    not: `casino/slot | event ~3 minigame | bonus minigame | guild | party ~2 of ~2 hero/adventurer |
      pool/garden/birthday/funeral party`,
  },
};
