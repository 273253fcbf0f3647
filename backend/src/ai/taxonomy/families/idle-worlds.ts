import type { TaxonomyFamily } from '../taxonomy.types.js';

export const idle: TaxonomyFamily = {
  id: 'idle',
  name: 'Idle',
  kind: 'mechanic',
  entries: [
    {
      id: 'idle-accumulation',
      name: 'Idle and clicker growth',
      definition: 'Income rises by itself or by tapping; the player picks the next upgrade.',
      related: ['offline-earnings', 'prestige', 'tycoon', 'merge-items'],
      certain: `idle game | clicker game | idle clicker | incremental`,
      sure: `idle ~2 game |
        idle ~1 clicker/tycoon/rpg/simulation/simulator/miner/factory/farm/empire/tapper/merge/adventure/hero |
        earn money even | passive income | clicker | tap tap | tapping game | tap ~2 earn | click to earn |
        tapper | keep tapping | tap ~3 money/gold/cash/coin | clicking game |
        tap to attack/slay/defeat/kill/mine | idle | tap your way |
        generate ~3 income/money/cash/revenue/profit | keep clicking | income ~4 automatically |
        cookie clicker | tapping ~3 cash/gold/money/fun | gold/money/cash/coin tapping/clicking | clicking ~4 money/cash/gold/bar |
        click/clicking/tap ~3 until ~3 afford | tap ~3 defeat | click ~4 upgrade`,
      likely: `tap ~2 fast | offline ~3 earn | earn ~3 while | tap like crazy | tap ~2 monster/titan/boss | passively | automate`,
      hint: `automate | upgrade | earn | manager | faster | billion | trillion | income | money ~3 upgrade | tap ~3 collect | tapping | automatic ~3 income/earn`,
      title: `idle | clicker | tap | tapper | incremental | tycoon_idle | inc | click`,
      not: `idle ~2 time/moment/minute/hand | not idle | stand idle | single tap | tap ~2 screen |
        tap ~3 match | tap ~2 card | no idle | point =and click game`,
      genres: ['simulation', 'casual'],
    },
    {
      id: 'carry-unlock',
      name: 'Arcade idle',
      definition: 'Walk a character around to carry goods, serve spots and unlock new areas.',
      related: ['idle-accumulation', 'tycoon', 'world-expansion'],
      sure: `arcade idle | collect =and deliver | carry ~3 item/good/product | mini mart | idle arcade | carry ~4 deliver/customer/counter/stack | stack ~3 deliver | unlock ~2 new ~1 area ~4 hire | move ~3 carry | collect ~3 resource ~4 unlock ~2 area | gather ~3 wood ~5 unlock/build/expand ~3 land/island/area | hire ~3 helper ~4 carry | restock ~3 shelf ~4 customer | chop ~3 tree ~5 unlock/expand/sell/build`,
      likely: `mart | stock ~3 shelf | chop ~2 tree/wood | walk around ~4 collect`,
      hint: `expand | unlock | hire | stack | carry | deliver | shelf`,
      title: `mart | idle_arcade | arcade_idle | my_mini_mart | ready`,
      not: `k mart | =walmart | carry over | carry on`,
      genres: ['simulation', 'casual'],
    },
  ],
};

