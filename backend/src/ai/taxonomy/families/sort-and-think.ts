import type { TaxonomyFamily } from '../taxonomy.types.js';

export const sortAndThink: TaxonomyFamily = {
  id: 'sort-and-think',
  name: 'Sort and think',
  kind: 'mechanic',
  entries: [
    {
      id: 'sorting',
      name: 'Sorting',
      definition: 'Move colors or goods between containers until every container holds only one kind.',
      related: ['queue-jam', 'tidy-up', 'match-3d-objects'],
      certain: `sort puzzle | sorting puzzle | color sort | water sort`,
      sure: `ball sort | sorting puzzle/game |
        sort ~3 ball/liquid/water/color/good/item/bird/hexa/card/nut/object/thread/yarn/coin/cake/book/fruit/bottle/toy/stuff/product/tile/ring |
        hexa sort | liquid sort | good sort/sorting | organize ~3 shelf/closet/fridge/good/pantry |
        sort =and organize/match | match =and sort | same color ~4 tube/bottle/container/stack |
        tube ~4 same color | pour ~4 tube/bottle/glass/color | sorting ~2 yarn/thread/color/good/item |
        triple sort/sorting | stack sort | sort master | color sorting | sorting ~1 fun | sort them |
        sort by color`,
      likely: `sort | sorting | tidy ~2 shelf | arrange ~2 color ~3 stack/tube/bottle | matching colored ~1 box/container/tray`,
      hint: `tube | bottle | shelf | closet | fridge | supermarket | organize | arrange`,
      title: `sort | sorting`,
      not: `all sort | sort of | some sort | sort ~2 out | any sort | each sort | sort order`,
      outranks: ['match-3d-objects'],
      genres: ['puzzle', 'casual', 'board'],
    },
    {
      id: 'queue-jam',
      name: 'Jam and queue puzzles',
      definition:
        'Release blocked vehicles, people or blocks in the right order so that everyone reaches a matching exit.',
      related: ['screw-pin', 'sorting', 'logic-grid'],
      certain: `parking jam | bus jam | traffic jam puzzle | =unblock`,
      sure: `car jam | block jam | slide ~3 block ~4 exit/out/free/door/way | traffic escape |
        car parking puzzle | car out | jam puzzle | traffic puzzle | clear ~2 traffic jam |
        get ~3 out of ~2 parking_lot/parking | passenger ~5 bus ~4 color/match | match ~2 passenger |
        seat ~2 passenger | color block ~3 door/gate/exit | move ~2 car ~4 exit/out/way | rush hour puzzle |
        board ~3 bus ~3 color | slide puzzle | sliding block | sliding puzzle | sliding tile |
        bus ~3 matching color | tap ~3 car ~4 color | arrow ~2 puzzle ~4 tap/remove/clear |
        move ~2 block ~4 matching color | color ~2 bus | arrow puzzle | arrow ~3 escape | tap ~2 arrow |
        arrow ~4 path/block/exit`,
      likely: `traffic jam | stuck ~3 parking | gridlock | waiting slot | holder ~3 full/filling |
        tap ~3 in the right order | escape ~1 jam | queue ~4 color | tap away ~3 block/arrow`,
      hint: `jam | passenger | stuck | exit | queue | holder`,
      title: `jam | unblock | parking_jam | bus_jam | seat | traffic_puzzle | arrows`,
      not: `space jam | jam city | jam session | jam out | slam jam | jam packed | cookie jam | jam pack |
        slow jam`,
      outranks: ['block-placement'],
      genres: ['puzzle'],
    },
    {
      id: 'screw-pin',
      name: 'Screw and pin removal',
      definition: 'Take out screws, pins or bolts in a safe order so that plates fall or rewards roll free.',
      related: ['queue-jam', 'physics-play'],
      certain: `screw puzzle | nut =and bolt | pull ~1 pin`,
      sure: `unscrew | screw jam | pull ~2 pin | remove ~3 pin/screw/bolt | screw ~3 color/box/hole/board |
        pin puzzle | wood nut | bolt =and nut | pin pull | pull pin`,
      likely: `screw | bolt ~2 puzzle | take out ~2 pin/screw`,
      hint: `pin | plank | bolt | nut`,
      title: `screw | bolts | bolt | unscrew | pull_pin | pin | nuts`,
      not: `screw up | =screwed | bowling pin | lightning bolt | pin code | cupcakes nut |
        screwdriver ~1 repair | pin board | usain bolt`,
      genres: ['puzzle'],
    },
    {
      id: 'spatial-packing',
      name: 'Spatial packing',
      definition: 'Rotate and fit odd shapes into a limited outline or bag.',
      related: ['block-placement', 'inventory-gear'],
      certain: `jigsaw puzzle | tangram`,
      sure: `jigsaw | fit ~3 piece | pack ~2 bag | hexa puzzle | puzzle piece | polygon puzzle |
        fit ~3 shape | inventory management puzzle | piece together ~2 picture/puzzle |
        fit ~2 together ~2 piece | backpack management | put ~2 piece ~2 together | shape puzzle |
        stencil ~2 piece | assemble ~3 piece ~3 picture | packing puzzle`,
      likely: `puzzle ~2 # piece | rotate ~2 piece | arrange ~2 backpack | pack ~2 suitcase/backpack | fitting ~3 piece | organize ~2 backpack`,
      hint: `piece | shape | rotate | fit`,
      title: `jigsaw | tangram | puzzle_pieces`,
      not: `piece ~2 together ~2 mystery/clue/story/past/truth | chess piece | game piece | piece of | fit ~1 your`,
      genres: ['puzzle', 'board'],
    },
    {
      id: 'physics-play',
      name: 'Physics play',
      definition: 'Gravity, ropes, fluids, ragdolls or collisions are the tool for reaching the goal.',
      related: [
        'aim-and-launch',
        'line-drawing',
        'screw-pin',
        'sandbox-build',
        'fighting-duel',
        'drift-stunt',
      ],
      certain: `physics puzzle | ragdoll physics`,
      sure: `physics puzzle/game/puzzler/sandbox/playground/based | physic based ~2 puzzle/game/gameplay/destruction/action/platformer | cut ~2 rope | gravity puzzle | ragdoll | rag doll | physics simulation | physic ~2 puzzle | crash test | smash dummy | stickman physics | physics engine ~4 puzzle/gameplay | destruction ~1 simulator | defy ~1 gravity | use gravity | physics driven | physics challenge/fun | contraption | build ~2 bridge ~4 car/vehicle/truck/physics | rube goldberg | bridge construct | wobbly physics | physics defying`,
      likely: `physics based | fluid/water physics | pitch perfect physics | gravity defying |
        manipulate ~1 gravity | wobbly | destructible ~1 environment | knock ~2 tower | physics engine`,
      hint: `gravity | physics | bounce | hilarious | topple | collapse | realistic physics | real physics`,
      title: `physics | ragdoll | gravity | dummy | rope`,
      not: `realistic ~1 car/driving/ball/vehicle/racing physics | driving physics | car physics |
        ball physics | racing physics | vehicle physics | bike physics | physic quiz | physics driving |
        flight physics | jiggle physics | physics based driving | hair physics | cue physics |
        nuclear physics | pool physics | ragdoll effect`,
      genres: ['puzzle', 'simulation'],
    },
    {
      id: 'logic-grid',
      name: 'Logic grid',
      definition: 'Deduce the one valid filling of a grid from numeric or positional clues.',
      related: ['brain-teaser', 'block-placement', 'line-drawing'],
      certain: `sudoku | nonogram | minesweeper | picross`,
      sure: `kakuro | griddler | futoshiki | kenken | hashi | logic ~2 grid | pixel logic |
        fill ~3 grid ~3 number | picture cross | star battle puzzle | queen puzzle | killer sudoku |
        logic grid | mine sweeper | number ~3 once ~3 row/column | tents puzzle | hitori |
        math puzzle ~2 grid | number match | cross math | math crossword`,
      likely: `logic-based puzzle | deduction puzzle | number grid | einstein ~1 riddle | rubik | sokoban |
        logic puzzle | logic game | number puzzle`,
      hint: `logic | grid | deduce | deduction | number | brain | logical puzzle | use logic |
        puzzle ~2 logic | maze puzzle`,
      title: `sudoku | nonogram | picross | minesweeper | logic | logic_puzzle`,
      not: `block sudoku | sudoku ~2 block`,
      genres: ['puzzle', 'board'],
    },
    {
      id: 'brain-teaser',
      name: 'Brain teasers',
      definition: 'Short riddles, recall tests and lateral-thinking tasks.',
      related: ['logic-grid', 'pair-match', 'trivia-quiz', 'point-and-click'],
      certain: `brain teaser | riddle game`,
      sure: `=riddle/=riddles | brain test | iq test | think/thinking outside ~1 box | out of the box |
        memory game/match/card/training/puzzle | brain puzzle | mind puzzle | train ~2 memory | test ~2 iq |
        brain out | brain trainer | memory ~2 test | concentration game | test ~2 memory | puzzle ~3 absurd |
        matchstick puzzle | impossible quiz | moron test | brain it on`,
      likely: `brain teasing | mind boggling | remember ~2 sequence/pattern/card | mental math | quick math |
        math game | lateral thinking | brain burner | brainteaser | train ~2 brain | exercise ~2 brain |
        brain training | brain workout | mind game | brain game |
        tricky puzzle/test/question/riddle/quiz/level | cognitive ~2 game/skill/training | flip ~2 card`,
      hint: `brain | mind | tricky | memory | iq | genius | clever | your brain | puzzle ~3 brain | mind bending puzzle | memory ~2 attention`,
      title: `brain | tricky | riddle | memory | iq | genius | brainy`,
      not: `brain eating | eat ~1 brain | memory leak | zombie ~3 brain | brain dead | =brainrot | low memory | make memory | precious memory | childhood memory | screwed brain | tricky ~1 jump`,
      genres: ['puzzle', 'trivia', 'education'],
    },
    {
      id: 'hidden-object',
      name: 'Visual search',
      definition: 'Scan a crowded scene, or two near-identical ones, for the listed or the odd items.',
      related: ['point-and-click', 'match-3d-objects', 'story-chapters', 'hint-help'],
      certain: `hidden object`,
      sure: `hidden picture | hidden item/thing/clue/treasure ~3 scene | find ~3 hidden object/item |
        seek =and find | find/search/seek ~3 object ~3 scene | spot ~3 object/item | spot ~2 difference |
        find ~4 difference | difference game | hide object | searching ~3 object/item | spot ~2 hidden |
        i spy | search =and find | object ~3 hidden | scavenger hunt | find ~2 cat | find ~2 odd |
        spot ~3 different | investigate ~3 crime scene | search ~3 crime scene | find ~1 it out |
        scene investigation | =differences between`,
      likely: `find ~2 item ~3 list | search ~2 scene | look for ~3 item/object | two picture ~4 differ |
        seek ~2 clue ~3 scene | search for clue/item/object/evidence | find ~2 hidden | find ~2 object`,
      hint: `search | scene | detective | spot | find | picture | clue`,
      title: `hidden | seek | difference | differences | find | spot_it`,
      not: `hidden ~1 level/boss/feature/gem/talent/fee/truth/secret/cost/card/path/gold/room | find ~1 friend/player/us/match | hidden secret | hide =and seek | hidden danger | hidden charge | find the hidden gift/chest/treasure`,
      genres: ['puzzle', 'adventure'],
    },
    {
      id: 'point-and-click',
      name: 'Escape and point-and-click',
      definition: 'Inspect rooms, gather and combine items, and unlock the way out.',
      related: ['hidden-object', 'brain-teaser', 'story-chapters', 'horror-hide'],
      certain: `point =and click | escape room | escape game`,
      sure: `point =and click/tap | escape ~2 room | room escape | find ~3 clue ~4 puzzle/mystery/solve |
        escape ~3 locked | puzzle adventure ~3 item/room/clue | unlock ~2 door ~3 clue/room/escape |
        graphic adventure | adventure game ~3 puzzle | puzzle box |
        puzzle ~3 escape ~2 room/house/mansion/prison/place | text adventure | interactive fiction |
        solve ~3 puzzle ~3 escape | examine ~3 object/item/room | combine ~2 item ~4 puzzle |
        use ~2 item ~3 solve | tap adventure | classic adventure game | mystery adventure | detective game |
        adventure puzzle game | puzzle adventure game | escape adventure`,
      likely: `solve ~3 mystery | find ~2 clue | solve ~3 crime/murder/case | murder mystery | atmospheric ~3 adventure | escape from ~2 room/prison/house/island | gather ~2 clue | find ~3 way out | mysterious ~3 puzzle | puzzle filled adventure | story driven ~2 puzzle/adventure`,
      hint: `clue | locked | mystery | puzzle | inventory | investigate | secret | door | uncover ~2 clue`,
      title: `escape | mystery | room | detective | adventure_escape`,
      not: `escape from ~3 monster/police/cop/zombie | mystery box/gift/prize/reward/chest/bonus |
        escape ~2 reality | escape ~1 everyday | crossword clue`,
      genres: ['adventure'],
    },
  ],
};
