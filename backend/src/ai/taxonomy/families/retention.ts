import type { TaxonomyFamily } from '../taxonomy.types.js';

export const retention: TaxonomyFamily = {
  id: 'retention',
  name: 'Retention',
  kind: 'meta',
  entries: [
    {
      id: 'daily-login',
      name: 'Login rewards',
      definition: 'Opening the game on a day grants something, often on a calendar.',
      related: ['daily-quests', 'streaks', 'comeback-rewards', 'wheel-spin'],
      certain: `daily reward/bonus/gift/prize | login reward/bonus | daily login |
        free daily reward/coin/credit/chip/bonus/spin`,
      sure: `@daily ~2 @reward | daily ~3 bonus/reward/gift/prize | @reward ~3 every day | @reward ~2 daily |
        login ~2 reward/bonus/gift/every_day/daily | log in ~3 daily/every_day/reward/bonus | daily log in |
        free ~2 daily/every_day | free daily | daily free | daily return bonus |
        every day ~5 bonus/free/reward/gift/prize/coin |
        come back ~4 day/daily/hour ~4 bonus/reward/free/gift/chip/coin | daily check in |
        hourly ~2 bonus/reward/coin | # hour ~3 bonus/coin/free/chip/reward | return ~3 daily | attendance |
        sign in ~3 reward | daily surprise | daily wheel | daily ~2 credit/coin/chip/spin/gem |
        collect ~2 free ~3 hour | every # hour | daily present | log on ~2 daily | rewards every |
        gain # diamond daily | daily jackpot`,
      likely: `daily bonuses | bonus ~3 hour | check ~2 every day | hourly | come back ~2 every day | login`,
      hint: `daily | every day | calendar`,
      not: `daily challenge ~2 reward | daily quest | daily task | facebook login | daily ~2 puzzle |
        login ~2 facebook/account/apple/required | complete ~3 daily | daily event | daily tournament |
        new ~2 every day | daily content | daily routine`,
    },
    {
      id: 'daily-quests',
      name: 'Daily and weekly tasks',
      definition: 'A fresh list of small goals each day or week pays rewards.',
      related: ['daily-login', 'streaks', 'limited-events'],
      certain: `weekly quest/mission/challenge/task | new puzzle every day |
        daily ~1 quest/mission/challenge/task/goal/puzzle`,
      sure: `@weekly ~2 @task | daily ~2 puzzle/challenge/quest/mission/task/race/level/goal/deal/word/crossword/sudoku/question/brain/quiz/workout/objective/bounty/contract | weekly ~2 quest/mission/challenge/task/race/puzzle | new ~2 puzzle ~2 day/daily | @task ~3 every day | quest ~2 daily | new challenge ~2 daily/every_day/each_day | challenge ~2 every day | puzzle of the day | puzzle ~3 every day | daily play | day ~1 new ~2 challenge/puzzle/quest/race/mission | every day ~3 new ~2 puzzle/challenge/quest/mission/level/race | new race every day | new ~2 race ~2 day | daily =and weekly | complete ~2 daily | tasks ~3 every day | new daily | challenge of the day | themed quests daily`,
      likely: `complete ~3 quest/mission/task ~5 reward/earn/win/prize | missions ~3 reward | daily game | complete ~2 task | side quest | daily activity | finish ~3 mission | complete ~2 quest | quests =and`,
      hint: `quest | mission | task | daily | objective | complete ~2 mission | missions =and | # ~2 quest/mission`,
      not: `epic quest | your quest | quest to | quest for | on a quest | on your quest | quest ~2 save |
        rescue mission | your mission | mission is | mission ~3 campaign | impossible mission |
        campaign mission | story mission | main quest | begin ~2 quest | secret mission |
        daily life | daily reward | sniper mission | the mission | offline mission | undercover mission |
        military mission | space mission | matching quest | puzzle quest | cooking quest`,
    },
    {
      id: 'streaks',
      name: 'Streaks',
      definition: 'Unbroken days or wins build a bonus that a miss takes away.',
      related: ['daily-login', 'daily-quests'],
      certain: `streak`,
      sure: `consecutive day | winning streak | win streak | daily streak | days in a row | streak bonus |
        keep ~3 streak | consecutive win | wins in a row | streak tracking | longest streak`,
      likely: `consecutive | unbroken run`,
      hint: `in a row | consecutive`,
      not: `lucky streak | mean streak | competitive streak | blast/combo/kill/killing/clear/shot streak`,
    },
    {
      id: 'lives-energy',
      name: 'Lives and energy',
      definition: 'A refilling allowance limits how many attempts can be made.',
      related: ['match3-swap', 'level-map', 'boosters', 'friends-gifting'],
      certain: `unlimited/infinite/free/extra =lives`,
      sure: `energy system | free lives | unlimited lives | refill ~2 energy/lives | out of lives |
        extra lives/life | infinite lives |
        lives ~2 refill/run_out/regenerate/friend/wait/restore/recharge | send lives | lives to friend |
        bonus ~2 lives | additional lives/moves_and_lives |
        stamina ~3 system/refill/recover/no | energy ~3 refill/recharge/restore/regenerate | more lives |
        free energy | without ~3 energy/lives ~2 wait | wait ~3 lives/energy | full lives |
        buy ~2 lives/energy | energy bar | ask ~3 lives | request lives |
        gift ~2 lives | lives =and booster`,
      likely: `=lives ~3 booster | stamina | extra moves ~2 lives | hearts ~2 refill | # lives`,
      hint: `energy | hearts | refill | lives | stamina`,
      not: `real lives | their lives | our lives | lives ~1 in | save ~2 lives | nine lives |
        energy ~2 commands | daily lives | your lives | lives depend | high energy | energy ball |
        kinetic energy | solar energy | energy drink | mental energy | of lives | many lives |
        people ~1 lives | energy crystal | everyday lives | busy lives | lives of`,
    },
    {
      id: 'offline-earnings',
      name: 'Offline earnings',
      definition: 'The game keeps producing while it is closed and pays out on return.',
      related: ['idle-accumulation', 'prestige'],
      ignoresNegation: true,
      deniable: 'offline away',
      certain: `offline earning/income/reward/profit | even ~3 youre offline | even ~3 offline |
        while youre away/gone | while you are away`,
      sure: `offline ~2 earning/income/reward/progress/profit/cash/mode_earn/idle |
        even when ~3 not ~2 playing/online | while ~2 are away | while youre away | while ~2 offline |
        while youre offline | when ~2 offline | when youre offline | while you sleep | even ~2 not playing |
        away ~3 earn | earn ~4 offline | generate ~4 offline | even if ~3 offline | even ~2 game ~2 closed |
        idle ~2 reward | afk ~2 reward | keep ~3 earn ~3 away | while ~2 not playing | collect ~4 offline |
        even ~1 asleep | work ~2 while you | hero ~3 fight ~4 offline | even when you sleep |
        continue ~4 while ~3 away/offline/sleep | earn ~2 money/coin/cash/profit/gold/income ~3 while`,
      likely: `make money while | idle earning | offline`,
      hint: `idle | afk | away | sleep`,
      not: `doesnt/dont/wont/isnt/arent/not ~1 work/earn/make/produce/collect/grow/mine/run ~5 while/when/until |
        while/when ~2 away/gone/offline/asleep/sleep ~6 doesnt/dont/wont/isnt/arent/not ~1 work/earn/make/produce/collect/grow/mine/run |
          stop/stand_still/stands_still/pause/freeze/nothing/rest/waits ~5 while/when ~3 away/gone/closed/sleep/offline/not_playing | no ~1 offline earning/income/reward/progress/profit | nothing ~3 while/when ~3 away/gone/closed/sleep/offline | play offline | offline play | offline mode | offline game | works offline | =offline =games |
        available offline | offline ~2 available | =offline mission | playable offline | offline gameplay |
        completely offline | online =and offline | offline multiplayer | offline version | offline access |
        play ~4 offline | offline single | fully offline | offline support | online ~2 offline |
        offline ~2 online | enjoy ~3 offline | 100 offline | offline ~2 no ~1 internet/wifi | even offline`,
    },
    {
      id: 'timed-chests',
      name: 'Timed chests',
      definition: 'Won containers open only after a wait or a payment.',
      related: ['gacha', 'collectible-card'],
      certain: `open ~2 chest | unlock ~2 chest | treasure chest | loot box`,
      sure: `unlock ~3 chest | open ~3 chest | earn ~3 chest | reward chest |
        chest ~4 reward/card/unlock/loot/prize/open | free chest | magic chest | lootbox | star chest |
        crown chest | booster pack`,
      likely: `chest | crate | treasure box | surprise box | crates | open ~3 crate | chests | mystery box |
        mystery ~2 box/chest/gift | open ~3 box | @win ~3 chest`,
      hint: `chest | reward | box | crate`,
      not: `=box office | music box | puzzle box | outside the box | hidden chest | chest press | toy box |
        tool box | chest ~4 open ~1 right_away/instantly/at_once/immediately/without_delay | chest ~2 hidden | colored box | matching ~2 box | crate ~2 smash | crate box`,
    },
    {
      id: 'wheel-spin',
      name: 'Prize wheel',
      definition: 'A chance wheel or similar draw hands out frequent small prizes.',
      related: ['daily-login', 'coin-raid', 'slots'],
      certain: `lucky/fortune/prize/bonus/daily wheel | spin ~1 wheel | wheel of fortune | daily/lucky spin`,
      sure: `lucky wheel | spin ~2 wheel | daily ~2 spin | lucky spin | bonus wheel | prize wheel |
        lucky draw | fortune wheel | wheel ~3 prize/reward/bonus/spin | wheel spin |
        spin for ~2 reward/prize | spinner wheel | spin ~3 win ~3 prize | scratch card | spin daily |
        spin wheel | wheel of | reward wheel | mega wheel | wheel bonus | scratchers`,
      likely: `spin ~2 reward | scratch | raffle | wheel`,
      hint: `spin | lucky | wheel`,
      not: `steering wheel | behind ~2 wheel | wheel ~2 drive | wheel chair | # wheel | on wheel |
        training wheels | ferris wheel | front wheel | rear wheel | all wheel | hot wheel | word wheel |
        four wheel | take ~2 wheel | =wheeler | spin ~3 reel | two wheel | wheel master |
        wheel car | wheel of your | =wheels | scratch ~2 disc | wheel control | from scratch | color wheel`,
    },
    {
      id: 'comeback-rewards',
      name: 'Welcome and return gifts',
      definition: 'New or returning players get extra help for a short time.',
      related: ['daily-login', 'limited-offers'],
      certain: `welcome bonus/gift/offer/reward | new player ~3 receive/get`,
      sure: `welcome ~4 bonus/gift/offer/package/reward/chip/coin | returning player | free coins bonus | new player ~4 reward/bonus/free/receive/gift | beginner ~2 reward/bonus/pack | redeem code | gift code | start ~4 free ~2 coin/chip/credit | start with # ~3 coin/chip/credit | register ~6 coin | sign up bonus | # free ~2 coin/chip/spin/credit | # coin ~4 free ~4 download | get ~4 # ~3 free ~3 coin/chip/credit/spin | free coin ~3 start/begin/download/install | welcome ~1 pack | first time ~3 bonus | starting bonus | coupon code | pre register ~3 reward | free # coin | # ~2 free coin | # ~1 free chip | # welcome | get # coin | launch ~2 reward ~2 free`,
      likely: `on the house | free gift ~3 start | starter bonus | use ~2 code`,
      hint: `bonus | gift | free | welcome`,
      not: `promo code | qr code | welcome to | welcome back | zip code | source code | access code`,
      genres: ['casino'],
    },
    {
      id: 'hint-help',
      name: 'Hints and undo',
      definition: 'Help can be called in when stuck, often in limited supply.',
      related: ['boosters', 'brain-teaser', 'hidden-object', 'solitaire'],
      certain: `use ~1 hint | undo | hint system/button/feature | helpful hint | smart hint |
        free/unlimited hint | limited hint | need a hint`,
      sure: `use ~3 hint | hint ~2 system/button/feature/option/mode/available/use/stuck/solve/if_you |
        get ~3 hint | hint | hints | free hint | unlimited hint |
        stuck ~6 hint/help/booster/clue/magnet/shuffle | reveal ~3 letter/answer/word |
        ask ~3 friend ~3 help ~3 stuck/answer/question/word | skip ~2 level | unlimited undos | need ~1 hint |
        auto notes`,
      likely: `shuffle | move ~1 suggestion | clues ~3 help | walkthrough | magnifying glass | auto complete`,
      hint: `hint | help | shuffle | stuck | tip | need ~2 help | get help`,
      not: `hint of | hint at | find ~1 hint | shuffle ~3 deck | stuck ~3 traffic/island/jam/planet/dungeon/prison/tower |
        slight hint | stuck in | shuffle plan | walkthrough video | help ~1 support | no hint`,
      genres: ['puzzle', 'word', 'trivia'],
    },
    {
      id: 'boosters',
      name: 'Boosters and power-ups',
      definition: 'Consumable aids make one attempt easier.',
      related: ['level-map', 'lives-energy', 'hint-help', 'match3-swap'],
      certain: `booster | powerups | power =ups`,
      sure: `power ups | powerup | explosive combo | use ~3 boost | power-ups | super power ups |
        amazing power | props ~3 help/use | use ~3 props | special item ~3 help | bomb ~3 help/level/clear |
        magnet ~3 coin/power/shield | awesome power | tool ~3 clear ~3 level | power boost | boost ~3 score |
        unique ~2 boost | helpful tool | boosts like | collect ~2 power ups`,
      likely: `rocket ~3 bomb | props | helper tool | power items | =power =up | helpful ~2 tool/props |
        special powers | =boosts | jetpack | special ~2 power/candy/piece/bubble |
        powerful ~2 combo/booster/power | special tool | speed boost | magical ~2 booster/power`,
      hint: `boost | bomb | rocket | prop | magic | shield | magnet | rainbow | special power | magic ~3 help ~3 level | use magic | wild card`,
      not: `boost your ~3 mood/memory/brain/confidence/vocabulary/stat/skill/creativity/fun/score/career/kingdom/army/power/profit |
        bomb disposal | power up your | boost ~3 income/earning/economy/production |
        boost ~1 =building/=buildings/battle | rocket league | rocket science | props to | boost ~2 iq |
        stage prop | rocket ship | rocket launcher | boost ~2 kingdom | power up and | brain/ultimate ~3 power up | nuclear bomb | immune boost |
        power up ~2 game/level/hero/character/your/team | boost ~2 bots | nitro boost | brain boost |
        cannon bomb | bottle rocket | bombs ~1 trap | brightest ~2 prop | booster pack | props for |
        to power up | boost your | skill boost`,
    },
  ],
};
