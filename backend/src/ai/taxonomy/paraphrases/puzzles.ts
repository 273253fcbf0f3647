import type { Paraphrases } from '../taxonomy.types.js';

/** Paraphrases of puzzles, words and pictures. */
export const puzzleParaphrases: Paraphrases = {
  'match3-swap': {
    certain: `@swap & @piece & row/line/three/3 | swap/switch/trade ~1 place ~4 @piece/neighbor/line/three/3 |
      @same & row/line & three/3 & @piece | swap ~2 neighbor`,
    sure: `three/3 ~3 in/a ~1 row/line & @clear | line up ~2 three/3/four/4 & @piece/@clear |
      slide ~3 @piece ~3 row/line | @swap & @piece & @clear`,
    not: `swap ~3 letter/hero/card`,
  },
  'tile-blast': {
    certain: `tap/touch/poke/press & group/bunch/cluster/clump & color/colored/same |
      tap/touch ~4 bunch/cluster/group/clump | same colored ~2 bunch/cluster/group |
      tap/touch & @same ~2 color & pop/blast/burst/vanish/disappear/clear`,
    sure: `two or more ~4 same color | tap ~2 two or more | bigger ~2 bunch/group/cluster ~4 bigger`,
    not: `tap ~2 arrow | bottle/tube/van/bus/bubble`,
  },
  'bubble-shooter': {
    certain: `aim/point/shoot/fire/launch & bubble/orb & pop/burst/color/drop/group |
      bounce/bank ~3 off ~3 side/wall & drop/pop/bunch/color`,
    sure: `launch/fire/shoot ~3 bubble/orb/marble | colored ~1 ball ~4 same | shoot ~3 colored ~2 ball`,
  },
  'tile-tray-match': {
    certain: `three/3 ~3 @same & tray/slot/bar/rack/dock/shelf |
      tray/rack/slot/shelf ~4 fill/full/overflow & tile/three/3/lose/over |
      three/3/triple ~2 @same & tile & stack/layer/pile/slot/tray/bottom | seven/7 slot`,
    sure: `pick ~4 tile ~4 three/3 | pick & three/3 ~2 @same & tile | stack/layered ~2 tile ~4 match`,
  },
  'match-3d-objects': {
    certain: `pile/heap/mess/junk ~6 object/item/toy/thing & three/3/triple/@same/match |
      three/3 ~3 @same & pile/heap/mess/clutter/object/item & timer/clock/time/clear/before |
      dig/rummage & pile/heap/mess & three/3/@same/pair/match |
      find/pick/spot/grab ~3 three/3 ~2 @same ~2 item/object/thing/good`,
    sure: `three/3 of the same & pile/heap/clock/timer | pile ~2 of ~3 object/toy/thing/item | 3d ~1 pile`,
    not: `tile | candy/jewel/gem row`,
  },
  'pair-match': {
    certain: `two ~2 @same ~2 tile/picture/card | pair ~3 tile |
      match/tap/find/touch & two/pair & @same & tile/picture/card/image | free tile |
      pair/twin & tile & top/side/free/open/layer`,
    sure: `find ~2 twin/pair | find ~3 pair ~3 picture/tile/card/animal | two of a kind ~5 clear/remove`,
    not: `au pair | pair ~2 shoes/socks/friend`,
  },
  'line-drawing': {
    certain: `draw/sketch/scribble/doodle & save/solve/bridge/ramp/road/protect/guide/escape/roll |
      draw/drag/trace ~4 line/path & connect/dot/color/join/link |
      whatever/everything ~1 you ~1 draw/sketch/scribble | connect/link/join & dot & line/color/same/pair |
      pipe/wire & connect & flow/color/water/match`,
    sure: `one/single ~1 stroke/line ~6 draw/lift/connect | without lifting ~2 finger`,
    not: `connect ~3 letter/word | storyline | draw ~2 card/inspiration/blood/sword`,
  },
  'block-placement': {
    certain: `row/column & block/shape/piece & fit/place/drop/fill/complete/clear/drag |
      complete/fill ~4 row/line/column & gone/clear/vanish/disappear/explode/blast |
      wooden ~2 block/shape/piece & board/grid/line/row`,
    sure: `drag/drop/place/fit ~4 shape/block/piece ~4 board/grid | nine by nine/9 | ten by ten/10 |
      running out of room/space`,
    not: `match ~2 three/3 | letter | parking | row ~2 gem/candy | jigsaw | gem/jewel/candy/fruit |
      car/bus/van`,
  },
  'merge-items': {
    certain: `combine/join/fuse/blend/drag/put & two/pair/three/2/3 & @same & item/object/thing/new/better/bigger/higher/upgrade/into |
      two/2 ~3 become/make/turn ~2 into/a/one | two/2 ~4 become |
      combine ~2 @same ~2 item/object/thing/piece`,
    sure: `combine ~3 into ~3 new/better/bigger/stronger | fuse ~3 into | drag ~3 onto ~3 @same`,
    not: `two become one | become ~2 friend/best/enemy | number/2048/fruit ~2 drop`,
  },
  'merge-drop': {
    certain: `drop & @same & bigger/larger/next/grow/merge/combine/double/fuse & ball/fruit/number/block/jelly/planet |
      @same number & add/double/join/merge/combine/become/slide |
      two ~2 @same ~2 touch ~4 bigger/next/merge/become | fruit ~4 touch ~4 bigger/merge/next |
      slide & number/tile & double/2048/add up`,
    not: `drop rate`,
  },
  sorting: {
    certain: `pour/tip/move/sort/stack & tube/bottle/flask/jar/vial/glass/beaker/container & color/colored/kind/same/single |
      sort/arrange/group/organize & color/kind/type/category/same & @goods |
      each/every ~2 tube/bottle/flask/jar/container/box/shelf/stack/peg ~4 one/single/same/only |
      put/place/drop/match & item/good/product/snack & shelf & @same/three/3/kind`,
    sure: `sort ~3 by ~2 color/kind/type/size | right/matching/correct ~1 box/bin/basket/tray/container/shelf |
      color ~2 match ~2 box/tray/tube`,
    not: `arrange ~2 flower/furniture/letter | sort ~2 of`,
  },
  'queue-jam': {
    certain: `car/van/bus/vehicle/truck & parking/lot/jam/traffic/gridlock/stuck/blocked/way & out/exit/free/clear/escape/unblock/tap/passenger |
      passenger/people/crowd & bus/van/boat/train/car/seat & color/colored/match/own |
      slide/move/push ~3 block & exit/door/way/out/gate/free & color/clear/path |
      tap/remove/shoot & arrow & out/free/clear/direction/path/order/maze/board |
      arrow ~5 out/away/escape/free | right/correct ~1 order ~5 exit/out/escape/free |
      blaster/shooter/spool/bobbin/cannon & color/colored/matched/matching & conveyor/queue/cube/pixel/stitch/slot |
      slide/sliding ~3 block/brick & reach/aside/through/top/path/goal`,
    sure: `unjam | traffic ~2 knot/puzzle | untangle ~3 traffic/car/rope/line/knot/string/cord | blocked ~2 car |
      conveyor ~4 color/block/queue | waiting area/slot/bay`,
    not: `escape ~2 police | racing | race`,
  },
  'screw-pin': {
    certain: `screw/bolt/nut/pin/nail & remove/take/turn/twist/loosen/pull/undo/free & plate/board/pane/panel/plank/metal/glass/wood/order/fall/color/box/hole |
      unscrew | twist/turn ~3 screw/bolt | pull ~3 pin ~5 right/order/save`,
    sure: `screw & box/color/hole | nut/bolt & color/sort`,
    not: `screw ~2 up | car/engine/garage`,
  },
  'spatial-packing': {
    certain: `rotate & fit & shape/piece/item/bag/box/suitcase | jigsaw |
      cram/squeeze/stuff/fit ~5 suitcase/bag/backpack/trunk/fridge/box |
      piece & picture & snap/fit/together/complete/puzzle | puzzle piece ~4 place/picture/together`,
    sure: `put ~2 piece ~2 together | fit ~3 into ~3 bag/box/trunk/shape/outline/silhouette | pieces ~3 picture`,
    not: `piece ~3 story/mystery/past/past`,
  },
  'physics-play': {
    certain: `gravity/weight/momentum/physics & puzzle/solve/roll/fall/swing/tip/topple/ramp/rope/contraption |
      cut ~2 rope/string/vine | ragdoll | flop/flail/tumble ~4 floppy/ragdoll/dummy/limb |
      build ~3 contraption/machine/bridge & work/hold/collapse/break/fall/cross`,
    sure: `topple/tumble/collapse & block/tower/structure/balance | chain reaction & trap/ball/domino |
      real/realistic ~1 physics | everything ~3 breakable/breaks/wobbles | floppy`,
    not: `lift ~1 weight | car/driving ~1 physics | realistic ~2 physics ~4 car/truck/drive/race | gravity ~1 of`,
  },
  'logic-grid': {
    certain: `row/column & number/digit/figure & once/logic/repeat/fill/only |
      each ~1 digit/number & row/column/square/box | number clue/hint ~5 fill/color/square/cell/picture |
      one ~3 per/each/every ~2 row/column/region | mine & number & flag/cell/square/grid`,
    sure: `pure logic | pencil mark | only logic | logical ~1 deduction | one ~1 queen/cat/star ~4 row/column |
      no guessing | deduce ~4 cell/square/grid`,
    not: `block ~4 row/column | complete ~3 row/line | gem/candy | wooden`,
  },
  'brain-teaser': {
    certain: `obvious ~2 answer ~4 wrong/never | think ~2 differently/sideways/twice/outside |
      turn/shake/tilt/flip ~3 phone/screen & solve/answer/puzzle/question |
      nothing ~3 as/what ~2 seem/look/expect |
      sharpen/train/exercise ~3 mind/brain & memory/attention/concentration/reflex & game/exercise/task/test |
      trick question | how ~1 smart ~2 you | conundrum`,
    sure: `remember/memorize ~4 order/pattern/card/picture/sequence/where | flip ~3 card ~4 pair/match/remember |
      test ~3 wits/iq/intelligence`,
    likely: `sharpen/train/exercise/test ~3 mind/brain/memory/logic`,
    not: `think ~2 twice ~2 before`,
  },
  'hidden-object': {
    certain: `find/spot/search/seek/look & object/item/thing/clue/treasure & scene/room/picture/attic/list/cluttered/messy/hidden/crowded/map |
      spot/find ~4 difference/differ/different |
      two ~2 picture/image/photo & differ/different/difference/@same | do/does not belong | dont belong |
      odd one out | keen/sharp/eagle ~1 eye/eyed`,
    sure: `hidden ~2 object/item/thing/animal/cat | magnifying glass`,
    not: `hidden ~1 talent/gem/power/chest/room/bonus | spot ~2 enemy | enemy/loot/weapon |
      three/3/triple ~3 @same`,
  },
  'point-and-click': {
    certain: `key/drawer/door/lock/safe/code/keypad & find/open/try/unlock/crack/combine & room/clue/house/escape/puzzle/item/object/way/note |
      locked ~4 room/house/cabin/door/in & escape/out/way |
      look/search/peek ~3 under/behind/inside ~4 rug/painting/bed/drawer/sofa |
      gather/collect/pick/use/combine & item/object/clue & puzzle/solve/inventory/mystery & room/place/escape/unlock/door |
      question/interview/interrogate ~3 suspect/witness |
      examine/inspect/investigate ~4 room/scene/clue/house/object`,
    sure: `find ~3 way out | get out ~3 room/house/shift | what really happened | whodunit |
      piece ~3 together ~4 clue`,
    not: `car/traffic/bus/block | escape ~3 police/reality | monster/zombie ~2 wave`,
  },
  'word-build': {
    certain: `letter & word & swipe/drag/connect/link/ring/circle/wheel/tile/make/form/build/spell/find/run/trace/join |
      how many word ~2 you | spell ~3 word | letter ~3 wheel/ring/circle |
      tile/letter & word & board/score/place`,
    sure: `finger ~4 letter | longest word`,
    not: `word search | guess ~3 word`,
  },
  'word-clues': {
    certain: `crossword | guess ~3 word | clue & word/answer & across/down/grid/fill/guess/letter |
      five/5 letter word | word ~2 hidden ~4 letter | fill ~3 grid ~3 word | group ~3 word |
      word & category/theme & group/link/connect/sort/belong/associate | secret word | hangman |
      find ~2 word ~4 grid`,
    sure: `six/6 guess/tries | green ~4 yellow ~4 letter`,
  },
  'trivia-quiz': {
    certain: `question & answer/know/knowledge/topic/category & four/4/quick/second/right/correct/fun/quiz/fact/smart |
      four/4 ~1 answer/option/choice | how ~1 much ~2 you ~2 know | answer ~3 question |
      capital/flag/country & guess/name/know | test ~3 what ~2 you ~1 know | know it all/alls`,
    sure: `fifty fifty | fifty_fifty | topics ~2 from`,
    not: `frequently | contact | any question | answer ~3 call | story | never/not ~3 obvious`,
  },
  'colour-by-number': {
    certain: `color/paint/fill & number & picture/page/drawing/area/cell/tap/touch/image/art |
      pick/tap/touch ~3 number/# ~4 color/paint/fill/picture |
      color/paint/shade ~4 picture/page/drawing/outline/mandala/illustration`,
    sure: `coloring | finished ~1 drawing/page/picture | ready to color |
      crayon/palette/brush & relax/page/picture`,
    not: `color/same/match ~2 ball/block/tube/water/car | paint ~3 car/wall/house/ride`,
  },
  'dress-up-design': {
    certain: `dress/style/outfit/skirt/shoe/gown/wardrobe/clothes & client/model/runway/theme/look/closet/judge/vote/catwalk/couture/party/guest/makeup |
      hair/nail/makeup/lipstick & salon/client/style/cut/color/polish/paint/look | pick ~3 outfit/dress |
      design ~3 cake/nail/outfit/dress/gown/shoe`,
    sure: `from head to toe | couture | runway | fashion`,
    not: `unlock ~3 outfit/skin/costume | dress ~3 hero/character/avatar/mob/runner/cat`,
  },
  'tidy-up': {
    certain: `scrub/wash/rinse/wipe/mop/sweep/peel/polish/vacuum & dirt/dirty/stain/mess/clean/sparkle/shine/carpet/sticker/satisfying |
      put ~3 everything/things ~3 place/where | pressure/power wash | dirty ~4 clean/spotless/sparkling |
      mess ~3 order/tidy/neat/clean |
      unpack/arrange/tidy & box/shelf/drawer/room & cozy/calm/satisfying/place/home/order`,
    sure: `grime | every ~1 thing ~3 place | pop ~3 bubble wrap | spotless`,
    not: `wipe ~2 out/enemy | sweep ~2 board/row`,
  },
};
