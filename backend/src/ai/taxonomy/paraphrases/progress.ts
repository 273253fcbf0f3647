import type { Paraphrases } from '../taxonomy.types.js';

/** Paraphrases of progression and retention. */
export const progressParaphrases: Paraphrases = {
  'level-map': {
    certain: `##/thousand/hundred ~3 =levels/=stages/=boards/=puzzles/=layouts/=shifts/=rooms/=ponds/=reefs/=tracks/=panels/=holes/=floors/=maps/=boxes/=plates/=chapters/=cases/=kitchens |
      @stage ~2 and counting | thousands/hundreds/dozens of ~4 level/stage/board/puzzle/layout/map/mission/challenge/track/room/hole/shift/floor/dungeon/case/jigsaw |
      over/more_than ~1 ## ~3 =levels/=stages/=puzzles/=challenges`,
    sure: `##/thousand/hundred & =levels/=stages/=puzzles/=boards/=rooms & world/city/valley/kingdom/hand/each/in/across/new/fresh |
      #/## ~3 @stage ~3 in/across/each/per ~1 #/each/every |
      new/fresh/more ~1 level/stage/board/puzzle/map/world/chapter/mission/room/case/floor/track ~3 every/each/on/first/week/month/monday/thursday/friday/tuesday |
      # ~2 world/kingdom/valley/island/chapter/city ~3 ##/#/twelve ~2 room/@stage`,
    not: `## ~2 player/people/friend/hero/card/weapon | map ~2 size | ## ~2 ship/captain/boat |
      square/board ~1 game | # board game | player ~2 board | board ~2 at once | ## ~1 by | daily puzzle | each/every ~1 day |
      track ~3 from ~2 chart | ## ~3 word | cut scene`,
  },
  'player-level': {
    certain: `xp | gain/earn ~2 experience | rank/level ~3 up & unlock/open & you/your/new/feature/account`,
    sure: `rise/climb ~3 from ~3 rookie/recruit/novice/apprentice ~3 to | reach ~2 level ## |
      higher ~2 your ~1 level/rank`,
    not: `love/great/gaming/fun/play/learning/relaxing/best/unique/immersive/user/real/amazing/new ~1 experience |
      years ~2 experience`,
  },
  'meta-upgrades': {
    certain: `permanent/permanently/forever/for_good/every_future/next_run & upgrade/improve/bigger/better/faster/stronger/start/learn/research/bonus/boost/easier |
      @spend & @money & better/faster/stronger/hotter/workshop/easier & @tool/start/future/yourself/speed/power/every/you/stat |
      better/faster/hotter/stronger ~3 @tool ~4 work/cook/keep/serve/calm/tip/earn/faster |
      between ~2 run/attempt/game/round/mission ~5 upgrade/buy/improve/stronger |
      upgrade/improve ~2 your ~2 @tool/power/speed/damage/health/stats`,
    sure: `longer ~1 legs | bring ~1 home ~3 scrap/loot/gold |
      even ~2 if/when ~2 you ~1 fail/lose/die ~6 keep/stronger/upgrade |
      upgrade & speed/damage/health/capacity/magnet/luck/stat/power/skill |
      make ~3 start/next ~3 bigger/easier/stronger`,
    not: `upgrade ~2 to ~1 premium/pro/full | better ~1 brain/focus |
      upgrade ~3 hero/character/champion/car/building/base/house/castle/city/town |
      customer/brain/memory ~2 better | upgrade ~3 membership`,
  },
  'skill-tree': {
    certain: `branch/path & talent/skill/ability/choose/two/late/class & hero/captain/turret/character/heal/burn/two/late/choose/unlock/into/each/split/pick |
      talent/skill/perk ~2 point/tree/branch/build | choose/pick ~3 class/path/specialization/perk/branch |
      research ~3 technology/tech/tree/new | mix/combine ~3 skill/perk/ability/talent | respec`,
    sure: `class & mage/warrior/archer/knight/healer/rogue/paladin/assassin | evolve your build |
      evolution ~2 disease/trait/symptom | unlock ~2 new ~1 skill/ability/spell`,
    not: `skill ~2 game/test/memory | improve/test/hone/sharpen ~3 skill | first/world class |
      choose ~2 path ~3 story/adventure | class ~2 school/room/mate |
      driving/thinking/brain/math/language ~1 skill`,
  },
  'hero-growth': {
    certain: `@hero & level_up/train/upgrade/evolve/awaken/ascend/promote/strengthen/power_up/feed & copy/copies/duplicate/shard/scroll/star/grade/stronger/potential/bronze/ceiling/max |
      copy/copies/duplicate/shard/fragment & star/raise/shine/wings/evolve/unlock/better/upgrade/ceiling/awaken/rank/@hero/grow/she/he/them |
      level up ~4 @hero/after/every | hero/champion/warrior/commander/captain ~3 level ~1 up |
      train ~4 @hero/sailor/brute/witch/them | train/raise/grow/upgrade/evolve/level ~1 up? ~3 @hero`,
    sure: `hero/champion/captain/general/baller ~3 star/grade/tier | from ~1 one ~1 star |
      reach ~3 full potential | unleash ~3 potential | grade/rank ~2 up ~3 @hero/unit/troop |
      troops/troop/unit ~4 train/upgrade/stronger/level`,
    not: `star ~2 level/stage/rating/hotel/rated | train ~3 brain/mind/memory/yourself/skill | earn ~2 star |
      ride/catch ~2 train | train station | golden ticket | movie star`,
  },
  'character-collection': {
    certain: `#/## ~2 @hero ~4 unlock/recruit/collect/choose/sign/summon/gather |
      ##/dozens/hundreds ~2 hero/champion/warrior/fighter/general/brawler/baller/legend/dragon/creature/robot/fellow/superstar |
      collect/recruit/unlock/gather/assemble/sign/summon/enlist/hire/discover ~4 @hero |
      @hero ~4 to ~1 collect/unlock/recruit/sign/summon/train |
      choose/pick ~3 from ~3 #/##/dozens/hundreds/roster ~2 @hero |
      @hero & roster/lineup/collection/cast & wide/growing/huge/diverse/unique/build/ever`,
    sure: `#/## & @hero & common/epic/legendary/rare/immortal/class |
      ## ~1 brawler/baller/captain/fellow/dragon/creature/critter/driver/pilot/superstar/unit |
      @hero ~2 join ~2 your |
      build/create/form ~3 ultimate/dream/best/perfect ~1 team/squad/army/crew/party ~4 @hero |
      each ~4 with ~3 own/unique ~2 skill/ability/power/story | unlock ~3 new ~2 @hero/animal/runner/cat`,
    not: `## ~3 player/people | ## ~1 captains/bosses ~4 five_days/week/regatta/fleet | meet ~3 character |
      hire ~3 staff/worker/moles | ## ~2 hour/minute/day | fleet/guild/clan/alliance ~2 of ~2 ## |
      ## ~2 friend | children/kids | ride ~3 dragon | main character |
      skin/costume/outfit ~4 hero/character | unlock ~3 chapter | cast ~2 spell/line`,
  },
  'rarity-tiers': {
    certain: `common/rare/epic/legendary/mythic/rusty/immortal/starlight/wood & legendary/mythic/epic/immortal/starlight & from/to/@hero/@gear/card/tier/color |
      from ~1 common ~3 to | rarity | purple/golden/orange ~1 rifle/sword/gear/weapon/item/card/loot |
      color/tier/grade/level ~2 of ~1 rarity`,
    sure: `legendary/epic/mythic ~1 drop/pull/card/loot/skin/gear/item/weapon | super ~1 rare | ultra ~1 rare`,
    not: `legendary/epic ~1 battle/adventure/game/story/quest/journey/world/fight/boss/duel/war/race/studio/singer |
      rare ~2 animals? species/wildlife/opportunity | epic ~3 battle/adventure/quest`,
  },
  'inventory-gear': {
    certain: `equip/find/bolt/forge/craft/swap/collect/loot/upgrade/wield & sword/armor/boot/helmet/rifle/gun/gear/weapon/vest/shield/blade/axe/staff/bow/rod/lure/relic/equipment/arsenal/saw/flamer |
      sword/armor/ring/boot/helmet/rod/rifle/weapon/gear/blade/bow & stat/socket/rarity/random/upgrade/better/legendary/mythic/common/equip/rusty/enchant/loot/wear_out/drop |
      better ~2 rod/armor/weapon/gun/sword/gear/lure`,
    sure: `socket | loadout | arsenal | treasure ~2 gear | attachment |
      weapons ~4 unlock/upgrade/choose/collect | guns ~3 wear | ## ~2 weapon/gun/sword`,
    not: `no weapon/guns/gun/weapons | gear ~2 ratio/box/shift/up/manual | word/letter ~1 sword | fishing boat |
      wedding/diamond/key/boxing ~1 ring | ring ~2 of ~2 letter | engine/turbo/camber | ring/bell |
      clothes/hat/scarf/skirt`,
  },
  'building-timers': {
    certain: `take/takes/need/needs/last/wait/waits ~3 hour/day/minute/long & build/raise/upgrade/furnace/workbench/dairy/hall/citadel/job/construction/castle/wall/big/speed/finish/spend/unless/shorten/barn/tower/them |
      finish ~4 instantly/on_the_spot/now/at_once & @money/build/job/ticket/building |
      raise/upgrade/improve ~3 hall/citadel/castle/town_hall/headquarters/keep/hq/furnace/base/building/wall |
      second/extra/another/more ~1 carpenter/builder/worker/architect`,
    sure: `builder ~2 busy/free | speed ~1 up ~4 build/construction/research/upgrade |
      big ~1 ones/jobs ~3 day/hour`,
    not: `no wait/timer | chest/crate/bag/box/egg ~4 hour | heart/life/energy/lives ~4 minute/hour |
      round/match/game/level ~4 minute | play ~2 last`,
  },
  'decorate-renovate': {
    certain: `renovate/restore/decorate/redecorate/redesign/rebuild/furnish/refurbish/remodel/repair/fix/paint/repaint ~3 @home |
      decorate/furnish/repaint/beautify/makeover ~4 @home/room/wall/@place |
      bring ~4 back ~2 to ~1 life/glory & @home/aquarium/garden/old/@place |
      put ~1 up ~3 shelf/lantern/curtain |
      pick/choose ~4 roof/wallpaper/sofa/floor/curtain/furniture/color/tile & star/@home/room/shed/new/harbor/style |
      earn/use/spend ~3 star/stars ~4 @fix/paint/build/furnish/decorate |
      new look ~3 @home/each/room/@place/restaurant/every`,
    sure: `fence/fountain/flowerbed/bench/statue & put/place/wherever/decorate | wallpaper |
      make ~3 home ~2 your own | cozy ~3 home/cottage/house/room ~4 design/own/furnish |
      @fix ~3 abandoned/ruined/forgotten/old ~2 @home/place | @fix ~3 @home`,
    not: `paint ~4 car/ride/job/by/number | fix ~2 bug/issue/crash/problem | restore ~2 purchase |
      repair ~2 car/gear/weapon/ship | home ~2 screen | deck/dragon ~1 back |
      picture/page/number ~3 paint/color | sweet home ~1 run | restore ~3 peace/order/balance`,
  },
  'world-expansion': {
    certain: `buy/unlock/open/reach/reveal/clear/expand/discover ~4 @land & new/next/more/beyond/river/hill/license/open/fog/across/far/progress/expand/unlock/then/land |
      next ~1 @land ~2 open/unlock/wait/await |
      new ~2 @land ~4 open/unlock/wait/discover/explore/await/join | unlock ~3 new? ~1 @land | push ~3 fog |
      through/beyond/across ~3 fence/river/gate/mountain/sea & lie/lies/orchard/land/new/wait/next/hill`,
    sure: `#/## ~2 lake/island/planet/world/kingdom/realm/biome ~3 explore/discover/unlock |
      travel ~4 from ~3 to | pull/cut ~2 out/down ~3 bush/tree/rock ~8 room/space/land | make room for |
      # ~2 lake/island/planet/biome/realm ~3 explore/open/unlock/discover`,
    not: `around the world | world ~2 cup/champion/record/war/class | unlock ~2 next ~1 level | word/map of |
      players ~3 world | open world | new ~1 world ~1 record | save the world | world's | in a world |
      kitchens from`,
  },
  prestige: {
    certain: `start ~2 again/over/fresh/anew & stronger/faster/bonus/multiplier/keep/relic/twice/quicker/boost/bigger/permanent/this_time |
      sell/give/reset/burn ~3 everything/all/whole/it_all & start/begin/again/over/faster/bonus/keep/angel/multiplier |
      sacrifice ~3 progress | =rebirth/reincarnate`,
    sure: `this time ~4 quicker/faster/twice | begin ~2 from ~1 floor/level/zero/scratch ~6 keep/faster`,
    not: `die ~3 start ~1 again/over | start ~1 over ~2 level | everyone ~3 begin`,
  },
  'story-chapters': {
    certain: `chapter/part/episode/act & story/mystery/secret/family/tell/truth/plot/tale/unfold/reveal |
      #/twelve ~2 chapter/episode/act |
      who ~4 was/is/did/are ~6 lady/girl/man/stranger/letter/photograph/killer/queen |
      why ~2 did ~5 leave/vanish/disappear/suddenly/go | what ~1 =happened |
      tale/story ~3 about/of ~4 who/that |
      mystery & family/town/sister/house/behind/old/disappear`,
    sure: `uncover/unravel/reveal/learn ~4 truth/secret/mystery/past | left ~1 you ~3 house/farm/lighthouse/inn/cafe/mansion/shop | read ~2 tape/diary/letter/journal |
      your ~1 sister/brother/father/grandpa/grandma/aunt ~4 wrote/vanished/disappeared/left/missing |
      tell ~3 bit/part ~1 more | cutscene | voice ~1 acted/acting | forgot ~2 name |
      follow ~3 story`,
    likely: `campaign`,
    not: `no story | instagram/facebook ~1 story | success stories | story ~1 builder/maker |
      share ~3 story/stories | solve ~2 puzzle | learn ~2 secret ~2 chef/recipe | secret ~2 word | toy story | top secret |
      your own story`,
  },
  achievements: {
    certain: `#/## ~3 achievement/medal/badge/trophy/plaque/trophies |
      medal/badge/plaque/milestone & earn/unlock/collect/wall/for/achieve/complete/people/show |
      achievements | earn/collect/unlock/win ~3 badge/medal/plaque`,
    sure: `trophy/trophies & unlock/complete/collection/room/case/cabinet/hundred_percent | badges/medals`,
    likely: `bragging rights`,
    not: `trophy/trophies ~4 league/arena/move/climb/rank/road/takes/ladder | sheriff badge |
      take/takes/lift ~2 the ~1 trophy | win ~3 trophy | gold medal ~2 olympics`,
  },
  'collection-album': {
    certain: `complete/fill/finish/full ~4 album/set/page/book/case/collection/cookbook/register/catalog/log/encyclopedia/journal/sleeve |
      album/cookbook/register/field_book/scrapbook/catalog/encyclopedia/pokedex/journal/museum/logbook & card/sticker/stamp/find/fill/collect/page/enter/write/recipe/full/finish/every/catch/new/complete |
      collect/find/gather ~2 all ~2 ##/sticker/moth/stamp/postcard/butterfly/figurine |
      trade/swap ~4 card/sticker ~4 friend/mate/player/set/album/missing |
      missing ~3 card/sticker/piece & set/album/trade |
      #/## ~3 to ~1 find/collect/discover ~6 enter/register/book/album/case/log/journal`,
    sure: `fill ~2 log/album/shelf/case/museum |
      sticker/postcard/souvenir/figurine/stamp ~4 collect/season/set/find/album | set ~2 is ~2 worth |
      whole/full ~1 set`,
    not: `set ~2 record/sail/off/up/free/timer | puzzle/game/song/hits ~2 collection | music album |
      photo album | tile ~2 set | skill/tool/chess/rule ~1 set | fill ~4 row/line/board/slot/tray |
      collect all ~2 coin/star/key`,
  },
  'avatar-cosmetics': {
    certain: `@wear ~4 to wear/unlock/collect | dress ~4 as/in/up |
      costume/outfit/=skins/pajama/pyjama/mitten/veil/moustache/hairstyle | looks/cosmetic ~1 only |
      your/own/create/customize ~1 face/hair/coat/avatar/look/appearance |
      put ~3 in ~2 raincoat/spacesuit/tuxedo/hat/costume |
      change/pick/choose/customize ~3 background/table/board/card_back/theme | card =backs |
      make ~2 look ~3 own/cool/unique/silly | put on/pick/choose ~3 @wear`,
    sure: `outfits ~2 for | emote/dance/sticker ~3 victory/unlock/show/off |
      theme/background & board/change/choose/pick/different |
      # ~1 =skins/=hats/=costumes | pick =yours | stand ~1 out ~3 crowd`,
    not: `dark mode | skin ~3 care/cook/mine/gather | dress ~2 client | hat trick | wear ~3 out/off |
      body/car ~1 kit | wolf | helmet/armor ~3 stat | face ~3 boss/enemy/opponent/challenge/off |
      look ~3 for/under/at/out | story theme`,
  },
  'garage-tuning': {
    certain: `engine/turbo/gearbox/chassis/tire/nitro/suspension/camber/brake/exhaust/body_kit/spoiler/rim/gear_ratio/bodykit & swap/upgrade/tune/drop/install/part/buy/better/fit/bolt/boost/improve/max/customize |
      ## ~3 @vehicle/machine/rig/ride/model/truck |
      paint/wrap/livery/decal/vinyl/chrome/horn & car/truck/it/ride/own/wheel/job/ugly/your/engine/bike/rig |
      collect/buy/unlock/own/build ~4 @vehicle/machine/ride/rig/supercar & garage/dream/##/new/fast/classic/road/license/upgrade/legendary |
      fill ~2 garage`,
    sure: `licensed ~2 machine | your own horn/chrome/paint/livery | horsepower | upgrade ~3 @vehicle |
      machines ~3 from ~3 nissan/mazda/toyota/maranello/bmw/honda/audi/ford`,
    not: `gear ~3 up/armor | parking ~1 garage | tap ~3 car | car ~3 park/jam/color | slot/washing ~1 machine |
      in a garage ~3 again | paint ~2 house/cafe/wall | food truck | brewery | puzzle | start ~3 garage`,
  },
  'pets-companions': {
    certain: `pet/puppy/companion/buddy/sidekick/fairy/parrot & follow/side/beside/alongside/fetch/tag_along/pick_up/bonus & you/your/battle/fight/coin/loot |
      a ~2 puppy/dog/cat/pet ~3 follow | adopt ~4 puppy/kitten/dog/cat/pet/companion/dragon |
      raise/feed ~3 pet/companion/familiar`,
    sure: `mount/companion ~3 ride/collect/unlock/tame/bond | pets to | helmets and pets |
      faithful/loyal/furry/trusty ~1 companion/pet/friend/dog/mount/horse`,
    not: `cat/owl ~2 will/look | pet ~2 hotel/salon/shop/rescue | hot dog | card | follow ~2 us | cat hotel |
      cat/bird ~2 simulator | fairy tale`,
  },
  'relationship-bonds': {
    certain: `=kiss/flirt/romance/marry/wedding/affection & him/her/character/villager/someone/boy/girl/heart/gift/choose/story/date/you |
      win ~2 their/his/her ~1 heart/trust/love | get ~1 close/closer ~1 to ~1 him/her/them |
      fall ~2 for ~2 him/her/boy/girl/prince | become ~1 friends ~2 with`,
    sure: `bond/friendship/relationship & character/companion/villager/grow/deepen/build/npc/hero/resident/gift |
      grow ~1 closer | heart ~1 event | dating | befriend ~3 villager/character/local/npc/townsfolk`,
    not: `you'll/youll/we/will ~2 love ~2 this/it/these/game | if ~1 you ~1 love/like |
      love ~2 puzzle/game/word/card/animal/to | loved by | trust ~2 nobody/no_one/us |
      fall ~2 in_love ~2 with ~2 game/this | fans ~2 love | players ~2 love | beloved |
      made ~2 with ~2 love | glove | you ~1 love | love ~3 merge/match`,
  },
  'daily-login': {
    certain: `@reward/something/coin/surprise/present/stack/chip/treat ~5 every/each ~1 day/morning |
      every/each ~1 day/morning ~5 present/gift/surprise/stack/chip/freebie/bonus |
      come/check/drop/walk/log/sign/pop ~2 back/in/by ~4 day/daily/tomorrow/morning ~6 @reward/present/bonus/gift/free |
      @reward ~4 for ~3 log/showing_up/coming_back/return/each_day |
      daily ~3 present/gift/freebie/bonus/reward/surprise/treat/chest | something ~4 every/each day`,
    sure: `each/every day you ~2 walk/come/return/log/open/play | just for ~2 log/show/open/come |
      days ~2 calendar ~4 @reward | on the house each/every`,
    not: `puzzle/challenge/quest/task/mission/board/deal/dare/errand/chore ~4 every/each ~1 day |
      every/each ~1 day ~4 new ~2 puzzle/challenge/board/level | spin ~4 wheel | hour ~2 energy |
      daily ~2 puzzle/challenge/quest`,
  },
  'daily-quests': {
    certain: `#/few/small/new/fresh/handful ~3 @chore ~4 each/every/per/a ~1 day/morning/noon/week/midnight |
      @chore ~3 each/every/a ~1 day/morning/week/noon | daily/weekly/everyday ~2 @chore | =dailies |
      new/fresh/one/a ~4 puzzle/board/deal/round/drawing/level/game/word/crossword/sudoku/quiz/mystery ~4 each/every/a/per ~1 day/morning/noon/midnight |
      puzzle/deal/word/board/challenge/case/question of the day |
      puzzle/board/deal/round/one ~4 at ~2 midnight/noon/six/dawn/morning | a deal a day |
      calendar ~3 challenge/puzzle/pin | each/every ~1 day/morning ~5 @chore/puzzle/challenge/board/deal`,
    sure: `crown/pin/cup/trophy ~4 month/day | finished day ~2 month | @chore ~2 on ~2 board |
      daily ~3 challenge/level/puzzle`,
    not: `levels every ~1 day/week | free ~3 every day | gift/bonus/reward/energy/coin ~2 every/each day |
      everyday life | one game ~2 a day | a day ~2 spa`,
  },
  streaks: {
    certain: `#/three/five/ten/3 wins? ~3 in a row & win/bonus/reward/lose/keep/double/set/fire/unlock/gift/loss/start/gull |
      win/wins/win_streak ~4 in a row | how many days | unbroken | without ~2 a? loss/miss/losing/missing |
      days ~2 in a row | keep ~3 alive/flying/going & streak/flame/bonus/chain/lose/run/winning/fire |
      flame & skip/day/grow/keep | keep/keeps ~1 winning ~4 gift/reward/bonus/start |
      longest ~2 run ~4 miss/win/day | dont/not ~2 skip ~1 one/day/a`,
    sure: `keep ~1 winning | kept it up | row ~2 double/bonus`,
    likely: `lose ~5 start/back ~2 zero`,
    not: `line/gem/candy/piece/disc/tile/daisy/cherries/match ~4 in ~1 a ~1 row |
      in a row ~4 board/disc/piece/clear/vanish/explode | bingo | without losing ~2 progress/weight`,
  },
  'lives-energy': {
    certain: `heart/lives/tries/stamina & refill/wait/minute/hour/ask/send/run_out/out_of/spare/lose/five/minus/friend |
      out of ~2 heart/lives/energy/tries/life/stamina | #/five/5 ~1 heart/lives/tries |
      send/ask/lend/bug/hand ~4 heart/lives |
      energy ~3 refill/come/back/recharge/restore/wait/run_out/cost | one ~3 grows? back ~3 minute/hour |
      new one ~2 every ~2 #/half/thirty`,
    sure: `minus ~1 one ~1 heart | spare ~1 lives/hearts | lose ~2 a ~1 heart/life | refill |
      extra ~1 tries/life/lives`,
    not: `save/change/lost/real/our/their/second/city/farm/social/love/night/daily/nine ~1 lives/life |
      heart ~2 of ~3 kingdom/city/story | touching/open/break/steal/win/heart_warming ~2 heart |
      hearts ~2 spades/card | heart of | bring ~4 to ~1 life | come ~3 life | real life | rest ~2 life |
      energy ~2 drink/blast | extra heart ~3 hand | one/single life | life ~2 story/simulation |
      high energy | life ~2 hack | whole heart | life ~1 with | cat ~1 life | full ~1 of ~1 life/energy |
      heart ~2 racing/pounding/melt/content | what ~2 you ~3 learn`,
  },
  'offline-earnings': {
    certain: `while/when/even_if/even_when ~3 work/away/sleep/offline/closed/gone/pocket/not_playing/asleep/rest/bed/school/lunch & work/earn/money/income/collect/gold/fare/fight/mine/produce/grow/cash/boil/run/go_on/profit/keep/loot/coin/resource |
      come/get ~2 back ~6 full/pile/stack/rich/heap/mountain/overflowing |
      overnight & gold/coin/money/pile/earn/cash/profit/stack | sleep ~6 rich/earn/money/profit/gold`,
    sure: `keeps ~1 earning/mining/fighting/producing | fight on while | whether you look ~1 or ~1 not |
      wake ~1 up ~4 gold/cash/loot/riches`,
    not: `play ~2 while ~2 offline | sleeping ~1 baby | puts ~2 to sleep | help ~2 sleep |
      while ~2 wait ~2 bus | sleep better | break ~2 in ~3 sleep | they sleep`,
  },
  'timed-chests': {
    certain: `chest/crate/bag/box/vault/safe/egg/capsule & hour/wait/take/unlock/open/crack/unzip/timer/minute & hour/minute/wait/open/win/reward/timer/card/loot/crack/unzip/key |
      open/unlock/crack ~3 chest/crate/vault/lootbox |
      chest/crate ~3 win/earn/after/full/loot/reward/card/treasure`,
    sure: `chests/crates | treasure/loot/mystery/surprise/reward ~1 chest/crate/box/bag | bag ~3 =hours |
      key ~3 chest/vault`,
    not: `pirate chest ~2 jigsaw | box ~3 color/match/fill/screw/sort/move/close | egg ~3 hatch/breed/nest |
      no loot/chest/crate | box/crate ~2 smash/push/jump/burn/wooden | lunch/letter/toy/tool/sand box |
      in app | jar | punch ~1 bag | suitcase | wait ~2 in ~2 box | egg/box puzzle`,
  },
  'wheel-spin': {
    certain: `spin/turn/roll ~4 wheel | wheel ~5 spin/morning/day/daily/free/prize/fortune/luck/turn/once |
      free ~3 pull/spin ~3 hour/day | pull ~2 lever |
      try ~1 your ~1 luck & spin/wheel/scratch/daily/day/prize | scratch ~4 win/prize/card/ticket`,
    sure: `lucky ~2 spin/draw/wheel/box | spin ~4 free/daily/day/morning/prize/win`,
    not: `steering/behind/car/front/tilt/four/hot/letter/training/rear wheel | ring/wheel ~3 letter |
      block ~4 wheel | wheel ~4 button/tilt/tire/turbo/race/drive/truck | spin ~3 reel/slot/slots/jump/ball/rise |
      slot machine`,
  },
  'comeback-rewards': {
    certain: `new_player/newcomer/beginner/sign_up/welcome/first_day & gift/bonus/reward/present/free_coin/chip/summon |
      start ~2 with ~3 ##/million/thousand | back after ~2 break/while |
      welcome/returning/comeback ~2 @reward/gift/pack/present | missed ~1 you | redeem ~2 code |
      promo/gift/coupon ~1 code`,
    sure: `welcome ~1 gift | to get you started | pre register`,
    not: `start ~2 with ~3 small/easy/two | new levels | free to ~1 download/play/start/install |
      download ~2 free | each day | start free ~1 trial`,
  },
  'hint-help': {
    certain: `stuck & hint/help/show/reveal/tip/clue/owl/cat/bulb/skip/ask/nudge/answer/friend |
      undo/takeback | rewind ~3 move/turn/mistake/step/shot/last | take ~2 back ~4 move/turn/unlimited/many/like |
      rewind/undo ~4 move/step/turn/mistake | show ~1 me ~2 how/move/hint |
      reveal/turn_over ~2 letter/answer/square |
      light/show/point ~4 drawer/square/overlook/couple/move/patch/pair/bulb/hint | light ~1 bulb |
      ask ~4 would ~2 do/have_done |
      hint/tip/clue/nudge ~4 stuck/need/when/solve/free/help/tough/tricky/if | finish it for me | loupe |
      cant ~1 spot/find & last/can/hint/show`,
    sure: `wrong turn | mix ~2 up ~2 pile | skip ~3 level/puzzle/question | unlimited ~2 undo/take/hint |
      helping hand`,
    not: `stuck ~3 island/traffic/parking/space/jam/dungeon/planet | help ~2 wanted |
      friend/family/villager/animal/town ~3 help | customer | get ~1 stuck ~1 in |
      tip/tips ~3 cook/serve/spend/combo/customer/table | go back ~2 in_time/school/home/past | steal back`,
  },
  boosters: {
    certain: `bomb/rocket/hammer/magnet/drill/blender/broom/tow_truck/beehive/scissors/extra_moves/extra_time/extra_hole/extra_slot & clear/destroy/remove/use/tight/stuck/hard/tough/level/row/board/pile/past/shift/wipe/blow & help/clear/use/row/board/level/tight/stuck/past/if/when/tough/pile |
      extra ~2 move/time/hole/slot/bay/turn/space/card/cards | get ~2 you ~1 past/through/out |
      when/if ~2 it? ~2 get/gets/goes/got/go ~2 tight/tough/hard/tricky/wrong/rough/hot/sticky |
      blow ~4 row/board/column/away | wipe/clear ~4 whole ~2 row/board/line/column | play/use ~2 a ~1 wild |
      add ~2 five/5/# ~2 card/move/second | power =ups | fifty fifty`,
    sure: `helpers/tools ~4 tight/level/stuck/tough/clear | eats everything | wild ~1 card |
      rainbow/color/fire ~1 =ball & level/clear/blast/wipe | instant ~2 cook/grill/serve/finish |
      shuffle ~2 board/pile`,
    likely: `magnet`,
    not: `rocket ~2 league/science/ship/launch/to/build | shield/potion ~4 sword/armor/enemy/craft |
      drill/hammer ~4 mine/dig/build/saw/arm | shuffle ~3 deck/path/new | fan of | fans |
      bomb ~2 defuse/plant/disposal/crew | extra ~2 time ~2 family | get ~2 you ~2 out ~3 bed |
      hammer ~3 sketch/scribble/fall | fan/hammer ~3 club | freeze ~2 cold/winter | saws ~1 drills`,
  },
};
