import type { TaxonomyFamily } from '../taxonomy.types.js';

export const monetisation: TaxonomyFamily = {
  id: 'monetisation',
  name: 'Monetization',
  kind: 'meta',
  entries: [
    {
      id: 'gacha',
      name: 'Gacha draws',
      definition: 'Random pulls, often with rate-up banners and guarantees, deliver characters or items.',
      related: ['character-collection', 'rarity-tiers', 'timed-chests'],
      certain: `gacha | summon ~1 hero/character`,
      sure: `free ~2 summon | free ~2 pull | pull for |
        summon ~2 hero/character/monster/champion/servant/legend/ally | 10 pull | # ~2 summon | pity system |
        rate up | drop rate | summon ~3 ticket/ssr | loot box ~3 odds | capsule machine | gachapon |
        open ~3 pack ~4 player/card | card pack | summon ~2 new | open ~1 pack | ## draw/pull | free ~1 =draws`,
      likely: `pack opening | packs ~3 player | recruit ~2 banner | summoning | summon powerful`,
      hint: `pity | draw | banner | pull | pack | summon | summons`,
      not: `draw 1 | draw 3 | draw # card | draw # | summon ~3 courage/power | no summons | =pulled |
        summon ~3 artifact | prize draw | bonus draw`,
      genres: ['roleplaying', 'role playing'],
    },
    {
      id: 'battle-pass',
      name: 'Season or battle pass',
      definition: 'A time-boxed reward track has a free lane and a paid lane.',
      related: ['seasons', 'subscription', 'daily-quests'],
      readsTerms: true,
      certain: `battle/season/royal/royale/premium pass | rewards pass | manager pass`,
      sure: `battle pass | season pass | royal pass | royale pass | gold ~1 pass | golden pass | event pass |
        premium pass | battlepass | elite pass | season ticket | monthly pass | weekly pass | star pass |
        pass reward | adventure pass | diamond pass | champion pass`,
      likely: `reward track | pass ~2 season | vip pass`,
      hint: `pass | season`,
      not: `boarding pass | hall pass | ticket ~2 stadium`,
    },
    {
      id: 'subscription',
      name: 'Subscription and monthly card',
      definition: 'A recurring payment brings daily goods, perks or full access.',
      related: ['vip-tiers', 'ad-removal', 'premium-unlock'],
      readsTerms: true,
      certain: `monthly/weekly/yearly/annual subscription | auto renew | auto renewable |
        subscription ~2 automatically/renew | monthly card`,
      sure: `monthly subscription | weekly subscription |
        subscription ~3 month/week/year/auto/renew/price/offer/available/option/plan/period/unlock/benefit/access/include/free_trial/purchase/give |
        annual subscription | subscribe ~3 unlock/get/access/vip/premium/month/enjoy/to_the |
        automatically renew | vip ~2 subscription | premium ~2 subscription | free trial | # day trial |
        yearly subscription | premium membership | vip membership | subscribers | subscription info |
        month subscription | subscription | subscriptions`,
      likely: `subscribe | membership | apple arcade | renewal | monthly tier | club member`,
      hint: `renewal | unlimited access | trial`,
      not: `subscribe ~4 youtube/newsletter/channel/us/our/news/mail/twitch/email/community/reddit | no ~2 subscription | subscription free | without ~2 subscription | newsletter subscription | xbox ~2 subscription | subscribe on | netflix ~1 membership | netflix subscription | playstation plus | magazine ~1 subscription | guild membership | subscription required | require netflix`,
    },
    {
      id: 'vip-tiers',
      name: 'VIP tiers',
      definition: 'Status grades tied to spending or play give standing advantages.',
      related: ['subscription', 'slots'],
      certain: `vip level/club/status/reward/tier/perk/lounge`,
      sure: `vip club | vip level | loyalty program/points/reward | vip ~2 reward | vip status | vip ~2 perk |
        vip system | vip privilege | vip lounge | become ~2 vip | vip ~2 treatment | vip ~2 benefit |
        vip program | vip tier | vip bonus | vip member | free vip | vip room | vip ~2 player |
        vip ~3 gift/bonus`,
      likely: `=vip | elite club | high roller ~2 club | royal club`,
      hint: `exclusive | privilege | vip`,
      not: `vip visitor | vip ~2 guest | vip customer | vip subscription | vip pass | vip access`,
      genres: ['casino'],
    },
    {
      id: 'premium-currency',
      name: 'Premium currency',
      definition: 'A scarce coin, mainly bought, shortens waits or opens exclusive goods.',
      related: ['limited-offers', 'building-timers', 'virtual-economy'],
      readsTerms: true,
      certain: `virtual currency | gold bar | premium currency | in game currency`,
      sure: `buy ~3 coin | buy ~3 gem | purchase ~4 gem/diamond/coin/gold/crystal/token/credit |
        in app currency | premium gem | gem ~4 purchase | currency ~4 real_money/purchase/bought |
        hard currency | coins ~4 real_money/purchase | diamonds ~4 purchase/premium | game currency |
        virtual coin ~3 purchase | additional ~2 coin/gem | coin pack | buy ~3 diamond/crystal/gold |
        virtual goods ~2 currency`,
      likely: `earn ~3 gem/diamond/crystal | gems ~3 spend | diamonds | spend ~3 coin/gem | premium item | coins to buy`,
      hint: `coin | purchase | shop | gem | diamond | currency`,
      not: `match ~3 gem/diamond | gem ~3 match | purchase ~3 virtual ~2 item | diamond mine |
        diamond painting | diamond ~2 dig | baseball diamond | diamond chip | free coins | gem ~2 swap |
        hidden gem | =crypto currency | own ~2 diamond | little gem | coins ~2 free`,
    },
    {
      id: 'virtual-economy',
      name: 'Free virtual chips',
      definition: 'A play-money balance is the ticket to play; it cannot be cashed out.',
      requires: `casino | slot | bingo | poker | chip | blackjack | roulette | jackpot | bet | gambling | vegas | =coins`,
      related: ['slots', 'casino-cards', 'bingo', 'premium-currency'],
      readsTerms: true,
      ignoresNegation: true,
      certain: `free chip | virtual chip | virtual coin | free virtual ~2 chip/coin | play money | social casino`,
      sure: `free ~3 chip | no ~2 real money | does not ~3 real money | not offer ~2 real | free credit |
        bonus ~2 chip | win ~4 chip | free ~1 coin ~5 casino/slot/bingo/spin/daily/play |
        real money gambling | not ~4 gambling | win ~3 coins ~4 slot |
        practice ~4 social ~2 gaming/casino/gambling | not imply future success |
        opportunity to win ~2 money | earn ~3 chip | virtual money | free bonus coin`,
      likely: `free coin | bet ~3 coin | casino ~3 free`,
      hint: `coin | casino | bet | credit | gambling | chip | free spins`,
      not: `not/isnt ~1 social casino | chips =and | potato chip | computer chip | micro chip | chocolate chip | chip away |
        chip ~2 golf | chip shot | =chips =ahoy | purchase ~4 real money`,
      genres: ['casino', 'card'],
    },
    {
      id: 'piggy-bank',
      name: 'Piggy bank',
      definition: 'Play fills a locked store of currency that a payment opens.',
      related: ['premium-currency', 'limited-offers'],
      certain: `piggy bank`,
      sure: `coin bank | save up coin | break ~2 piggy | savings bank | piggybank`,
      likely: `piggy | money box`,
      hint: `bank`,
      not: `piggy island | =peppa | bad piggies`,
    },
    {
      id: 'limited-offers',
      name: 'Limited offers and bundles',
      definition: 'Time- or stage-bound packs sell mixed goods at a stated discount.',
      related: ['premium-currency', 'limited-events'],
      certain: `special offer | starter pack | limited time offer`,
      sure: `special deal | exclusive offer | value pack | sale ~4 limited_time/off/only/price/today |
        flash sale | # off | limited time ~2 sale/discount/price | on sale | special price | bundle ~3 offer |
        daily deal | weekly sale | special discount | summer sale | half price | black friday | =bundles`,
      likely: `in game offer | special package | special deals | discount`,
      hint: `offer | sale | discount | deal`,
      not: `not ~2 sale | sale of | deal =and | real deal | trade deal | great deals plus | app bundle |
        deals plus | shopping deal | discount supermarket`,
    },
    {
      id: 'rewarded-ads',
      name: 'Rewarded ads',
      definition: 'Watching an advertisement by choice brings a bonus.',
      related: ['ad-removal', 'hint-help'],
      readsTerms: true,
      certain: `rewarded ad/video | watch ~1 ad | watch ~2 video ~3 reward/earn/free/coin`,
      sure: `watch ~2 ad | watch ~3 video ~4 reward/coin/free/earn/get/bonus/gem/hint | rewarded ~2 video/ad |
        watch ~2 advertisement | rewarded ad | watch short video | video ad ~3 reward/free |
        watching ~3 advertisement | watching ~2 ad | decide ~3 watch ~3 advertisement | opt in ad |
        ad ~4 reward | view ~2 ad`,
      likely: `reward video | free ~2 by watch | optional ~2 ad`,
      hint: `ad | video`,
      not: `no ads | without watch | ad ~2 removal | remove ~4 ad |
        video/clip recap/replay/highlight/summary/tutorial/guide/podcast/stream |
        recap/replay/highlight/tutorial/trailer/training video/clip`,
    },
    {
      id: 'ad-removal',
      name: 'Ad-free option',
      definition: 'Advertisements are absent or can be switched off for a payment.',
      titleTells: true,
      related: ['subscription', 'premium-unlock', 'rewarded-ads'],
      readsTerms: true,
      ignoresNegation: true,
      deniable: 'free',
      certain: `no ads | no ad | ad free | remove ~1 ad | without ad | no advertisement | ads free |
        no in app purchase ~1 ad | no ~3 in app purchase ~1 ad`,
      sure: `no ~2 ads | remove ~3 ad | without ~2 ads | no ~2 advertisement | zero ad | removes ~2 ad |
        disable ~2 ad | no ~2 intrusive ~2 ad | free of ads | remove ~2 advertisement | free from ads |
        ad removal | no forced ad | no ~1 banner | no annoying ad | without advertising | no advertising |
        never ~3 ad | no popup | ads removed | nag you with ads | never any ad | turn off ~1 ad |
        get rid of ~2 ads | without ~2 interruption ~2 ad | no third party ad | not contain ~2 ad | adfree |
        uninterrupted ~3 ad`,
      likely: `ads disabled | zero distraction ~1 ads | fewer ads`,
      hint: `ads`,
      not: `ads/advertising/advertisements/them ~1 cannot/cant | no way/option ~3 turn/remove/switch/disable/off/skip | cannot/cant ~2 remove/disable/turn/switch ~3 ads/advertisements/off | no add | ad restricted | ad identifier`,
    },
    {
      id: 'premium-unlock',
      name: 'Paid unlock',
      definition: 'A one-time price buys the game, its full version or extra content.',
      related: ['ad-removal', 'subscription'],
      readsTerms: true,
      ignoresNegation: true,
      certain: `one time purchase | pay once | buy once play | no in app purchase | no iap | full version |
        unlock ~1 full game/version | no in app purchase or | dlc`,
      sure: `no ~3 in app purchase | premium game | expansion pack |
        one time ~2 unlock/payment/fee/buy/in_app | single ~2 purchase | without ~2 in app purchase |
        paid version | free demo | try ~3 free ~4 unlock/full/buy/purchase | premium version | pro version |
        full access ~3 purchase | no microtransaction | complete ~2 game ~3 purchase | premium title |
        one low price | purchase ~3 full | downloadable content | premium experience |
        complete experience ~2 no | unlock ~3 with ~2 in app purchase | upgrade ~3 full/premium/pro |
        unlock ~1 complete ~1 game/adventure/experience`,
      likely: `free trial ~3 unlock | extra content ~2 purchase | lifetime ~2 access | play for free ~3 then |
        paid app | without ~2 microtransaction | one price | no subscription | unlock ~3 premium |
        unlock everything | full game`,
      hint: `premium | unlock | full | purchase`,
      not: `dont/never/without ~4 buy/buying/purchase ~3 full/whole/complete |
        no ~1 premium/full/paid/pro version/upgrade/edition/unlock | full game ~2 free | whole game ~2 free | nothing ~2 unlock | premium ~3 subscription/currency/pass/item/gem/membership/quality/car/brand/casino/look/graphics/experience_in |
        full game feature | full game features when connected |
        unlock all ~3 character/level/car/weapon/trophies/the | premium free | premium slot |
        access ~5 without making any in app`,
    },
    {
      id: 'real-prizes',
      name: 'Real prizes and cash contests',
      definition: 'Skill contests, draws or points can lead to money or goods.',
      readsTerms: true,
      titleTells: true,
      related: ['tournaments', 'player-trading'],
      certain: `win real cash/money | real cash prize | cash prize | cash tournament | gift card`,
      sure: `real cash | win ~3 real ~2 money/cash/prize/reward | redeem ~3 cash/gift/prize |
        real prize | earn ~2 money ~4 paypal/real/cash_out | real world reward | cash out | paypal |
        win ~3 prizes ~4 real | sweepstake | cash reward | prize money ~3 real | earn real | real rewards |
        winner ~3 prize ~3 cash | play ~3 for cash | money tournament | skillz | for real money prizes |
        amazon gift | withdraw | real money prize | physical prize | win ~3 iphone/ipad | chance ~2 win real |
        win ~4 for real money | win real`,
      likely: `redeem ~3 reward/point | real money ~3 win | prizes ~3 deliver | lottery ~3 win | win ~2 cash ~2 prize`,
      hint: `cash | prize | paypal`,
      not: `cannot/cant ~8 real/cash | cannot/cant/not ~8 cash out | collect cash | earn cash | fast cash | cash ~4 upgrade | tap ~3 cash | virtual cash | make cash |
        cash flow | cash in | cash register | cash ~3 slot | opportunity to win real | steal cash |
        purchase/buy/pay/paid/item ~6 real money | cost ~2 real money | without ~2 real money | pile ~2 cash | free cash | bonus cash`,
    },
  ],
};
