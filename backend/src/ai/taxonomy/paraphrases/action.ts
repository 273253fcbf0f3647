import type { Paraphrases } from '../taxonomy.types.js';

/** Paraphrases of reflexes, vehicles, fights and shooting. */
export const actionParaphrases: Paraphrases = {
  'tap-timing': {
    certain: `one/single/1 thumb/finger/button/tap & timing/moment/hold/release/let_go/jump/stack/all |
      hold ~4 let/release ~1 go? ~3 fly/jump/swing/drop | blink/second/moment ~2 too ~1 late/early |
      tap ~4 exact/right/perfect ~2 moment/time | stack ~4 higher/tall/high/sky & block/floor/tower/tap`,
    sure: `easy to learn ~4 tap | your timing | one thumb`,
    likely: `tap to | tap ~3 jump`,
    not: `one/single tap ~2 hero/battle/loot | tap to ~2 collect/merge/match/blast | number`,
  },
  'endless-runner': {
    certain: `swipe & run/jump/slide/duck/dodge/leap/lane & coin/obstacle/left/right/train/road/collect/roll/under |
      run/dash/sprint/surf/sled & dodge/avoid/jump/leap/swerve/duck & coin/obstacle/barrier/far/forever/chase |
      how far ~3 can ~1 you | switch/change ~1 lane & jump/dodge/slide/swipe/obstacle/run |
      road/track/run/path ~2 never end/ends/stop |
      outrun ~5 guard/police/cop/monster/inspector/farmer/train/avalanche | run ~2 forever |
      keep ~1 running`,
    sure: `chase ~3 behind | right behind you | swipe ~3 left ~2 right | dodge ~3 obstacle |
      run ~4 collect ~2 coin | jump/slide/dodge & coin | farther/further ~2 you ~2 run/go/get`,
    not: `gate & crowd/army/multiply | finish line | run ~2 business/shop/restaurant/company/cafe |
      steer/drive ~2 car | traffic ~2 race | enemy/boss/weapon`,
  },
  'short-runner': {
    certain: `gate/door & multiply/x2/x3/x10/plus/minus/number/crowd/army/mob/green/red & run/slide/steer/pick/choose/pass/through/swipe/drag |
      crowd/army/mob/squad & slide/swipe/drag/steer/run & gate/bigger/grow/multiply/gather/castle/finish/end |
      slide/drag/swipe ~4 finger ~5 runner/crowd/gate/track |
      run ~4 finish & obstacle/trap/collect/dodge/gate/stack`,
    sure: `finish line ~5 obstacle/trap/crowd | bigger ~2 crowd/army/mob |
      short ~1 track/course/level & run/obstacle`,
    not: `racing car | car ~1 race | nitro/drift/circuit/lap | truck`,
  },
  platforming: {
    certain: `jump/hop/leap/bounce & ledge/platform/bridge/spike/saw/pit/gap/cliff/wall/lava |
      ledge/platform & climb/grab/hang/swing | jump/run ~5 trap ~4 door/level/spike/die |
      wall & slide/run/cling & jump`,
    sure: `spikes & saw/pit/trap/jump | pixel perfect ~2 jump | precision ~1 jump |
      reach ~3 door/exit/flag ~4 jump/trap/spike`,
    not: `swipe & lane | platform ~2 available/ios/android/pc | jump ~2 into ~2 action/battle/game/fun |
      jump ~2 in | tap ~2 jump`,
  },
  'absorb-grow': {
    certain: `eat/gulp/swallow/gobble/munch/devour & smaller/bigger/grow/larger/size/huge & flee/avoid/everything/snake/fish/hole/arena/other/player/rival/start/tiny/you |
      start/begin ~3 small/tiny & biggest/bigger/huge/grow/eat/giant |
      smaller ~4 bigger ~4 eat/flee/run/avoid/you |
      grow ~3 bigger/biggest/longest/huge & snake/hole/eat/arena/rival/blob/fish |
      eat/swallow/devour ~3 other/rival ~1 snake/worm/fish/blob/cell/player`,
    sure: `grow ~2 by eat | largest/biggest/longest ~2 snake/hole/blob/worm/fish | eat or be`,
    not: `farm/crop/plant/garden/business/town/city ~4 grow | merge | fruit ~2 merge`,
  },
  'rhythm-tap': {
    certain: `note/tile/light/beat/key & song/tune/music/rhythm/melody/tempo/track & tap/hit/touch/catch/hold/press/slide/falling/time |
      =beat/rhythm/music/tune & tap/=hit/follow/hop/dance/time/feel & to/with/on & =beat/rhythm/music/tune/song/note/tile |
      play ~3 along ~3 song/music/tune | falling ~2 note/tile/light`,
    sure: `tempo | miss ~2 note/beat/tile | song ~3 tap | favorite ~2 song/tune | hit songs`,
    not: `beat ~2 boss/level/score/enemy/friend/rival/opponent/record |
      relaxing/background/original ~1 music/soundtrack | music ~2 by`,
  },
  'aim-and-launch': {
    certain: `aim/pull/drag/angle/slingshot/catapult/cannon & release/let_go/launch/fling/fire/shoot/throw/power/angle & knock/target/tower/bottle/structure/far/fly/smash/hit/topple/castle/bird/trajectory |
      pull back ~4 let/release | set/choose/adjust ~3 angle/power |
      throw/toss/fling/hurl/flick ~3 knife/axe/ball/dart/rock/bird/paper & hit/target/stick/log/score/bin/knock/land |
      fling/hurl/catapult/slingshot`,
    sure: `knock ~3 over/down | flick/aim ~4 throw/launch`,
    not: `golf/pool/hole/club/bowling/cue/putt | power ~3 cue/club/putter/racket | gun/rifle/sniper/scope | bubble | enemy ~2 base | troop |
      ship`,
  },
  'ball-bounce': {
    certain: `ball & brick/peg/paddle/bumper/pin/flipper/pocket & bounce/break/smash/drop/hit/launch/bank |
      coin & push/pusher/drop/edge/shelf & fall/prize/win | drop ~3 ball ~5 peg/bounce/multiplier/prize |
      claw & grab/drop/prize/toy | bounce ~3 brick/peg/wall ~4 break/ball`,
    sure: `ricochet | roll ~3 ball ~5 maze/platform/hole/balance/fall | balls bounce |
      tower/helix & ball & fall/bounce/drop`,
    not: `pool/golf/soccer/football/basketball/tennis/bowling/billiard | bubble | ball ~3 net/hoop/goal | tube`,
  },
  'aimed-shooting': {
    certain: `scope/crosshair/sight/red_dot/trigger/recoil/headshot/bullet & aim/line/shoot/target/enemy/breath/zoom/rifle/gun/fire/steady/pull |
      gun/rifle/shotgun/pistol/weapon/crossbow & shoot/fire/aim/reload/enemy/zombie/terrorist/target & first/third/mission/squad/match/soldier/operator/cover/map |
      hold ~2 breath & trigger/shoot/target/scope | take ~2 shot & sniper/rifle/target/scope |
      operator/soldier & squad/gun/gunfight/mode/map/weapon`,
    sure: `recoil | reload | headshot | take cover | firefight | ammo & gun/shoot/weapon/enemy | lock and load |
      shoot ~3 way | assault rifle | gun ~2 attachment`,
    not: `bubble | bow ~2 archery | plane/spaceship | hoop/basket/goal | photo | no gun`,
  },
  'bullet-dodge': {
    certain: `ship/plane/jet/fighter/spaceship & shoot/fire/bullet/laser/weave/dodge/blast & alien/wave/sky/space/enemy/bullet/screen/swarm/galaxy |
      bullet/laser/fire & weave/dodge/gap/screen/pattern/curtain/storm |
      screen ~3 fill ~4 bullet/pink/fire | bullet ~3 everywhere`,
    sure: `fires ~2 on ~1 its own & ship/plane | dodge ~3 bullet | wave ~2 alien | scroll ~2 shoot`,
    not: `ship ~3 pirate/sail/cargo/island/crew | squad/soldier/rifle | fighter jet ~2 simulator |
      upgrade ~2 base | tycoon`,
  },
  'horde-survival': {
    certain: `hundreds/thousands/hordes/swarms/waves/endless & zombie/monster/enemy/undead/demon/alien/bat/slime & survive/hold/mow/surround/fight/weapon/minute/night/outlast/fend/shoot |
      survive ~4 minute/night/dawn/sunrise & horde/wave/swarm/zombie/monster/enemy |
      come ~3 in ~1 hundreds | weapons fire ~2 by ~1 itself/themselves |
      surrounded ~4 zombie/monster/enemy | mow ~2 down ~4 horde/monster/zombie/enemy`,
    sure: `at ~1 dusk/night ~5 they/come/zombie | swarm ~3 zombie/monster |
      level up ~3 choose/pick ~3 skill/upgrade/weapon | horde`,
    not: `tower/turret ~3 place/build | plant ~2 tower | lane | with ~2 horde | your ~1 horde | create ~3 horde`,
  },
  'battle-royale': {
    certain: `last ~2 person/man/one/team/survivor/player ~1 standing/alive/left |
      drop/land/parachute & island/map/arena & loot/gear/weapon/scavenge/last/survive/fight |
      loot/gear/backpack/valuables & escape/extract/get_out/leave_alive/boat/exit & die/lose/dead/everything/raid/alive |
      get/go ~1 in ~4 get/come ~1 out | zone/circle/storm ~3 shrink/close/closing`,
    sure: `extraction | die ~5 lose ~3 everything/gear/loot | shrink ~2 map/arena`,
    not: `dungeon | farm | deck/card`,
  },
  'circuit-racing': {
    certain: `first ~3 past/over/across ~3 flag/line/finish |
      overtake/lap/grid/flag/podium/pole/finish_line/checkered/slipstream/pit_stop & race/car/rival/driver/corner/line/track/first/bike/kart |
      race/racing & car/bike/kart/track/rival/driver/street/lap/nitro/asphalt/road/horse/boat |
      cross ~3 finish line ~4 first | floor it | pedal ~3 metal | leave ~3 rival ~3 dust`,
    sure: `start ~1 grid | burn ~1 rubber | full throttle | top speed | hairpin | eight ~3 grid | quarter mile |
      lap record/time`,
    not: `race ~3 clock/time/save/tile/event/team | event & race | human/elf ~2 race | parking | crowd/gate |
      on the run`,
  },
  'drift-stunt': {
    certain: `slide/sideways/handbrake/drift/powerslide/clutch & corner/angle/car/tire/bend/rubber/mountain/score/smoke/curve |
      flip/backflip/somersault/grind/wheelie/ollie/spin/loop & trick/stunt/ramp/board/bike/rail/air/car/score/land/combo/skate |
      ramp & car/bike/truck/jump/stunt/fly |
      trick/stunt & score/combo/chain/ramp/bike/skate/board/air/perform/land |
      smash/crash/wreck & car/derby/truck/vehicle ~6 rival/crowd/arena/ramp/last/each`,
    sure: `sideways | hold ~2 angle | big air | wheelie | drift`,
    not: `drift ~2 gets/apart/off/away | magic trick | slot | flip ~3 card/coin/phone/tile/house | ragdoll |
      slide ~3 finger`,
  },
  'vehicle-sim': {
    certain: `gear/mirror/clutch/wiper/brake/steering/cockpit/throttle & truck/bus/drive/park/cargo/ton/road/trailer/plane/cab/train/realistic |
      cargo/freight/passenger/trailer & deliver/haul/transport/drive/truck/load/pick & road/truck/city/route/bus/plane/highway/train |
      take ~1 off ~4 land & plane/runway/cockpit/flight/airport |
      park/back/reverse ~3 truck/car/bus/trailer/it & spot/ramp/bay/tight/cone/touch/space/scratch |
      behind ~2 wheel ~4 truck/bus/tractor/train/taxi/rig`,
    sure: `backing ~2 up | eighteen/18 wheeler/gear | truck driver |
      realistic ~2 driving/cockpit/interior/traffic | drive ~3 freely`,
    not: `racing & lap | jam | color ~4 passenger | passenger ~4 color | drive ~3 profit | tycoon/idle |
      weight loss`,
  },
  'sports-match': {
    certain: `shoot/pass/dribble/tackle/dunk/kick/throw/bat/bowl/serve/cross/crossover/score/header & ball/goal/hoop/net/court/pitch/defender/keeper/puck/opponent/wicket & match/team/player/play/win/game/quarter/half/rise/spin/down/three/goal |
      3v3/5v5/11v11/3_on_3/three_against_three/1_on_1/two_on_two/2v2 & ball/court/street/asphalt/hoop/dunk/goal/pitch/soccer/basketball/hockey |
      you ~2 hold/have/control ~2 ball | control ~3 player/athlete/striker & ball/pitch/goal/match`,
    sure: `goalie/keeper/striker/midfield & score/shot/save/goal | rebound | hat trick | free throw | slam it |
      buzzer | half time | volley`,
    not: `manager | dont/not ~3 touch ~2 ball | bounce/brick/peg/bubble/golf/pool/bowling`,
  },
  'aim-power-sports': {
    certain: `hole/green/putt/club/tee/fairway/windmill & aim/swing/power/pull/shot/sink/golf/par/ball/round/nine/nine |
      rod/lure/bait/reel/hook & fish/cast/tug/pike/bass/lake/bite/line |
      cue/pocket/rack & ball/sink/shot/pot/table | strike/spare & pin/lane/bowl |
      bullseye & dart/arrow/bow/aim |
      flick/swipe & curve/bend/curl & ball/shot/goal/score/pass | bow & arrow & target/wind/aim/bullseye/distance`,
    sure: `hole/holes ~5 windmill | feel ~2 tug | reel ~2 in | sink ~2 putt/ball | mind ~2 wind/windmill |
      spin & cue`,
    not: `enemy/monster/zombie | slot | black hole | plot hole | bug hook | storyline | bottom line |
      waiting line | fish ~2 eat/grow/swallow`,
  },
  'team-management': {
    certain: `buy/sell/sign/scout/trade/transfer & player/striker/keeper/talent/youngster/star & team/club/squad/season/league/contract/tactic/eleven |
      pick/choose/select/set ~3 eleven/lineup/starting/formation/tactic & player/team/match/club/sell/win/opponent |
      from the bench/touchline/sideline/dugout | dont/not ~3 touch ~2 ball |
      train ~3 youngster/youth/player | promoted/relegated/promotion/relegation |
      coach & team/club/player/squad & tactic/train/season/lead`,
    sure: `youth academy | formation & tactic/player/squad | club ~2 president/owner |
      stadium & club/fans/upgrade/build & player/squad/league`,
    not: `hero/champion/monster/captain/knight ~4 formation | guild/clan`,
  },
  'fighting-duel': {
    certain: `punch/jab/kick/uppercut/block/hook/knuckle & opponent/rival/robot/fighter/cage/ring/combo/knock/ko/round/best |
      best ~1 of ~1 three/3/five & fight/cage/ring/robot/duel/fighter |
      two ~3 cage/ring/arena ~4 fight/best/one | knock ~2 out/ko & opponent/rival/fighter/punch/him/boxer |
      combo & special ~1 move & fight/fighter/opponent/enemy/block`,
    sure: `knockout | knock out | ko | one on one ~3 fight | martial arts`,
    not: `buddy | dummy/ragdoll | knock ~3 down/over ~4 tower/bottle | kick ~3 ball/goal | no fighting`,
  },
  'melee-action': {
    certain: `slash/slice/cut/hack/swing/cleave & enemy/monster/demon/sword/blade/axe/orc/scorpion/foe/boss/undead/way/skeleton/leg & dodge/roll/combo/real/skill/battle/fight/evade/dungeon/demon/hordes/army |
      dodge/roll/parry/evade & strike/attack/cut/slash/hit/swing/counter & enemy/boss/monster/sword/blade/foe/beast/leg/again/him/it |
      parry | sword/blade/katana/axe & dodge/combo/slash/parry/strike/roll & enemy/boss/foe/monster/demon`,
    sure: `roll out of the way | dodge roll | combo ~4 enemy/monster/demon/foe |
      real time ~2 fight/combat/battle & skill/dodge/sword/switch/character`,
    not: `turn based | fruit | card | idle/auto | bullet | gold/coin ~3 idle`,
  },
  'turn-based-combat': {
    certain: `you ~2 move ~3 they/enemy/he ~2 move |
      turn & attack/move/fight/battle/skill/party/unit/enemy/order & plan/then/each/take/wait/choose/tactic/grid/by |
      grid/hex/tile/square & unit/soldier/hero/spearman/archer/squad/enemy & move/position/flank/place/attack/cover |
      high ground | flank ~4 enemy |
      element/weakness & exploit/counter/advantage & battle/fight/monster/hero/enemy/team`,
    sure: `plan ~2 every ~1 move/turn | position ~3 unit/hero/squad/party |
      command/move ~3 unit/hero/party ~4 turn/grid | tactical ~2 fight/battle/combat/turn`,
    not: `real time | no turn/turns | card ~2 turn ~2 solitaire | chess/checkers/domino/board_game |
      letter/word | turn ~2 phone/wheel/into | take turns ~3 friend`,
  },
  'auto-combat': {
    certain: `fight/battle/attack/brawl & on ~1 their/its ~1 own | fight ~3 by ~1 themselves/itself |
      battle ~3 automatic/automatically/itself/themselves |
      choose/pick/put/assemble/build/line ~4 hero/team/squad/lineup/formation/five/fighter/champion & tank/formation/synergy/watch/sit_back/lean_back/automatic/position |
      lean/sit ~1 back ~5 watch/fight/battle/hero/they | watch ~3 fight/battle/win |
      front row/line ~5 back/tank/healer`,
    sure: `hands off ~3 battle/fight | lineup ~4 synergy/hero/counter | tank ~3 front | healer & tank`,
    not: `turns by ~1 itself ~2 not | nothing ~1 play ~1 itself | player/keeper/striker/club |
      idle ~1 business | watch ~2 replay/match/ad`,
  },
  'roguelike-run': {
    certain: `die/death/defeat & start/again/over/new/anew/different/run/permanent & dungeon/run/path/random/shuffle/floor/room/card/attempt/every/next |
      every/each/no_two ~1 run/attempt/dungeon & different/same/new/unique/random |
      dungeon/floor/room & random/procedural/generated/shuffle/deeper/delve |
      how ~1 deep ~4 dungeon/forest/tower/floor/go | when you die`,
    sure: `one/single life ~3 run/dungeon/die | delve ~3 deep/deeper/dungeon | descend ~3 dungeon/floor/depth |
      pick ~2 one ~3 three/3 ~4 perk/card/skill/upgrade | run ~2 ends`,
    not: `runner/swipe/lane | run ~3 business | word | how far/deep ~2 can ~2 run | fish`,
  },
  'creature-catch': {
    certain: `catch/tame/capture/lure/trap & creature/monster/animal/beast/spirit/ghost/fox/dragon/critter/pet/dinosaur/horse & collect/breed/train/jar/ball/bait/berry/find/battle/team/wild/rare/raise/ride/new |
      breed/hatch/crossbreed/nest/parent/egg & creature/monster/animal/dragon/cub/pet/egg/baby/species/horse/fox/rare/new |
      egg & hatch/crack/incubate | gotta ~1 catch`,
    sure: `two ~4 parent ~4 cub/baby/egg/egg | wild ~2 creature/monster/critter |
      collect/find/discover ~4 creature/critter/monster`,
    hint: `critters`,
    not: `fish ~2 catch | mouse | catch ~2 fire/light/falling/note/killer/thief/ball/bus |
      trap ~3 enemy/zombie/base`,
  },
  'puzzle-combat': {
    certain: `match/connect/line/clear/swap/swipe/solve/spell/chain & gem/stone/tile/orb/rune/letter/word/puzzle/piece/color & attack/hit/fire/damage/enemy/monster/dragon/boss/foe/strike/fight/battle/champion/hero ~8 enemy/monster/attack/damage/hero/fire/strike/hit/foe/boss |
      stone/gem/tile/orb/match/puzzle & charge/fill/power/unleash & hero/champion/skill/attack/spell |
      longer ~2 chain ~4 hit/damage/hard`,
    sure: `match ~4 attack/fight/battle | puzzle ~4 battle/combat/fight`,
    not: `win ~2 match | match ~1 against | pvp/ranked ~1 match | pirate/royale`,
  },
  'horror-hide': {
    certain: `hide/locker/closet/sneak/crawl/under ~3 bed & monster/killer/something/it/he/she/him/creature/ghost/hear/listen/hunt/find/footstep & dark/house/breath/night/escape/quiet/survive/hunt/flee/listen |
      dont ~2 breathe/make_a_sound/move/look_back | something ~5 listen/hunt/watch/waiting/lurk/follow |
      headphones & light/dark/night/play/scared |
      monster/killer/creature/ghost/murderer/clown ~3 hunt/stalk/chase & dark/night/house/hide/escape | lamp/flashlight & dark/monster/battery/ghost/hide`,
    sure: `=haunted ~3 house/mansion/hospital/asylum/school | abandoned ~2 hospital/asylum/house/school/mine |
      nightmare | terrifying/terror/scared | mortuary/asylum/morgue`,
    not: `hide ~2 seek | vote | ad/ui ~2 hide | tycoon`,
  },
};
