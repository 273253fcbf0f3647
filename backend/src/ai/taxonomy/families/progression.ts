import type { TaxonomyFamily } from '../taxonomy.types.js';
import { storiesAndCollections } from './stories-and-collections.js';

export const progression: TaxonomyFamily = {
  id: 'progression',
  name: 'Progression',
  kind: 'meta',
  entries: [
    {
      id: 'level-map',
      name: 'Level map',
      definition: 'A long path of numbered levels shows where the player stands and what comes next.',
      related: [
        'match3-swap',
        'lives-energy',
        'boosters',
        'story-chapters',
        'tile-blast',
        'bubble-shooter',
        'solitaire',
        'world-expansion',
      ],
      certain: `thousand/hundred of ~3 level/stage/puzzle | ## ~3 level/stage | over ## ~3 level/puzzle |
        tons of ~1 level | ## ~5 level | ## ~3 =levels`,
      sure: `thousands of ~4 level/puzzle/stage | hundreds of ~4 level/puzzle/stage | tons of ~3 level |
        level path/map/progression | countless level | endless level | unlimited level |
        over # ~4 level/puzzle/stage | more than # ~4 level/puzzle/stage | saga map | level ~2 added/update |
        dozens of ~3 level | # world ~3 # level | # unique puzzle | # handcrafted | # map ~3 level |
        plenty of ~2 level | level every week | new level ~3 week/month/soon/added/update | level pack |
        lots of ~3 level | map based progression | # mission ~2 level | # campaign level | unique level |
        original level | beautiful level | # ~2 world ~3 level`,
      likely: `@great level | level to play/solve/complete/beat/conquer/master/unlock/explore/challenge |
        addictive level | new level | more level | different level | various level |
        level ~2 increasing ~1 difficulty | increasingly ~2 difficult/challenging ~1 level/puzzle/stage |
        levels get harder | next level ~3 puzzle | pass ~2 level | complete ~2 level | beat ~3 level |
        each level | all level | stage mode | multiple level | every level | unlock ~2 level/stage |
        as ~2 level ~3 harder/difficult/challenging | difficult level | level design | level-based |
        clear ~2 stage | # stage | # puzzle | multi stage level | many ~2 level`,
      hint: `level | stage | puzzle pack | path | chapter | progress through ~3 level/stage | through ~3 level`,
      not: `level up | high level | at ~1 level | skill level | top level |
        # level of difficulty/complexity/detail/trick/skill/upgrade | difficulty level | =level of |
        =levels of difficulty/complexity/detail/skill/play/customization |
        vip level | all skill level | any level | level cap | character level | your level | multi level |
        to ~2 next level | level editor | higher level | level 5 | level requirement | gain level |
        player level | level your | experience level | new level of | a whole new level |
        level =building/=buildings | levels of upgrade | # difficulty level | sandbox level | #d puzzle |
        match # puzzle | max level | level system | puzzle scene`,
      genres: ['puzzle', 'word'],
    },
    {
      id: 'player-level',
      name: 'Player level and experience',
      definition: 'Activity earns experience points, and account levels open features.',
      related: ['skill-tree', 'meta-upgrades', 'achievements'],
      certain: `earn ~2 xp | gain ~2 xp | experience point`,
      sure: `gain ~3 experience ~2 level/point | go up ~1 level | earn ~3 xp | gain ~3 xp | xp ~3 level | raise your level |
        gain level | player level | level up system | earn ~2 experience |
        level up your ~1 profile/player/account/rank | reach ~2 level # | level up ~3 access | rise in level`,
      likely: `earn experience | gain experience | promotion | as you level up | leveling up |
        level up your character | level up =and | level up ~2 unlock/earn/gain/new/to | level up by |
        rank up | when you level up`,
      hint: `xp | unlock | experience | level up`,
      not: `level up ~4 hero/character/weapon/card/monster/skill/gear/them/team/=building/=buildings/unit/pet/dragon/troop/fighter/car/vehicle/squad/equipment/tower/ability/champion/robot/your |
        enjoy experience | single player level`,
    },
    {
      id: 'meta-upgrades',
      name: 'Permanent upgrades',
      definition: 'Resources from sessions buy lasting strength that carries over to every later attempt.',
      related: ['roguelike-run', 'inventory-gear', 'prestige', 'hero-growth', 'player-level'],
      certain: `permanent upgrade | upgrade system`,
      sure: `permanent ~2 upgrade | upgrade permanently | upgrade ~2 stat | improve ~3 stat |
        upgrade ~3 with/using ~2 coin/gold/gem/money | permanently ~3 power/strong/upgrade/boost |
        upgrade ~2 speed/health/attack/damage/strength | upgrade shop | improve your ~3 permanently |
        cutting edge upgrade | unlock ~3 =upgrades | buy ~3 =upgrades | purchase ~3 =upgrades | # ~2 =upgrades`,
      likely: `upgrade your | upgrade ~2 weapon/tower/base/castle | grow stronger | boost your stat |
        =upgrades | upgrade ~3 ability/power/skill | coin ~4 upgrade | gold ~4 upgrade | powerful upgrade |
        upgrades ~2 unlock`,
      hint: `stronger | boost | upgrade | improve | powerful | enhance your | get more powerful | power up your | upgrades | become stronger | get stronger`,
      not: `upgrade ~3 =building/=buildings/house/car/engine/restaurant/kitchen/hero/character/card/ship/farm/city/town/hall/mansion/vehicle/hotel/home/shop/store/business/facility/fighter/monster/pet/kart/ride/team/lineup/roster/troop/unit/squad/elevator/dragon/garage/bike/village/deck/player |
        car upgrade | graphics upgrade | upgrade graphics | upgrade ~2 ios | upgrade purchase |
        account upgrade | upgrade ~3 device | upgrade ~1 subscription | upgrade existing |
        multiple level of upgrade`,
    },
    {
      id: 'skill-tree',
      name: 'Skill tree and talents',
      definition: 'Branching choices shape what a character or account can do.',
      related: ['player-level', 'hero-growth'],
      certain: `skill tree | tech tree | talent tree`,
      sure: `research ~3 technology/tech | choose ~3 skill | class system | research tree | technology tree |
        skill point | perk ~3 choose/unlock/system | skill system | customize ~3 skill | skill customization |
        choose ~3 class | ability tree | advance ~2 class | job system | class change | tree of ~2 upgrade |
        game changing perk | master ~2 skill ~3 class | skill build`,
      likely: `unique class | playable class | # ~2 class | special ability | special skill |
        different class | build ~2 skill | skill ~2 combination | powerful skill | # ~2 skill |
        thousands of skill | talent | unlock ~3 skill/perk | upgrade ~2 skill | learn ~3 skill/spell |
        research ~3 new | unlock ~3 ability`,
      hint: `skill | ability | class | technology | new ability | perks | technologies | research | unique skill | new skill`,
      not: `talent ~2 show | =talented | improve ~2 skill | test ~3 skill | skill level | your skill |
        puzzle skill | learning skill | cooking skill | driving skill | got talent | world class |
        scout ~2 talent | young talent | skill game | research ~2 show | language skill | hidden talent |
        cognitive skill | talent agency | vocabulary skill | motor skill | math skill | brain skill |
        thinking skill | player research | first class | skill based | star talent | shooting skill |
        critical skill | social skill | talent scout | top talent | business class | talent manager |
        solving skill | developer research`,
    },
    {
      id: 'hero-growth',
      name: 'Character growth and ascension',
      definition: 'Duplicates, materials or stars raise single characters through tiers.',
      related: [
        'character-collection',
        'rarity-tiers',
        'gacha',
        'skill-tree',
        'meta-upgrades',
        'pets-companions',
      ],
      certain: `upgrade ~2 hero/character/champion | level up ~2 hero/character/champion |
        evolve ~2 hero/character/monster`,
      sure: `level ~2 up ~2 hero/them/character | level up ~3 hero/character/team/champion/fighter/monster |
        hero ~3 level up | collect =and upgrade ~3 hero/character/fighter/champion/monster |
        strengthen ~3 character/hero | hero ~3 upgrade | evolution ~3 hero/character/monster |
        enhance ~3 character | limit break | star up | power up ~3 hero/character/fighter/monster |
        character growth | character progression | grow ~2 hero | collect =and train | unlock ~3 evolve |
        develop ~3 hero/character | level up ~3 bird/them/flock | upgrade ~3 brawler |
        upgrade/level_up/evolve/enhance/strengthen/power_up/awaken ~2 hero/character/champion/fighter/warrior/knight/commander/monster/pokemon/dragon/creature/troop/unit/squad/survivor/general/guardian/robot/titan/ninja`,
      likely: `upgrade ~3 skill ~3 hero/character | evolve | evolution | train ~2 team | fusion |
        troops ~3 upgrade | improve ~2 character | develop ~2 character | customize ~2 hero ~2 strength |
        stronger hero | grow ~2 stronger | awaken | upgrade them |
        train ~3 hero/monster/dragon/warrior/champion | =ascend | =ascension |
        evolve ~3 your/them/into/monster | train ~4 hero/monster/fighter/champion/dragon`,
      hint: `star | hero | train | growth | awakening`,
      not: `evolve ~2 gameplay/game/world/story/strategy/coin/item/tile/level/chef | ever evolving |
        constantly evolving | evolving world | =evolved | brain train | train ~2 brain | star wars |
        continually evolving | puzzle ~1 evolve | evolving save | evolving challenge | simulation evolve |
        evolve as | character model`,
      genres: ['roleplaying', 'role playing', 'strategy'],
    },
    {
      id: 'character-collection',
      name: 'Character collection',
      definition: 'Owning and combining a wide roster is a goal in itself.',
      related: [
        'gacha',
        'hero-growth',
        'rarity-tiers',
        'collection-album',
        'team-management',
        'turn-based-combat',
        'auto-combat',
        'creature-catch',
      ],
      certain: `collect ~2 hero/character/champion | ## ~1 hero/character/champion/fighter |
        unlock ~2 character/hero`,
      sure: `@collect ~4 @character |
        @collect ~4 character/hero/monster/fighter/champion/dragon/pokemon/creature/dinosaur/mech/robot/card ~4 from/roster/team/army/with/unique/and |
        ## ~3 @character | ## ~2 character/hero/champion/fighter/monster/general/dragon/fish/cat |
        hundreds of ~3 @character | unlock ~3 character/hero/fighter/racer/animal/mascot/ninja/monster |
        collect legendary | hero collection | massive collection |
        collect ~3 cat/monster/dragon/creature/dinosaur | collect player card |
        summon ~4 hero/character/monster | collectible character | unlockable character |
        characters to unlock | collect ~3 superhero | choose from ~3 # ~3 character/hero | new hero every |
        collect ~3 favorite ~3 character | build ~3 collection ~2 hero/monster/character |
        recruit ~3 hero/character/champion/fighter/warrior/general/monster/legend/superstar/player/cat/ally |
        # unique/playable/different/legendary/unlockable character/hero/fighter/champion | recruit ~6 ## |
        summon ~4 ## | ## powerful/legendary/unique/epic ~1 general/immortal/boss/legend |
        over ## ~4 hero/character/monster/champion/unit/fighter/player_card | collect ~2 dream team |
        ## ~2 species | ## ~1 unlockable | unlock all the character`,
      likely: `collect hero | choose ~3 hero/character/fighter | unique hero/character/champion/monster |
        various ~2 hero/character | heroes ~3 collect | playable character | assemble ~3 team |
        wide ~3 character/hero | diverse ~2 character/hero | huge ~2 cast | play as ~2 hero |
        command ~3 hero | robots ~2 different | roster | collect all ~3 character/hero/monster/fighter |
        play as ~3 favorite | recruit | player card | collect over # | collect =and upgrade |
        ## ~2 to unlock | unlock new characters`,
      hint: `hero | roster | character | collect | champion | unlock | cast of ~2 character | new character | unlock ~2 new | favorite character | iconic ~2 character/hero | many character | different ~2 character/hero/monster/fighter`,
      not: `collect ~4 coin/star/reward/diamond/power/point/fruit/orb/bonus/key/sticker/letter/gem/ring/booster/resource |
        develop character | main character | character level | customize ~2 character | your character |
        story ~2 character | characters ~2 story | become ~2 hero | chinese character | special character |
        cute character | funny character | lovable character | become a ~2 champion | collect card ~2 set |
        one of # | recruit ~2 player/member/friend/guild/staff/staffer/employee/worker/chef |
        character customization | # player | pieces ~2 character | quirky character |
        collect all ~3 star/coin/item/piece |
        unlock ~2 new level/area/mode/world/location/feature/content/map/stage/chapter |
        unlock ~2 new ~1 recipe | meet ~4 character | roster build`,
    },
    {
      id: 'rarity-tiers',
      name: 'Rarity tiers',
      definition: 'Items or characters are ranked from common to very rare, which sets their worth.',
      related: ['gacha', 'character-collection', 'inventory-gear', 'hero-growth'],
      certain: `common ~2 rare ~2 epic | rare ~2 epic ~2 legendary | rarity`,
      sure: `epic ~2 legendary | rare ~3 legendary | common rare |
        # star ~2 hero/character/unit/card/monster | rarities | super rare | ultra rare | rare collectible |
        rare =and | =sr | =ur | =ssr ~2 hero/character`,
      likely: `5 star ~2 hero | unique item | legendary ~2 loot | epic ~2 card/item/gear/weapon/chest/loot |
        legendary hero/weapon/card/item/gear/character/chest/equipment/dinosaur/skin/loot/artifact/dragon/fish/creature/pet/vehicle/unit |
        rare ~2 card/item/hero/character/artifact/pet/species/equipment | =ssr`,
      hint: `epic | legendary | rare | mythic | exotic | mythical`,
      not: `legendary ~3 series/studio/creator/game/explorer/kingdom/battle/hero_of/city/land/journey/adventure/franchise/singer/actor/treasure/place/hall_of_fame/sword_of |
        become ~2 legendary | rare ~1 occasion/opportunity | one/single/same ~1 rarity |
        epic ~2 battle/adventure/journey/story/war/quest/boss/fight/game/strategy/scale/saga/dark/team/special/clan/rally/warfare/pvp/crown/conflict/world/music/tale/fantasy/skill |
        legendary dragons | epic warfare | legendary buffalo`,
      genres: ['roleplaying', 'role playing'],
    },
    {
      id: 'inventory-gear',
      name: 'Gear and loadouts',
      definition: 'Equipment with stats is found, swapped and improved.',
      related: [
        'meta-upgrades',
        'rarity-tiers',
        'roguelike-run',
        'survival-craft',
        'spatial-packing',
        'battle-royale',
        'melee-action',
        'open-world',
      ],
      certain: `equipment | weapon =and armor | loadout | ## ~2 weapon/gun`,
      sure: `armor =and weapon | customize ~3 weapon | upgrade ~3 gear/armor/equipment/arsenal |
        crafting system | gather ~2 material |
        craft ~3 weapon/gear/armor/equipment/item/rune/powerful/legendary | weapon =and gear |
        legendary gear/weapon/armor/equipment | loot drop |
        @collect ~3 weapon/gear/equipment/armor/loot/gun/artifact/relic/sword |
        unlock ~4 weapon/gun/gear/armor/arsenal | rune ~2 set | upgrade ~3 weapon/gun | weapon ~3 upgrade |
        various ~2 weapon/gun | variety of ~3 weapon/gun | weapons ~3 armor | different weapon/gun |
        unique ~2 weapon/gear/equipment/artifact | buy ~3 weapon | weapon ~3 collect |
        forge ~3 weapon/armor/gear | gear system | summon ~3 artifact | weapon attachment |
        arsenal of ~2 weapon | new ~3 weapon ~3 unlock | perfect/improve ~1 weapon/equipment | equip ~3 with |
        equip ~2 hero/character`,
      likely: `gun ~2 upgrade | relic | crafting material | equipments | items ~3 equip | huge ~2 arsenal |
        powerful ~2 gear/weapon/equipment/artifact | crazy weapon | tons of ~3 weapon/loot/gear/gun | loot |
        artifacts | arsenal | equip | gear up | blacksmith | weapon type | deadly weapon |
        new weapon/gear/armor/equipment`,
      hint: `weapon | armor | item | craft | material | resource | forge | loot | equip | gun | enchant | gear`,
      not: `no weapon | fishing gear | gear ~2 car | gear box | gear shift | manual gear | change gear |
        equipped with | secret weapon | nuclear weapon | sporting equipment | loot box | kitchen equipment |
        cooking equipment | equip ~2 lamp | equip ~2 kitchen | medical equipment | playground equipment |
        construction equipment | equipped ~3 timer | heavy equipment | gym equipment | gear ~1 vr |
        level equipped | loot ~2 coin | use ~2 loot | armor ~1 plated | farm equipment | in gear |
        collect craft | equip ~3 kitchen`,
      genres: ['roleplaying', 'role playing', 'action'],
    },
    {
      id: 'building-timers',
      name: 'Building upgrades with timers',
      definition: 'Structures improve over real-time waits that can be shortened.',
      requires: `base | city | town | village | castle | kingdom | empire | headquarter | fortress | army | troop | island | colony | =building/=buildings | farm | barn | workshop |
        tower | wall | hall | mason | builder | mill | bakery | settlement | harbor | inn`,
      related: ['base-raid', 'city-building', 'empire-4x', 'premium-currency', 'farm-production'],
      certain: `town hall | upgrade ~2 =building/=buildings | speed up ~1 construction`,
      sure: `speed up ~3 construction/=building/=buildings/build | upgrade =and expand |
        research ~3 =building/=buildings | construction ~2 time | =building/=buildings ~2 upgrade |
        build and upgrade your ~2 base/city/village/town/castle/kingdom |
        upgrade/improve ~2 =building/=buildings/headquarter/barrack/wall/facility/base/castle/stronghold/fortress/village`,
      likely: `build ~3 structure | upgrade ~2 house | build ~2 barracks | new =building/=buildings |
        build ~3 headquarters | construct ~3 =building/=buildings | expand ~3 base | headquarter |
        upgrade ~3 city/village/town/kingdom/camp`,
      hint: `build | construction | speed up | =building/=buildings | timer | construct | fortify`,
      not: `=building/=buildings block | team =building/=buildings | construction game |
        construction simulator | construction vehicle | fun =building/=buildings | deck =building/=buildings |
        block =building/=buildings | =building/=buildings tower | headquarters at | headquarters ~3 url |
        =headquartered | word =building/=buildings | =building/=buildings skill |
        =building/=buildings experience | user base | body =building/=buildings`,
      genres: ['strategy'],
    },
    {
      id: 'decorate-renovate',
      name: 'Decoration and renovation',
      definition: 'Earned stars or coins restore and furnish places outside the core play.',
      titleTells: true,
      related: ['match3-swap', 'merge-items', 'dress-up-design', 'story-chapters'],
      certain: `renovate | decorate ~2 home/house/room/garden/mansion/farm/village/town/restaurant/island/park |
        renovation`,
      sure: `decorate | decorating |
        design ~3 garden/house/home/island/park/mansion/village/kingdom/town/room/shop/restaurant/cafe |
        redecorate | home makeover |
        restore ~5 glory/beauty/mansion/garden/restaurant/house/home/grandeur/splendor |
        makeover ~3 room/house/mansion/home | furnish | build ~3 dream house/home/mansion/garden |
        renovating | personalize ~3 home/room/house/space | decorate your |
        @fix ~4 house/home/mansion/garden/restaurant/hotel/manor/villa/cafe/apartment/estate/room |
        customize ~3 house/home/room/farm/island/shop/village/city/park/town/base/garden/restaurant/store`,
      likely: `garden ~3 grow/plant | house ~3 design | repair ~3 house/town | build ~3 garden |
        @fix ~3 town/village/city/island/castle/palace/kingdom | decoration | interior ~2 design | furniture |
        grow ~3 garden | decor`,
      hint: `mansion | garden | furniture | design | decor | home | rebuild | restore`,
      not: `restore ~3 purchase/peace/order/balance/world/life/energy/light/health/it/harmony/hope/justice/lost/your |
        =decorated | decorate ~2 cake/cupcake/cookie/nail | rebuild ~2 civilization/world | game design |
        level design | art deco | hero restore | graphics design | restore ~1 internet |
        landscape orientation | in landscape | restore harmony | customize ~3 base | decorate ~2 character |
        candy ~2 decoration | decorate ~4 cake/cupcake/cookie | design ~2 decorate ~4 cake`,
    },
    {
      id: 'world-expansion',
      name: 'World expansion',
      definition: 'New areas, islands or worlds open as a reward for progress.',
      related: ['level-map', 'open-world', 'farm-production'],
      certain: `unlock ~2 world/area/island/location/map/region/zone`,
      sure: `unlock new ~2 place | expand ~3 land/island/farm/map/zoo |
        explore ~3 new ~2 island/world/area/location/land/place/territory |
        travel ~4 world ~3 city/country/unlock/level/location | uncharted land |
        new world ~3 unlock/explore/discover/level | open ~2 new ~2 area/world/location/map |
        expand ~3 territory ~2 explore | unlock ~1 zone | buy new land | new zone |
        unlock ~2 world/area/map/location/land/island/room/city/region/country/planet/environment/territory/realm/galaxy/arena/kingdom/district/village/stage_theme`,
      likely: `new land | new location | new world | new island | discover ~3 world | expand your |
        explore ~2 # ~3 world/environment/location/island/area/realm |
        discover ~3 new ~2 land/island/world/area/place/location/planet |
        # ~2 different ~2 world/environment/location |
        # ~3 world/environment/location/island/planet/realm/map ~3 explore/unlock/discover/travel |
        explore ~2 island | new area | travel through ~3 world/island/land/country`,
      hint: `island | world | unlock | explore | map | expand | journey | location | different location | explore ~2 environment | explore ~3 world | explore ~3 island | journey through | multiple ~2 location/environment/world | new map | numerous environment | travel | various location | different world | exotic location`,
      not: `around the world | player ~2 world | world ~2 war | world of | over the world |
        expand ~2 business/collection/vocabulary/city/deck/knowledge/team/base/mind/empire | real world |
        world class | world champion | travel time | time travel | travel ~1 back | travel through time |
        worlds most | expand your guild | location information | world cup | location data |
        unlock ~3 powerful | world tour`,
    },
    {
      id: 'prestige',
      name: 'Prestige reset',
      definition: 'Giving up progress for a lasting multiplier restarts the climb at a faster pace.',
      related: ['idle-accumulation', 'meta-upgrades'],
      certain: `prestige`,
      sure: `rebirth | reincarnate | reincarnation | restart ~2 bonus | ascension bonus | prestige to |
        new game plus | retire ~4 bonus/score/capital | angel investor |
        start over ~4 stronger/bonus/powerful/faster | next time through ~4 powerful`,
      likely: `multiplier ~3 reset | transcend | cash in your progress | ascension |
        reset ~4 bonus/multiplier/stronger/progress`,
      hint: `reset | multiplier`,
      not: `battle ~3 prestige | prestige ~2 ownership | reset password | puzzle reset | prestige ~3 gym |
        prestige ~2 title | reset ~2 game | prestige tour/edition/class/cup`,
    },
    ...storiesAndCollections,
  ],
};
