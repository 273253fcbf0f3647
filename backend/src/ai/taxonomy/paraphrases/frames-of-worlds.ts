import type { Paraphrases } from '../taxonomy.types.js';

/** Fights, tables, businesses and worlds, told by who stands where and what happens when. */
export const worldFrames: Paraphrases = {
  'aimed-shooting': {
    certain: `rifle/gun/scope/barrel/sniper/shotgun/pistol/crossbow/bullet & breathe/breath/shot/shots/aim/steady/steadier/target/trigger/window/heads/line_up/squeeze/reload & one/each/man/hold/slowly/out/enemy/guard/roof/at/him/them/hit/miss/wind`,
    not: `ship/plane/tank ~3 gun | no guns | bow & wind | revolvers ~3 rest`,
  },
  'bullet-dodge': {
    certain: `ship/plane/craft/fighter/saucer & bullets/lasers/shots/rockets/fire/missiles & weave/dodge/slip/between/gap/rain/curtain/everywhere/screen/thread/hail`,
    not: `pirate/cannons/cargo | squad/rifle`,
  },
  'horde-survival': {
    certain: `come/comes/coming/pour/pours/swarm/close_in ~3 from ~2 all/every/everywhere ~1 side/sides/direction/directions/corner/corners/you/once |
      gun/guns/weapon/weapons/revolver/revolvers/blade/blades/spell/spells/knives & by_itself/by_themselves/automatically/on_its_own/on_their_own/the_rest/without_you/fire_alone & walk/move/run/you/dodge/only/steer/enemies/them |
      survive/last/hold_out/stay_alive/hang_on/hold_on & ##/fifteen/ten/twenty/thirty/five & minutes/minute & thousand/thousands/hundreds/they/swarm/monsters/them/zombies/horde/you/have |
      first ~2 ten/## ~3 then ~3 thousand/hundreds/thousands`,
    not: `tower/turret/turrets ~3 place/build | customers | question/questions | runner`,
  },
  'battle-royale': {
    certain: `##/sixty/hundred/fifty & jump/parachute & alone/hands/circle/empty/standing |
      circle/zone/storm/ring/fog/gas & tight/tighter/shrink/shrinks/closes/smaller/closing/close_in & last/stand/stands/inside/loot/alive/keep/stay/players |
      one ~2 who ~2 still ~1 stands/standing/breathes/alive`,
    not: `deck/cards | hero wars`,
  },
  'circuit-racing': {
    certain: `first/one ~2 over/across/past ~3 line/flag/finish | three/five/#/two ~1 laps/rounds & first/airships/cars/karts/rivals/around/track/boats/horses/finish |
      overtake/outpace/outrun/slipstream/pass & rival/rivals/corner/bend/straight/lap/car/kart/bike/boat/line`,
    not: `swipe/lane | card | ball/goal`,
  },
  'drift-stunt': {
    certain: `tail/rear/back ~2 out/swing ~4 corner/bend/curve | smoke/rubber & corner/bend/sideways/tires/points |
      flip/flips/somersault/backflip/barrel_roll & land/landing/air/points/ramp/bike/car/board/wheels`,
    not: `cards | load/cargo/deliver/mirrors`,
  },
  'vehicle-sim': {
    certain: `truck/bus/lorry/train/plane/crane/excavator/tractor/ferry/tram/forklift/taxi & mirror/mirrors/reverse/back_up/dock/ramp/park/brake/brakes/load/cargo/deliver/passengers/runway/timetable/cab/cockpit/indicator/trailer/gears/gear/steer & you/your/without/through/over/on_time/take/drive/land/careful/carefully/every/scratch`,
    not: `color/colour/colors/tap/jam | race/rivals | bank/idle/tycoon | merge | shoot/rifle | puzzle/puzzles | bus ~3 stop ~3 color`,
  },
  'sports-match': {
    certain: `pass/dribble/tackle/cross/volley/dunk/curl & keeper/net/goal/hoop/defender/defenders/pitch/court`,
    not: `manager/chairman/sign/bid | bounce/brick/bricks | slingshot/castle | bubble`,
  },
  'aim-power-sports': {
    certain: `wind/power/angle/slope/spin & flag/hole/green/fairway/pocket/pins/bullseye/cup/tee & ball/stroke/strokes/club/putt/cue/shot/swing/arrow/dart/let |
      fewer/fewest/least ~2 strokes/shots/throws | rod/reel/hook/lure/float & bite/bites/fish/trout/cast/carp/tug |
      ball ~3 stop/stops/rolls/drops ~3 close/near/in ~3 flag/hole/cup/pin`,
    not: `hero/monster/enemy/war | slot`,
  },
  'team-management': {
    certain: `you ~2 decide/choose/pick/say ~4 play/plays/bench/sits/starts/sold & player/team/squad/match/august/captain/keeper/sits/bench |
      sold/sell/buy/bid/sign/loan/swap & back/striker/keeper/player/players/goalkeeper/midfielder/winger/youngster/defender/goalie/talent & club/team/chairmen/august/window/contract/season/knee/left/budget/transfer/fee/sponsor |
      scout/physio/coach/trainer/assistant & hire/fire/sign/sack & player/club/team/squad/talent/scout/physio/youth |
      chairman/manager/coach/president & club/team/squad & you/your/season/transfer/players/sign/win/table |
      never/dont ~2 touch/kick ~2 ball`,
    not: `hero/monster/champion/knight | guild | cook`,
  },
  'fighting-duel': {
    certain: `punch/jab/kick/uppercut/elbow/fist/fists & block/combo/round/rounds/ring/knock/guard/sweep & fighter/fighters/him/opponent/rival`,
    not: `zombie/zombies/horde | ball/goal | dummy/ragdoll`,
  },
  'melee-action': {
    certain: `sword/blade/axe/hammer/katana/spear/claws/dagger & swing/slash/dodge/roll/parry/strike/hack/combo/cut/cleave & enemy/enemies/monster/monsters/demon/demons/beast/beasts/horde/boss/him/them/skeletons/orcs/bandits/everything/foes`,
    not: `turn/turns/grid | fruit | card/cards | tower/towers | log/target`,
  },
  'turn-based-combat': {
    certain: `you/we ~2 move/strike/act/attack ~3 then? ~1 they/enemy/he/them/monster ~2 move/strike/act/attack/turn |
      one/each/every ~1 move/action/turn ~3 at a time & enemy/fight/fighter/party/unit/hero |
      front/back/row/line & healer/shield/archer/mage/tank/bearer & skill/skills/move/turn/strike/attack/when/put/order |
      wait/plan ~4 turn & attack/enemy/party/strike/monsters/skill`,
    not: `real time | card ~2 table | letters | stone/stones/board/checkers/chess | lean/sit/sits/watch/automatic/automatically/alone/themselves`,
  },
  'auto-combat': {
    certain: `fight/fights/battle/attack/hit/hits/brawl/strike/do/duel & by_itself/by_themselves/on_their_own/all_alone/all_by_themselves/without_you/whether_you_look/sit_back/lean_back/just_watch/no_help & team/squad/robots/heroes/fighters/dads/dragons/choose/place/they/lineup/monsters/crew/army/army/knights/six/five |
      choose/pick/place/put/line_up/arrange/set_up & fighter/fighters/robots/heroes/team/squad/six/five/warriors/champions/beasts & lean/watch/sit/bell/rest/back/enjoy/alone/themselves/formation/front`,
    not: `sit/lean ~2 back ~3 relax/enjoy ~3 music/puzzle | drill/mine/factory | weapon/revolver | player/club/keeper`,
  },
  'roguelike-run': {
    certain: `every/each/no ~1 run/night/dungeon/alley/dive/descent/attempt/floor/time & different/differently/shuffled/anew/rearranges/rearrange/laid_out/rebuilt/rearranged & room/rooms/map/maze/dungeon/alley/cave/floor/tower/forest/halls/corridors/is/are | no two ~1 runs/dives/trips/dungeons/descents |
      die/death/killed/died/perish/get_you/gets_you & start/beginning/nothing/gone/scratch/square_one/wake/=lost & everything/all/run/dungeon/deeper/nothing/back/floor/again/wake |
      one ~2 of ~2 three/3/four ~2 gift/gifts/powers/power/blessing/blessings/boons/boon/relics/relic/perk/perks/upgrades/curses/charms/mutations |
      pick/choose/take ~3 one ~1 of ~1 three/3 & after/each/every/room/yard/floor/level/fight/night/together/whenever/duel`,
    not: `puzzle ~2 level | answers | last ~1 one/man ~1 standing | daily/today | everybody starts | gets you ~4 fox/police | moon/multiplier/rebirth | doors ~3 puzzle`,
  },
  'creature-catch': {
    certain: `catch/tame/befriend/lure/capture/net/hatch/coax & creature/creatures/monster/monsters/beast/beasts/spirit/spirits/critter/critters/animal/animals/egg/eggs/them/wild & raise/train/evolve/evolves/fight/battle/team/book/trade/change/changes/grow/collect/all/bigger/trainer/grows/kinds |
      raise/feed/train/nurse/bring_up ~5 until ~3 change/changes/turns/evolves/grows/becomes/transforms ~3 into |
      throw ~3 cookie/ball/net/bait/treat & catch/comes_along/luck/tame/friend/creature/it/monster`,
    not: `fish/fishing/rod/reel | mouse/mice ~2 catch | thief | merge | baby/puppy/pet ~3 bath`,
  },
  'puzzle-combat': {
    certain: `match/matches/line_up/connect/swap/three/row/word/words/combo & damage/attack/attacks/strike/strikes/hurt/hurts/hit/hits/wound/swing/spell/fireball & enemy/enemies/monster/monsters/hero/heroes/ogre/dragon/foe/boss/party/knight & gem/gems/tile/tiles/stone/stones/orb/orbs/color/letter/letters/match/board/row/swap/spell`,
    not: `tower/towers & place | pass ~2 ball | cards | match ~2 opponent | boss levels`,
  },
  'horror-hide': {
    certain: `=hide/hold_your_breath/holding_your_breath/wardrobe/closet/under_the_bed/locker/creep/sneak/footsteps/tiptoe/crouch & hears/hear/hunts/old_man/old_woman/killer/granny/nurse/his_steps/her_steps/steps_fade/chases/breathing & you/your/him/her/it/key/escape/until |
      something/somebody/he/she/it ~2 hunts/hunting/follows/listens/hears/watching ~3 you/everything & house/corridor/dark/hospital/school/escape/hide/quiet/out/cellar/night`,
    not: `dress/outfit/look | guards ~3 bank | hidden object | treasure hunt | list`,
  },
  'tower-defence': {
    certain: `path/road/trail/track/route/way/bend/garden/gate/corridor/crossroads & place/put/set/build/plant/plonk & wave/waves/crawl/march/come/comes/creep/through/stop/slimes/zombies/goblins/army/orcs/bugs/invaders/raiders/never_reach/toward & catapult/archer/archers/tower/towers/turret/turrets/cannon/gnome/defender/defenders/crossbow/mortar/frost/plants/them/guards |
      dont/never/not ~2 let ~4 through/pass/reach/in/past & place/put/build/tower/towers/turret/turrets/wave/waves/gate/monsters/defend`,
    not: `lane ~3 mana | wall ~3 hours | cars/bus | base ~2 friend | city/citizens`,
  },
  'lane-deploy': {
    certain: `bridge/lane/lanes/left/right/river/side & tower/towers/castle/king/base/fortress/gate/crown/bridge & send/set_down/deploy/drop/spend/summon/throw/place/troops/card/cards/elixir/mana/units/axemen/giant & elixir/mana/energy/fills/flows/king/destroy/three/their/his/other/left/enemy/axemen/down |
      elixir/mana/energy/mead/ink/power/juice/milk ~4 fills/flows/refills/drips/drop/trickles/builds ~4 spend/you/horn/cards/up & troops/cards/units/axemen/wolves/giant/send/spend/summon/deploy |
      three/3/two ~2 towers ~4 here/each/side/over & king/there/enemy/falls/his/theirs/bring`,
    not: `traffic/car/cars | swipe | wave & path ~3 place | racing`,
  },
  'base-raid': {
    certain: `wall/walls/trap/traps/cannon/cannons/fort/catapults/towers/defenses & raid/raids/steal/plunder/rob/carry_off/storm/break_in/got_in/loot & stranger/strangers/other/others/player/players/neighbor/neighbors/rivals/somebody/you/people |
      put/build/set/hide ~5 around ~3 treasure/gold/vault/hoard/village/base/hill & wall/walls/trap/traps/cannon/towers |
      while ~1 you ~1 sleep/away/offline ~4 stranger/strangers/rival/rivals/others/players/enemy/somebody |
      carry/steal/make/run ~1 off ~4 towers/walls/defenses/guards/could_not`,
    not: `zombies/waves/gnome | spin/lever | village ~2 merge`,
  },
  'empire-4x': {
    certain: `fog/scout/scouts/territory/border/borders/square/province/hex & conquer/claim/take_the/expand/annex/invade/swallow & island/kingdom/empire/yours/neighbor/neighboring/alliance/stronger/kings/border/war/next/rivals/galaxy`,
    not: `story/choice | path/bend | valley/bakery | valley ~3 people | merge | puzzle`,
  },
  'realtime-strategy': {
    certain: `barracks/factory/refinery/headquarters/ore/base & tanks/army/troops/soldiers/units & command/gather/harvest/rush/flank/at_once/real_time`,
    not: `card/cards/elixir/lane | hours | merge`,
  },
  moba: {
    certain: `five/5/three/3 ~1 against/versus/vs ~1 five/5/three/3 & hero/heroes/lane/lanes/tower/towers/jungle/base/crystal/champion/nexus |
      lane/lanes & jungle/minions/creeps/towers & hero/heroes/team/enemy/push/base`,
    not: `ball/goal/street/hoop`,
  },
  'deck-building': {
    certain: `card/cards/hand/hands/deck/pile & add/take/choose/pick/remove/throw/draft/burn/thin/trim/cut & fight/duel/battle/weak/poor/bad/starter/stronger/room/run/machine & one/three/3/bad/new/deck/out/pile/better/weak/combo |
      start/begin ~3 with ~3 poor/weak/bad/plain/ten/simple ~2 cards/hand/hands/deck`,
    not: `trump/trick/suit/table/stake | solitaire/ace | match ~2 cards | sticker/album/friends`,
  },
  'collectible-card': {
    certain: `card/cards/piece/pieces/units & deck/set/hand/team ~2 of ~2 #/eight/## & of/out_of/from/opponent/duel/choose/build/bring/pieces/rival |
      bring/pick/build/choose ~4 eight/ten/#/## ~3 out_of/of/from ~3 ## & cards/pieces/deck/units/set/troops/monsters |
      deck & duel/opponent/rival/against/arena & build/craft/collect/rare/pull/spell/summon/cards`,
    not: `solitaire/suit/trump/rid | album/sticker | after each ~5 take`,
  },
  solitaire: {
    certain: `red/black/suit/suits/ace/king/aces & card/cards/pile/piles/column/columns/deck & order/descending/down/alternate/lay/build/one_higher/one_lower/foundation/on_black/on_red/higher/lower/sorted/up_to/free/alone/uncover`,
    not: `trump/trick/opponent/bet/stake/rival/enemy/duel | chess`,
  },
  'shed-trick-cards': {
    certain: `follow suit | trump/trumps & suit/trick/card/cards/hand/dare/take | rid ~3 of ~4 cards/hand/thirteen/everything & first/before/card/table/win/suit/others |
      trick/tricks & bid/partner/hearts/spades/cards/trump/suit/take | meld/melds/run/runs/sets & discard/hand/cards/draw ~3 go/rid/out/points/down/table`,
    not: `magic trick | trick or treat | ball/board/skate | deal ~2 damage`,
  },
  slots: {
    certain: `reel/reels/lever/arm/drum/drums & jackpot/line/cherries/sevens/bells/symbol/symbols/payout/lights/bonus/line_up & pull/spin/win/three/stop/pays/coins/play/bet`,
    not: `village/hammer/steal/attack/shield/raid | fish/rod/fishing`,
  },
  'roll-and-move': {
    certain: `dice/bones/roll_the & walk/walks/step/steps/field/fields/board/spaces/street/lands/token/pawn/squares/many & owe/owes/rent/pay/own/buy/turn/home/start/ladder/far/many/forward/tokens/piece/shepherd/that |
      land/lands/landing/stops ~3 there/on/here ~4 pay/pays/owe/owes/rent | miss/lose ~1 a? turn`,
    not: `hearts ~2 miss | loot/dungeon/enemy ~3 roll | plane/runway`,
  },
  'coin-raid': {
    certain: `spin/spins/lever/wheel/roll & hammer/attack/steal/raid/shield/smash/dig/rob/bandit & friend/friends/village/gold/coins/neighbor/island/hut/town/her/their |
      smash/wreck/destroy/break ~4 friend/friends/neighbor ~3 built/build/building/village/hut/town`,
    not: `sword/battle/army | clan`,
  },
  'abstract-board': {
    certain: `white & black & turn/turns/stone/stones/piece/pieces/move/moves/first |
      jump/leap/hop ~2 over & stone/stones/piece/pieces/man/checker/disc & gone/capture/captured/other/yours/turn/take/board |
      stone/stones/piece/pieces/pawn/disc/counters & far_side/last_row/four_in_a_row/five_in_a_row/capture/surround/backwards & you/may/your/opponent/turn/first/other/his/rival/reach`,
    not: `match ~2 three | vanish | merge | castle/tower/enemy | bishop ~2 story | gate`,
  },
  'farm-production': {
    certain: `beans/wheat/oats/corn/carrots/turnips/seeds/crops/apples/vegetables/hay/grapes & ground/ripe/mill/dairy/flour/butter/sow/harvest/barn/soil/press/reap`,
    not: `runner/swipe/hop/slide | zombies | match/swap | fox | truck ~3 load | serve/customers ~3 table | dropped coin`,
  },
  'city-building': {
    certain: `school/houses/streets/cottages/roads/factory/hospital/tram/bakery/power_plant/well/chapel/homes/sewers & people/citizens/villagers/residents/inhabitants/families/settlers/newcomers/mayor & work/move/away/happy/close/beside/where/near/taxes/tax/unhappy/leave/grow/need/build/settle/come/put/jobs`,
    not: `bus/jam/color | commuters ~3 gate | zombies ~3 wave | monster ~2 hide | hidden | dress`,
  },
  tycoon: {
    certain: `second/another/third/next ~2 shop/stand/tent/branch/inn/store/hotel/cart/location/truck/clinic/gym & then/into/buy/open/profit/money/pay/until/what/bigger/with |
      put/plow/sink ~4 back? ~1 into ~3 second/bigger/business/shop/tent/new | sell/sold/profit/income/takings & buy/barn/next_door/bigger/expand/own/chain/empire/rich ~3 barn/shop/next_door/workshop/yard/plot/store/one/hotel/neighbor |
      from ~3 tent/cart/kiosk/stall/shed/garage/lemonade_stand ~8 inn/hotel/chain/empire/mall/tower/skyscraper/beds`,
    not: `merge | match ~2 three | sword/hero | hire ~2 hero | village/hut`,
  },
  'orders-service': {
    certain: `line/queue ~4 door/long/grows/reach/reaches/street/around & wrap/weigh/serve/cook/hand/pour/order/sell/coffee/noodles/fast/quick/counter/pour |
      wrap/serve/hand/pour/fry/cook/stir/grill/bake/mix/plate/weigh & before ~5 leave/leaves/angry/red/patience/hearts/cold/faces/storm/walk |
      face/faces/patience/mood/smile/smiles ~4 red/run/runs/drop/fade/fades/sour/angry & serve/hand/order/wait/customer/guest/table/quick/before/them/it |
      boat/train/ship/villagers/neighbors/truck/market/balloon ~2 want/wants/order/orders/wait/waits/needs/asks & butter/butters/eggs/bread/jam/milk/crates/goods/tonight/pies/corn/cheese/flour`,
    not: `army/troops | bus ~4 color | waves ~3 enemies | leaves ~3 board | war`,
  },
  'survival-craft': {
    certain: `wood/flint/stone/rope/branches/driftwood/scrap/sticks/leaves & axe/fire/shelter/roof/raft/tool/tools/hut/spear/knife & gather/night/tie/build/make/eat/cold/before/survive/hungry/starve/craft/warm`,
    not: `citizen/city/mill | merge | match | hammer ~3 friend | tractor`,
  },
  'sandbox-build': {
    certain: `block/blocks/cube/cubes/brick/bricks & dig/build/stack/world & anything/whatever/imagine/no_goal/castle/mountain/tunnel/infinite`,
    not: `row/column/lines | match/swap | cannon`,
  },
  'life-sim': {
    certain: `puppy/puppies/kitten/kittens/baby/pet/pets/animal/animals/doll/bunny/foal/hamster & feed/hungry/bed/yawn/bath/bathe/brush/diaper/cuddle/tuck_in & them/her/him/it/when/your`,
    not: `lock/safe | feed ~3 spare | merge/match | pets ~3 bonus/damage/fight | tuck in ~2 suitcase/bag`,
  },
  'idle-accumulation': {
    certain: `drill/machine/mine/miner/workers/factory/shop/bakery/well/press/printer/robot/pump & by_itself/on_its_own/by_themselves/nonstop/day_and_night/without_you/never_sleeps & work/dig/digs/earn/earns/produce/produces/works/money/gold/coins/full/numbers/thousand/pile/running/makes |
      numbers/sums & never_heard/zeros/absurd/billion/trillion |
      whether/if ~2 you ~1 look/watch ~2 or ~2 not/no`,
    not: `sudoku/grid/row | clue | vending`,
  },
  'carry-unlock': {
    certain: `load/carry/carries/haul/stack/pile/lug & its_back/your_back/arms/your_head/wobble/wobbles/counter/shelf/stove & stand/step/unload/marked/square/circle/pay/unlock/sell/coins/customers/run/walk/next/until |
      stand/step/walk/run ~3 on/onto/into ~3 marked/dotted/square/circle/spot & pay/unlock/coins/next/buy/money/build/open`,
    not: `troops/units/castle | chess | passenger/cargo/freight | ghosts | suitcase`,
  },
  'open-world': {
    certain: `whole/huge/entire/enormous/vast/giant/boundless & continent/world/country/island/desert/city/sea/planet/wilderness & loading/walk/walking/ride/roam/explore/wander/others/freely/sail/drive/fly/anywhere`,
    not: `rest of the world | whole world ~3 see/who/same | around the world | word/words | puzzle/level/levels | leaderboard | best/score`,
  },
  mmorpg: {
    certain: `thousand/thousands/hundreds/## & others/players/people/adventurers/strangers & same/world/continent/server/together/land/realm/at_once/walking`,
    not: `review/reviews/downloads/fans/million | leaderboard/rank | guess`,
  },
  'branching-story': {
    certain: `what/everything/whatever/words ~1 you? say/said/do/choose/answer ~4 decide/decides/change/changes/matter/matters/remembered/shape/shapes |
      do/will/would ~1 you ~3 tell/lie/confess/kiss/trust/betray/forgive ~8 or | =ending/=endings ~4 depend/depends/up_to/hangs |
      choice/choices/decision/decisions/answer/answers ~4 closes/opens/costs/consequence/consequences/come_back/haunt/change/lead/leads`,
    not: `quiz/trivia/question | wants ~3 be quick | who plays | riddle | never ending | stay or | deck`,
  },
  'location-ar': {
    certain: `walk/stroll/outside/park/street/neighborhood & phone/camera/real/steps & find/see/sits/appears/catch/creature/monster/ghost/hold/hatch/hidden/treasure/portal/hatches/spirits`,
    not: `walk ~2 dog | ghosts ~3 house | dog-walk | drive | run/swipe | upside`,
  },
  'social-deduction': {
    certain: `informer/informers/spy/spies/traitor/traitors/liar/liars/wolves/killer/impostor/saboteur & nobody/who/vote/find/guess/accuse/lie/suspect/unmask/among/trust/out/one_of/two_of & nobody/knows/vote/out/you/them/others/know/who/around/friend/room/crew/night |
      vote ~4 out/off | accuse/accuses/accusing & lie/vote/who/talk/trust/defend/deny`,
    not: `case/detective/clues/mystery ~3 solve | outfit/look/best | zombie/gun/rifle/shoot | werewolf ~3 love | single`,
  },
  'party-minigames': {
    certain: `short/quick/silly/tiny/little/mini/crazy ~2 =games/=contests/=challenges/=rounds & one_phone/pass/sofa/party/friends/family/everyone/four/dozens/##/after_another`,
    not: `guild/dungeon | bonus/event | board games`,
  },
};
