import type { TaxonomyFamily } from '../taxonomy.types.js';

export const strategy: TaxonomyFamily = {
  id: 'strategy',
  name: 'Strategy',
  kind: 'mechanic',
  entries: [
    {
      id: 'tower-defence',
      name: 'Tower defense',
      aliases: ['Tower defence'],
      definition: 'Place and upgrade defenders along a route to stop waves.',
      related: ['lane-deploy', 'base-raid', 'horde-survival'],
      certain: `tower defense`,
      sure: `tower defence | defend ~3 base ~4 wave | td game | =td | place ~3 tower | castle defense |
        defend ~3 castle ~5 wave/enemy/attack/invader/horde |
        build ~3 tower ~5 defend/enemy/stop/wave/attack | upgrade ~3 tower | base defense ~3 wave |
        defense tower | defense game | build ~3 defense ~4 wave/enemy/stop/invader | plants ~2 zombie |
        stop ~5 wave | defender ~4 wave | defense strategy | idle defense | hero defense | random defense |
        merge defense | wave ~3 invader | towers ~4 enemy | tower ~4 wave | wall ~4 zombie ~3 defend |
        strategic defense | defend ~4 against ~4 wave/horde/zombie/invasion`,
      likely: `defend ~3 tower | protect ~3 base/castle/kingdom | strategic ~2 tower`,
      hint: `wave | tower | enemy | castle | trap | defend ~3 castle/kingdom/base/village/fortress/realm | defense | fortify | wave of enemy | turret | repel`,
      title: `defense | defence | td | defenders | defender | defend | tower_defense`,
      not: `attack =and defense | defense ~2 title/champion | tower ~3 stack | eiffel tower | tiny tower |
        self defense | control tower | self defence | offense ~2 defense | defense ~2 offense |
        tower ~3 opponent | enemy tower | opponent ~2 tower | defend ~1 title | defend ~2 king |
        king ~3 tower | princesses ~2 tower | tower ~1 princess | defense ~2 boost`,
      outranks: ['base-raid'],
      genres: ['strategy'],
    },
    {
      id: 'lane-deploy',
      name: 'Lane deployment',
      definition: "Spend a refilling resource to send units down lanes against an opponent's base.",
      related: ['tower-defence', 'collectible-card', 'realtime-strategy'],
      sure: `lane battle | tug of war | card based strategy | deploy ~2 card | real time card battle | real time card | destroy ~4 opponent ~2 tower/castle/base | destroy ~3 enemy tower/towers | opponent tower | send ~3 troop/unit/minion ~5 base/castle/enemy/lane | knock ~6 tower ~4 opponent/enemy | lane strategy | lane ~3 unit | card ~4 real time ~3 battle/strategy/pvp | summon ~3 unit ~5 castle/base/tower | spawn ~3 unit | castle ~3 opponent ~3 destroy | destroy ~3 enemy base/castle | destroy ~3 opponent castle/base/keep | break ~4 enemy ~3 base | push ~2 lane`,
      likely: `deploy ~3 troop/unit/soldier | opponents ~2 towers | crush ~3 enemy base/castle | arena ~3 card ~3 tower | deploy ~4 troop/unit/card/hero/soldier/army/champion ~6 tower/battle/enemy/base/battlefield/arena | enemy tower | elixir | deploy ~3 unit`,
      hint: `troop | tower | arena | deploy | unit | lane | spell`,
      title: `tug_war | lane | stick_war`,
      not: `health elixir | elixir ~1 youth | magic elixir | magical elixir`,
      absorbs: ['tower-defence', 'realtime-strategy'],
      genres: ['strategy', 'card'],
    },
    {
      id: 'base-raid',
      name: 'Build and raid',
      definition: 'Fortify your own base and attack the bases of others for resources.',
      related: ['empire-4x', 'city-building', 'building-timers', 'guilds', 'coin-raid'],
      sure: `build ~4 base ~8 attack/raid/enemy/defend/army/troop | build ~2 base |
        attack ~3 player base/village | raid ~3 player/base/village/enemy/rival |
        attack ~3 enemy/other/rival base/village/base | base builder ~3 strategy |
        build ~3 village ~6 clan/troop/attack/war/army/raid/defend/battle | build ~3 fortress ~6 attack/raid |
        customize ~3 base ~4 defen | steal ~3 resource | loot ~4 resource |
        plunder ~4 base/village/enemy/player/resource | invade ~3 base/village/island/player/neighbor |
        troop ~6 village | base ~4 defend ~4 attack | conquer ~2 enemy base | strategize ~3 attack ~3 base |
        attack other player | army ~5 raid`,
      likely: `base ~3 defense | build ~3 stronghold/fortress/castle | build ~2 army ~5 attack |
        train ~3 troop ~5 attack | base =building/=buildings | build =and defend | military base |
        defend ~3 village/base/island ~4 attack/raid/enemy/player | fortify ~3 base/village/stronghold/keep`,
      hint: `clan | defense | troop | resource | army | plunder | village | attack ~2 player | defenses ~4 attack | raid | base`,
      title: `clash_clans | base | raid | raiders | clash`,
      not: `raid boss | boss raid | guild raid | raid dungeon | dungeon raid | =based | raid friend |
        user base | home base | base ~1 game | data base | player base | raid ~2 tile | tile raid |
        raids ~2 pvp | fan base`,
      outranks: ['realtime-strategy'],
      genres: ['strategy'],
    },
    {
      id: 'empire-4x',
      name: 'Empire and territory',
      definition: 'Explore, gather and take over a shared or contested map, cell by cell.',
      related: ['base-raid', 'city-building', 'realtime-strategy', 'guilds', 'guild-wars'],
      certain: `=4x | build ~2 empire ~5 conquer`,
      sure: `mmo strategy | expand ~3 territory/empire/kingdom ~4 conquer/war/rule/army/alliance/battle |
        strategy mmo | empire =building/=buildings | capture ~3 territory | paint ~2 map | state conquest |
        massively multiplayer ~3 strategy | slg | civilization ~4 build/lead/game/strategy/rule |
        grand strategy | war strategy game | strategy war game | territory ~3 war/control/conquest |
        wage war | claim ~3 throne | world map ~4 battle/march/war/conquer/alliance | alliance ~5 conquer |
        build ~3 kingdom ~5 army/war/conquer/alliance/battle/troop/empire |
        command ~3 army ~5 conquer/empire/kingdom | space empire | turn based empire |
        risk ~2 game ~3 territory | kingdom ~3 war | mmo ~3 war | war ~4 mmo | real time mmo strategy |
        alliance ~3 territory | form/join/forge ~3 alliance & survivor/shelter/base/troop/army/hero`,
      likely: `civilization | march ~3 army | rule ~4 kingdom/empire/world/realm/galaxy/land |
        world domination | conquest | forge ~3 empire | become ~4 king/emperor/lord |
        alliance ~4 enemy/territory/war | take over ~3 map/world/city/territory |
        conquer ~2 territory/kingdom/world/enemy/realm/planet/galaxy/continent/nation | build ~4 empire |
        dominate ~4 map/world/galaxy/kingdom/region/realm`,
      hint: `alliance | troop | army | march | expand | territory | castle | lord | resource | diplomacy | conquer | build ~3 kingdom | expand ~3 kingdom/empire/territory | kingdom ~4 alliance | world war | empire`,
      title: `empire | empires | conquest | civilization | war | throne | conquer | kingdom | kingdoms_at_war`,
      not: `restaurant/business/hotel/fashion/media/farming/food/cooking/crime/oil/mining/money/green/tycoon/coffee/idle empire |
        conquer ~2 dungeon/level/challenge/fear/stage/puzzle/course/boss/world_tour/mode/arena/leaderboard |
        empire ~2 restaurant/business/justice | empire ~3 coffee/hotel/store/tycoon | kingdom ~1 match |
        your fashion | street conquer | star wars | empire ~3 business | business ~3 empire | kingdom rush`,
      outranks: ['realtime-strategy', 'creature-catch', 'survival-craft', 'auto-combat'],
      genres: ['strategy'],
    },
    {
      id: 'realtime-strategy',
      name: 'Real-time strategy',
      definition: 'Gather, build and command many units at once without turns.',
      related: ['empire-4x', 'base-raid', 'lane-deploy'],
      certain: `real time strategy | rts`,
      sure: `realtime strategy | command ~4 army ~5 battle/real/victory/enemy/war | military strategy |
        real time ~2 tactic/war/strategic | strategy war | real time ~2 strategy | wage ~3 war ~3 real time |
        command ~3 troop/unit/fleet/squadron ~4 battle/real_time/battlefield | fast paced strategy |
        lead ~3 army ~5 battle/victory/war`,
      likely: `command ~3 army/troop/unit/fleet | lead ~3 army/troop | army ~3 battlefield | real time battle ~3 army/troop/unit | strategy ~3 battle ~3 army | commander ~4 army/troop | train ~3 army | battlefield strategy`,
      hint: `unit | army | commander | base | strategy | troop | battlefield | war`,
      title: `rts | command | commander | war_strategy`,
      genres: ['strategy'],
    },
    {
      id: 'moba',
      name: 'MOBA',
      definition: 'Two teams of heroes push lanes and objectives on a symmetric map.',
      related: ['realtime-pvp', 'ranked-league', 'character-collection'],
      certain: `moba`,
      sure: `multiplayer online battle arena | lane ~3 tower ~5 hero | jungle ~3 lane | lane ~3 jungle |
        team ~2 five hero | three lane | push ~2 lane ~4 tower | battle arena ~4 hero | destroy ~4 nexus`,
      likely: `4v4 ~3 hero | brawl stars | hero brawler | 3 v 3 | 3 vs 3 | 5v5 | 5 v 5 | 5 vs 5`,
      hint: `hero | team | lane | jungle | role | arena | 3v3`,
      title: `moba | arena`,
      not: `5v5 ~3 soccer/basketball/football/hockey/shooter/fps |
        3v3 ~3 basketball/soccer/hockey/football/tank/hoops | 5v5 ~2 shooting | concrete jungle |
        football ~8 5v5 | soccer ~8 5v5`,
      genres: ['strategy', 'action'],
    },
  ],
};
