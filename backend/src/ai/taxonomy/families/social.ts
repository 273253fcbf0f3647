import type { TaxonomyFamily } from '../taxonomy.types.js';

export const social: TaxonomyFamily = {
  id: 'social',
  name: 'Social',
  kind: 'meta',
  entries: [
    {
      id: 'guilds',
      name: 'Guilds and teams',
      definition: 'Standing groups share goals, help and chat.',
      related: ['guild-wars', 'chat', 'co-op-play'],
      certain: `guild | clan | guildmate | clanmate`,
      sure: `alliance | create ~3 club | join ~3 league ~3 social/friend/player | warband |
        form ~3 alliance/clan/guild | team up ~3 alliance | start ~3 own ~2 team/club/clan/guild |
        join forces ~4 alliance | build ~3 clan | lead ~3 clan/guild | join a team |
        your team ~3 teammates ~2 chat/help | team chat |
        join ~2 crew/faction/gang/fellowship/tribe/brotherhood | join ~1 league that | create ~1 league |
        league mate`,
      likely: `teammates ~3 help | club ~3 friend | join ~2 club | team ~4 member | =clubs | create ~2 team |
        join ~2 team | join ~3 club`,
      hint: `team | together | member | club | ally | crew | gang | faction | fellow players`,
      not: `dark/forbidden/unholy ~1 pact | clans ~2 marching/march/invade/invading | cocktail club | night club | golf club | football club | soccer club | strip club | fight club |
        club ~2 manager | country club | vip club | rebel alliance | evil alliance | alliance of |
        team of hero | galactic alliance | book club | your club | comedy club | fan club | real club |
        clubs ~3 league | official club | club ~2 players | clubs =and | # clubs | swing ~2 club |
        fitness club | virtual club | youth club | clubs ~2 national | ninja clan | vampire clan |
        demon clan | criminal gang | street gang | rival gang | =gangs | crew ~2 dead | rest ~2 crew |
        crew member | cool crew | pirate crew | ship crew | magellan crew | crews are | club from |
        select ~2 club | hearts clubs | clubs diamonds | underground club`,
    },
    {
      id: 'guild-wars',
      name: 'Group versus group',
      definition: 'Guilds or alliances fight or race each other as units.',
      related: ['guilds', 'tournaments', 'realtime-pvp'],
      certain: `guild/clan/alliance =war/=wars/=battle/=battles | guild vs guild | league war`,
      sure: `guild ~2 war | team tournament | clan ~2 war | guild ~1 battle | alliance ~1 battle |
        kingdom vs kingdom | clan ~2 battle | clash ~3 alliance/guild/clan/rival | league vs league | gvg |
        clan war | guild ~4 war | clan vs clan | alliance vs alliance | cross server | server vs server |
        faction ~2 war | siege ~2 war | guild ~2 siege | castle siege | team vs team | inter league |
        crew ~2 battle | war ~3 clan/guild/alliance | team battle ~3 clan | clans ~2 wars |
        compete ~3 clan/guild | guild competition | battles ~4 guild | kvk | crews from across`,
      likely: `club ~2 battle | rival team | alliance ~4 conquer | team competition | fight ~3 clan |
        alliance ~4 war | alliance ~2 war | alliances ~4 fight | rival ~2 alliance/clan/guild | team ~1 race`,
      hint: `war | clan | alliance | guild`,
      not: `war games | clash of clans`,
      implies: ['guilds'],
    },
    {
      id: 'co-op-play',
      name: 'Co-operative play',
      definition: 'People work on the same goal at the same time.',
      related: ['guilds', 'realtime-pvp', 'boss-raids'],
      certain: `co op | cooperative | coop`,
      sure: `co operative | partner up | battle ~2 team | squad up | with ~2 teammates | real time raid |
        together ~3 with friend | fellow ~2 summoner/player ~3 defeat | team play |
        multiplayer ~2 cooperative | friend ~3 team up | fight alongside ~3 friend/player |
        raid ~3 with friend | play as a team | explore ~4 with friend`,
      likely: `multiplayer with friend | play ~3 friends online | teammate |
        join forces ~3 friend/player/other/clan | help each other | 4 player ~2 co_op/coop/multiplayer/team |
        team up | duo | collaborate | cooperate | work together | fight together | 2v2 | cooperation |
        play together | side by side ~3 friend`,
      hint: `friend | together | squad | team | join forces | play with ~2 friend | together with | with your friends`,
      not: `team up ~3 hero/character/with_the_bird | come together | piece ~1 together | put ~2 together |
        bring ~2 together | heroes ~3 together | mix together | fit together | grow together |
        compete with friend | coop ~1 chicken | chicken coop | compete ~4 with your friends |
        share ~4 with your friends | match ~3 together | dynamic duo | friends together | quarrel together |
        dots together | couple together | connect ~4 with friend | share ~2 with friends | families together |
        gathered together | sharing ~4 with your friends | stay together | laugh together |
        business cooperation | she team | he team`,
    },
    {
      id: 'realtime-pvp',
      name: 'Live versus play',
      definition: 'Opponents face each other in the same moment.',
      titleTells: true,
      related: ['async-pvp', 'ranked-league', 'tournaments'],
      certain: `pvp | online multiplayer | 1v1 | real time multiplayer/pvp | head to head | player vs player`,
      sure: `multiplayer battle | 1 v 1 | 1vs1 | live ~2 battle/match/multiplayer/opponent/player/pvp |
        multiplayer ~2 mode/game/race/match/racing/action/shooter/arena/fps/online/battle/duel/experience/combat/card/madness/party |
        pvp arena | online pvp | multi player | battle ~3 player ~3 world/online/globe/real | real player |
        real people | real opponent | vs other player | play ~4 online ~3 player/opponent/friend/people |
        race ~3 online | duel ~3 player/opponent | online battle | multiplayer |
        play against ~4 player/people/opponent/human | against ~3 real ~2 player/people/opponent |
        online match | challenge ~4 player ~3 world/online/globe/real | local multiplayer | 2 player ~3 mode |
        two player ~2 mode/head/game | opponents ~3 around the world | online game ~2 friend/player |
        player versus player | 5v5 | player vs | versus mode | online ~2 race | fight ~3 player |
        face off ~4 player | live ~2 game ~2 player | massively multiplayer ~2 battle | battle royale |
        team deathmatch | # player ~2 match/online/battle/game |
        dominate ~3 opponents ~3 online |
        real time ~2 battle/match/multiplayer/pvp/duel/fight/race/player/opponent/competition/versus/tournament |
        opposing player | against duelist`,
      likely: `team battle | opponents ~3 world | rivals ~3 world | online player | challenge ~2 opponent |
        global opponent | vs friend | play ~3 online | against ~2 opponent | battle ~2 friend |
        online competition | go head | matchmaking | against other player |
        against ~3 player ~3 world/online/globe | compete ~3 player ~4 world/globe/online |
        battle ~3 opponent | compete ~4 real_time/live | arena ~3 player | 3v3 | 2v2 | 4v4`,
      hint: `opponent | versus | arena | rival | competitive | online | compete ~3 player | duel`,
      not: `single player | online leaderboard | no multiplayer | arena ~2 sport | duel monster |
        online slot | online content | online features | online casino |
        play against ~3 computer/ai/cpu/bot/robot | against ~2 computer | online backup | join millions |
        join ~2 player | player ~2 name | cooperative multiplayer | competitive edge | competitive spirit |
        online ~2 offline | nonstop online | online board`,
      genres: ['action'],
    },
    {
      id: 'async-pvp',
      name: 'Turn-by-turn versus play',
      definition: 'Opponents act at different times, or you meet a saved copy of their strength.',
      related: ['realtime-pvp', 'friends-gifting', 'leaderboards'],
      certain: `challenge ~1 friend | compete against ~1 friend | asynchronous | beat ~1 friend`,
      sure: `beat ~3 friend | play against ~2 friend | turn based ~2 multiplayer/match/online |
        friend challenge | turn by turn | compete ~3 against ~2 friend | beat ~4 friend ~3 score |
        outscore ~3 friend | play ~3 friend ~3 turn | ghost ~3 race | test your friends | challenge ~2 friend`,
      likely: `arena ~3 rank | against ~2 friend | compare ~4 friend | impress your friend | take turns |
        compete ~4 friend | compare ~3 score | friends ~4 high score | @play ~3 friend ~4 score |
        arena battle | pvp arena`,
      hint: `arena | rival | friend | turn | score | compete with | rivals | friend ~3 compete`,
      not: `friend ~3 leaderboard/leader_board/=rankings/scoreboard | friends ~3 real time | challenging friend | real time ~4 friend | challenge ~2 clanmate |
        compete ~4 players | friend ~6 same/one device/phone | friend ~6 2/two player`,
    },
    {
      id: 'ranked-league',
      name: 'Ranked leagues',
      definition: 'Results move players up and down named divisions.',
      related: ['leaderboards', 'seasons', 'tournaments', 'realtime-pvp'],
      certain: `ranked match/mode/battle/game/play | climb ~1 ladder | trophy road`,
      sure: `league system | competitive league | weekly league | rank match |
        ladder ~3 rank/climb/match/pvp | promoted ~2 league | rank up ~3 league |
        =league ~4 top/climb/rank/compete | reach ~3 legend ~2 rank/league | trophies ~4 arena |
        arenas ~4 top | arena ~2 by arena | qualifying ladder | champion league | top rank | higher rank |
        elo | ranked ~2 match/mode/play/battle/league/game/season/ladder`,
      likely: `arena rank | competitive ~2 rank | divisions | rank ~3 opponent | rise through | =ranked |
        =leagues | climb ~2 rank | climb ~4 rank/ladder/division/league | rise ~4 rank`,
      hint: `rank | trophy | tier | league | division | climb | ranks`,
      not: `ladder ~2 fame/success/career | major league | premier league | league of | real league | # league | football league |
        little league | league ~2 title | join ~2 rank of | join the ranks | climb ~3 leaderboard |
        leaderboard rank | military rank | highest ranked | top ranked | justice league |
        league ~2 preservation | ranked # | division of | league team | expedition league | best ranked |
        ranked ~2 app | rocket league | winter league | league boss | official league | league cup |
        national league | leagues is | baseball league | american league | ranked one | nfl league |
        license league | title league | ranked among`,
    },
    {
      id: 'leaderboards',
      name: 'Leaderboards',
      definition: 'Scores are listed against friends, region or world.',
      related: ['achievements', 'async-pvp', 'ranked-league', 'tournaments'],
      certain: `leaderboard | leader board`,
      sure: `top ~3 chart | global ~2 rank | world rank | ranking ~2 table/board/list/system | online rank |
        top of ~3 rank | beat ~4 friend/player/other/rival/everyone/opponent/their ~2 score | score ~3 friend/world/global/online | compete ~3 high score |
        top spot | top player | number one ~3 world | world ranking | post ~3 score | ladder ~2 top |
        global ranking | climb ~2 leaderboard | highscore | worldwide ranking | #1 in ~2 world`,
      likely: `compete ~3 friend | top ~2 list | =rankings | =ranking | game center |
        high/highest/best/top score | scoreboard | world record | personal best`,
      hint: `score | rank | compete | top | record | best time | compete ~4 player ~3 world`,
      not: `score ~3 goal/basket/touchdown/point | musical score | original score |
        record ~3 video/gameplay/battle/story/your/share | score big | metacritic score |
        game center ~3 friend/backup | film score | chart topper | score points | =scored | record players |
        orchestral score | record your | rankings ~2 app_store | final score | topped ~2 chart |
        beat ~2 own ~2 score | personal ~2 score | local ~1 high score | score ~2 free | chart topping | score multiplier | score a | record ~2 download | score your |
        track record | to score | game center integration`,
    },
    {
      id: 'chat',
      name: 'Chat and community',
      definition: 'Players talk inside the game or in its linked groups.',
      related: ['guilds', 'friends-gifting'],
      certain: `in game chat | voice chat | chat with | global chat | live chat | chat room`,
      sure: `chat ~3 with | meet ~3 new ~2 people/friend/player | make new friend | chat =and |
        chat ~3 friend/player/opponent/other/guild/clan/team | chat feature | chat | chatting |
        private message | real time chat | text chat | socialize | connect =and chat |
        meet ~4 people ~3 world | send ~3 message`,
      likely: `social community | socialize | talk ~2 with ~2 player/friend/people | emoji ~3 opponent |
        make friends`,
      hint: `chat | community | friend | talk | communicate | messaging | community of ~2 player`,
      not: `=chatbot | chat bot | chat gpt | =chatterbox | notification ~2 message | chat story |
        exchanging messages | secret message | message us | chat fiction | simulated chat | chat ~3 with ~3 resident/villager/character/townsfolk/animal | chat ~2 idol |
        meet ~6 new friend`,
    },
    {
      id: 'friends-gifting',
      name: 'Friends and gifting',
      definition: 'Linked friends visit, send or ask for help.',
      related: ['lives-energy', 'chat', 'guilds'],
      certain: `send ~2 gift | invite ~1 friend | facebook friend | gift ~1 friend`,
      sure: `send ~4 gift | gift ~3 friend | invite ~3 friend | visit ~4 friend | send ~3 lives/energy |
        connect ~3 facebook ~5 friend | send ~2 each other | exchange ~3 gift/item |
        share ~4 card/lives/resource/gift/with_friend ~3 friend/clan | trade ~3 friend | send =and receive |
        visit ~4 neighbor/village/island/farm/town ~2 friend | ask ~3 friend ~3 help/lives |
        gift ~4 each_other | friend list | borrow ~4 friend | play with ~2 facebook_friend/facebook |
        neighbors ~3 help | give ~3 gift | swap ~3 friend | facebook connect | challenge ~4 facebook |
        exchange ~2 with friend | share ~1 gift`,
      likely: `friend ~3 farm/town/village | add friend | share your ~3 friend | help ~3 friend`,
      hint: `friend | gift | invite | neighbor | facebook | connect ~2 friend | play with ~2 friend | share ~3 with friend | with facebook | log ~2 facebook`,
      not: `share ~3 photo/video/crash/score/result/moment | invite you | christmas gift | free gift |
        find us on facebook | like us ~2 facebook | follow ~3 facebook | join us on facebook |
        on our facebook | gift card | share ~3 creation/artwork/masterpiece | via facebook |
        share ~4 facebook | visit ~3 facebook | invites you | gift of | perfect gift | share content |
        our facebook page | your friend on facebook`,
    },
    {
      id: 'player-trading',
      name: 'Player trading and ownership',
      definition: 'Goods change hands between players, directly, through a market or as tokens on a ledger.',
      related: ['real-prizes', 'guilds'],
      certain: `auction house | nft | blockchain | trade ~2 with ~1 player`,
      sure: `trade ~3 item/loot/card/with_friend/with_player/gear/good ~4 player/friend/other |
        player driven economy | trading system | trade card | web3 | token reward | trade loot | trade item |
        trade with ~3 player/friend/other | auction | trading ~2 card ~2 friend | buy =and sell ~4 player |
        player ~2 market | sell ~4 other player | in game market | free trade | exchange ~3 with ~2 player |
        player economy | wallet ~2 token | =play to =earn`,
      likely: `trading | trade ~3 resource | bitcoin | own ~2 assets | crypto | trade ~2 with | marketplace`,
      hint: `trade | market | sell | wallet | token`,
      not: `trading card game | trade deal | trade ~2 job | trade mark | stock ~3 trading | stock market |
        stock trade | marketplace ~3 discover | trade blow | trading ~2 stock | trade off | tools ~2 trade |
        leading ~2 marketplace | global marketplace | app marketplace`,
    },
    {
      id: 'ugc-sharing',
      name: 'Player-made content',
      definition: 'Players build levels, looks or worlds and others use them.',
      related: ['sandbox-build', 'avatar-cosmetics'],
      certain: `level editor | user generated | user created`,
      sure: `share ~3 creation | build =and share | created by ~3 player/user/community | community created |
        create ~3 own ~2 level/world/map/puzzle/question/game/song/track/deck_share/quiz/story/video |
        map editor | design ~3 own ~2 level/map/track/world | player created | made by player | player made |
        custom level | track editor | build ~3 own ~2 level/map/track | play ~4 level ~2 created |
        vote ~4 look/design/player | share ~4 community | share your ~2 with ~2 world | level maker |
        record =and share | share ~2 video | editor mode | download ~3 level ~3 player | level builder |
        player have created | run ~3 share ~2 world | create your own ~1 deck/level/quiz/question`,
      likely: `create =and share | share ~4 photo/video | editor | share with ~2 world | mods | build your own ~2 level |
        share ~4 masterpiece/creation/design/level/world/artwork/build | upload | publish`,
      hint: `create | share | design | creation | upload`,
      not: `share ~3 score | other creators | share ~3 score/result/progress/achievement | text editor |
        create ~3 own ~2 team/city/character/story/style/avatar | share ~2 facebook | share ~3 card |
        photo editor | editor choice | editors choice | share this | share feedback | share ~2 opinion |
        creator code | youtube creator | share ~4 lives | developer publish | published by | share ~2 fun |
        =editor | indie creator | shared ~2 world`,
    },
  ],
};