export const worldsAndStories: TaxonomyFamily = {
  id: 'worlds-and-stories',
  name: 'Worlds and stories',
  kind: 'mechanic',
  entries: [
    {
      id: 'open-world',
      name: 'Open and shared worlds',
      definition: 'Roam a large map freely, alone or among many other players.',
      related: ['survival-craft', 'vehicle-sim', 'guilds', 'sandbox-build'],
      certain: `open world | mmorpg`,
      sure: `open world ~1 action/adventure/crime/driving game/series/adventure/rpg | explore ~3 vast ~2 world/map/land | free roam | free roaming | mmo rpg | online rpg |
        explore ~3 city freely | virtual world ~3 explore/friend/player | 3d world ~4 explore |
        freely explore | explore freely | seamless world | explore ~4 massive ~2 world/map/city |
        open ended world | shared world | persistent world | explore ~3 huge | multiplayer rpg | gta |
        grand theft | sandbox ~3 city | explore ~2 open | vast ~2 open | immersive ~2 world ~3 explore |
        explore ~3 virtual world`,
      likely: `gangster ~3 city | crime ~3 city | virtual world | huge map | living world | vast ~2 world |
        online world | vast fantasy world | massively multiplayer | mmo ~2 game/world/action |
        massive multiplayer | massively online | roam ~3 city/world/map/street/freely/island/land |
        huge ~2 world/map`,
      hint: `explore | mission | map | world | online | quest | class | roam | universe | adventure | exploration | explore ~3 land/map/universe/realm | explore ~3 world | mmo | explore ~2 city | fantasy world ~3 explore`,
      title: `mmorpg | open_world | mmo | gangster | world_online`,
      not: `explore ~4 dungeon | around the world | mmo strategy | mmo ~1 war | worldwide ~1 mmo |
        strategy mmo | all over the world | player ~3 world | mmo rts | explore freely ~1 enjoy`,
      genres: ['roleplaying', 'role playing', 'adventure', 'action'],
    },
    {
      id: 'branching-story',
      name: 'Branching story',
      definition: 'Choices in dialogue or action steer the plot.',
      related: ['story-chapters', 'relationship-bonds', 'life-sim'],
      certain: `visual novel | interactive story | choose your own adventure | branching story`,
      sure: `interactive stories | choice ~1 matter | every choice matter |
        your choice ~5 story/fate/ending/path/outcome/matter/affect/shape/decide | choose your own |
        story game | otome | romance story | romance game ~3 choice/story/choose | make choice ~4 story |
        choose ~4 path ~3 story | multiple ending | different ending | decision ~5 story/outcome/fate/ending |
        interactive fiction | gamebook | text based ~3 adventure/game/rpg | love story ~3 choose |
        story ~4 your choice | choices ~3 consequence | you decide ~4 story | dating ~2 sim |
        story based on choice | alternate ending | life or death decision | many possible outcome |
        choose what ~3 happen | episode ~3 choose | shape ~3 story`,
      likely: `dialogue ~2 choice | storytelling ~3 choice | stories ~3 romance/drama/love |
        choose your path | narrative ~3 choice |
        interactive ~2 romance/fiction/novel/drama/narrative/adventure/episode/movie | determine ~3 fate |
        branching ~3 story/narrative/path/dialogue/storyline | choose ~3 story`,
      hint: `chapter | episode | choice | drama | decision | narrative | ending | choices | outcome | your choice | every choice | decide ~3 fate | story | romance`,
      title: `choices | episode | story | visual_novel | otome | romance | lifeline | interactive_story`,
      not: `choice of ~2 weapon/card/color/game | your choice of | right choice | people ~1 choice |
        no choice | editor choice | critics choice | developer choice award | players choice`,
      genres: ['simulation', 'entertainment', 'adventure', 'roleplaying'],
    },
    {
      id: 'location-ar',
      name: 'Location and AR play',
      definition: 'Real places, walking or the camera view are part of the rules.',
      related: ['creature-catch', 'co-op-play'],
      certain: `augmented reality`,
      sure: `ar game | ar mode | location based | gps ~3 game/location/capab/enable/track | ar experience |
        step outside | walk around ~4 neighborhood/city/discover/real | geocaching | arkit | in ar |
        explore ~3 real world | explore/discover ~3 world around | geolocation | walking ~3 real | virtual reality ~4 ar | around you ~3 real |
        ar camera | device camera ~4 play/see/place | real life location | outdoor adventure`,
      likely: `gps | =ar | nearby ~3 player/place | distance you walk | step count | camera ~3 real |
        pedometer | real world ~4 location/map/explore/walk/place/player/around_you`,
      hint: `camera | outside | real world | walk | location | map`,
      title: `=ar | =go_ar | geo`,
      not: `ar dark | walk ~1 new`,
      genres: ['adventure', 'roleplaying'],
    },
    {
      id: 'social-deduction',
      name: 'Social deduction and hiding',
      definition: 'Some players hide a role or themselves; the others must find them out.',
      related: ['party-minigames', 'horror-hide', 'realtime-pvp'],
      certain: `impostor | social deduction`,
      sure: `imposter | mafia game | werewolf | hide =and seek | hide n seek | hide and seek |
        find ~3 killer | who is ~2 spy | undercover ~3 word | prop hunt | who is ~2 killer/impostor/werewolf |
        secret role | seeker ~3 hider | hider | crewmates | spyfall | bluff ~3 vote | town of salem | vote out`,
      likely: `find ~2 spy | traitor | deceive | hidden role | guess who ~3 liar | crewmate | sheriff ~3 murderer`,
      hint: `vote | suspect | hide | betray | killer | role`,
      title: `impostor | imposter | werewolf | hide_seek | spy | among | undercover`,
      not: `werewolf ~2 hero/vampire/romance`,
      genres: ['casual', 'action', 'social networking'],
    },
    {
      id: 'party-minigames',
      name: 'Party mini-games',
      definition: 'A set of short contests for a group, often on one device.',
      related: ['trivia-quiz', 'social-deduction', 'shed-trick-cards', 'event-minigames'],
      sure: `party game | 2 player ~2 game | 1 2 3 4 player | party game for | pass =and play | pass n play |
        pass ~2 device/phone | mini game collection | multiplayer party | drinking game | truth or dare |
        game ~3 party | one device ~4 player/friend | # ~3 mini game/minigame | # minigame | group of friend |
        game night | # game in one/# | game box | gamebox | all in one game | # ~3 game ~2 in one |
        couch ~2 multiplayer | local multiplayer ~3 game | variety of ~3 minigame/mini_game | ice breaker | game collection ~8 ## ~2 minigame/mini_game/game |
        ultimate/unique collection ~5 minigame/mini_game | more than ## ~2 minigame/mini_game |
        family game night | never have i ever | collection of ~6 mini_game/minigame |
        ## ~2 mini_game/minigame in`,
      likely: `split screen | bottle ~2 spin | local multiplayer | play with friend ~3 device |
        collection of ~4 game/mini_game/minigame | # different ~2 game | same device | two player ~3 game/mode`,
      hint: `friend | multiplayer | fun | together | game night | laugh | mini game | minigame | multiple game`,
      title: `party | 2_player | party_games | truth_dare | mini_games | offline_games`,
      not: `party member | third party | party ~3 hero/dungeon/monster/rpg | third-party | political party |
        leader ~2 party | party leader | form ~2 party | birthday party | event ~3 party | pool party |
        house party | dress ~3 party | party crasher | first party | your party | party of ~2 hero |
        private party | tea party | mini games that | search party | the party | slot game |
        collection of ~3 slot`,
      absorbs: ['event-minigames'],
      // A collection has games of all kinds.
      outranks: ['sports-match', 'abstract-board', 'brain-teaser', 'circuit-racing'],
      genres: ['party', 'family', 'entertainment'],
    },
  ],
};
