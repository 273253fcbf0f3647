import type { Paraphrases } from '../taxonomy.types.js';

/** What the player does, told by hand movements, things and consequences instead of by the name of the genre. */
export const playFrames: Paraphrases = {
  'match3-swap': {
    certain: `swap/switch/trade/exchange/flip/move/slide/change & neighbor/neighboring/adjacent/next_to/places/two/beside/side_by_side & three/3/row/line/alike/matching/kind/of_a_kind |
      three/3/four/five ~4 line/kind/alike/row ~4 vanish/disappear/pop/burst/gone/away & swap/switch/trade/move/slide/exchange`,
    sure: `three/3 of a kind ~3 side by side | trade/swap/switch places ~3 two/2`,
    likely: `moves ~2 run/runs out | out of moves`,
    not: `tic tac | poker/card/cards/dice | glass/glasses/tube/tubes/shelf/tray | trade ~3 player`,
  },
  'tile-blast': {
    certain: `tap/poke/press & group/cluster/bunch/touching/neighboring/adjacent/clump/next_to_each & color/same/alike/cube/cubes/block/blocks/balloon/blow/burst/pop/pops/vanish/bigger`,
    not: `aim/shoot/cannon | vehicle/bus/passengers | number/numbers`,
  },
  'bubble-shooter': {
    certain: `aim/point/shoot/fire/launch/fling/cannon/pipe/blower/spit & ball/bubble/gumball/orb/marble/bead/egg/balloon/berry/pearl/droplet & stick/sticks/ceiling/hang/hung/hanging/cluster/burst/pop/pops/roof/three/color/flavor/alike |
      ceiling/roof & hang/hung/hanging/lower/low/sink/creeps/clear/burst & color/flavor/same/ball/bubble/marble/three/down/tumble/fall/comes |
      hung/hang/hanging/hangs ~4 fall/falls/tumble/tumbles/drop/drops/rain/come/comes |
      chain/line/row/string ~3 ball/balls/marble/marbles/beads & shoot/fire/color/same/hole/rolls/roll/reach/end |
      three/3/more ~5 same ~2 color/flavor/kind ~3 touch/meet ~3 burst/pop/vanish`,
    not: `basketball/soccer/pool/golf | enemy/zombies/gun/rifle | light/lamp ~2 ceiling | brick/bricks/peg/pegs`,
  },
  'tile-tray-match': {
    certain: `tray/shelf/rack/slot/slots/bowl/dock/ledge/bench/bar/tablet/plate & three/3/triple & same/match/alike/identical/vanish/disappear/fly/clear/gone/leave/kind |
      @container ~3 hold/holds/fits/has/only ~2 #/seven/7 & tile/tiles/full/pile/three/same/lantern/over/lose/end/item/heap |
      @container ~4 full/fills/overflows & over/lose/lost/end/was_it/finished/game/done/fail & tile/pile/three/choice/take/that/it/if |
      seven/7 ~2 slot/slots/spaces/places/spots & three/full/tray/same/match |
      heap/heaps/pile/layer/layers/stack & take/tap/pick & three/3 & same/alike/match/kind`,
    not: `bus/buses/passenger/passengers/car/cars | pour/liquid/tube | customers/kitchen/burger | ring/rings | spins/reels |
      row/column ~3 gone`,
  },
  'match-3d-objects': {
    certain: `pile/heap/mess/clutter/jumble/mountain/chaos & three/3/same/identical/triple/triplets/pair/alike/matching/two & find/pick/dig/grab/tap/fish/rummage/hunt & clock/time/object/objects/thing/things/toy/toys/item/items/minutes/before/clear`,
    not: `tray/shelf/layer/layers/lanterns | merge/become | suitcase | list`,
  },
  'pair-match': {
    certain: `two/2/pair/pairs/twin/partner & same/alike/match/identical/picture/symbol/matching & free/uncovered/blocked/remove/removes/turn_over/flip/edge/covered/open/side/sides/face_down/remember & tile/tiles/card/cards/stone/stones/picture/pictures/piece/pieces |
      find ~4 twin/partner/other_half/pair & tile/tiles/card/cards/stone/picture/pictures/free`,
    not: `merge/become/bigger/turn_into | dress | shoes`,
  },
  'line-drawing': {
    certain: `draw/scribble/stroke/trace/doodle/sketch & line/lines/pencil/pen/finger/path/bridge/stroke/wall/ink & save/protect/guide/solve/connect/reach/home/dog/ball/shield/bee/bees/roll/safe/rolls/lead/leads |
      one/single stroke | without ~2 lift/lifting ~3 finger/pen/pencil`,
    not: `card/cards | draw ~3 portrait/anime`,
  },
  'pipe-connect': {
    certain: `pipe/pipes/wire/wires/cable/cables/tube/track/tracks/road/rails & turn/rotate/twist/lay/connect/join/swivel & flow/flows/water/current/power/light/lamp/end/leak/lights/bulb/reach/reaches/joined/oil`,
    not: `race/train_station/city/citizens | truck/traffic`,
  },
  'block-placement': {
    certain: `shape/shapes/piece/pieces/block/blocks/brick/bricks/figure/figures & row/rows/column/columns/line/lines/square & full/complete/completed/fill/filled/clear/gone/disappear/vanish/vanishes/room/melts/goes & place/put/set/drop/lay/fit/fall/falls/three/down/slide/them |
      no ~2 room/space/place ~4 piece/shape/block/three/one/next & over/finished/end/lose/done/it/game |
      fall/falls/falling/tumble & block/blocks/piece/pieces/shape/shapes & row/line/lines/turn/rotate/gap/gaps/stack |
      set/put/drop/place ~3 down ~3 grid/field/board & shape/shapes/piece/pieces/block/blocks/row/column`,
    not: `suitcase/bag/trunk/luggage | build ~3 anything | clue/number/digit | screw/bolts | bus/passengers | king/pawn/stone | word/letter |
      picture`,
  },
  'merge-items': {
    certain: `drag/push/drop/pull/slide/put/bring/lay ~5 together/onto/another/each_other ~6 new/better/bigger/nicer/next/something/stronger/one & two/same/equal/alike/identical/twin/pair/matching/like |
      two/2/pair ~2 make/makes/become/becomes/give/gives/equal/yield/form ~1 a/an/one/half/something/the/next/better |
      same/equal/identical/alike/matching & become/becomes/turn/turns/fuse/fuses/melt/combine/combines/grow/grows/evolve & bigger/better/new/next/higher/something/stronger/rarer/finer/nicer & two/2/pair/drag/together/push/three/3`,
    not: `glass/rim/fall/falls/tumble/drop/drops/touch/roll/shoot ~3 touch | teams | fighter/fighters/hero/heroes/copies ~3 melt/star |
      two of ~3 three/look | touch/meet/collide/bump ~6 become/turn/make | liquid/pour | two make a team`,
  },
  'merge-drop': {
    certain: `fruit/fruits/ball/balls/number/numbers/jelly/planet/planets/cat/cats/bubble/cube/cubes/dumpling/dumplings/melon & drop/drops/fall/falls/throw/tumble/roll/shoot/let_go/slide/push & same/two/equal/touch/meet/bump/collide/twins/alike & bigger/larger/next/become/becomes/double/doubles/merge/grow/grows/one/sum/melts |
      glass/jar/bowl/box/bucket/pot/crate & overflow/overflows/rim/spill/spills/brim/over_the_edge & same/two/bigger/become/touch/fruit/drop`,
    not: `tray/shelf | pour/layers | coins ~3 pusher | drag`,
  },
  sorting: {
    certain: `pour/move/sort/shift/arrange/separate/slide/hop/fly/transfer & @vessel & color/colors/colour/kind/same/layer/layers/liquid/sand/ball/balls/bird/birds/ring/rings/nut/nuts/only_one/one_kind/matching & each/every/one/until/all/same/own/only/whole/top/another/room |
      until ~4 one/single ~1 color/kind ~3 each/every/per | each/every ~1 @vessel ~5 one/single/same ~1 color/kind`,
    not: `potion shop | customers/drink/drinks/serve | belt/conveyor | screw/bolt | bus/buses`,
  },
  'conveyor-pixel-sort': {
    certain: `belt/conveyor/carousel/track/loop & color/colors/colour/matching/same & box/boxes/shoot/shoots/shooter/pixel/pixels/cube/cubes/block/blocks/ammo/pig/crate/crates/picture/ball/balls/pack/packs/fill/clear/eats/tray/cups/collect`,
  },
  'queue-jam': {
    certain: `car/cars/bus/buses/truck/trucks/van/vans/vehicle/vehicles/boat/boats/minibus/taxi/tram/carriage & exit/jam/jammed/blocked/blocks/stuck/nose_to_tail/gridlock/boxed_in/wedged/bumper_to_bumper/free_way/tangle & tap/slide/order/color/let/send/clear/release/before/one_in_front/leave/drives/untangle/out |
      passenger/passengers/people/commuters/stickmen/crowd/riders/travelers/figures/pixel_people/tourists/kids/queue & color/colors/colour/matching/same_color/own_color/right_color & car/cars/bus/buses/van/train/boat/seat/seats/board/boards/vehicle/minibus/taxi/coach/tram/hop/gets_in/ride |
      waiting/parking/stop/bay/dock/queue ~4 space/spaces/place/places/slot/slots/spot/spots & full/fill/only/four/five/seven/limited/run_out/jammed & bus/buses/car/cars/passenger/passengers/color/vehicle/vehicles/people |
      tap & free/clear/open ~1 way/path/road ~4 drive/drives/leave/leaves/move/go & car/bus/block/truck/it`,
    not: `race/racing/lap/rivals | mirror/clutch/steering | tax/citizen/city_grow | driving test | tycoon | gun/shoot/zombies | weave ~4 traffic |
      overtake | doge/dodge`,
  },
  'arrow-clear': {
    certain: `arrow/arrows & tap/free/flies/fly/leave/leaves/slide/slides/out/order/path/points/bump/escape/clear/way/off & board/grid/one_another/another/other/others/knot/field/first/all/each/tangle/block/blocked/blocking/maze`,
    not: `bow/target/archer/archery/enemy/enemies | arrow keys`,
  },
  'screw-pin': {
    certain: `screw/screws/bolt/bolts/pin/pins/nut/nuts/nail/nails & unscrew/remove/pull/take/turn/twist/loosen/undo/out/pluck/draw & board/boards/plate/plates/plank/planks/panel/panels/hole/holes/box/color/fall/falls/drop/drops/wood/glass/metal/rope/treasure/lava/water`,
    not: `bowling/pinball/tumble ~2 pins | darts | drift | spare/strike | workshop/truck ~2 bolt`,
  },
  'spatial-packing': {
    certain: `fit/fits/pack/packs/squeeze/cram/stow/shove/tuck & suitcase/suitcases/bag/bags/trunk/drawer/fridge/backpack/luggage/container/outline/crate/van/lunchbox/cupboard & turn/rotate/everything/lid/shut/shuts/close/closes/shape/shapes/room/space/all/gap/gaps/exactly/odd/inside/without/zip |
      everything/all ~2 fits/fit & lid/shut/close/turn/rotate/in/room/inside`,
    not: `passengers/bus | backpack & weapon/weapons/enemies | liquid | pack ~2 cards | fits your`,
  },
  jigsaw: {
    certain: `piece/pieces/fragments & picture/photo/image/painting & put/together/whole/again/cut/snap/edge/edges/fits/fit/back`,
    not: `collect/album/prize`,
  },
  'physics-play': {
    certain: `castle/tower/beam/beams/structure/wall/plank/planks/bridge/bricks/blocks & topple/topples/collapse/collapses/crumble/crumbles/tumble/give_way/comes_down/come_down/fall_down/falls_down/brought_down |
      cut ~3 rope/ropes/string/strings/chain | gravity/momentum & does/let/rest/swing/roll/rolls ~3 work/rest/job/down/ball |
      fall/falls/bend/bends/swing/swings/bounce/bounces/behave/behaves/move/moves/flow/flows ~4 real_life/as_they_would/really/in_reality/the_real_thing/true_weight`,
    not: `empire ~3 crumble | in demand | enemy ~3 tower | tower ~3 king`,
  },
  'logic-grid': {
    certain: `number/numbers/digit/digits/figure/figures/clue/clues/cat/cats/queen/queens/star/stars/tree/tents/symbol & row/rows/column/columns/region/line/each_box/square/squares/area & once/twice/repeat/repeats/only_one/none/exactly/never/how_many/touch |
      1 to 9 | one/1 ~1 to/through nine/9 | each/every row ~3 each/every? column | without ~2 guess/guessing & grid/square/logic/number/solve/cell/deduce |
      number/numbers ~5 tell/tells/say/says/show ~4 how many & mine/mines/square/squares/cells/fill/row/black`,
    not: `match ~2 three | shapes/blocks ~5 gone | bingo/daub | coins | reel | nobody ~1 told`,
  },
  'brain-teaser': {
    certain: `think ~3 outside/around/sideways/twice/differently/corner/different | riddle/riddles/trick_question & answer/obvious/shake/tilt/upside/silly/never/unexpected/think/absurd |
      obvious ~3 wrong/never/not/trap | turn/shake/tilt/flip/hold ~2 your? phone/device/screen ~3 upside/around/down/sideways |
      remember/memorize/recall & order/pattern/sequence/flashed/card/cards/where/light/lights & repeat/back/again/pair/turn/longer/tap`,
    not: `parking | tilt ~2 phone ~3 steer/drive | magic trick`,
  },
  'hidden-object': {
    certain: `find/spot/search/look_for/seek/hunt/where/pick_out & hidden/list/heap/clutter/scene/scenes/crowded/somewhere/among/tucked/cluttered/busy & thing/things/object/objects/item/items/glove/umbrella/thimble/key/keys/cat/everything/toys/hat/teapot |
      cross/tick/check ~4 off ~4 list | somewhere ~2 in ~4 heap/mess/room/scene/picture/pile/crowd/clutter/drawing/attic/market |
      two ~2 picture/pictures/photos/drawings/images & differ/difference/differences/same/odd/wrong/alike/not_quite/five |
      spot/find ~3 difference/differences/odd_one/intruder`,
    not: `word/words/letters | three ~3 same/identical | match ~2 three | shopping list | friends list | seek ~3 hide`,
  },
  'point-and-click': {
    certain: `look/search/inspect/poke/examine/check/peek/rummage ~3 behind/under/drawer/drawers/carpet/corner/cupboard & code/key/clue/clues/handle/lock/safe/door/combine/secret/next/out/find |
      combine/use/put/fix/attach ~4 with/on/to & key/handle/lock/candle/crank/rope/inventory/pump/lever/seal/crowbar/wax/fuse/battery & door/room/further/open/gate/way/next/safe/machine/one/drawer |
      code/combination & safe/lock/door/drawer/chest/cabinet & find/look/hidden/where/crack/figure |
      locked ~2 in/room/up & escape/out/get/clue/way/door | get ~2 one? room further`,
    not: `old_man/monster/chase/killer/breath/hunts | wardrobe ~4 dress | three friends | heist`,
  },
  'word-build': {
    certain: `letter/letters & word/words & make/form/spell/build/connect/swipe/slide/link/drag/trace/out_of/from/finger/join/rearrange/jumbled`,
    not: `guess/clue/clues | green/yellow`,
  },
  'word-clues': {
    certain: `guess/clue/clues/hint/definition/riddle & word/words & letter/letters/answer/square/squares/grid/across/down/hidden/tries/guesses/cross |
      green/yellow/grey & letter/letters & guess/place/tries/word/spot/position | four/4 pictures & word`,
    not: `color ~2 number`,
  },
  'word-association': {
    certain: `word/words & group/sort/belong/common/category/theme/four/fours & belong/together/common/category/link/have/same/share/idea`,
    not: `letters/spell`,
  },
  'trivia-quiz': {
    certain: `question/questions & answer/right/wrong/know/knows/correct/seconds/capital/history/topic/facts/subject/smart & seconds/rival/points/history/geography/music/sport/first/round/against/quick/category/topic/science/film/wrong/opponent/world |
      which/what ~1 river/country/king/president/capital/planet/film/singer/band/ocean/year/animal/element/actor |
      who ~1 painted/wrote/invented/discovered/composed/directed/sang | capital of | answer/answers ~1 wrong/right/correctly & heart/point/points/second/seconds/second/out/grow/rival/first`,
    not: `story/love/fate | king ~2 falls | what year's | wrote ~3 letters`,
  },
  'colour-by-number': {
    certain: `number/numbers/numeral/figure/figures/digit & color/colors/paint/shade/thread/stitch/crayon/fill/brush/wool/yarn/pencil & area/areas/patch/patches/field/fields/picture/region/pick/touch/tap/match/same/each/where/spot/shape |
      paint/color/fill/stitch ~4 by ~1 number/numbers`,
    not: `row/column/region ~3 once | pour/tube | bus/buses | belt | cube | shots/pig/pigs`,
  },
  'dress-up-design': {
    certain: `pick/choose/style/put/wear/match/find/try/combine & dress/dresses/coat/shoes/shoe/hair/outfit/makeup/lipstick/gown/skirt/earrings/heels & theme/vote/votes/judge/rate/wedding/runway/party/date/ball/client/occasion/gala/bride/model/prom/jury`,
    not: `wardrobe ~4 steps/hide/breath | fashion store manager`,
  },
  'tap-timing': {
    certain: `touch/tap/press/click/hit/release/let_go & right/exact/very/same/split/precise/perfect/just ~1 instant/moment/second/time/beat |
      moment/second/blink/instant/hair ~2 too? late/early/soon & falls/off/gone/miss/misses/over/lose/crash/hangs/end/sliced`,
    not: `note/song/music/tune/beat | right time ~3 plant/sell | enemy/boss/opponent`,
  },
  'endless-runner': {
    certain: `never/wont/doesnt/cant ~1 stop/stops ~4 run/running/runs & dodge/jump/slide/swipe/hop/left/far/you |
      swipe left ~1 swipe right | hop/jump/leap/vault ~2 over & slide/duck/roll/crawl ~2 under |
      how/as ~1 far ~4 get/go/run/make & before/until ~4 caught/catches/hits/crash/have_you/has_you/gets_you`,
    not: `swipe ~3 left ~3 right ~5 decide/card/kingdom/match | gate ~2 crowd | car/racing | ship ~2 bullets`,
  },
  'short-runner': {
    certain: `gate/gates/door/doors ~4 plus/minus/multiply/times/not/double/halve/+10/x2/## & crowd/gang/army/men/runners/mob/troop/people/bigger/more |
      crowd/gang/army/mob/flock & left/right/steer/slide/drag/pull & gate/gates/saw/saws/spikes/obstacle/obstacles/finish`,
    not: `real-time strategy | barracks/tank/base | lane ~2 tower`,
  },
  platforming: {
    certain: `jump/jumps/hop/leap/bounce & ledge/ledges/platform/platforms/spike/spikes/saw/saws/pit/pits/gap/gaps/chasm/lava & reach/exit/door/die/again/climb/flag/dash/double/fall/wall/land/cave/world/over/across/run`,
    not: `swipe/lane/lanes | gate/crowd | tap ~3 jump | left and right`,
  },
  'absorb-grow': {
    certain: `eat/swallow/gulp/gobble/absorb/devour/munch/suck & smaller/tiny/small/little/dots/crumbs/fish/everything/houses/cars & bigger/larger/grow/grows/huge/biggest/fat/fatter/giant/whole/larger_ones/cities |
      run/flee/hide/stay ~2 away/from ~4 bigger/larger/biggest/huge & eat/swallow/grow/smaller`,
    not: `plants/crops/harvest | pet/feed ~3 baby | farm`,
  },
  'rhythm-tap': {
    certain: `dot/dots/note/notes/circle/circles/tile/tiles/arrow/arrows/light/lights/star/stars/gem & tune/song/songs/music/beat/melody/rhythm/drum/bass & line/fall/falls/rain/rains/step/time/hit/tap/catch/hold/cross/touch`,
    not: `relaxing/background/beautiful ~2 music | great music | music and sound`,
  },
  'aim-and-launch': {
    certain: `pull/stretch/draw/tug ~3 rubber/sling/slingshot/catapult/elastic/band/back/bow ~6 angle/let/release/fly/aim/fire/launch |
      choose/set/pick/find/right ~2 angle & fly/throw/launch/fire/let/release/shoot/power/toss |
      fling/hurl/lob/chuck/toss/sling/catapult & cow/bird/pumpkin/rock/rocks/stone/stones/ball/knife/axe/chicken/sheep/bomb & castle/tower/target/wall/far/distance/pigs/down/at/over/hit`,
    not: `flag/strokes/fairway/hole/putt/green | wind ~4 ball/flag | hero/heroes/cards/army | bubble/ceiling/gumball/flavor | hook/fish`,
  },
  'ball-bounce': {
    certain: `drop/drops/push/insert/let & coin/coins/ball/balls & edge/shelf/pegs/peg/pins/ledge/bouncing/bounce/bounces/bumper/slot/slots & fall/falls/drop/prize/prizes/points/moving/over/win/bounce/bounces/multiplier |
      ball/balls & bounce/bounces/ricochet/rebound & brick/bricks/block/blocks/wall/walls/paddle & break/breaks/smash/crack/number/chip/zero/destroy`,
    not: `bubble/bubbles/ceiling | pool/golf/soccer/basketball | cue | gumball & burst | hoop`,
  },
  'tidy-up': {
    certain: `hose/scrub/rinse/wipe/polish/sand/sweep/vacuum/mop/scrape/spray/pressure_wash & mud/rust/rusty/dirt/grime/stain/stains/moss/mess/wreck/shine/shines/carpet/rug/rugs/window/windows/dent/dents/sparkle/spotless/sticker/limescale/hoof/gleam |
      sort/arrange/put/line_up/tidy ~5 right/proper/its/their ~1 place/places/spot/shelf & drawer/shelf/messy/mess/makeup/closet/fridge/everything/room/desk`,
    sure: `wont/cant want ~2 stop`,
    not: `kitchen rush/orders | animal/puppy/pet/baby ~3 wash | gold dust`,
  },
};
