import type { Paraphrases } from '../taxonomy.types.js';

/** What players would say to each other: no name of a genre, only what one does and what comes of it. */
export const plainWordParaphrases: Paraphrases = {
  'merge-drop': {
    certain: `two/2/@same ~4 touch/meet/collide/bump ~4 become/turn/make/form/melt/join/grow ~4 one/bigger/next/larger |
      drop/let_go/release/tumble/fall & two/2/pair ~3 @same & glass/jar/box/bowl/bucket/cup/container |
      swipe/slide & @same ~2 number & double/become/sum/reach/add/join`,
    sure: `rim/brim & over/above/reach/stick/overflow & glass/jar/bowl/bucket/container/fruit/ball`,
  },
  'merge-items': {
    certain: `drag/drop/put/place ~3 onto/on_top_of/over ~2 another/one ~4 @same/twin |
      two/2 ~2 @same ~5 become/turn/make/form/get/give ~4 one/better/next/higher/new`,
    not: `touch/meet/collide/bump ~4 become/turn/make/form/melt/join`,
  },
  'tap-timing': {
    certain: `tap/touch/press/click/release/let_go ~5 right/exact/perfect/just/precise/very ~1 moment/time/second/instant |
      a ~3 off/early/late & lean/wobble/tip/topple/miss/fall/slice/trim & tower/pile/stack/land`,
    sure: `pile/stack/tower ~3 wobble/lean/topple | time ~2 your ~2 tap/press/jump/touch`,
    not: `right moment ~3 attack/strike/sell/buy`,
  },
  'bubble-shooter': {
    certain: `aim & shoot & pop/burst | aim/shoot/launch & bubble | shoot/fire/launch ~5 @same ~2 color & pop/burst/drop/fall`,
    not: `pop ~2 up | enemy/zombie/gun`,
  },
  'match3-swap': {
    certain: `three/3/four/4 ~3 in a? row/line & @swap/slide/move/trade |
      swap/switch ~2 two/2 ~4 line/match/three/3/same`,
  },
  'hidden-object': {
    certain: `find/spot/look_for/search ~5 hidden/lost/missing/tucked/buried & list/picture/scene/room/drawing/page |
      #/## ~2 things/objects/items ~3 to ~1 find/spot |
      things/objects/items ~4 on ~1 your/the ~1 list | on your list & find/somewhere/hidden/among/cluttered/crammed/room/attic | crammed/cluttered/stuffed/messy ~4 find/somewhere/look/among`,
  },
  'horror-hide': {
    certain: `hear/hears/listen/find/see ~2 you ~2 breathe/move/step/coming/hide |
      crouch/crawl/tiptoe/sneak/creep/hide & behind/under/past/inside/dark/torch/candle/flashlight/lantern & it/he/she/him/monster/driver/thing/creature/killer/nurse/turn/ghost/granny`,
    sure: `not ~2 faint ~2 heart | best/better/play ~3 headphones | lights ~1 off ~3 dare/play`,
    not: `robber/robbery/police/heist | runner`,
  },
  'fighting-duel': {
    certain: `jab/punch/kick/uppercut/headbutt/elbow/grapple & duck/dodge/block/sweep/legs/bar/combo/knockout/floor/ropes |
      two ~3 in one ~2 out/stands/left`,
    sure: `bar/meter ~3 full ~6 big/special/finish/super/signature | land ~3 punch/blow/kick ~4 down/floor/out`,
    not: `kick ~1 in/off | enemy ~2 wave | ball ~2 kick | kick ~3 ball`,
  },
  'turn-based-combat': {
    certain: `then/before ~4 their/monster/enemy/foe/opponent/other/his/its ~4 turn/go/move/round & you/your/party/team/hero/four/fight/attack/battle |
      pick/choose/decide/tell/plan ~5 each ~6 do/does/attack/next & then/turn/enemy/monster/fight/battle |
      strike/act/attack/move/go ~1 first & fight/battle/turn/speed`,
    not: `score | card/board/letter/word/chess/dice | friend`,
  },
  tycoon: {
    certain: `company/firm/business/shop/line/railway/airline/stand/hotel/store/bakery/brewery/studio/farm/mine/factory ~6 into/to ~3 largest/biggest/richest/empire/chain/giant/leading/famous |
      set/decide/choose/raise ~4 price/fare/cost/wage/ticket/fee & company/shop/open/line/staff/customer/customers/money/next/visitor |
      begin/start ~3 one/single/small/tiny/rusty/little & company/railway/empire/hire/largest/richest/land/owner/network/business`,
    sure: `take ~1 on ~5 staff/worker/manager/master/clerk | own ~4 whole ~2 street/town/city/industry/market`,
  },
  'idle-accumulation': {
    certain: `tap/poke/click/hit/touch & earn/coin/money/gold/damage & hire/helper/buy/own/automatic/for_you/stop/machine/billion |
      does/do ~3 work/it/job ~3 for ~1 you & coin/money/hire/buy/upgrade/tap/factory |
      by ~1 itself/themselves & coin/money/grow/pile/earn/gold`,
    sure: `stop/stopped ~2 counting ~3 zero/digit | numbers ~3 big/huge/silly`,
  },
  'battle-royale': {
    certain: `##/hundred/sixty/fifty ~3 player/people/soldier/others & last/only ~3 one/left/standing/alive/win/leave |
      one ~3 leaves/left/remains/walks & ##/island/arena/zone`,
    not: `silly/party/jelly ~3 round/game`,
  },
  'party-minigames': {
    certain: `silly/quick/crazy/mad/short ~2 round/game/contest/challenge & out/last/crown/crown/eliminated/friends/everyone/others`,
  },
  'survival-craft': {
    certain: `chop/gather/cut & fire/camp/shelter/hut/roof/raft & night/dark/hunger/cold/eat/storm/wild/bear/wolf/survive |
      wash/washed/strand ~3 up/on/ashore & island/beach/knife/nothing/planet`,
    sure: `hunger ~2 cold/thirst/fatigue | roof ~3 over ~2 head`,
  },
  'branching-story': {
    certain: `answer/choice/decision/word ~6 change/shape/decide/lead/send/matter ~5 story/tale/ending/fate/plot |
      #/## ~3 ending/endings/ways ~3 end? & choose/choice/answer/decide/story/tale/love/lie |
      what ~2 do ~1 you ~1 say/answer/choose`,
    sure: `different ~1 ending | multiple/several/many ~1 ending`,
  },
  'tower-defence': {
    certain: `put/place/build/set ~4 archer/cannon/tower/turret/catapult/mortar & path/road/bend/gate/through/march/come/wave/corner |
      let ~1 nobody/none/no_one/nothing ~3 through/past/gate`,
    not: `tower ~2 fall/stack | clan/raid`,
  },
  'bullet-dodge': {
    certain: `ship/plane/jet/rocket/witch/fairy & slide/slip/weave/squeeze/dodge/thread & bullet/pellet/shot/fire/laser/between/bullets |
      sky/screen/air ~3 full ~2 bullet/pellet/shot/laser`,
  },
  sorting: {
    certain: `until/so_that/till ~2 each/every ~3 one/single/same ~2 color/kind/sort | color ~2 in ~1 its/own/right ~2 tube/box/jar/place`,
  },
  'circuit-racing': {
    certain: `first ~3 over/across/past/through ~2 line/flag/finish | # ~2 car/kart/bike/boat/horse & # ~2 lap`,
  },
  'aim-power-sports': {
    certain: `free ~1 kick & swipe/bend/curve/keeper/aim/flick/shoot/goal | penalty & shoot/keeper/goal/swipe/aim |
      flick/swipe/throw ~4 hoop/basket/rim | bend/curl/curve ~2 it/ball ~5 goal/keeper/wall/net`,
  },
  'block-placement': {
    certain: `drag/drop/place/put ~2 block/shape/piece & line/row/column/grid/8x8/10x10 & fill/clear/full/complete`,
  },
  'endless-runner': {
    certain: `run & jump & slide/duck/dodge/swerve | how ~1 far ~3 run | run ~4 as far as`,
    not: `door/key/exit/spike/boss`,
  },
  'roll-and-move': {
    certain: `roll/throw ~3 dice/die & token/pawn/piece/home/board/round`,
    not: `no dice`,
  },
  'colour-by-number': {
    certain: `tap/pick/touch/choose ~2 number & fill/color/paint |
      number & paint/crayon/brush/color & area/patch/field/cell/picture`,
  },
  'abstract-board': {
    certain: `surround/enclose/corner/capture ~4 stone/piece/disc/his/theirs/king/marble & board/stone/move/piece/opponent |
      no/without ~2 dice/luck & board/stone/move/piece/opponent`,
  },
  'level-map': {
    certain: `over/nearly/almost/around/about/some a? ## ~2 to_solve/to_tidy/to_clear/to_finish/to_beat/to_crack/to_play/to_sort/to_master/to_complete |
      ##/thousand/hundred ~3 to_solve/to_clear/to_finish/to_beat/to_crack/to_master/to_complete |
      ##/thousand/hundred ~3 =levels/=puzzles/=stages/=shelves/=nights/=courses/=worlds/=tables/=shifts & harder/easy/each/new/one/next/trickier |
      one/each ~2 harder/trickier/tougher than ~2 other/last/one/next/before |
      ##/hundred/thousand ~3 so_far/and_counting/to_go`,
    not: `## ~3 quest/mission/item/word/card`,
  },
  'meta-upgrades': {
    certain: `buy/pay/pays ~4 stronger/faster/bigger/better/sharper/thicker/longer & keep/stay/stays/for_good/forever/next/every/yours/permanent |
      stay/stays ~2 yours ~5 next | keep ~3 for ~1 good | carry/carries ~1 over ~4 next ~1 run/round/shift/game/try |
      bigger/larger/quicker/faster/sturdier/sharper ~3 @tool/boots/rucksack/backpack/bag/cart/pick/hook/wagon & make/trip/shorter/faster/further/more/every/each`,
  },
  'hero-growth': {
    certain: `fight/win/battle/survive/each/every ~4 grow/grows/get/gets/become/becomes ~1 stronger/better/tougher/mightier |
      get/gets/grow/grows/become/becomes ~1 better/stronger/tougher/braver ~2 after/with ~3 battle/fight/map/mission/each/every/win |
      hero/champion/fighter/companion/captain/knight & grow/get/become ~1 stronger/tougher/mightier |
      your ~2 fist/arm/hero/knight/captain ~2 get/grow/become ~1 harder/stronger/tougher/better/braver`,
    not: `enemy/monster/boss/beast/foe/zombie ~4 get/grow/become ~1 stronger | brain/muscle/town/city/base/gun/hull/ship/car/snake/player`,
  },
  'character-collection': {
    certain: `bring/win/call ~3 in/over ~2 new/more/##/another ~2 companion/ally/fighter/@hero |
      companion/ally/fighter/@hero ~2 to ~1 win_over/befriend | #/## ~1 @hero ~6 each ~4 own`,
    not: `new ~2 map/level | meet ~2 people`,
  },
  gacha: {
    certain: `pull/draw/knock/wish/pray/ring ~3 gate/portal/altar/shrine/well/star/bell/orb & companion/@hero/fighter/golden/rare/new/who |
      golden/legendary/rare/shiny/best ~1 one/ones ~3 seldom/rarely/hardly/luck/lucky/rare |
      you ~2 never ~2 know ~2 who/which ~4 get/draw/pull/come |
      capsule/crate/box/egg/shell/stone ~5 who/which ~3 inside/in_it/comes & rare/hero/character/friend/luck`,
  },
  prestige: {
    certain: `reset/restart/rebirth/reborn ~3 for/with/to ~4 stronger/faster/bonus/better/more/power/boost |
      begin/start ~3 anew/over/again/scratch/zero ~8 faster/stronger/bonus/richer/multiplier/than_before/quicker |
      sell/close/give_up ~2 everything/all ~5 begin/start/again/anew`,
    not: `league/season/rank/ladder/level/streak | die/died/death`,
  },
  'offline-earnings': {
    certain: `while/when/even_if ~6 pocket/bag/drawer/asleep/sleep/bed/away/closed/turned_off & work/money/coin/gold/earn/sell/cash/income/pile/bake/produce/fare |
      keep/keeps/go_on/goes_on ~1 coming/selling/rolling/earning/working/baking/digging/growing/producing & while/when/sleep/away/pocket/closed/night`,
    not: `die/hide/monster/run`,
  },
  'lives-energy': {
    certain: `use/uses/cost/costs/burn ~2 up? ~3 drop/heart/bolt/energy/battery/spark/life & wait/refill/fill/again/back/recharge/minute/hour |
      wait ~4 fill/fills/refill/full/charge/recharge ~3 again/up & can/bar/energy/heart/drop/battery/bolt/tank/move/play |
      three/five/3/5 ~2 try/tries/candle/bulb/spark/paw & wait/back/again/hour/minute/grow/new`,
    not: `heart ~3 over/above ~2 head | over/above their/his/her head | costs nothing`,
  },
  'hint-help': {
    certain: `whisper/suggest/show/tell/point/reveal/nudge ~4 what/where/which ~2 next/try/go/look/do |
      =staring/=stare/stuck/lost ~8 help/whisper/hint/light/nudge/show/friend/glow |
      take/step ~1 back ~3 pour/step/mistake/last/silly/card/tile/placement/move | undo |
      ask ~3 nudge/hint/clue/tip/pointer | get/add/use ~3 extra/empty/spare ~2 tube/bottle/slot/bottle/flask |
      know/knows ~2 where ~8 ask | if ~1 you ~1 ask ~2 nicely | ask ~2 owl/crow/cat/fairy/wizard/butler/parrot`,
    not: `look back | monster/killer/run`,
  },
  'story-chapters': {
    certain: `tell/learn/reveal/find_out ~6 who/why/what ~6 put/did/happened/left/vanished/were/killed/built |
      new/next/another ~1 episode/chapter ~6 every/each/week/friday/out/month/wait | episode ~3 out ~2 every/each |
      bit ~1 by ~1 bit ~4 understand/learn/find/see/piece | why ~6 never/came/left/vanished/gone/returned & understand/learn/find/discover/secret`,
    not: `season ~2 chapter | what ~3 next`,
  },
  'building-timers': {
    certain: `take/takes/need/needs ~3 #/##/several/few/couple ~2 hour/day/minute ~6 until/done/ready/build/built/roof/finish/finished/stands/complete/construction |
      ready ~2 in/after ~1 #/##/few ~1 hour/day`,
    not: `puzzle/level/finish_the_game/match/round/to_play/story`,
  },
  'world-expansion': {
    certain: `win/gain/free/open/claim/clear/buy/unlock/get ~2 more/new/next/extra ~1 land/plot/field/ground/space/island/area/forest |
      cut/clear/hack/burn ~2 back/away/down? ~3 bramble/bush/fog/forest/rock/thorn/weed & land/new/more/space/path/ground/plot/open |
      after ~3 comes ~2 @land/forest/beach/desert/mountain/valley/sea/mine`,
    not: `map/level ~2 every`,
  },
  'friends-gifting': {
    certain: `ask/beg/tell ~6 send/lend/give/share ~2 some/over/one/you/few/them |
      parcel/gift/basket/present ~4 doorstep/porch/door/mailbox/neighbor/friend |
      short ~2 of ~3 ask/friend/neighbor`,
    not: `customer/guest | email/feedback`,
  },
  'ranked-league': {
    certain: `rise/climb/go/move/step/fight/work ~4 from ~2 tin/bronze/copper/wood/wooden/iron/stone/clay/paper/amateur/rookie ~2 to/into/up |
      win ~6 rise/climb/up & lose ~5 slip/drop/fall/back/down |
      win ~2 often/enough/more ~6 silver/gold/next/higher/upper/top ~2 hall/league/table/class/group/room/division`,
  },
  leaderboards: {
    certain: `see/find_out/check/learn/know ~1 how/where ~6 compare/compares/rank/ranks/place/places/stand/stands/stack/fare |
      =compare/=compares/measure ~4 rest/everybody/everyone/world |
      highest/fastest/longest/best/tallest/biggest/quickest ~6 wall/list/everybody/everyone/all_to_see |
      beat ~2 your ~3 high_score/best/record/brother/sister & score/board/day/wall/list/others/friend |
      name ~4 top/first/board/wall/list/chalk & best/highest/fastest/score/time/record`,
    sure: `rank ~2 among | beat your ~1 high? score | global/world/worldwide ~2 rank/ranking/score/table`,
    not: `compare ~3 price/stat/answer/picture/card | best ~3 in ~1 the ~1 world | best ~3 of ~2 world ~2 chef/food`,
  },
  'realtime-pvp': {
    certain: `rival/opponent/enemy/everyone/everybody/player/racer/other/others/they ~4 is/are ~2 real/live/actual/human/living ~1 people/person/player/human/folks |
      live/real/living/actual ~1 people/person/human/opponent/rival/player |
      cut ~1 off ~2 other/rival/opponent/player | on the server |
      foe/rival/opponent/enemy/other ~4 somewhere/elsewhere ~6 phone/screen/world/you | just ~1 like ~1 you & foe/rival/opponent/player/phone`,
    not: `real people ~2 love | never ~3 real | real ~1 people ~2 story/made | real ~1 person ~2 answer/support`,
  },
  'async-pvp': {
    certain: `a/one/1 ~1 turn/move ~1 a/per/each/every ~1 day |
      turn/turns/move/moves ~3 sent/send/pass/wait ~4 player/opponent/friend/other/others |
      play/make/take ~2 your ~1 turn/move ~4 whenever/when/time | opponent ~4 same/turn/whenever ~2 time/later`,
    not: `turn ~3 monster/enemy/heroes`,
  },
  'co-op-play': {
    certain: `cover/heal/revive/help/protect/rescue/save/feed/carry ~1 each ~1 other | together or ~2 not/none/nobody |
      for ~1 two/2/three/four/4 ~1 friend/player/people/mate & together/each/team/side/cover/share/split |
      bring/take ~2 friend/mate/buddy ~2 along | two/2 ~2 of ~1 you ~4 side/together/back/share/save`,
    not: `chat ~3 help each other | community/forum`,
  },
  guilds: {
    certain: `##/thirty/twenty/fifty/forty ~3 under ~1 one/same ~1 flag/banner/name/roof | ride/fly/sail/fight ~2 with ~2 crew/gang/pack/band/clan |
      pool ~2 their/your/resources/parts | up to ~1 ##/thirty/twenty/fifty ~1 driver/member/captain/people/rider/pilot |
      thirty/twenty/fifty/forty/## ~2 of ~1 you/us ~4 table/flag/roof/name/hall/banner`,
    not: `lobby/match/race ~4 up to | up to ~3 player/online`,
  },
  'daily-quests': {
    certain: `@chore ~1 daily/everyday | new/fresh ~1 @chore ~2 daily/everyday/each_day/every_day/every_morning`,
    not: `no ~2 daily | no ~2 chore`,
  },
  tournaments: {
    sure: `win/play_for/fight_for ~1 =cup | knockout ~2 cup/round | cup ~3 final/finals/round`,
    not: `world ~1 cup ~2 team | cup ~2 tea/coffee`,
  },
  boosters: {
    certain: `bomb/rocket/fire/lightning/rainbow ~1 ball/balls/bubble ~4 help/clear/blast/special | special/power ~1 ball/bubble/bubbles |
      scissors/hammer/bomb/magnet/broom/wand/saw/rocket & out_of_the_way/stuck/ache/rescue/save/tight/give_up/for_free/cut`,
  },
  'boss-raids': {
    certain: `end ~2 each/every ~3 something/someone/somebody/he/she/it/monster/giant/guardian | something/somebody/someone ~2 huge/enormous/giant/big/massive ~2 wait/waits/waiting/lurk/stand`,
  },
  'avatar-cosmetics': {
    certain: `mix ~2 match ~4 @wear/face | dress ~4 @wear | change/choose/pick/design ~2 face/hair/clothes/outfit/hairstyle |
      put ~2 in ~2 dungaree/pajama/tutu/suit/boots/kimono/uniform/overall | knit/sew/buy/give/find ~4 @wear ~1 for | give/buy/knit ~2 your ~2 a? ~2 @wear`,
    not: `sword/armor/shield/gear/better ~5 wear | helmet ~2 ring | ring ~2 to_wear`,
  },
  'relationship-bonds': {
    certain: `heart ~2 of ~3 doctor/prince/princess/knight/smith/girl/boy/baker/king/outlaw/captain/duke/vampire & win/steal/earn/melt |
      fall ~2 in ~1 love ~2 with ~2 him/her/character/villager/one/them`,
    not: `love ~2 this/game | in the heart of the | queen/king ~2 hearts`,
  },
  'skill-tree': {
    certain: `choose/pick/decide/follow ~3 branch/path ~3 of? ~3 gift/skill/talent/power/magic/ability/follow`,
  },
  'decorate-renovate': {
    certain: `choose/pick/get/gets/add/put/buy/place ~4 wallpaper/bench/benches/stool/lamp/sofa/curtain/rug/fence/fountain/pond/couch/furniture/chair |
      make/turn ~4 garden/room/house/place/cafe ~4 pretty/beautiful/own/cozy/taste/lovely/nice |
      hang/put ~2 picture/lamp/lantern/curtain/painting/poster ~3 in/on/up ~2 den/room/wall/house/home/nest`,
    not: `hide/crouch/under/behind | chop/fire/survive`,
  },
  'life-sim': {
    certain: `bath/lullaby/nap/bedtime/diaper/tummy & bed/song/ball/play/hungry/feed/hug/cuddle/sleep/brush/love | pet/puppy/kitten/panda/bunny/dragon/baby/dog/cat ~4 hungry/sleepy/dirty/tired/bored & feed/wash/bed/play | tuck ~2 in | is ~1 yours & bath/feed/breakfast/sleep/play`,
  },
  'melee-action': {
    certain: `hit/bash/whack/punch ~3 whoever/everyone/anyone/everybody/thug/gang/goon/bandit | street/alley & fist/punch/pipe/bat/chair & thug/gang/fight/hit/beat/brawl`,
  },
  'realtime-strategy': {
    certain: `no/without ~3 turn/turns & while/same_time/send/already/wait/once | dig/mine/gather/harvest ~3 ore/gold/wood/crystal/stone & barrack/army/soldier/rider/troop/tank | raise/train ~2 barrack/army/soldier/rider/pikeman/tank`,
  },
  'queue-jam': {
    certain: `rope/knot/cable/thread/wire & tangle/untangle/peg/muddle/across/cross/untie/unravel | untangle | unravel ~3 rope/knot/thread/cable/yarn`,
  },
  'ball-bounce': {
    certain: `ledge/shelf/edge/front & coin/penny/pennies/money & tumble/fall/push/slip/drop/shove`,
  },
  'social-deduction': {
    certain: `only ~1 look/pretend/act ~3 like/sheep/friend/crew/human & night/vote/out/find/kill/disappear | at ~1 night ~4 disappear/die/dead/killed/vanish & morning/vote/everybody/who/one | send/sent/throw/vote ~4 out & everybody/morning/discuss/argue/shout/who/traitor`,
  },
  'sports-match': {
    certain: `pass/dribble/dunk/tackle & hoop/goal/net/defender/keeper/opponent`,
  },
  'aimed-shooting': {
    certain: `aim/peek/lean & fire/shoot/trigger/reload/bullet & cover/corner/wall/enemy/squad/soldier`,
  },
  platforming: {
    certain: `leap/jump/hop ~4 ledge/gap/platform/spike/roof/cliff/chasm & fall/pit/door/spike/exit/coin/far`,
  },
  'farm-production': {
    certain: `sow/plant & wheat/corn/crop/carrot/seed & sell/bake/mill/market/barn/bread/feed`,
  },
  'city-building': {
    certain: `lay ~2 road/street & house/school/tax/people/shop/power | people/families ~2 move ~1 in & road/house/town/tax/school`,
  },
  'trivia-quiz': {
    certain: `# ~1 answer/answers & only/one/right/correct/wrong | who ~1 knows ~1 more | capital/river/president/film ~6 question/answer`,
  },
  'rhythm-tap': {
    certain: `in ~1 time ~2 with ~2 music/song/beat/drum | hit/tap/catch ~4 on ~1 the ~1 beat`,
  },
  solitaire: {
    certain: `red ~2 black & card/pile/column/king/queen | card ~4 one/1 ~2 higher/lower`,
  },
  'wheel-spin': {
    certain: `wheel & once/each/every/daily/free/nothing ~2 day/morning/spin/turn/prize | once a day ~6 wheel`,
  },
  'collection-album': {
    certain: `all ~2 #/##/twelve/ten/nine ~3 kind/set/sort & bonus/reward/own/complete/prize | whoever/once/when ~4 complete/own/all ~3 set/kind/page`,
  },
  'daily-login': {
    certain: `parcel/letter/basket/envelope/goodie/box ~6 every/each ~1 day/morning | each/every ~1 morning/day ~4 you ~2 look/come/open/drop/visit`,
  },
  chat: {
    certain: `own ~1 voice ~2 or ~1 write/type | speak/talk/shout ~5 write/type`,
  },
  'battle-pass': {
    certain: `forty/fifty/sixty/##/thirty ~2 step/steps/rung/page/tier & month/season/paid/gold/free & reward/prize/present/side/gift`,
  },
  'rewarded-ads': {
    certain: `short ~2 film/clip/video/commercial & double/free/again/more/extra/second`,
  },
  'offline-play': {
    certain: `also ~1 without ~2 signal/network/internet | underground/tunnel/plane/mountain ~4 too/works/play/as_well`,
  },
  'limited-events': {
    certain: `until/till ~3 moon/snow/lantern ~4 gone/melt/out | for ~1 one ~1 week ~1 only | this ~1 week/weekend/month ~1 only`,
  },
};
