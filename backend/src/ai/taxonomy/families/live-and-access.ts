import type { TaxonomyFamily } from '../taxonomy.types.js';

export const liveOperations: TaxonomyFamily = {
  id: 'live-operations',
  name: 'Live operations',
  kind: 'meta',
  entries: [
    {
      id: 'limited-events',
      name: 'Limited-time events',
      definition: 'Special content or rules appear for a stated period with their own rewards.',
      related: ['seasons', 'event-minigames', 'tournaments'],
      certain: `limited time event | special event | live event | seasonal event |
        weekly/monthly/holiday/in_game event`,
      sure: `@limited event | special ~2 event | in game event | weekly ~2 event | timed event |
        holiday event | daily event | event ~4 reward/prize/every/weekly/monthly/week/month/challenge |
        seasonal ~2 event/festivity/content | new ~2 event | regular event | frequent ~2 event |
        thrilling ~2 event | online event | monthly ~3 event | participate ~3 event | global event |
        events like | special theme event | ever changing ~3 event | tournaments =and event |
        themed ~2 event | holiday ~3 update/special/theme/level | community event | time limited event |
        =events every | tournaments =and =events |
        limited time event/challenge/mode/reward/quest/boss/contest/competition | participate ~2 =events |
        compete ~2 =events | join ~2 =events | exclusive =events`,
      likely: `event | =events | limited time | @great event | festive | events =and | exciting ~2 event |
        challenging event | various event | unique event | fun event`,
      hint: `event | limited | holiday | seasonal | christmas | halloween`,
      not: `strange event | historical event | real event | sport event | sports event | main event |
        test event | racing event | race event | event of | esports event | calendar event | prom event |
        tragic event | mysterious event | event horizon | unlikely event | # events | events ~2 unfold |
        event that | happy holiday | track event | olympic event | event log | events of |
        only ~3 limited time | current event | christmas ~2 sale | terrible events | dark event |
        happy holidays | off ~5 limited time`,
    },
    {
      id: 'seasons',
      name: 'Seasons',
      definition: 'Play is divided into named periods after which ranks or rewards restart.',
      related: ['battle-pass', 'ranked-league', 'limited-events'],
      certain: `new season | ranked season | each season`,
      sure: `seasonal ~2 reward/rank/leaderboard/ladder/content_pass/league | season # | every season |
        season ~3 reward/rank/leaderboard/league/reset/competitive | monthly season |
        seasons ~2 new/mode/theme | =season =1 | season pass | current season | end of ~2 season`,
      likely: `seasonal challenge | competitive season | season`,
      hint: `seasonal | season`,
      not: `# season | four season | season ~2 winter/summer/spring/autumn/fall | rainy season | =seasoned |
        football season | holiday season | season ~1 greeting | career season | season mode | whole season |
        entire season | nba season | mlb season | full season | season record | play ~2 season | all season |
        regular season | season ticket | harvest season | changing season | hunting season | hit ~2 season |
        your season | season undefeated | weather ~2 season | fishing season | through ~2 season |
        multiple season | tv ~1 season | baseball season | pre season | season event | through ~1 season`,
    },
    {
      id: 'event-minigames',
      name: 'Event side games',
      definition: 'Small extra games, such as digging, racing or fishing, run alongside the core.',
      related: ['party-minigames', 'limited-events'],
      certain: `play ~2 mini_game/minigame | fun mini_game/minigame | side mission`,
      sure: `bonus ~1 game | mini game event | treasure hunt ~3 event | fun ~1 minigame/mini_game |
        bonus round | fishing event | exciting ~2 mini_game/minigame | unlock ~3 mini_game/minigame |
        play ~3 mini_game/minigame | variety ~3 mini_game/minigame | # mini_games | bonus game |
        various mini_game/minigame | side game | side activity`,
      likely: `mini puzzle | side event | treasure hunt | bonus mode | side mission | mini games |
        mini_games | =minigames | minigames | side quest | # minigames`,
      hint: `bonus | extra | mini_game | minigame`,
      requires: `event | festival | seasonal | bonus | =side | extra | break | between | alongside | besides | special | reward | prize | earn | win | treasure | quest`,
      not: `mini_game/minigame collection`,
    },
    {
      id: 'tournaments',
      name: 'Tournaments',
      definition: 'Players compete in a bracket or timed group for placed rewards.',
      related: ['leaderboards', 'ranked-league', 'guild-wars'],
      certain: `tournament`,
      sure: `world cup mode | tourney | compete ~4 cup | weekly contest | knockout ~2 cup |
        contest ~3 win/prize | weekly competition | join ~3 competition | world series |
        competition ~3 prize/reward | bracket`,
      likely: `championship | contest | grand prize | cup | compete ~3 prize |
        cup ~3 compete/win/mode/knockout | championships`,
      hint: `compete | prize | contest | cup | competition`,
      not: `cup of | coffee cup | cup cake | cups =and | healthy competition | championship belt | star cup |
        crush ~2 competition | beat ~2 competition | competition is | the competition | championship star |
        measure cup | friendly competition | cups features | outrun the competition | championship ring |
        word competition | competition ~2 keep | new cups`,
    },
    {
      id: 'boss-raids',
      name: 'Boss raids',
      definition: 'A very strong enemy is fought over time by one player or many.',
      related: ['guilds', 'co-op-play', 'melee-action'],
      certain: `boss fight | boss battle | =bosses | world boss | raid boss`,
      sure: `boss fights | epic boss | fight ~3 boss | giant ~2 boss | boss ~3 raid | defeat ~4 boss |
        powerful boss | massive ~2 boss | challenging boss | guild boss | huge boss | raid ~3 boss |
        mega boss | final boss | fearsome boss | boss monster | boss enemy | boss rush | boss race |
        boss hunt | real time raid | guild raid | co op raid | boss level | battle ~4 boss | tough boss |
        evil boss | take down ~3 boss | =raids | unique boss | end boss | fearsome ~1 boss | ## ~2 boss`,
      likely: `titan ~2 lord | boss`,
      hint: `boss | raid`,
      not: `raid ~3 village/friend/base/player/tile/opponent/kingdom/city/town/dungeon | mafia boss |
        crime boss | be ~2 boss | your boss | become ~2 boss | girl boss | gang boss | boss ~1 around |
        your boss | plunder raid | panty raid | air raid | =bossy | raid ~2 treasure | boss ~2 life |
        jackpot boss | drug boss | roll ~2 raid`,
    },
    {
      id: 'ip-crossover',
      name: 'Licensed brands and crossovers',
      definition: 'Well-known outside names appear as the basis or as guests.',
      titleTells: true,
      related: ['character-collection', 'limited-events'],
      certain: `disney | marvel | star wars | officially licensed | official ~2 game of | hasbro | nba | nfl |
        mlb | fifa`,
      sure: `crossover ~2 event/with/content/character | official ~3 game | =officially =licensed |
        =licensed by | from ~2 movie/film/anime/show/tv_show/comic/manga | =licensed | pixar | dc comic |
        hello kitty | game of thrones | house of the dragon |
        based on ~4 movie/film/series/anime/manga/book/show/novel/tv/franchise/comic/board_game |
        inspired by ~4 film/movie/series/show/book | official ~2 mobile | mattel | harry potter |
        looney tunes | transformers | ninja turtle | spongebob | pokemon | nickelodeon | warner bro |
        star trek | barbie | fast ~2 furious | nascar | ufc | wwe | premier league | pga | sanrio | garfield |
        simpsons | south park | hot wheels | batman | superman | spider man | avengers | godzilla | naruto |
        dragon ball | attack on titan | jeopardy | deal or no deal | who wants to be a millionaire |
        price is right | sesame | peppa pig | paw patrol | snoopy | where waldo | trademarks of |
        monty python | real team ~3 player | real ~2 player ~2 team | real brand | partnered with |
        under license from | collab | ducati | lamborghini | ferrari | porsche | bugatti | =licensed under |
        squid game ~2 official | stranger things | phineas | kim kardashian | hunger games | despicable me |
        shrek | kung fu panda | how to train your dragon | my little pony | care bears |
        strawberry shortcake | power rangers | ghostbusters | men in black | back to the future | pac man |
        sonic the hedgehog | yu gi oh | favorite animated/cartoon show | ## ~2 =brands | warhammer |
        comics =and/or show/series`,
      likely: `crossover | hit ~2 movie | tv show | famous ~2 brand | brands like | anime series |
        authentic ~3 team | real cars | luxury brand | original game ~3 classic | board game brought |
        walt disney | classic ~1 tv | monopoly | uno | from the ~3 universe |
        fan of the ~2 franchise/series/show/film | walking dead | jurassic | smurf | terminator | sega |
        one piece | family feud | formula 1 | collaboration ~2 with | wheel of fortune`,
      hint: `anime | brand | collaboration | movie | based on | official | film | franchise | celebrity |
        favorite ~4 movie/show | angry birds`,
      not: `official ~3 site/website/page/facebook/community/discord/channel/twitter/forum/homepage/youtube/language/launch/support/guideline/reddit/instagram/fan/partner/release/rule/account/twitch/store/server |
        marvel at | like ~2 uno | anime style | film noir | game franchise | short film | not ~3 official |
        disney ~3 family of companies | not associated | movie star | movie maker | make ~2 movie |
        film filter | watch ~2 movie | movie theater | guess ~3 movie | movie ~3 trivia | movie ~2 music |
        fifa like | record ~2 film | own movie | defense franchise | celebrity ~2 quiz | action movie |
        guess ~2 celebrity | collaboration between | famous ~1 celebrity | =officially | horror movie |
        =movies | pixar like | in one piece | endorse ~5 nfl/nba/mlb | affiliate ~6 nfl/nba/mlb`,
    },
  ],
};

