import type { TaxonomyFamily } from '../taxonomy.types.js';

export const combatAndRoles: TaxonomyFamily = {
  id: 'combat-and-roles',
  name: 'Combat and roles',
  kind: 'mechanic',
  entries: [
    {
      id: 'fighting-duel',
      name: 'Duel fighting',
      definition: 'One-on-one close combat with combos, blocks and special moves.',
      related: ['melee-action', 'realtime-pvp', 'character-collection'],
      certain: `fighting game`,
      sure: `kung fu | kungfu | boxing | =1-on-1 fight/combat/duel | arcade fighter |
        street fight/fighter/fighting | fight ~3 opponent ~4 combo/punch | mma | ufc | karate | wrestling |
        punch ~3 kick | kick ~3 punch | fighter ~3 arena | tekken | mortal kombat | taekwondo | sumo |
        hand to hand combat | uppercut | stickman fight | stick fight | combo ~4 fight |
        chain ~2 combo ~4 fight | muay thai`,
      likely: `combo attack | finishing move | duel ~3 fighter | block ~3 attack | jab | special move |
        brawler | one on one ~2 fight/battle/combat/duel/fighting/fighter | combo move |
        knock out ~3 opponent | devastating combo/move/attack/special | martial art |
        fighting ~2 arena/tournament/action/style/skill/champion`,
      hint: `combo | kick | fighter | opponent | ring | fighting | combat ~2 move | fight ~2 combo | punch | fighters | knockout`,
      title: `fighter | fighting | fight | boxing | kombat | kung_fu | wrestling | punch | brawl | mma`,
      not: `fight ~2 crime/fire/zombie | fighter jet | food fight | boxing day | fire fighter | boss fight |
        freedom fighter | fighting ~2 zombie | monster fight | brawlers`,
      outranks: ['melee-action'],
      genres: ['action', 'sports', 'fighting'],
    },
    {
      id: 'melee-action',
      name: 'Hack and slash',
      definition: 'Real-time close combat with dodges and skills against many foes.',
      related: ['roguelike-run', 'fighting-duel', 'inventory-gear', 'boss-raids'],
      certain: `hack =and slash | action rpg`,
      sure: `hack =n slash | beat em up | beat them up | beatemup | arpg |
        slash ~3 enemy/monster/way/zombie/demon/foe | real time combat | real time action | sword fighting |
        action role playing | action mmorpg | action adventure rpg | soulslike | souls like | swordplay |
        sword ~4 slash | action combat | combat ~3 dodge | dodge ~3 attack | combat action | dynamic combat |
        musou | brutal combat | slicing ~2 enemy | console quality ~2 action | fluid combat |
        real time battle ~2 skill | cut ~2 down ~3 enemy`,
      likely: `fight ~3 monster/demon/evil/undead/orc/skeleton | sword ~3 enemy/battle/fight |
        action packed rpg | combat ~2 skill | battle ~3 monster/demon | action packed ~2 battle/combat |
        assassin ~3 kill/stealth | stealth ~2 action | melee | fast paced ~2 combat |
        slay ~3 monster/enemy/demon/dragon/foe | melee combat`,
      hint: `sword | slash | skill | boss | monster | combat | slay | demon | blade | enemy | rpg | warrior |
        samurai | gladiator | slayer | defeat ~3 monster/enemy/demon`,
      title: `slash | ninja | samurai | slayer | sword | blade | hack | souls`,
      not: `turn based ~3 combat | idle ~2 monster | tap ~4 monster | fruit ~3 slash | slash ~3 fruit |
        slash ~1 price | price slash | =slashed | skill ~2 card`,
      genres: ['action', 'roleplaying', 'role playing'],
    },
    {
      id: 'turn-based-combat',
      name: 'Turn-based and tactical combat',
      definition: 'Sides act in turns; skills, order and often position on a grid decide fights.',
      related: ['auto-combat', 'character-collection', 'hero-growth', 'async-pvp'],
      certain: `turn based rpg/combat/battle/strategy | tactical rpg`,
      sure: `turn based | turnbased | tactical combat | srpg | strategy rpg | hex grid | tactics game |
        grid based | tactical turn | turn by turn | jrpg | tactical battle | tactical role playing |
        tactical strategy | hexagonal grid | hex based | classic rpg | active time battle | atb |
        tactics rpg | strategic rpg ~2 battle | traditional rpg | simulation rpg | command battle |
        tactical squad`,
      likely: `take turn ~3 attack/battle | strategic combat/battle ~3 team/skill/hero | elemental ~3 weakness/advantage | attribute ~3 advantage | strategic turn`,
      hint: `tactic | turn | party | terrain | unit | skill | strategy | element | rpg | tactical | positioning | tactics ~4 battle | battle ~3 tactic`,
      title: `tactics | tactical | turn_based`,
      not: `tactical shooter | tactical maneuver`,
      genres: ['roleplaying', 'role playing', 'strategy'],
    },
    {
      id: 'auto-combat',
      name: 'Auto-combat squads',
      definition: 'You compose, upgrade or draft a team, and the fight mostly plays out on its own.',
      requires: `hero | robot | dragon | squad | team | lineup | champion | monster | rpg | character | warrior | idle | afk | chess | fighter | knight | legend`,
      related: ['turn-based-combat', 'idle-accumulation', 'character-collection', 'gacha'],
      sure: `idle rpg | auto battle/battler/combat/fight/play/chess | afk | autobattle | team of hero | squad rpg | hero collector | idle hero | automatic battle | autochess | autobattler | teamfight tactics | idle battle | hero collection rpg | auto-battle | idle ~2 rpg | collectible rpg | collection rpg | squad ~3 hero | team ~3 hero ~4 battle | hero team | lineup ~3 hero | hero lineup | fight automatically | battle automatically | one tap battle | idle mmorpg | heroes fight | formation ~4 hero | strategic team =building/=buildings | ultimate team ~3 hero | team composition | idle adventure`,
      likely: `collect ~3 hero ~5 team | assemble/build ~4 team ~4 hero/champion/character | build ~4 team ~4 fighter/monster | combine ~2 hero | hero ~3 formation | team up hero | hands free | team builder`,
      hint: `hero | formation | lineup | synergy | draft | squad | idle | team | party |
        assemble ~3 squad/team | create ~3 team ~3 hero | squad ~2 character`,
      title: `idle_heroes | afk | auto_chess | auto | idle_rpg`,
      not: `auto save | auto complete | auto renew | auto parts | auto theft | auto spin | auto shop |
        auto hint | auto update | auto racing | auto repair | auto pick | auto fill | auto ~1 candidate |
        auto rotate | auto fire | auto check | auto run | super hero`,
      genres: ['roleplaying', 'role playing', 'strategy'],
    },
    {
      id: 'roguelike-run',
      name: 'Roguelike and dungeon runs',
      definition: 'Repeated attempts through random rooms and choices; defeat ends the run.',
      related: ['deck-building', 'horde-survival', 'melee-action', 'meta-upgrades'],
      certain: `roguelike | roguelite`,
      sure: `rogue like | rogue lite | permadeath | perma death | permanent death |
        procedurally generated ~3 dungeon/level/world/map | procedural dungeon | dungeon crawler |
        dungeon crawl | dungeon crawling | dungeon rpg |
        randomly generated ~2 dungeon/level | random dungeon | dungeon ~3 random |
        dungeon run | rogue ~2 rpg/game/element | new run | delve ~3 dungeon | no two run`,
      likely: `randomly generated | run-based | die ~2 start over | random ~2 skill | choose ~3 skill ~3 run |
        procedurally generated | every run | each run | every run is | infinite ~2 procedurally | explore/enter/conquer/clear ~3 dungeon |
        dungeon ~3 monster/loot/treasure | dungeon exploration/adventure`,
      hint: `random | run | loot | treasure | floor | monster | die | rpg | dungeon | once you die | procedural`,
      title: `dungeon | dungeons | rogue | roguelike | crawler`,
      not: `rogue one | rogue class | rogue planet | warrior ~3 rogue | mage ~3 rogue | mini run |
        race ~2 run | dungeon ~1 keeper | run ~1 smoothly`,
      genres: ['roleplaying', 'role playing', 'adventure', 'action'],
    },
    {
      id: 'creature-catch',
      name: 'Creature catching and breeding',
      definition: 'Find, tame, hatch or cross creatures, then train them for battles or trades.',
      related: ['character-collection', 'location-ar', 'pets-companions', 'life-sim'],
      certain: `catch ~2 monster/pokemon/creature | breed ~2 dragon/monster`,
      sure: `catch/capture/tame ~4 monster/creature/pokemon/animal/dragon/dinosaur/beast/pet/cat |
        monster taming | catch em | monster catching |
        train ~3 monster/dragon/creature/dinosaur/pokemon/beast | breed | breeding | hatch ~3 egg |
        monster collecting | evolve ~3 monster/creature/dragon/pokemon/dinosaur | monster trainer |
        dragon breeding | pet collection | monster collection | creature collection |
        raise ~3 dragon/monster/dinosaur/creature | digital monster | monster rpg | summon ~4 monster | tame |
        hybrid ~3 dinosaur/dragon/creature | genetic | dragon ~3 collect | collect ~3 species | pokedex |
        collect ~2 monster/creature/dragon/dinosaur/pokemon/beast`,
      likely: `capture ~2 creature | monster ~3 evolve | train ~2 dragon | discover ~3 creature/species | creature ~3 collect | rare ~2 species | raise ~3 horse | adopt ~4 cat/dog/animal`,
      hint: `monster | evolve | creature | egg | species | dinosaur | rare | hybrid | crossbreed | hatch |
        pokemon | dragon`,
      title: `monster | dragon | dinosaur | pokemon | tamer | creatures | monsters`,
      not: `monster truck | dragon lord | monster slot | easter egg | slay ~3 dragon |
        defeat ~3 dragon/monster | egg hunt | hatch ~2 plan | chicken ~2 egg | collect egg | farm ~4 egg |
        breed ~2 hero | egg ~2 milk | milk ~3 egg | breed of`,
      genres: ['roleplaying', 'role playing', 'simulation', 'adventure'],
    },
    {
      id: 'puzzle-combat',
      name: 'Puzzle combat',
      definition: 'Solving a match or word board powers the attacks of your team.',
      related: ['match3-swap', 'character-collection', 'hero-growth'],
      certain: `puzzle rpg | match 3 rpg`,
      sure: `puzzle combat | match 3 battle/combat/fight/pvp | puzzle =and dragon | puzzle battle |
        match ~4 attack ~3 enemy/monster/opponent | match ~3 gem/tile/jewel ~5 attack/battle/fight/damage |
        rpg ~3 match 3 | rpg puzzle | puzzle ~3 rpg | puzzle role playing | match 3 ~2 rpg |
        match 3 role playing | puzzle fighting | puzzle quest | match =and battle | battle puzzle |
        puzzle battler | combat puzzle | match ~4 unleash | match ~2 shield ~5 attack |
        spell ~3 word ~5 attack`,
      likely: `match ~3 defeat ~3 enemy/monster/boss | match ~3 battle | puzzle ~3 hero ~3 battle | match 3 ~4 hero | puzzle ~2 strategy ~2 battle`,
      hint: `hero | match | battle | attack`,
      title: `puzzle_rpg | match_battle | puzzle_dragons | puzzle_quest`,
      not: `match ~2 against | match made | each match | win ~2 match | pvp match | =matches`,
      genres: ['roleplaying', 'role playing', 'puzzle'],
    },
    {
      id: 'horror-hide',
      name: 'Horror survival',
      definition: 'Hide, flee and scavenge while something hunts you.',
      related: ['point-and-click', 'social-deduction', 'survival-craft'],
      certain: `horror game | survival horror`,
      sure: `scary game | jump scare | jumpscare |
        horror ~2 adventure/experience/puzzle/escape/story/survival |
        hide ~4 monster/killer/granny/ghost/nun/grandpa |
        haunted ~2 house/mansion/hotel/asylum ~4 escape/survive/explore | horror survival |
        escape ~4 monster/killer/ghost/granny/psycho/murderer/nun |
        terrifying ~4 monster/experience/game/story | scary ~3 teacher/granny/house/monster/story |
        backrooms | creepy ~3 house/story/atmosphere | animatronic | slenderman | spine chilling`,
      likely: `ghost ~3 hunt/escape/survive | fear ~3 dark | psycho | horror | scary`,
      hint: `creepy | monster | dark | escape | terrifying | paranormal | nightmare ~3 escape/survive`,
      title: `horror | scary | evil | granny | haunted | nightmare | creepy | ghost | fear`,
      not: `not scary | ghost recon | ghost town | rocky horror | horror slot | scary good | scary fast |
        ghost car | little scary | ghost race`,
      genres: ['adventure', 'action'],
    },
  ],
};
