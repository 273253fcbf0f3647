import type { Paraphrases } from '../taxonomy.types.js';

/** Paraphrases of monetization, live operations, social features and access. */
export const moneyAndPeopleParaphrases: Paraphrases = {
  gacha: {
    certain: `summon/pull/ring/wish/recruit & banner/odds/guarantee/guaranteed/pity/token/ticket/see_who & @hero/who/odds/guaranteed/banner/pity/gold/double/star |
      ten/10 ~1 draw/pull/summon | doubles ~2 her/his/their ~1 odds |
      see ~1 who ~2 step/come/appear/answer | open ~3 pack ~4 card/player/rare/pull/discover/collect`,
    sure: `banner & odds/hero/rate/until/new/limited | guaranteed ~3 legendary/gold/star/epic/ssr |
      lucky ~1 pull/summon/draw`,
    not: `banners ~2 ad/history | pull ~3 pin/lever/back/line/trigger/off | draw ~2 line/card/one/path/puzzle |
      no ~1 gacha | not ~1 one ~1 banner | wheel ~2 draw | banner history | no packs | pull ~2 ahead`,
  },
  'battle-pass': {
    certain: `reward/prize ~1 track/road/path & free/season/paid/supporter/tier/lane/premium/level/unlock |
      pass & season/tier/reward/premium/free/unlock/buy/battle/exclusive/royal/level & tier/reward/unlock/premium/track/season/skin/exclusive/monthly |
      free ~2 lane/track/tier & paid/premium/supporter/gold |
      battle/season/royal/royale/elite/star ~1 pass`,
    sure: `pass ~3 reward/tier | unlock ~3 tier ~4 season/reward`,
    not: `pass ~3 the_time/go/level/phone/by/ball/obstacle/test | pass and play | boarding pass |
      pass ~2 priest/device | passing`,
  },
  subscription: {
    certain: `# ~2 a/per ~1 month | # monthly | monthly/weekly/yearly ~2 plan/fee/membership/club/pass/price/card |
      cancel ~2 when/anytime/any_time/whenever | renew/renews ~2 automatically/auto/each/every/unless |
      automatically/auto renews/renew/renewing |
      member/members/membership/insider/subscriber/club/vip_plan/plus_plan & month/monthly/get/skip/everything/unlimited/week/plan/ads/all & skip/everything/unlimited/all/monthly/month/exclusive/no_ads/read/plan |
      per ~1 month/week/year ~6 renew/cancel/unlimited/ads/double/all |
      insider/premium/plus/member/gold/vip ~1 plan | # ~2 per month/week/year | # a month`,
    sure: `unlimited access | read it all | plan ~3 lets ~1 you | go ~1 premium | free trial`,
    not: `guild/clan/crew/team/alliance ~2 member | no ~1 subscription/monthly | subscribe ~3 channel/youtube |
      family member | members ~3 one/logo/fight | once/times ~2 a ~1 month/week |
      each/every ~1 month ~3 new | # ~3 players/users/downloads ~3 month |
      a ~2 level/stage/puzzle/update/event ~3 week/month | days/hours/levels ~2 a/per ~1 week/month |
      best ~2 month | new ~3 week/month/each`,
  },
  'vip-tiers': {
    certain: `member/members/vip & lounge/higher/tier/status/perk/privilege/onyx/platinum/diamond/tip & lounge/perk/privilege/tier/status/club/higher/own |
      vip | platinum/diamond/black/onyx/royal ~1 club/member/status/tier |
      loyalty & reward/point/program/tier | high roller`,
    not: `guild/crew/clan ~2 member | vip ~2 guest/customer/passenger/client`,
  },
  'premium-currency': {
    certain: `ruby/rubies/emerald/pearl/diamond/doubloon/golden_ticket/gold_bar/premium_coin & buy/spend/speed/skip/finish/instantly/spot/cost/bolder/shorten/unless |
      buy/purchase/spend ~2 gem/ruby/rubies/diamond/emerald/pearl/crystal/doubloon |
      for ~1 ruby/rubies/emerald/doubloon |
      gem/gems/crystal/crystals/ruby/rubies/diamond/diamonds/pearl/pearls & sold/bundle/bundles/shop/real_money`,
    sure: `golden ~1 ticket/coin/bar | without ~2 spend ~2 doubloons/gems`,
    likely: `rubies/emeralds/pearls/gems/diamonds/doubloons`,
    not: `match/swap/collect/line/crush ~4 gem/diamond/jewel/crystal/ruby | gem ~3 match/puzzle/row |
      no gems/diamonds | clear/hidden/little/crown ~1 crystal/gem | hearts clubs diamonds |
      black/blue diamond ~1 trail | gem/jewel/crystal of | baseball | pearl ~2 dive/harbor/necklace |
      stones/gem ~3 fire/attack/dragon`,
  },
  'virtual-economy': {
    certain: `chip/play_money/virtual/coin & no/not/cannot/only/fun/free & cash/money/real/convert/exchange/value/turned/redeem |
      play/toy/pretend/fun ~1 money | chips ~2 are ~2 for/free |
      cant/cannot/not ~3 cash/cashed/exchange/convert/turned/redeem ~4 money/cash/in/out/prize |
      stack ~3 on the house | no real ~1 money & win/won/chip/casino/bet/gamble/gambling/prize`,
    sure: `chips & free/house/daily/friend/bonus/toss/refill | nothing here can be cashed | not ~3 gambling |
      broke & chip/stack/free/refill`,
    not: `potato/chocolate/fish ~1 chips | micro chip | blue chip | chip ~2 brick/away`,
  },
  'piggy-bank': {
    certain: `bank/pig/jar/safe & slip/slips/fill/drop/save/grow/crack/break/smash/in ~8 coin/gem/win/open/level/it/play/fill/every |
      coin/gem ~3 go/slip/drop/trickle/save ~6 bank/pig/jar/safe/vault |
      crack/break/smash ~2 it/bank/pig/jar ~2 open/whenever`,
    not: `rob/heist/raid ~3 bank | bank it/off ~2 side | river ~1 bank | attack/steal/dig |
      pig ~3 farm/feed/hen/dig`,
  },
  'limited-offers': {
    certain: `#/half/fifty ~2 off/discount/percent |
      =sale/deal/bundle/discount & limited/today/weekend/starter/exclusive/black_friday/price/hurry/off |
      starter/beginner/value ~1 pack/bundle/offer/deal | half price | best value`,
    sure: `bundles | flash ~1 sale/deal | ends ~1 soon ~3 offer/sale/deal`,
    not: `no ~1 bundles | great deal of | deal ~2 with/card/damage/day/always/cards | a deal a ~1 day |
      for sale | red or ~2 deal | kicks off | takes off | new deal | limited shift/event/car/series |
      show ~1 off | deal damage | switches ~3 off | price ~2 whole`,
  },
  'rewarded-ads': {
    certain: `watch/see/view/optional/short ~3 ad/ads/clip/video/commercial/advert/trailer & double/triple/free/extra/bonus/reward/revive/hint/another/hour/gives/again/takings/coin |
      clip/commercial/advert ~5 double/triple/free/extra/bonus/reward/revive/scooter/get/gives |
      video ~4 gives/give/doubles/earn/double/triple/bulb/revive |
      for a ~1 short? clip/ad/video/commercial | ad ~4 if ~1 you ~1 like/want/wish`,
    sure: `short ~1 clip/commercial/ad/video | a ~1 clip`,
    not: `no/without ~4 ad/ads/commercial | watch ~2 replay/match/tv/film/cartoon/video ~3 learn |
      share ~3 clip/video | paper ~1 clip | music/youtube ~1 video | record ~2 clip | skip ~3 commercial |
      remove ~3 ads | livestream`,
  },
  'ad-removal': {
    certain: `no/zero/without/remove/skip/never/none/not ~3 ad/ads/commercial/advert/advertising/popup |
      ad/ads/commercial/banner/advertising & off/gone/history/remove/skip/never/isnt/free/no/switch/for_good/turn_off/away & off/gone/history/remove/skip/never/isnt/free/no/switch/for_good/turn_off/away |
      free of ~2 ad/advertising/commercial | nothing interrupts | get rid ~4 ad/commercial/banner |
      banners ~3 history`,
    not: `summon/event/hero/rate ~2 banner | not ~2 add | no ~2 admin | skip ~3 add |
      without ~2 watch ~1 ad ~6 also | ad ~2 skip ~2 hour | banner with`,
  },
  'premium-unlock': {
    certain: `one/single/once/small/fair ~2 price/payment/purchase/fee & whole/all/game/everything/no/yours/own/rest/forever/complete/thats/keep/fleet/full/more |
      pay/paid/buy/bought/purchase ~2 once/forever/keeps | buy ~2 once | yours ~2 to ~1 keep/forever |
      own ~2 it? forever | first ~4 free ~6 rest/payment/unlock/pay/price/purchase/buy/full |
      one payment/purchase/price | try ~4 free ~6 unlock/buy/full/rest |
      no ~4 in app purchase/microtransaction/iap | for ~1 keeps |
      unlock/buy ~2 whole/full/complete ~1 game/story/version`,
    sure: `packs for keeps | whole game ~4 price/money/buck | nothing ~2 to buy |
      no hidden ~2 cost/fee/purchase | demo ~4 full | that's it no`,
    not: `dont/never/without ~4 buy/buying/purchase ~3 full/whole/complete | buy ~2 once ~2 day | pay ~2 visit/back/attention/rent/double | small price ~1 for |
      no ~2 purchase ~2 necessary | pays off | optional/in_app_items purchase`,
  },
  'real-prizes': {
    certain: `win/earn/get/redeem/pay/cash & real/actual/paypal/gift_card/voucher/bank_account & money/cash/prize/reward/gift_card/dollar/voucher/payout/withdraw |
      cash ~1 out | withdraw ~4 money/winnings/earnings/cash |
      trip/holiday/iphone/car ~5 win/winner/prize & real/draw/raffle/lucky`,
    not: `no ~3 real | not ~4 real | cannot/cant ~8 real/cash | cannot/cant/not ~8 cash out | real ~1 money ~4 purchase/buy/spend/cost | purchase ~6 real |
      play money | items ~5 real ~1 money | fun ~1 only |
      real life/time/people/player/opponent/car/physics/team`,
  },
  'limited-events': {
    certain: `event/festival/fest/carnival/week/weekend/race/cup/fog/rally/rush/party/halloween/christmas/easter/summer & until/only/limited/day/days/sunday/monday/now/this_week/this_month/weekend/ends/special/midnight/month/hours/hurry/stay/gone/exclusive/every_friday & special/limited/festival/until/ends/gone/exclusive/now/only/prize/reward/event/side/days/last/point/rule/rare/finish |
      food/street/music/summer/winter/spring/golden/lantern/week ~1 festival/fest/carnival |
      only ~2 this ~1 week/weekend/month | =until ~1 sunday/midnight/friday/saturday |
      last/lasts ~2 #/three/two/five ~1 day/week |
      every/each ~1 weekend/friday/week/month/saturday/sunday ~5 new/another/special/event/rule/side/different/rare/turf/challenge/race |
      @limited ~2 event/contest/festival |
      shark/treasure/junk/food/halloween/christmas/golden/dumpling/holiday ~1 week | leaves ~2 on the ~1 # |
      for ~2 #/three/two/five ~1 day/days/week |
      limited/limited_time/seasonal ~1 challenge/mission/shift/mode/quest/series`,
    sure: `is on ~2 now/until | ends ~2 soon/sunday/in | collection leaves |
      holiday/halloween/christmas/easter/valentine/summer/lunar ~2 event/update/special/level/theme/celebration/festival |
      this weekend/month | until monday`,
    not: `## ~2 hour/days | trial ~4 day | sale | new levels every | levels ~4 each/every |
      level/stage/puzzle/board ~3 every/each ~1 week/month/thursday | wait ~3 until | clan ~3 week |
      year/season ~2 lasts | event ~3 history/calendar/log | nothing ~2 until | a month/year ~2 lasts |
      day lasts`,
  },
  seasons: {
    certain: `season/chapter & start/starts/new/begin/begins/open/opens/reset/zero/reward/rank/four/next/every/ends/six/two/ten/twelve ~6 @reward/rank/league/zero/reset/new/cup/start/opens/begins/theme/mode/everybody/content |
      season #/four/two/five/six/three/ten/seven |
      everyone/everybody/all ~3 begin/start/drop/reset ~5 zero/again/back/over/first/new |
      drops ~3 back ~4 month/season/first | new season | a year ~1 lasts | every/each/this season`,
    sure: `season & ladder/competitive/pass/ranked | seasonal ~2 reset/rank/league`,
    not: `football/basketball/full/career/holiday/rainy/hunting/fishing/four/dry/whole ~1 season |
      season ~2 summer/winter/crop/harvest | seasons change | seasoned | postcards each season |
      through ~2 seasons | tv ~2 season | chapter about`,
  },
  'event-minigames': {
    certain: `side ~2 board/game/quest/event/activity/mode | bonus ~2 game/round/stage/mode |
      in between ~3 minigame/mini_game |
      dig/fish/darts/pinball/treasure_hunt & event/side/mini/bonus/break/extra/between & game/event/minigame/board/reward |
      mini ~1 game ~4 bonus/event/reward/between/extra/unlock/earn/break`,
    sure: `minigame/mini_game ~3 along/extra/break/between/plus/too/also/earn`,
    not: `collection/different/##/many/lots/variety ~4 minigame/mini_game | mini game ~2 collection |
      side ~2 scroll`,
  },
  tournaments: {
    certain: `tournament/regatta/championship/contest/grand_prix/bracket/tourney/knockout/sit_and_go/podium & win/prize/player/compete/join/weekly/friday/sunday/saturday/four/days |
      against ~1 fifty/##/thirty/hundred ~6 from/until/day/golden/week/prize/weekend |
      heaviest/highest/fastest/best ~4 by/until ~2 sunday/monday/friday/midnight/night ~4 take/win/get/trophy/prize |
      # ~2 player/captain/people ~2 #/four/five ~2 round/days ~3 one | podium | last ~1 eight/sixteen |
      eight/sixteen/32/64 ~2 player/fighter/team ~4 one ~2 winner/champion/trophy/jacket/anchor`,
    sure: `green jacket | major ~3 seat/player | weekly ~2 cup/race/contest/competition | =cups`,
    not: `cup ~2 coffee/tea/cake/of | no tournament | world ~1 cup ~2 football_team | season ~5 new cups |
      cups of | contest ~2 photo`,
  },
  'boss-raids': {
    certain: `boss/bosses |
      somebody/someone/something/someone ~2 enormous/huge/large/giant/massive/very_large/nine & end/every/wait/show/tenth/kingdom/up/stand/cannon |
      giant/huge/colossal/enormous/mighty ~2 boss/beast/monster/guardian/ogre/worm/titan/golem/dragon ~5 end/wait/defeat/bring/take/fight/raid/needs/temple/below |
      ogre/worm/titan/dragon/beast/big_ones ~6 =needed/together/shared/hours/forty/five/clan |
      forty/five/ten/twenty ~5 needed | waits at the end |
      end of ~2 every/each/act ~6 wait/boss/somebody/stands/giant |
      raid ~5 boss/dungeon/titan/together/group/dragon`,
    sure: `at ~2 the end of each | nine ~1 cannon | a hundred ogres | final/end ~1 enemy/monster/guardian`,
    not: `be ~3 your own boss/the_boss | boss ~2 is ~2 watching/angry | mafia/office/girl/crime ~1 boss |
      become ~3 boss | other bosses | boss ~2 around | chase | fire/tell ~2 your boss |
      raids ~3 village/friend/neighbor/base/island`,
  },
  'ip-crossover': {
    certain: `license/licensed/official/officially/blessing/authorized/partnership & machine/car/brand/team/player/movie/show/film/song/club/label/house/nissan/toyota/universal/disney/from/under/with/league/band/real |
      your ~1 favorite ~3 movie/show/cartoon/film/series/anime/comic |
      nissan/mazda/toyota/subaru/bmw/porsche/ferrari/lamborghini/honda/audi/mercedes/ford/mclaren/bugatti/maranello |
      real ~1 brand/club/league/team/driver/footballer/car ~3 license/from/name | under license |
      based on ~5 movie/show/series/book/anime/manga/film/comic/novel | star in ~3 movie`,
    sure: `favorite artist/band/movie/superhero | official ~1 game | join ~2 forces ~2 with ~2 characters from |
      guest ~1 star/character | crossover`,
    not: `official ~2 website/discord/page/site/channel/community/facebook/twitter/server/store/rules/forum |
      driving/fishing/driver/drivers ~1 license | unlicensed | marvel at | marvel ~2 at |
      license agreement | when you have a license | feel like a movie |
      collaborate/collaboration ~2 with/between ~3 friends/influencer/teammate | fortune ford |
      not official`,
  },
  guilds: {
    certain: `guild/clan/alliance/crew/fleet/club/federation/brotherhood/gang/pact/tribe/fellowship/picnic ~2 of ~3 ##/thirty/twenty/fifty/forty |
      ##/thirty/fifty/twenty/forty/thirty ~2 member/people/friend/captain/skipper ~5 @group/flag/logo/one/federation/crew/under/together |
      join/create/found/start/form/build/lead/open ~3 @group | band ~1 together |
      your ~1 @group ~5 shared/share/help/together/war/chat/island/ogre/borrow/hold/send/member |
      from ~2 your ~1 clan/guild/alliance/fellowship | ## of ~1 you ~2 under ~1 one ~1 flag |
      one ~1 flag/banner/logo | crew up`,
    sure: `guild/clan/alliance/fleet/club/federation/brotherhood/pact/tribe/fellowship/squad & member/donate/share/borrow/war/chat/recruit/join/shared |
      gang & start/join/twenty/##/friend | you have never met`,
    not: `night/golf/swing/football/country/fan/book ~1 club | clubs ~2 from |
      club ~2 wood/better/hearts/spades | squad ~2 of ~2 hero/champion | crew ~2 ship/beach/bigger/land |
      team ~3 hero/character/champion/monster/five/player | ## ~2 kids/people ~3 tree/room/match/online |
      no ~2 clubs/guilds/clans/clan/guild | build/create/form/lead/start ~3 team/company/league/squad/tribe | your ~1 crew ~3 move/rust |
      ice/goblin/ninja/vampire/demon/rival/enemy/ancient ~1 clan | clan ~4 marching/march/invade |
      private ~2 room | picnic ~1 table | family | clans marching/are`,
  },
  'guild-wars': {
    certain: `@group & @group ~1 vs/versus/against/vs_crew | @group/fleet/flag ~3 =war/=wars/turf/clash/showdown |
      @group ~1 vs ~1 @group |
      guild/clan/alliance/crew/fleet/pact ~3 fight/battle/compete/clash ~4 guild/clan/alliance/crew/fleet/rival/enemy/weekend/turf/territory |
      war ~2 day/season/map & @group/flag/forty/thirty/fight/clan |
      against ~2 rival/other/enemy/another ~1 @group |
      @group ~3 holds? ~3 island/territory/castle/city/map | turf ~2 war/fight/battle`,
    sure: `server ~2 war/battle/versus | kingdom/nation ~2 vs ~2 kingdom/nation`,
    not: `no ~3 war | team ~1 race/battle`,
  },
  'co-op-play': {
    certain: `with/alongside/bring ~3 friend/mate/buddy/teammate ~4 back/together/boss/dig/build/fight/survive/defeat/explore/raid/complete/cook |
      watch ~3 your/each_other ~2 back/backs | together ~3 with ~3 friend/mate/player/people/others |
      side ~1 by ~1 side | co op/operative | join forces ~3 friend/player/ally |
      team/squad ~1 up ~3 friend/mate |
      #/two/three/four/five/forty ~3 people/player/friend/of_you ~3 needed/together/standing/needed/team/side_by_side |
      solo or ~3 squad/team/duo/co_op/coop`,
    sure: `as a team | squad ~4 friend/duo/match/trio | two mates | eight friends | duo | help ~1 each ~1 other |
      in squads`,
    not: `compete/race/versus/against/chat/share/compare/score/challenge ~5 friend |
      hero/character ~3 team ~1 up | put/piece/bring/come/mix ~3 together | connect ~2 with ~1 friend |
      friend ~4 score/leaderboard | together ~2 forever | friend ~2 gift/send/lives/heart`,
  },
  'realtime-pvp': {
    certain: `real/live/online/human/actual & player/opponent/people/rival/person/human/racer/race/lobby/match/lobby/fighter/enemy & race/fight/battle/duel/match/against/world/time/now/beat/challenge/lobby/face/meet/versus/moment/awake/grid/first/holding |
      player/opponent/human/people/playing ~4 right/this_very ~1 now/second/moment | all of them human |
      playing ~2 right now |
      same time/moment/second & against/opponent/rival/player/else/someone/somebody/all/others/thirty/race |
      whoever ~2 awake/online | 1v1/2v2/3v3/4v4/5v5/pvp/1_v_1 |
      against ~5 player/people/stranger/human/opponent/friend/somebody/someone ~5 world/online/live/real/globe/time/planet |
      # ~1 player/person ~3 online/lobby/match/battle/live/race |
      ##/thirty/sixty/hundred ~2 other/player/thieves/pirate/rival ~5 all_at_once/at_once/last/arena/try |
      person on the other side/end | online & race/match/battle/duel/lobby/opponent/arena/versus`,
    sure: `strangers ~3 around/online/world/berlin | jump ~4 public | head on | blitz |
      versus & friend/player/live/mode | multiplayer`,
    likely: `face ~1 off`,
    not: `no ~3 pvp/versus/multiplayer/opponent | beat ~3 score/record | leaderboard |
      always/steady online/connection | online ~2 content/store/store/shop/community/casino |
      right now ~3 download/free/play | free ~3 right_now | is on now | single player | own/their pace |
      turn ~3 by turn | online ~1 earning | whenever | now ~2 available/download/free/install |
      download ~3 now | play ~1 now/online ~2 free | not ~2 online | convoy | computer/ai/bot ~2 opponent |
      put it online | real ~1 people ~2 love/review | real ~1 time ~1 of ~1 day | nobody fights |
      real corners`,
  },
  'async-pvp': {
    certain: `ghost & race/chase/run/lap/rival/time/best |
      take/takes ~3 turn/turns & friend/later/lunch/tonight/when/opponent/bus/she/he/day/whenever |
      you ~3 now/turn ~4 she/he/they/friend ~3 tonight/later/lunch/tomorrow/turn/move |
      one ~1 move ~1 a ~1 day | raid/attack ~4 while ~3 sleep/offline/away |
      whoever/someone/they/neighbor ~4 raided/attacked ~2 you/while |
      revenge & raid/attack/pay/double/visit/village/base |
      dare/challenge/call ~3 friend/mate/sister/buddy/anybody/anyone |
      nobody ~3 be ~1 online | at your own pace ~5 opponent/friend/move/turn |
      lineups?/teams/defense ~5 left/other/people/players ~3 behind |
      friend ~4 score/beat/best/record/better/further ~4 you/yours/your`,
    sure: `turns ~3 friend | help ~1 yourself ~2 to | outsmart/outscore/outrun ~2 friend |
      neighbour/neighbors ~4 rum/loot/gold/village | rival's best`,
    likely: `beat ~3 friend/mate/buddy/brother`,
    not: `ghost ~4 haunt/hunt/house/catch/spirit/ship/signal/town | friend ~3 real_time | gift |
      take turns ~3 couch/device/phone | friends ~2 list | challenge ~3 friend ~3 live | co op |
      challenge ~2 yourself | wrong turn | turn ~2 based ~2 rpg | raid ~3 boss/dungeon |
      best ~2 friend ~3 adventure`,
  },
  'ranked-league': {
    certain: `bronze/silver/gold/iron/rust/scrap/tin/wood/driftwood/platinum/chrome/kraken/legend/diamond/master & league/division/tier/rank/climb/move/arena/ladder/grade/promote & league/division/rank/climb/up/ladder/promote/arena/tier |
      move/climb/step/rise/go/promote/advance ~3 up? ~4 league/division/tier/arena/ladder/rank/ranks |
      from ~1 rust/scrap/bronze/iron/wood/driftwood/arena/rookie/novice ~4 to/into ~2 chrome/gold/legend/kraken/arena/master/champion/diamond/platinum |
      league/division/ladder/arena ~4 climb/up/down/drop/promote/higher/rank |
      lose ~4 back ~1 you/down ~2 go | =trophies/crowns/points ~3 move/climb ~2 league/arena/up |
      =divisions | number/rating/elo ~3 up ~4 win/lose/down | # ~1 =arenas/=leagues/=divisions |
      beat ~2 your ~1 group | ranked | =promoted/relegated | best two go up |
      =leagues ~3 climb/rise/promote/from`,
    sure: `climb ~1 out ~1 of | match ~4 rank/league/trophy | arena # | top ~2 league/division |
      master ~1 league`,
    not: `little/justice/major/premier/national/rocket/real/out_of/sports ~1 league | medal ~4 gold |
      from bronze to gold with | corporate/property ladder |
      climb ~3 tree/wall/tower/mountain/stair/ledge/leaderboard/chart/fame |
      gold silver ~2 resource/mine/ore/wood | star/copy | ladder of fame | ladder ~2 fame |
      generals ~3 climb`,
  },
  leaderboards: {
    certain: `=standings/rankings/ranking/scoreboard/hall_of_fame/top_list/highscore |
      best/highest/longest/top/fastest ~3 score/mass/jump/distance/time/run/result/catch/record ~5 day/week/wall/friend/shown/everybody/compare/list/board/world/all |
      who/whose ~3 farthest/furthest/highest/smartest/fastest/longest/on_top | name ~3 on ~1 top |
      where ~1 do ~1 you ~1 stand/rank | see ~2 who ~4 best/smartest/fastest/first/farthest/top |
      beat ~4 town/world/everyone/country/county |
      top ~1 of ~2 chart/ladder/board/leaderboard/list | compare ~4 score/time/result/record/best |
      global/world/worldwide/weekly/online ~2 rank/ranking/chart/scores/standing/record |
      hall of fame`,
    sure: `up on the wall | next to ~3 friend/everybody | rank ~4 world/friend/global/country/player |
      score ~4 friend/world/beat | see ~2 who ~3 best`,
    not: `no ~2 ranking/rankings/leaderboard/score | top ~2 chart ~3 song/music/tune | ranked/league |
      app store ~2 chart | chart topping | ranking ~2 app | songs ~2 chart | best friend |
      score ~2 goal/basket`,
  },
  chat: {
    certain: `chat |
      talk/speak/type/trash_talk/banter/gossip & player/friend/voice/room/language/while/play/people/clan/team/each_other/type/included/other/nice/others/mates/over & voice/type/chat/play/language/included/while/other/team/friend/room/guild/translated |
      voice ~2 chat/or/type | talk ~2 it ~1 over | trash ~1 talk | translated ~3 fly |
      meet/make ~3 new ~1 people/friend`,
    sure: `language ~3 translate | speak ~1 up | real ~1 voice | emoji | message ~3 friend/player/team/guild |
      community ~3 player/friendly/chat/join`,
    not: `chatbot | walkie talkie | talk ~2 to ~3 npc/character/villager/ghost/animal/tree | let your ~2 talk |
      talking ~2 animal/tom/cat/pet | language ~2 learn/english | type of | voice ~2 act/over |
      text ~1 story | talk of | all talk | prototype`,
  },
  'friends-gifting': {
    certain: `send/give/hand/lend/swap/toss/leave/donate/ask ~3 friend/mate/neighbor/each_other/buddy/crew ~4 gift/present/heart/life/lives/some/soup/fish/coin/card/chip/energy/for |
      friend/mate/neighbor/someone/buddy/crew/fleet/clan ~4 send/give/lend/leave/water/hand ~3 gift/present/heart/life/lives/some/soup/fish/coin/one/plant/spin/chip/each/other |
      visit/drop_by ~4 friend/neighbor/mate/den/farm/island/town | neighbor/friend ~2 come ~1 over |
      ask ~3 for ~3 heart/lives/help/card/gift/energy | send ~2 some/one/it ~1 back |
      invite/challenge/call/play ~4 friend ~3 link/code/private/facebook |
      private ~2 room/code ~4 friend/gang/you/mate | borrow ~4 friend/clan/mate/neighbor | hand ~2 around`,
    sure: `exchange ~3 gift/present/card | lend ~1 each | connect/sign/log/play ~4 facebook ~3 friend |
      leave ~4 present/gift/fish | get ~4 back ~2 from`,
    not: `share ~4 score/result/photo/video/progress/story/look/screenshot/creation |
      send ~4 troop/unit/giant/oarsmen/ship/army/wave/feedback/email/us/minion |
      give ~3 best/try/star/everything/feedback | ask/get ~2 us/what/who/owl/bar | pass ~2 phone | ask the |
      friend ~2 or ~1 foe | leave ~3 review/comment | trade ~3 market | pass ~3 priest/device`,
  },
  'player-trading': {
    certain: `sell/trade/auction/barter/buy & player/people/others/other & market/item/loot/gear/gold/skin/rifle/mask/card/house/flea & player/people/market/auction |
      flea/player/auction/trading ~1 market/house/post | trade ~4 with ~2 other/friend/mate/player/people |
      sell ~4 to ~2 other/player/people | swap/trade ~4 card/sticker ~5 mate/friend/player |
      player ~1 run/driven ~2 market/economy/shop`,
    not: `stock ~2 market/trade | trade ~2 place/blow/port | trade ~2 route | transfer market |
      sell ~3 striker/lazy | marketing | farmer's market | trading card`,
  },
  'ugc-sharing': {
    certain: `create/make/build/design/upload/post/share/publish & level/map/track/chart/island/livery/look/paint_job/creation/puzzle/design & other/others/everyone/people/community/friend & download/vote/online/share/upload/publish/post |
      download/play/try/browse ~2 level/map/track/world/what ~3 made/created/built |
      made by ~2 player/people/community/others |
      what ~2 other/others/people ~3 made/build/built/came_up/create |
      upload ~3 creation/level/design/paint_job/map/look | editor & level/map/livery/track/share/create |
      post ~2 your ~2 look/creation/outfit/design | vote ~2 on ~3 theirs/look/design/outfit/others |
      show ~4 work/page/creation/drawing/design/it ~2 to? ~1 world/off/others/community/everyone`,
    sure: `made one yourself | put ~1 it ~1 online | share ~3 creation/design/island/masterpiece/work |
      everyone gives | level editor | photo mode ~3 editor`,
    not: `share ~3 score/gift/life/progress/card/experience/thoughts/feedback/love/lives | hand made |
      upload ~2 data | made by ~3 small/team/two/indie/studio/fans/us | photo editor | made ~2 for |
      build ~3 own ~2 city/team/empire | created by ~3 expert/professional/author | content creator |
      viral`,
  },
  'offline-play': {
    certain: `no/without/needs_no/dont_need/doesnt_need ~3 internet/connection/wifi/wi_fi/signal/network/reception/data |
      works/runs/playable/fine ~5 offline/plane/train/tube/underground/subway/metro/flight/ferry/tunnel/airplane/cellar |
      on/over/in ~2 a? ~1 plane/ferry/train/flight/atlantic/underground/metro/cellar & play/works/run/too/no/need/connection/signal/wifi/download |
      no connection | nothing ~2 to ~1 download | flight/airplane mode | offline |
      connection ~2 not ~1 required/needed |
      play ~3 offline/on_a_plane/on_the_plane/on_the_underground/in_the_metro/in_flight`,
    sure: `plays on a plane | works over | take ~2 on ~2 plane/train/holiday | with the radio off`,
    not: `collect/share/sell/store/track/gather no ~1 data | no ~2 data ~2 collect/share/sell/store |
      need/needs/require/requires ~3 internet/connection/network/reception | while/when ~3 offline |
      always online | offline ~2 earning/income/reward/progress/profit |
      stable/steady/active ~2 connection | does/will ~2 not ~2 work | not run/work |
      you need a ~2 connection | earn ~3 offline | without reception | without a connection ~2 not |
      train ~2 your | missed the plane | pilot/fly/land ~3 plane | fight ~3 plane`,
  },
  'cloud-cross-play': {
    certain: `phone/mobile/ios/android & tablet/pc/console/desktop/mac/switch/pad/computer & same/both/all/carry/continue/save/account/sign/keep/together/start/go_on/play/across/progress/harbor/tree |
      progress/save/saves/hero/account/game ~5 every/all/any/across/both/between ~2 device/phone/platform/screen |
      pick ~1 up ~4 left ~1 off | from ~3 same ~1 spot | carry/go ~1 on ~3 console/tablet/pc/phone/device |
      sign/log ~1 in ~6 keep/save/sync/progress/device/tablet | start ~3 phone ~5 tablet/pc/console |
      same ~2 hero/account/progress/save ~5 phone/pc/device | cross platform/play/progression/save |
      back ~1 up ~2 save/progress/cloud`,
    sure: `sync | consoles ~3 together | phones tablets`,
    not: `phone ~3 tablet ~3 support/optimized/compatible/available/designed |
      cloud ~4 sky/rain/fluffy/jump/white/castle | support ~4 phone/tablet | available | lip sync`,
  },
};
