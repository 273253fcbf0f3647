import type { Paraphrases } from '../taxonomy.types.js';

/**
 * What surrounds the game, told by who gives what to whom, when, and what it costs: no name of a feature, but classes
 * of words for its parts. Two or three parts must meet in a sentence.
 */
export const metaFrames: Paraphrases = {
  'level-map': {
    certain: `##/thousands ~3 castle/tray/shelf/shelves/suitcase/desk/ceiling/riddle/knot/lock/garden/jar/crate/bottle/street/morning/day/case/lawn/wall/heist/planet/tower/course/basket ~4 harder/trickier/so_far/to_do/to_go/waiting/more_each/to_beat/to_crack/tougher/nastier/one_after/in_eleven/and_counting |
      each/every ~3 harder/trickier/tougher/nastier ~2 than ~3 last/before/other/previous | one ~1 harder/trickier/tougher ~2 than/as ~2 other/last |
      get/getting/grow ~2 harder/trickier/tougher ~4 level/stage/@stage | next ~1 level/stage & beat/solve/finish/unlock/clear`,
    sure: `##/thousands ~1 castle/tray/ceiling/suitcase/riddle/knot/jar`,
  },
  'player-level': {
    certain: `more =experienced & you/driver/captain/doctor/pilot/chef/lets/makes |
      reputation/renown/level & grow/rise/raise/climb/go_up & open/unlock/new/allow/lets & you/your/yours |
      the more you ~2 play ~4 higher/level`,
    not: `league/division/tier/ladder`,
  },
  'meta-upgrades': {
    certain: `bones/gold/coin/cash/money/change/takings/tips/shard/drops/soul/feather/scrap/what & stay/stays/for_good/forever/permanent/permanently/=lasting & buy/better/stronger/longer/bigger/upgrade/spend/go/goes/turn/power/faster/start |
      what/everything/whatever ~3 you ~3 carry/bring/drag/haul/take ~2 home/back/out ~5 buy/pay/go/make |
      spend/put/use ~4 larger/bigger/stronger/faster/sharper/better ~5 from ~1 start |
      next ~1 time/attempt/try/run & stronger/further/tougher/head_start/better/easier & buy/spend/coin/upgrade/gold/invest/start |
      takings/tips/earnings/winnings/wages/profit & sharper/bigger/faster/better/second/larger & go/buy/spend/into`,
    not: `shop/business/empire/second_shop ~4 expand`,
  },
  'skill-tree': {
    certain: `branch/fork/split & choose/decide/pick/specialize & skill/talent/perk/ability/trait/power/build/you |
      fork/branch ~2 again | point/points & skill/talent/perk/trait/passive & put/spend/invest/branch/learn |
      do ~1 you ~2 want ~2 be ~2 quick/strong/cruel/fast/clever/wise ~4 or`,
    not: `river/road/story/plot/ending ~3 fork/branch | trend | shop branch`,
  },
  'hero-growth': {
    certain: `feed/melt/fuse/combine/sacrifice/merge/spare/burn ~4 spare/copies/copy/double/doubles/duplicate/duplicates/twin/extra/same/unused ~4 @fighter/card/star/stronger/favorite/her/him/it |
      spare/copies/copy/doubles/duplicate/duplicates & @fighter & star/stronger/rank/tier/level/grow/power |
      two/2/three/3 ~1 copies/same ~3 @fighter | @fighter & another/new/next/fifth/sixth star/stars |
      @fighter/her/him & grow/get/gets/become & stronger & scroll/book/shard/each/every/battle/potion/dust/with |
      train/raise/promote & your/each/every/favorite & @fighter & level/rank/star/evolve/form/max`,
    sure: `limit ~1 break | awaken ~4 form`,
    not: `captain ~2 of ~2 industry | team ~1 captain | merge ~3 board`,
  },
  'character-collection': {
    certain: `##/hundreds/dozens & @fighter & collect/recruit/meet/own/each_with/each_has/roster |
      meet/find/win_over/recruit/befriend & ##/hundreds/dozens & companion/ally/villager/friend/cat/buddy/misfit/hero |
      build/fill/grow/complete ~3 roster/lineup/lineup/stable/collection ~4 @fighter`,
    not: `kill/slay/fight/defeat/beat/against ~3 ## | boss`,
  },
  'rarity-tiers': {
    certain: `grey/gray/white/green/blue & purple/violet/orange/gold/golden/red/rainbow & rare/common/good/best/scrap/junk/better/luck/beast/legendary/strong/jackpot/treasure |
      one ~3 in ~3 hundred/thousand/million/## & rare/beast/red/golden/legendary/find/get/drop/best |
      rarer ~5 better/stronger/powerful/more |
      from ~2 plain/common/humble/ordinary/grey/gray/rusty ~3 to ~3 legendary/mythic/golden/divine/red/fabled`,
    not: `team/alliance/house/army | ball/block/cube/tube/bus | bottle`,
  },
  'inventory-gear': {
    certain: `better/stronger/longer/sturdier/new/finer ~2 @kit & aim/damage/power/number/stronger/hit/drop/night/steadier/scary/wear/makes/protect/survive/harder |
      found/find/drop/drops/loot/carry/win/forge/craft & wear/equip/put_on/strap/arm/dress/swap & @kit |
      @kit & better/higher & numbers/stats/power |
      each/every/some ~1 @kit & damage/stat/stats/power/attack/bonus/steadier/stronger`,
    sure: `@kit/@kit & @kit & drop/drops/loot/chest`,
    not: `look ~3 never/only | only ~3 look`,
  },
  'building-timers': {
    certain: `wall/walls/tower/house/bakery/school/hall/town_hall/barn/roof/building/bridge/castle/mill/barracks/temple/library/farm & take/takes/need/needs/until/ready/grow/done/finish/want/wants/rise & hour/hours/minute/minutes/day/days/overnight |
      hour/hours/wait/waiting/day/days & quicker/faster/go_away/shorten/speed/hurry/skip/unless/finish_now/at_once & build/builder/building/wall/mason/construct/upgrade/tower/scaffold/crew |
      builder/builders/mason/masons/carpenter/carpenters & work/hour/hours/day/days/busy/wait/hammer/overnight/night`,
    not: `survive/hold ~3 night/day | first night | last ~3 minutes | open ~2 day/days`,
  },
  'decorate-renovate': {
    certain: `star/coin/spark/money/tips/point/earnings/them & curtain/curtains/roof/window/wallpaper/piano/sofa/lamp/lamps/attic/porch/carpet/fireplace/kitchen/furniture/armchair/fountain & buy/put_in_order/fix/new/repair/choose/pay/restore/pick/get |
      put/bring ~4 back ~1 in/to ~1 order/shape/life/glory & house/attic/garden/inn/manor/hotel/room/old/first |
      room/house/garden/attic/manor/hotel/ruin ~2 by ~1 room/floor/corner/piece | first ~2 floor ~2 then ~2 window/roof/door |
      pick/choose & wallpaper/sofa/carpet/curtains/lamps/furniture & room/your/between/styles/taste/style/new`,
    not: `bed ~2 hungry/yawn/sleep | put ~2 them ~2 bed`,
  },
  'world-expansion': {
    certain: `gate/fog/bridge/river/mountain/mountains/hill/fence/border/mist/clouds & behind/beyond/clear/past/lift/push_back/drive_away & cave/caves/valley/island/town/forest/desert/jungle/area/region/kingdom/country/beach/harbor |
      clear/lift/push/drive ~3 fog/mist/clouds | next/new/another/fresh ~1 valley/island/area/region/cave/harbor/coast/continent/country/city & open/unlock/when/buy/reach/clear/enough/move/sail/travel |
      sail/travel/journey ~1 from ~1 to | sail/travel ~1 on ~2 to ~2 next/new |
      behind/beyond ~3 gate/door/fence/mountain/hill/bridge/fog ~4 cave/valley/land/island/forest/beach`,
    not: `fog ~2 see | racing | gate ~3 crowd/gang/army/runner/number | ## gate | through ~2 the? ## | cargo/freight/passenger`,
  },
  prestige: {
    certain: `start/begin/starting ~2 over/again/nothing/zero/scratch/anew/afresh & faster/stronger/multiplier/bonus/twice/double/times/richer/quicker/for_good/permanent/boost/speed |
      throw/burn/blow/sell/reset/trade/sacrifice/leave/give ~4 everything/all/it_all/moon/world/empire/shop & start/begin/again/nothing/zero/scratch/multiplier |
      rebirth/reborn/ascend/retire & stronger/faster/bonus/multiplier/boost/start/again/angel`,
    not: `day ~2 miss/skip | die/death/dead/killed`,
  },
  'story-chapters': {
    certain: `sister/brother/father/mother/uncle/aunt/grandfather/grandmother/grandma/grandpa/husband/wife/daughter/mentor/fiance & vanish/vanished/missing/=disappeared/=stopped/died/letter/letters/murdered/left_behind/diary/inherit/inherited |
      who ~3 wrote/killed/murdered/stole/did/sent/burned/poisoned/lying/to_blame |
      truth/family_secret/dark_secret & uncover/reveal/find_out/learn/piece_together/buried | bit by bit & story/truth/past/learn | each/every ~2 night/chapter/room/letter/page/door ~3 tells/reveals/learn`,
    not: `which ~1 river/country/king | who ~1 painted/wrote ~3 this/which | quiz/trivia | secret ~2 room/level/code | secret recipe |
      letters ~3 word | impostor/informer/spy/wolf`,
  },
  achievements: {
    certain: `## ~2 feat/feats/medal/medals/badge/badges/trophy/trophies/title/titles/milestone/milestones & earn/win/collect/pull/own/each/unlock/hang/silly/secret/get/for/chase |
      medal/badge/trophy/plaque & its_own/feat/goal/pull_off/deed/remember/for_everything/little`,
    sure: `## ~2 feat/feats/medals/badges/trophies`,
    not: `badge ~2 damage/stats | boots and badges | gym badge | league/division/bronze`,
  },
  'collection-album': {
    certain: `have/find/complete/collect/own/gather ~4 all/whole/full/every/five/nine/row/page/set ~4 set/page/series/shelf & pay/pays/prize/reward/spin/spins/gift/chest/times/heap/bonus/wins/get/coins |
      set/page ~2 pays/pay/earns | album/binder/scrapbook/sticker_book & fill/complete/swap/card/page/missing/sticker/stickers/photo/stamp |
      part/parts/fragment/fragments/shard/sticker/stickers/stamp/stamps/postcard/postcards/figurine/figurines & find/collect/chest/drop/hidden & together/complete/set/whole/full & prize/reward/gift/for/jackpot`,
    sure: `fill ~2 page/pages | complete/full ~1 set/sets/page/album & card/sticker/duck/prize/reward/friends`,
    not: `puzzle/picture ~3 piece/pieces ~2 together | jigsaw | tune/upgrade ~3 parts`,
  },
  'avatar-cosmetics': {
    certain: `put/unlock/dress/wear/slip/sport/try_on & sunglasses/cowboy_hat/top_hat/cape/wig/moustache/costume/costumes/scarf/pajamas/crown/beard/ribbon/tutu/wings/bow_tie/party_hat/pirate_hat/bandana & her/him/it/your/them/on/for/new/or/hero/hen/cat/runner |
      paint ~1 your/it/her/him ~3 like ~1 a | only/just/purely ~3 change/changes/affect/about ~4 look/looks/style |
      never ~4 how ~1 well/strong/fast/hard ~1 you | how ~1 you look | look ~3 not ~5 stronger/faster/power/shoot/win |
      unlock/buy/pick ~3 pillow/pillows/skins/hats/hat/cape/mask/costume/trail/sneakers/collar & velvet/leopard/neon/silly/funny/pattern/stripes/sparkly/look`,
    sure: `=capes/=hats/=masks/=wigs/=dances/=costumes/=scarves ~2 =capes/=hats/=masks/=wigs/=dances/=costumes/=scarves`,
    not: `stats/damage/numbers/armor | client/judge/theme/bride/runway/model/vote | winter_coat | clean/wash`,
  },
  'garage-tuning': {
    certain: `color/colors/colour/bumper/bumpers/engine/tire/tires/rim/rims/exhaust/paint/spoiler/turbo/gearbox/suspension/livery/decal/horn & its_own/each/fit/swap/tune/upgrade/bolt/better/bigger & lorry/lorries/truck/car/bike/garage/shed/ride/kart/airship/bus/boat/motor/wheels |
      garage/shed/hangar/hall/barn/yard & lorry/lorries/car/cars/truck/trucks/bike/bikes/beauties/vehicles/planes/classics & room/keep/own/fill/#/collect/yours/park`,
    not: `rust/dent/mud & hose | jam | passengers ~3 color | color ~4 passenger/people/bus`,
  },
  'pets-companions': {
    certain: `dog/cat/fox/owl/dragon/pet/wolf/parrot/raven/monkey/drone/fairy/familiar/pup & follow/follows/beside/fetch/your_side/at_your_heel/with_you/along/fights_along & you/your/bonus/help/helps/fight/digs |
      =ride/saddle & tapir/wolf/dragon/ostrich/boar/bear/griffin/camel/tiger & carries/bag/bags/speed/faster/travel/map`,
    not: `hint/stuck/show/whisper/uncover | behind/chase/escape | fight ~2 dragon | camels ~2 passing`,
  },
  'relationship-bonds': {
    certain: `bring/give/gift/cook/buy ~5 tea/flowers/chocolate/present/favorite/birthday/dish & open/opens/closer/trust/trusts/affection/warm/warms/bond/marry/tells/soften/heart |
      win ~3 heart/trust/affection | fall ~2 in ~1 love | make ~1 friends ~2 with ~3 villager/townsfolk/neighbors/locals |
      who ~3 still ~2 talks/speaks/trusts`,
    not: `friends and family | love ~2 game/puzzle | facebook`,
  },
  'daily-login': {
    certain: `each/every/new ~1 day/morning/daily & gift/gifts/basket/coins/reward/free/present/presents/goodie/goodies/parcel/treat/drum/spin & come/open/drop/look/gate/return/filled/waiting/wait/better/you/log/stop_by/there |
      drop/come/look/log/stop/pop ~2 by/back/in/again ~4 each/every/new/tomorrow/daily/next & get/gift/basket/filled/reward/free/coins/more/find/pocket/bonus/better/bigger/something |
      daily ~1 drum/gift/basket/parcel/bag/spin/present/bonus/ration/delivery/coins |
      day ~1 seven/7/thirty/thirty/30/five/28 & gift/reward/best/biggest/big/hero/chest/prize/something |
      pocket/pockets/purse/wallet & filled/fill/topped/refill & day/morning`,
    not: `new/one/fresh ~1 puzzle/grid/picture/word/riddle/question/level/deal ~4 each/every/day | task/errand/quest/chore`,
  },
  'daily-quests': {
    certain: `every/each/new/daily ~2 morning/day/monday/week/dawn/daily & errand/errands/task/tasks/chore/chores/job/jobs/to_do/wish/wishes/assignment/goals/goal/request/requests/favor/favors/dare/dares/mission/missions |
      three/3/five/four/handful ~3 errand/errands/chores/tasks/jobs/goals/dares/favors/wishes & day/morning/today/daily/week/tomorrow`,
    not: `customer/guest/order`,
  },
  streaks: {
    certain: `day/days/week/game/wins & in_a_row/without_missing/unbroken/not_missed/without_a_miss/straight/on_end/one_after_another/havent_missed/have_not_missed & bigger/lose/empty/reset/zero/flame/longer/grows/gone/bonus/better/reward/prize/chest/more |
      miss/skip/forget ~2 day/one/morning & lose/gone/zero/reset/empty/again/start/back/flame/chain/over/beginning/dies |
      stay/stayed/stays ~1 away & empty/gone/reset/lose/again/zero | chain/flame ~3 break/breaks/goes_out/out`,
  },
  'lives-energy': {
    certain: `@try & refill/refills/grow/grows/grown/come_back/comes_back/return/returns/recover/regrow/fill_up/fills_up/restore/recharge/replenish & minute/minutes/hour/hours/overnight/night/itself/while/time/wait/tomorrow/slowly/themselves/half |
      heart/lives/life & wrong/mistake/lose/loses/gone/cost/costs/fail/fails/down/out & grow/back/refill/wait/minute/minutes/hour/break/friend/five/again/come |
      #/five/5/three ~1 hearts/lives/bolts/candles/batteries & gone/out/lose/empty/break/wait/used/friend/fill/refill/regrow |
      each/every/one ~2 attempt/go/run/try/tap/fight/level/stage/adventure/dive & cost/costs/takes/uses/burns/drains & strength/energy/steam/stamina/bolt/candle/fuel/coffee/heart/bread/battery/ration |
      as long as you ~1 have ~2 @try | when ~5 hearts/lives/strength/energy/steam ~2 gone/out/empty/up |
      five/5/three/3/six ~1 tries/goes & fill/refill/overnight/hour/minute/back/regrow/wait/day`,
    not: `pour back | take/pour ~2 back ~3 tries | win ~2 heart/hearts | health | heart ~2 pounding | infinite/unlimited ~2 lives/energy |
      last ~1 three/five tries | extra/more life`,
  },
  'offline-earnings': {
    certain: `close/closed/sleep/asleep/away/=bed/absent/not_there/nap/phone_down & work/full/earn/working/ringing/dig/produce/fill/fills/pile/goes_on/go_on/profit/heap/gold/coins/money & app/game/phone/till/worker/workers/mine/machine/hold/hours/morning/overnight/even_when/while_you |
      while ~2 you ~2 work/away/sleep/asleep/gone/out/offline/dream |
      leave ~2 it/them/game ~3 alone/running/overnight & loot/full/coins/gold/more/rich/collect/return/take |
      come/get ~1 back ~3 to ~4 pile/heap/chest/full/coins/gold/money/bag/loot`,
    not: `strangers/rivals/enemies/raider/attack/raid ~4 sleep | sleep ~6 stranger/rival/enemy/attack/raid | while you sleep ~1 strangers |
      heart/hearts/lives/energy/stamina/strength | away ~1 from ~2 enemy/police | pet/puppy/baby/dog | three of a kind | away they`,
  },
  'timed-chests': {
    certain: `chest/chests/crate/crates/sack/sacks/bag/bags/parcel/parcels/trunk/trunks/egg/eggs/case/casket/vault/box/boxes & open/opens/unlock/unlocks/undo/hatch/untie/unpack/crack/ready/unlocking & hour/hours/minute/minutes/overnight/wait |
      win/won/victory/earn & sack/bag/chest/crate/parcel/trunk/casket & hour/hours/wait/minutes/some_time`,
    not: `chests/crates/chest ~3 find/parts/tap | find ~4 chest/chests | tap ~4 chest | egg ~2 kilometer/steps/walk | each/every ~3 hour`,
  },
  'wheel-spin': {
    certain: `wheel/drum/roulette/spinner/capsule_machine/fortune & day/daily/turn/spin/free/prize/prizes/coins/give/gives/lucky/luck/hours & wheel/drum/spin/lucky/fortune`,
    not: `steering/behind/four/big/ferris/water wheel | two wheels | wheels & car/truck/bike | reel/reels | hamster`,
  },
  'comeback-rewards': {
    certain: `new/fresh ~1 player/players/captain/captains/recruits/beginner/beginners & start/begin/get/gift/bonus/first/free/welcome/extra & day/days/week/gift/pack/coins/gems/reward/pulls/chest |
      been/stay/stayed ~2 away ~6 gift/welcome/back/bonus/reward/present/extra`,
    not: `start with ten ~4 hand/hands/card/cards`,
  },
  'hint-help': {
    certain: `stuck/no_idea/nothing_works/cant_find/=puzzled/stumped/=clueless/are_lost/=youre_lost/get_lost/cant_see/get_nowhere/at_a_loss/dead_end/hopeless & show/shows/tell/tells/whisper/whispers/uncover/uncovers/reveal/reveals/point/points/ask/nudge/nudges/where/little/next/help/helps/owl/cat/crow/diary/lamp/give/gives/clue |
      owl/cat/crow/lantern/lamp/magnifier/magnifying_glass/bird/ghost/bulb/compass/detective/grandma & show/shows/tells/whisper/whispers/uncover/uncovers/reveal/reveals/points/give_away & letter/where/one/next/move/thing/place/answer/word/item |
      tell/show/whisper ~2 you/us ~3 where ~3 look/go/next/it/thing`,
    not: `lost city/world/temple/treasure/land | lost ~3 war | hours/minutes ~2 undo | stuck ~2 traffic/jam/mud`,
  },
  boosters: {
    certain: `take/takes/clear/clears/wipe/wipes/blast/blasts/remove/removes/sweep/sweeps ~2 whole/entire ~1 row/column/line/shelf |
      extra/spare/additional/another/one_more/one_empty ~1 hole/glass/slot/tube/tray/vessel/bottle/shelf & give/gives/ask/get/buy/drill/unlock/add/adds/for |
      take/takes/bring/brings/pour/put/undo ~3 back ~3 your/last ~2 last/choice/move/tries/mistake/step |
      mix/mixes/shuffle/shuffles/stir/stirs/jumble/jumbles ~3 everything/heap/board/pile/anew |
      rolling_pin/hammer/rocket/bomb/bombs/drill/helicopter/magnet/whisk/hourglass/gust/wand/dynamite/rake/broom/ufo ~3 take/takes/clear/clears/lift/lifts/stir/stirs/mix/mixes/give/gives/remove/removes/smashes/blast/blasts ~4 row/column/one/extra/out/up/everything/board/hole/heap/piece/tile/tiles/color/away |
      slower/slows/freezes & minute/seconds/while/clock/time & drink/before/espresso/potion/everything |
      before/ahead ~4 hard/tough/tricky ~3 one/level/stage/round ~4 drink/pick/take/use/pack |
      takes ~2 every/all ~2 color ~4 along/with/away`,
    sure: `double/extra daubs`,
    not: `push/plunger ~3 enemy | hammer & friend | castle ~4 bomb | enemies/zombies/army`,
  },
  gacha: {
    certain: `well/capsule/capsules/gate/portal/wish/wishes/pull/summon/crank/scroll/scrolls/crystal/crystals/altar/ticket/tickets & @fighter/character/someone & throw/pull/golden/guaranteed/luck/surprise/chance/rate/odds/step_out/steps_out/summon |
      free/##_free wishes/pulls/summons/draws | surprise ~1 machine/box/egg/capsule | at ~1 the ~1 latest & golden/rare/best/star/legendary |
      guaranteed/promised/certain/sure & ##/hundredth/ninetieth/eightieth/fiftieth & pull/throw/wish/draw/try/golden/rare/star/hero`,
    not: `well ~2 known/done/made/as | draw ~3 line/card/path | as well | timing ~2 machine | slot machine | guess/quiz | draws ~2 attack`,
  },
  'battle-pass': {
    certain: `step/steps/stop/stops/rung/rungs/ladder/track/row/tier/tiers/lane/page/pages/half/stamp/stamps & free/all/everybody/everyone/anybody & ticket/golden/paid/pay/paying/holder/holders/gold/costs/buy/bought/price/premium & get/gets/reward/rewards/gift/gifts/good/stuff/better/half/row/lane/lower/upper/other/prizes |
      upper/lower/top/bottom/second ~1 row/lane/track & paid/pay/buy/ticket | half ~3 free ~6 golden/paid/cost/costs/buy/pay |
      ticket/pass ~1 holders | #/## ~1 steps/rungs/stages/tiers/pages ~4 gifts/rewards/prizes & month/season/week/chapter/free`,
    not: `bus/train ticket | ticket ~2 passenger/tax`,
  },
  subscription: {
    certain: `pay/pays/cost/costs/price/=4.99/=9.99/=2.99/=3.99/=1.99/=7.99/=5.99/euro/dollars & each/every/per/a ~1 week/month/year & all/everything/cancel/stop/access/member/members/unlock/get/gets/full/new/whole/family |
      weekly/monthly/yearly/annual ~1 member/members/pay/fee/plan/ticket/club/membership/payment/supporter |
      pay/paying ~1 weekly/monthly/yearly/by_the_month | member/members/club ~2 get/receive/enjoy/have ~3 all/every/everything/full/whole |
      stop/quit/leave/cancel ~2 whenever/when/any_time/anytime ~2 you/like/want`,
    not: `event/tournament/league/season/rank | every ~2 week ~4 new/event | guild/clan members | free ~3 each/every ~1 week | club ~2 compete | each month ~3 row`,
  },
  'vip-tiers': {
    certain: `top_up/topping_up/spend/recharge/pay/buy/spent & crown/status/grade/title/star/badge/ring/rank/level & forever/perk/perks/the_more/privilege/privileges |
      the more you ~1 spend/buy/top_up/pay | crown/status/grade ~1 # ~3 gives/gets/means/doubles`,
    not: `the more you play`,
  },
  'premium-currency': {
    certain: `pearl/pearls/ruby/rubies/gem/gems/diamond/diamonds/rose/roses/crystal/crystals/amber/sapphire/sapphires/jade/berries/glowberries/emeralds & sold/pay/cost/costs/buy/unless/speed/quicker/skip/instant/dozen/hurry/wait/impatient/shop/bundle/faster/exclusive/real_money/at_once/away`,
    not: `match/swap/line ~4 gem/gems/diamond | collect ~3 gem/gems/crystals | cave | crystal well | throw ~3 crystals | merge | dig ~3 gems/diamonds`,
  },
  'virtual-economy': {
    certain: `play/pretend/toy/fun/make_believe ~1 money/coin/coins/chips/cash/dollars & stake/table/bet/card/cost/costs/no/only/fun/each/for |
      cant/cannot/never/not/no & cash/pay/take/withdraw/turn/exchange ~3 out/real/back & coin/coins/chip/chips/money/winnings/tokens |
      stake/ante/buy_in/entry & coin/coins/chips/play_money/tokens & table/round/room/game`,
  },
  'piggy-bank': {
    certain: `pig/piggy/jar/safe/vault/bank/purse/money_box & fill/fills/falls/full/savings/stuffed/put_aside & smash/break/crack/pay/payment/buy/every/win/coins/gems`,
    sure: `smash/crack/break ~1 it/pig/piggy ~4 #/full`,
    not: `cheese/farm/sow ~3 pig | save ~2 pig | bank heist`,
  },
  'limited-offers': {
    certain: `merchant/peddler/trader/bargain/deal/bundle/sale/price & only/until/hour/hours/today/sundown/fifth/half/discount/cheaper/once/gone/midnight/off/quarter/vanish/percent/never_again & pack/chest/price/half/fifth/cheaper/off/until/only/gone/deal/offer/buy/today |
      for ~2 fifth/half/quarter/fraction/third ~2 of? the? price`,
    not: `no special offer | black market | rest ~3 price | half ~2 of ~3 free | trade offer`,
  },
  'rewarded-ads': {
    certain: `watch/look_at/see/view/sit_through/sitting_through ~3 clip/film/commercial/advert/trailer/video & double/doubles/twice/more/extra/want/again/bonus/tell/one_more/another/revive/continue/drops/get/minutes/gets |
      clip/film/commercial/video/advert ~1 gets/gives/buys/brings/doubles/earns/refills/saves ~1 you/one/a/your/the/another/everything`,
    not: `no ~3 clips/banners/ads | do/does/will ~1 not ~4 clips | watch ~2 replay`,
  },
  'ad-removal': {
    certain: `no/zero/without/never/not_one ~3 commercial/commercials/advert/adverts/popups |
      nothing ~3 interrupts/interrupt/pops_up & ad/ads/never/screen | pay/payment/buy/price/euro/dollar & turns/switches/banishes/removes/silences/gone/off & adverts/commercials/ads/banners`,
  },
  'premium-unlock': {
    certain: `one/single/once ~1 payment/price/purchase/fee & open/opens/all/rest/whole/others/other/full/ever/everything/unlock/unlocks/game |
      first ~2 night/chapter/act/world/case/room/levels/episode/five/three/day ~3 free/nothing/gift/on_us & rest/others/other/buy/pay/payment/price/cost/open |
      pay/buy ~1 once | all we ~3 ask ~2 of | buy ~2 it ~2 own ~1 it`,
    not: `per/every/each/a ~1 week/month/year | in-app purchases`,
  },
  'limited-events': {
    certain: `around/during/in/this/every/over/all_through ~2 @festive & special/opens/open/own/market/prizes/rules/until/only/hunt/gifts/stall/festival/presents |
      until/till ~2 sunday/monday/friday/saturday/weekend/31st/end/midnight & party/festival/special/own/board/prizes/fair/event/hunt/market/race/there |
      ##/seven/three/five/few ~1 day/days ~1 only | open/here/there/for ~2 only ~1 ##/seven/three/five/few/ten ~1 day/days |
      festival/fair/party/carnival/feast/parade & week/weekend/days/until/month & special/own/prizes/gifts/new/rewards/board/event`,
    not: `fast/vote/sold/chest ~3 only | until ~2 sundown | each month ~4 row | every ~2 week ~3 timetable | birthday party | tournament`,
  },
  seasons: {
    certain: `every/each/first/after/once ~3 week/weeks/month/months/quarter/july/january & new/start/starts/bottom/zero/again/reset/over/afresh/scratch/wiped & everybody/everyone/points/ranks/table/chapter/timetable/ladder/steps |
      everybody/everyone/points/ranks/table/standings & start/starts/zero/bottom/scratch/wiped/reset/equal & month/quarter/season/july/weeks/year/again |
      new ~1 chapter/season/timetable/voyage/year ~2 every ~3 week/weeks/month/months`,
    not: `tournament | die/dead/death | prestige | puzzle/grid/picture/level ~3 every/each`,
  },
  'event-minigames': {
    certain: `beside/besides/alongside/meanwhile/on_the_side/between_levels & dig/digging/fish/fishing/pond/shovel/shovels/hammer/darts/pickaxe/pickaxes/balloon/plinko/maze/tower/treasure/sled/bowling & ticket/tickets/shovel/shovels/week/extra/earn/weekend/hidden/days/game/main/collect/all_this/where |
      dig/fish/throw/roll/hammer ~5 with ~3 shovel/shovels/pickaxe/pickaxes/rods/hooks/darts/dice ~4 earn/get/win/collect |
      shovel/shovels/pickaxe/pickaxes/bait/darts & earn/win/collect/get & dig/fish/throw/buried/pond/treasure/skeleton/temple`,
    not: `survive/craft/build ~4 shovel`,
  },
  tournaments: {
    certain: `group/bracket/pool/heat/cup/weekend/each_day/each_week & best/top/first/winner/winners & ##/others/forty/prize/cake/purse/trophy/share/crown |
      put/drawn/placed/thrown/sorted ~3 group/bracket/pool ~4 with/of | best/top ~2 three/ten/10/3/five/hundred ~6 share/take/takes/get/win/carry/split |
      weekend/saturday/sunday & against/with/versus & others/players/strangers/captains & cup/prize/best/top/win`,
    not: `top ten/10 ~3 list/shown/corner/chart | best ~2 of ~2 three | football/soccer league | pick ~3 best`,
  },
  'boss-raids': {
    certain: `after/every/each/at ~2 ten/tenth/10th/fifth/fifteen/twenty/minute & big/huge/giant/enormous/someone/something/monster/beast/train/ugly/mother/king/not_friendly & arrive/arrives/come/comes/waits/shows/show/appear/appears/need/needs/all |
      take/takes/need/needs ~3 hundred/everyone/all/thirty/whole/## ~5 bring/take/kill/fell/slay/beat/hour ~4 down/her/him/it/mother/beast/giant |
      end/bottom/last ~3 floor/level/world/yard/dungeon & giant/huge/beast/king/queen/lord/enormous`,
    not: `take down ~3 building | truck/wheeler | castle ~2 falls`,
  },
  guilds: {
    certain: `band/brotherhood/sisterhood/lodge/hive/tribe/fellowship/banner/gang & form/join/found/swear/friends/members/loyalty/belong/ask/common & you/your/with/to/other/others/under |
      guild/clan/brotherhood/sisterhood/tribe/alliance/fellowship/lodge & together/each_other/donate/lend/ask/share & you/your/with/help/research/chat |
      gather/call/rally/unite ~4 friends/players/people/others/captains ~4 under/into ~2 @band/flag/roof/common`,
    not: `rubber/head/wrist/big/boy/rock/marching band | in order to | order ~2 food/dish/pizza | right order | wolf pack | pack ~3 cards/suitcase/bag |
      short order | crew of commuters | police/street gang | card pack | gang ~4 gate | commuters | larger/bigger/bigger_and gang | band ~4 song/stage/music/guitar/drum |
      in ~2 order`,
  },
  'guild-wars': {
    certain: `guild/clan/alliance/brotherhood/sisterhood/fellowship/tribe/order/house & another/other/rival/enemy/opposing/versus/against & fight/fights/war/wars/battle/clash/march/siege/conquer/race/compete & saturday/sunday/week/weekend/one/each/for/castle/fort/your/territory/monday/friday |
      ##/fifty/thirty ~1 against/versus/vs ~1 ##/fifty/thirty & @band/order/orders/fort/castle/city/fight/war`,
    not: `in order to | order ~2 food`,
  },
  'co-op-play': {
    certain: `two/three/four/more/some/up_to/few ~2 friend/friends/survivor/survivors/buddies/pals/others & join/joins/together/bring/take_along/same/rescue/distract/with_you/side_by_side/for_each_other/team_up/cover & you/house/beach/world/same/each/mission/raid/night/dungeon/kitchen/farm/fight |
      alone or with ~2 friend/friends/pals/buddies/others | each other ~3 back/backs/cover/revive | on ~2 same ~1 side | revive/rescue/cover/carry ~3 friend/friends/teammate/buddy |
      with/and ~3 friends/pals/buddies/mates & take_on/survive/defeat/build/clear/explore/escape & together/same_time/at_once/as_one`,
    not: `side by side ~4 kind/same/row | kind/same/row ~3 side by side | invite ~3 friends ~3 reward | compete/against | swap stickers | play with friends | send ~3 gift/letters`,
  },
  'realtime-pvp': {
    certain: `real/actual ~1 person/people/human/humans/rivals/drivers & same/now/second/moment/against/press/fight/race/duel/never_bots/at_once |
      someone/somebody/person/stranger/player/opponent/people/others/rival & same_second/same_time/right_now/same_moment/this_very/same_ten/at_the_same/simultaneously/same_instant & other/has/play/against/side/answer/brazil/press/question/you/race/fight/board/in |
      other ~1 side ~3 person/human/real/player/someone`,
    not: `whenever | next day | cooperate`,
  },
  'async-pvp': {
    certain: `your_move/move/answers/reply & breakfast/lunch/later/tomorrow/whenever/when_you_like/next_day/own_time/evening & rival/opponent/friend/other/stranger |
      race/beat/chase ~4 ghost/ghosts/recording/best_time ~4 friend/friends/rival/other/player/players |
      stranger/strangers/people/players/others/rivals & vote/votes/decide/judge/raid/rob/storm & sleep/away/look/looks/next_day/walls/better/more/castle/base/later/you_see |
      fewer/fewest ~3 strokes/points/shots/moves ~3 takes/wins/win`,
    not: `vote ~3 out/window | same time/moment`,
  },
  'ranked-league': {
    certain: `climb/climbs/move/moves/rise/rises/go/goes/promoted ~1 up ~3 class/division/league/hall/tier/rung/rank | enter/reach/next/higher ~2 class/division/league/hall/tier & win/wins/lose/points/count/score/rise/rises |
      win/wins/beat & lose/loses/last & move/climb/rise/up & drop/drops/down/fall/sink |
      bronze/clay/wood/wooden/copper/silver & gold/diamond/platinum/legend & climb/climbs/rise/from |
      your ~1 number/rating/points/count & rise/rises/goes_up/climb/climbs & beat/win/strong/stronger/next/until |
      top/best ~2 #/## ~5 up/class/division/rise/promoted`,
    not: `chest/chests ~4 bronze/silver/gold | rarity/rare | bronze/silver/gold ~2 medal/medals/coin/coins | table decides | football ~3 table`,
  },
  leaderboards: {
    certain: `who/whoever ~4 furthest/farthest/most/highest/fastest/knew/longest/fattest & world/country/street/everyone/town/neighborhood/week/show/shows/see/friends | best/highest/longest ~3 hangs/hang/shown/listed |
      ten/10/hundred/100/top ~1 best/fattest/fastest/biggest/highest/longest/richest ~3 shown/list/listed/corner/board/wall/see/stand |
      where/how ~2 you ~2 stand/rank/place ~3 among/world/others/all/compare/friends | next/beside/above/below ~2 to? those/that ~2 of? your? friends |
      compare/measure ~4 with/against ~3 world/friends/others/everyone & score/best/record/time/points/yourself`,
    not: `win/prize ~3 best | best friend | most ~1 people/players | most popular | best in ~2 class/world | best game`,
  },
  chat: {
    certain: `talk/shout/greet/gossip/banter/chatter/message ~2 to/with/at? friends/others/opponent/opponents/strangers/players/them/each_other/rival/one_another & microphone/game/while/over/during/play/match/voice/emoji |
      say hello | #/## ~1 greetings/phrases | over ~2 microphone/mic/voice/headset | talk ~3 accuse/lie/argue/vote`,
    not: `tell/talk ~3 villager/character/director/guests/townsfolk | choices ~3 say | what you say | who ~2 still ~2 talks | talk ~3 about`,
  },
  'friends-gifting': {
    certain: `friend/friends/=neighbors/pal/pals/buddies & visit/drop_by/come_over/lend/lends/leave/give/gives/send/look_in/stop_by & plank/planks/bean/beans/gift/life/heart/hearts/spins/cards/card/energy/garden/farm/place/village/home/coins/her/his/their/house/island/present/water |
      from/ask ~2 your? friends ~3 for | cards/card/gift/gifts/spins/hearts/lives ~3 from ~2 friends`,
    not: `compete/smash/attack/beat/against | friend ~3 house ~3 smash | send each other`,
  },
  'player-trading': {
    certain: `sell/buy/auction/swap/trade/stall/barter/give & others/people/player/players/someone/somebody/stranger/strangers/collectors & price/=lack/=lacks/too_much/spare/you_name/goods/what_you_find |
      auction ~3 what/your/off/house/goods/loot | auction house | stall/market/bazaar & other/others/players/people ~2 buy/sell/around/from/all |
      bid/bids ~1 against`,
    not: `swap ~3 row/tile/candy/buns/places/sticker/stickers | customer/customers | trade places | give ~2 him/her ~3 tea`,
  },
  'ugc-sharing': {
    certain: `upload/share/publish/post & own/made/built/drawn/designed/creation/creations/level/levels & others/everyone/community/world/players/strangers/people ~4 play/try/vote/use/visit/judge/have/download/sing/rate |
      build/draw/make/design/upload/create/compose ~4 your? own/yourself & others/everyone/community/players/people/world/strangers ~3 play/try/vote/have/go/explore/visit/use`,
    not: `share ~2 your ~2 score/progress/facebook | feedback`,
  },
  'offline-play': {
    certain: `works/runs/work ~4 tunnel/plane/subway/airplane/flight/underground/desert_island | need/needs ~1 no ~1 network/signal/reception/internet/connection/wifi`,
    not: `realistic ~2 flight | fly ~3 plane | fighter plane | requires/needs ~2 connection/internet | land ~2 plane`,
  },
  'cloud-cross-play': {
    certain: `start/begin/play/leave ~4 phone/train/tablet/mobile & go_on/continue/carry_on/pick/finish/resume & tablet/pc/computer/sofa/laptop/tv/home/another/other |
      lost/new/broken/another/change & phone/device/tablet & progress/save/saved/account/everything/garden/town/where_you & keep/kept/moves/safe/waiting/back/with_you/still`,
  },
  'relaxed-play': {
    certain: `nothing/nobody/no_one/never ~3 ticks/tick/hurry/hurries/rush/rushes/lose/presses/pushes/chases | no/without ~2 clock/timer/rush/hurry/stress/pressure | as slow/slowly as | take ~1 your ~1 time`,
  },
  'daily-puzzle': {
    certain: `one/new/fresh/another ~2 grid/picture/puzzle/word/deal/riddle/crossword/question/sudoku/maze ~5 each/every ~1 day/morning/night | same ~3 for ~3 whole/entire/everybody/everyone ~2 world`,
  },
  'friend-rooms': {
    certain: `room/table/code/letters/link/number/lobby & code/letters/number/digit/digits/link/private/own/four & friend/friends/send/call/invite/cousins/family/join/play_with/those`,
    not: `escape/locked/safe/door`,
  },
  staff: {
    certain: `hire/fire/employ/take_on/train/school/pay/promote & cook/boy/waiter/clerk/physio/scout/manager/barista/gardener/cleaner/helper/helpers/apprentice/nurse/mechanic/people/workers/assistant & work/faster/school/hire/wage/better/you/a/fire |
      other ~1 moles/workers/helpers/hands ~2 work ~2 for`,
  },
  'launch-gifts': {
    certain: `sign/register/preregister/join/log/book ~2 up/in/early/before/now & before/until/by/early/first & free/gift/gifts/start/begin/bonus/get/wishes/pulls/exclusive`,
  },
  'merge-orders': {
    certain: `note/notes/order/orders/wish/want/wants/ask/asks/asked/customer/customers/request/requests/villager/people & hand/hands/give/deliver/serve/pay/pays/fill & leg/tooth/merge/merged/make/made/here/exactly/tier/piece/combine`,
    not: `cook/fry/wrap/table/kitchen/farm`,
  },
};
