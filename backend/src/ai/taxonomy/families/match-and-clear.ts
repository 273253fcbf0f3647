import type { TaxonomyFamily } from '../taxonomy.types.js';

export const matchAndClear: TaxonomyFamily = {
  id: 'match-and-clear',
  name: 'Match and clear',
  kind: 'mechanic',
  entries: [
    {
      id: 'match3-swap',
      name: 'Match-3 swap',
      definition: 'Exchange neighboring pieces on a board so that three or more alike line up and vanish.',
      related: ['tile-blast', 'puzzle-combat', 'level-map', 'boosters', 'lives-energy', 'decorate-renovate'],
      certain: `match 3 puzzle/game/level | swap =and match | switch =and match`,
      sure: `swap/switch ~1 =and match | match/matching =and swap | swipe ~4 match ~1 #/three/3 | swap ~4 match # | swap/switch ~3 @piece | match 3 game | match 3 puzzle | match three puzzle/game | matching 3 puzzle | gem/jewel/candy/fruit/cookie/sweet matching | swap adjacent/neighboring/two | #/three or more ~3 @piece ~2 row/line | match 3 level | match 3 saga | =m3 puzzle | match # or more ~3 @piece | match/swap ~2 @piece ~3 row`,
      likely: `match 3 | match three | match # ~2 @piece | match ~2 jewel/gem/candy/fruit/cookie | matching ~1 jewel/gem/candy/fruit | line up # | # in a row ~3 @piece | create/make cascade | crush ~2 candy/sweet/jewel/gem/cookie | match # or more | match 4/5`,
      hint: `swap | cascade | crush | jewel | gem | candy | combo | special piece/candy/gem | match`,
      title: `jewel | candy | crush | gem | bejeweled | match 3`,
      not: `triple match | match 3d | match 3 identical | match three identical | match 3 bubble/ball |
        swap hero/weapon/card/part | virtual gem/jewel | crush ~2 enemy/opponent/rival | connect 3`,
      genres: ['puzzle'],
    },
    {
      id: 'tile-blast',
      name: 'Tap-to-blast groups',
      definition: 'Tap a cluster of touching same-color blocks to pop the whole cluster at once.',
      related: ['match3-swap', 'level-map', 'boosters'],
      sure: `blast ~2 cube | tap ~2 blast | tap ~4 same color ~2 block/cube |
        pop/blast/crush/collapse/smash ~2 cube | blast puzzle |
        tap ~3 group/cluster ~4 block/cube/tile/color | tap ~3 two or more ~3 block/cube/same |
        tap ~3 matching cube/block | collapse ~2 block/group | adjacent/connected block/cube ~3 same color |
        tap ~2 pop ~2 block | same game puzzle | pop ~2 matching block`,
      likely: `pop ~2 block | blast ~2 block/toy/tile/puzzle/level | cube blast |
        blast your way ~3 level/puzzle | match ~3 cube`,
      hint: `cube | rocket | tnt | popping | blast ~2 colorful`,
      title: `blast | pop_cube | toon_blast | cube_blast | toy_blast`,
      not: `bubble ~2 blast | blast ~2 enemy/alien/zombie/bubble/ball/asteroid | block blast | have a blast |
        blast past | blast jewel | blast from`,
      absorbs: ['match3-swap'],
      genres: ['puzzle'],
    },
    {
      id: 'bubble-shooter',
      name: 'Bubble shooter',
      definition: 'Aim and fire colored balls at a ceiling of bubbles so that matching groups drop off.',
      related: ['match3-swap', 'aim-and-launch', 'level-map', 'ball-bounce'],
      certain: `bubble shooter | bubble shooting`,
      sure: `bubble shooter/shooting/shoot | shoot ~3 bubble | pop/burst/blast/match ~3 bubble | bubble pop/popping/popper/match/burst/blast | aim ~4 bubble | bubble puzzle/game/saga | zuma | marble shooter/shoot/popper | shoot ~3 marble/colored_ball | bubble ~2 explode/fall`,
      likely: `bubble ~2 level | launch/throw/match ~2 bubble | match ~2 ball ~3 shoot`,
      hint: `bubble | marble | bounce ~2 wall`,
      title: `bubble | marble | zuma`,
      not: `bubble wrap | bubble tea | speech bubble | bubble gum`,
      genres: ['puzzle'],
    },
    {
      id: 'tile-tray-match',
      name: 'Tray tile matching',
      definition: 'Pick tiles from a layered pile into a small tray; three alike clear, a full tray loses.',
      related: ['match-3d-objects', 'pair-match', 'boosters'],
      certain: `triple tile | tile matching`,
      sure: `match 3 tile | tile match/matching ~2 game/puzzle/adventure/fun/challenge |
        match # ~2 identical/same ~1 tile/block | #/three identical tile | tile ~6 tray |
        tray ~3 fill/full/fills | tile master | match/collect # ~1 identical/same tile | layered tile/board |
        mahjong triple | # tile ~2 same | match ~2 tile ~3 clear ~1 board | tile puzzle ~2 match/triple |
        fill ~2 tray | tile triple`,
      likely: `tile match | match ~1 tile | triple match ~3 tile | tap ~2 tile ~4 match | tile ~2 slot | match ~1 same tile | tile ~3 collect ~3 bar`,
      hint: `tray | tile | layer | triple`,
      title: `tile | triple_tile`,
      not: `word tile | letter tile | tile ~1 word/letter | piano tile | land tile | domino tile |
        color tile | hexa tile | match 3d`,
      absorbs: ['match3-swap', 'pair-match'],
      outranks: ['match3-swap', 'pair-match'],
      genres: ['puzzle', 'board'],
    },
    {
      id: 'match-3d-objects',
      name: '3D object matching',
      definition:
        'Dig through a heap of three-dimensional items and collect sets of identical ones before time runs out.',
      related: ['tile-tray-match', 'hidden-object', 'tidy-up', 'sorting'],
      certain: `match 3d | 3d match`,
      sure: `match ~3 3d object/item | triple 3d | 3d matching | match triple 3d | triple ~2 3d |
        triple match ~4 3d/object/item/good | match # ~2 identical/same ~2 object/item/good/3d |
        find ~2 match ~3 3d | pile ~3 object/item ~4 match | match ~3 object ~4 screen | triple match 3d |
        =3 identical 3d`,
      likely: `3d object/item | match ~2 item ~3 clear | pair/match 3d | triple good`,
      hint: `pile | timer | object | item | tidy | triple match | find =and match | identical item/object`,
      title: `match_3d | 3d_match | triple_match`,
      not: `in app item | match ~1 tile`,
      absorbs: ['match3-swap', 'tile-tray-match', 'hidden-object'],
      genres: ['puzzle', 'casual'],
    },
    {
      id: 'pair-match',
      name: 'Pair matching',
      definition: 'Remove free tiles or cards two at a time by finding their twins.',
      related: ['tile-tray-match', 'brain-teaser', 'solitaire'],
      certain: `mahjong | onet`,
      sure: `mahjongg | match ~2 pair | matching pair | pair matching | find ~2 pair |
        connect ~2 two identical/same/matching | match two ~2 identical/same/tile |
        pair ~2 identical/matching | identical ~2 pair | shanghai solitaire | remove ~2 pair | pair ~2 tile`,
      likely: `connect animal | picture match | match the picture | find ~2 matching tile/card | match pair ~3 before | link ~2 identical/same | match two`,
      hint: `pair | identical tile | twin`,
      title: `mahjong | onet | pair`,
      not: `mahjong triple | riichi mahjong | pair ~1 shoes | mahjong ~3 opponent/player/bot | pair with`,
      absorbs: ['match3-swap', 'solitaire'],
      genres: ['puzzle', 'board'],
    },
    {
      id: 'line-drawing',
      name: 'Line drawing',
      definition: 'Draw a stroke that connects, encloses or becomes part of the scene to solve the level.',
      related: ['match3-swap', 'logic-grid', 'physics-play'],
      sure: `connect ~2 dot | connect ~4 dots/dot ~2 line | draw ~2 line | draw ~2 path | flow puzzle |
        pipe puzzle | connect ~2 pipe | draw to save | draw one part/line | draw puzzle | drawing puzzle |
        one line ~2 puzzle | one stroke | one touch drawing | link ~3 dot |
        connect matching color ~4 pipe/flow | draw ~2 missing part |
        draw ~2 bridge/road/shape ~4 save/help/guide | connect ~3 line to | trace ~1 line/path ~3 puzzle |
        finger to draw ~4 path | connect ~2 line of | draw ~2 chain`,
      likely: `connect ~2 same color | draw ~3 solve | draw something | swipe to connect | connect # or more |
        draw ~3 save | draw ~2 route | drag ~3 to connect | connect ~2 matching | shape ~1 line |
        everything you draw | draw ~1 lightning`,
      hint: `connect | one line | draw | line | link | dot | path`,
      title: `draw | dots | dot | flow | pipe | one_line | line_puzzle`,
      not: `connect ~4 facebook | connect ~3 friend | connect with | connect to ~1 internet | word connect |
        connect ~3 letter/word | connect four/4 | draw ~1 card/# | draw 1/3 | drawing ~1 from | finish line |
        internet connect | online ~1 connect | story line | draw ~2 weapon/sword | dash line |
        connect ~3 player | hand draw`,
      genres: ['puzzle'],
    },
    {
      id: 'block-placement',
      name: 'Block packing',
      definition: 'Place or steer shaped blocks so that complete lines or squares clear.',
      related: ['spatial-packing', 'logic-grid', 'merge-drop'],
      certain: `block puzzle | tetris`,
      sure: `wood block | woody puzzle | place ~3 block ~5 grid/board/line/row | drag ~3 block | woodoku |
        fill ~3 row/line/column ~3 clear | row/column =and/or row/line/column/square |
        falling block/piece/shape | tetromino | tetrimino | rotate ~2 block/piece ~4 line/row | block blast |
        clear ~2 line/row ~4 block | block game ~3 line/row/clear | complete ~3 row/line/column ~5 block |
        8x8 ~2 grid/board | 10x10 ~2 grid/board | =1010 puzzle | horizontal/vertical ~3 line ~4 block |
        block sudoku | stack ~2 falling | drop ~2 block ~4 line | blocks ~3 fit ~3 grid | hexa block |
        full line/row`,
      likely: `arrange ~2 block | place ~2 block | fit ~2 block | block ~3 fill |
        brick puzzle/game ~2 classic | clear ~2 row/line | block ~3 grid | fill ~2 grid |
        row/line =and/or column`,
      hint: `row | column | grid | line | blocks`,
      title: `block | woodoku | tetris | block_puzzle`,
      not: `block ~2 ad/attack/enemy/shot/opponent/user | road block | =unblock | block jam | block world |
        =building/=buildings block | block craft | slide ~2 block | starting block | roll ~2 block |
        city block | craft block | voxel block | block =building/=buildings | on the block | block ~2 path`,
      genres: ['puzzle', 'board'],
    },
    {
      id: 'merge-items',
      name: 'Item merging',
      definition: 'Drag equal objects together so they fuse into the next, better object of a chain.',
      related: ['merge-drop', 'orders-service', 'decorate-renovate', 'idle-accumulation', 'lives-energy'],
      certain: `merge game | merge ~1 item | merge puzzle`,
      sure: `merge ~3 item/object/tool/thing/dish/plant/dragon/animal/=building/=buildings/weapon/car/hero/toy/element/piece/creature/gun/unit/cat/food/ingredient/fish/monster/tower/block/pet |
        merge =and | merge identical/two/2/#/similar/three/3/same | merging game/puzzle/item | merge gameplay |
        drag =and merge | =and merge | merge your | merge to | match =and merge | merge master |
        combine ~2 identical/same/similar/matching | merge everything/anything |
        merge mechanic/magic/mansion/adventure | merge them | merge adventure | merge ~1 discover |
        merge ~2 into | merge mania | tap merge | by merging`,
      likely: `merge | merging | combine two | combine ~2 create ~2 new | fuse ~2 item/same | combine ~2 item ~4 higher`,
      hint: `combine | evolve ~1 item | fuse`,
      title: `merge`,
      not: `merge number | number merge | merge ~1 account/data | merge ~1 fruit | merge server | merge with |
        combine ~1 with | merge match`,
      genres: ['puzzle', 'casual'],
    },
    {
      id: 'merge-drop',
      name: 'Drop and number merging',
      definition:
        'Slide or drop numbers, fruit or balls so that equal ones collide and become the next value.',
      related: ['merge-items', 'block-placement'],
      certain: `2048`,
      sure: `2248 | =4096 | =1024 puzzle | number merge | merge ~3 number | drop ~2 number | watermelon game |
        suika | merge ~2 fruit | drop =and merge | merge ball | join ~2 number | drop ~3 merge |
        merge ~2 watermelon | slide ~3 number/tile ~4 merge/combine/add |
        same number ~3 merge/combine/double | number tile ~3 merge/combine | threes puzzle | merge ~2 dice |
        merge block puzzle | hexagon merge | shoot ~2 merge`,
      likely: `match ~2 same number | number puzzle ~2 merge | combine ~2 number | merge ~1 ball | double ~1 number | fruit merge`,
      hint: `number | drop | fruit | watermelon`,
      title: `2048 | suika | watermelon | drop_merge | number_merge`,
      not: `phone number | number one | number #`,
      absorbs: ['merge-items', 'match3-swap'],
      genres: ['puzzle'],
    },
  ],
};