export const access: TaxonomyFamily = {
  id: 'access',
  name: 'Access',
  kind: 'meta',
  entries: [
    {
      id: 'offline-play',
      name: 'Offline play',
      definition: 'The game works without a connection.',
      titleTells: true,
      related: ['cloud-cross-play'],
      readsTerms: true,
      ignoresNegation: true,
      deniable: 'offline',
      certain: `no wifi/wi_fi/internet | play offline | offline mode/play/game | without internet/wifi/wi_fi |
        works offline | playable offline | available offline | fully/completely offline |
        no internet connection | wifi free`,
      sure: `no ~2 wifi | no ~2 internet | without ~4 internet/wifi/connection/wi_fi | play ~4 offline |
        no wi fi | no ~2 wi fi | offline ~2 game | offline mode | work ~2 offline | offline play |
        offline gameplay | offline mission | fully offline | internet ~2 not ~2 require/need/necessary |
        not ~2 require ~3 internet/connection/wifi | dont need ~3 internet/wifi | no ~2 connection |
        offline access | offline single | completely offline | offline ~2 online | online ~2 offline |
        internet connection not required | no network | no data | =offline | airplane mode | no signal |
        offline support | wifi not | no online ~2 required | dont have ~3 wifi/internet |
        not need ~3 internet/wifi`,
      likely: `on ~1 plane | anywhere ~3 subway | without wifi`,
      hint: `anytime | anywhere | offline`,
      not: `collect/share/sell/store/track/gather no ~1 data | no ~2 data ~2 collect/share/sell/store |
        cannot/cant/wont ~5 offline | cannot/cant/wont ~3 without ~4 internet/connection/wifi | dont ~1 play ~2 offline | not/doesnt/never/wont ~1 work/run/function ~3 offline | not/isnt/arent/never ~1 play/playable/available/supported ~2 offline | offline ~2 impossible | offline ~5 cannot/isnt/unsupported/unavailable/removed | offline ~4 not ~2 support/available/possible/offer/include/plan/there | no ~1 offline | without offline | no/never ~1 without internet/connection/wifi | no/without ~3 internet/connection/wifi/network/signal ~4 cannot/cant/wont/will_not/doesnt/does_not ~1 work/start/run/play/load/open/function | require/need ~3 internet/connection/wifi | offline earning | offline income | offline ~1 reward | while ~3 offline | when ~3 offline |
        while offline | offline progress | offline profit | earn ~4 offline | no offline | offline ~2 not |
        offline status`,
    },
    {
      id: 'cloud-cross-play',
      name: 'Cloud save and cross-platform',
      definition: 'Progress or matches carry over between devices and systems.',
      related: ['offline-play', 'realtime-pvp'],
      readsTerms: true,
      certain: `cloud save/saving/sync | icloud | cross platform | cross play | crossplay | sync ~3 across |
        across ~2 device`,
      sure: `crossplatform | sync ~4 progress/device/game/mobile/across | cross device | continue ~4 device |
        transfer ~4 progress/device/data | switch ~3 device | back up ~3 game/progress |
        save ~3 progress ~4 facebook/cloud/account/device | between ~4 device/phone/mobile/ipad |
        mobile =and pc | pc =and mobile | multi platform | game save ~3 online | profile ~3 backed up |
        seamless ~3 device | play ~3 pc ~3 mobile | across computer | synced | crossplay/cross_save |
        on =cloud | =cloud service/support | progress ~3 across/between |
        progress ~2 all/multiple/other device | cloud ~2 save/saving/sync/backup/storage`,
      likely: `save your progress | on pc | synchronize | multiple platform | any device | multiple device |
        other device | all ~2 device`,
      hint: `sync | device | account`,
      not: `cannot/cant/wont/not ~3 transfer/carry/carried/move/sync/restore ~4 device/phone/account/progress | cloud ~3 sky | compatible ~4 device | supported device | device storage | support ~3 device |
        optimized ~4 device | pass ~2 device | same device | lip sync | cloud 9 | white cloud | in sync |
        device ~3 settings | restore ~6 device | swarm cloud | shares across | dark cloud | cloud of |
        adventure sync`,
    },
  ],
};
