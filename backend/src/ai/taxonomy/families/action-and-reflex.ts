import type { TaxonomyFamily } from '../taxonomy.types.js';

export const actionAndReflex: TaxonomyFamily = {
  id: 'action-and-reflex',
  name: 'Action and reflex',
  kind: 'mechanic',
  entries: [
    {
      id: 'tap-timing',
      name: 'Tap timing and stacking',
      definition: 'One input at the exact moment decides a jump, a hit or a well-placed layer.',
      related: ['endless-runner', 'rhythm-tap', 'aimed-shooting'],
      sure: `perfect timing | tap ~3 right time/moment | time ~2 tap/jump |
        stack ~3 block ~4 high/tower/tall | stacking game | build ~3 tower ~3 tall/high | stack as high |
        tower stack | stack tower | balance ~2 tower | timing ~2 everything/key/key | flappy |
        tap ~4 at the right | reaction time | reflex game | tap ~2 change ~2 direction/color |
        tap tap ~2 jump | precise timing | don't ~1 tap/touch ~2 white |
        tap to jump/fly/flap/hop/bounce/swing/stack | single tap | tap on screen | tap anywhere to ~1 hop/jump`,
      likely: `one tap ~3 game/gameplay/arcade | one touch ~3 gameplay/game/arcade/control |
        tap as fast | tap fast | time your | one finger | one button | fast reflex | quick reflex |
        tap ~2 screen ~4 jump/fly/turn/up/direction | reflex ~2 timing | timing ~2 reflex |
        tap to switch/turn/dodge/drop`,
      hint: `stack | balance | avoid | simple control | addictive | how far/long/high can you | one tap | reflex | tap ~2 screen | timing | test ~3 reflex | one touch | simple tap | simple one | hold =and release`,
      title: `stack | flappy | tap`,
      not: `tap ~3 attack/summon/hire/slay/earn/defeat/collect | tap ~3 match/merge/swap/blast |
        one touch ~2 control/share/steering | tap titan | reflex ~3 shooting | full stack | stack ~2 card/deck`,
      genres: ['arcade', 'action'],
    },
    {
      id: 'endless-runner',
      name: 'Endless running',
      definition: 'Auto-forward movement through an unending course while dodging and collecting.',
      related: ['short-runner', 'platforming', 'tap-timing'],
      certain: `endless runner | endless running | endless run`,
      sure: `run as far | running game | dodge ~3 oncoming | dash as fast | infinite runner | auto runner |
        autorunner | run forever | never ending run | endless ~3 run | run jump ~2 slide |
        swipe ~4 turn jump/slide | turn jump ~1 slide |
        endless ~2 journey/adventure ~4 dodge/avoid/run/jump/road/cross | endless arcade ~1 runner |
        run ~3 dodge | dodge ~4 train/obstacle ~5 run | cross the road | endless hopper | running adventure |
        run ~2 jump ~3 obstacle | runner ~3 endless | parkour runner | infinite running | endless driving |
        endless flyer/flying | endless skiing/snowboarding | as far as you can ~2 run | as far as ~2 possibly |
        how far can you run/go | endless ~3 dodge/avoid | downhill as far`,
      likely: `dodge ~3 obstacle | avoid ~3 obstacle ~5 far | run ~3 escape | fly as far | dash ~2 dodge |
        endless mode ~3 run | as far as ~2 can | jump ~3 slide | how far ~2 can ~2 run/go/fly/get/travel`,
      hint: `run | obstacle | dodge | coins | endless | dash | swipe | distance | sprint | outrun | runner | obstacles ~5 run | chase ~3 run`,
      title: `run | runner | dash | surfer | surfers | running | rush`,
      not: `jump =and run ~1 adventure/game/platformer/classic | run ~2 restaurant/business/farm/hotel/store/shop/company/cafe/on | home run | run out | long run | endless ~1 hour/fun/possibility/level | run ~1 smooth | blade runner | dungeon run | run ~2 your own | run ~1 city | each run | every run | run ~2 better | speed run | control runner | runner up`,
      genres: ['action', 'arcade', 'casual'],
    },
    {
      id: 'short-runner',
      name: 'Short-course runner',
      definition: 'Drag a runner or a crowd through a brief track of gates, pick-ups and hazards.',
      related: ['endless-runner', 'tower-defence'],
      sure: `runner game | slide left =and right | drag ~3 left ~2 right | run =and collect | swipe left =and right ~5 run/avoid/collect | crowd runner | multiply ~3 crowd/army/troop/mob/runner/squad | gather ~3 crowd | army ~3 gate | grow ~3 crowd | crowd ~4 gate | gate ~5 multiply/crowd/army | grow ~2 mob | run ~3 gate | steer ~3 crowd | choose ~3 gate | running race ~2 obstacle | obstacle course ~3 run/race | fun race | run ~3 finish line | collect ~4 reach the finish | through ~2 gate`,
      likely: `crowd ~2 control | obstacle course | finish line ~3 obstacle | obstacle ~4 finish line | multiplier gate | math gate`,
      hint: `gate | crowd | finish line | swerve | mob | collect`,
      title: `crowd | mob | runner_3d | run_3d | race_3d`,
      not: `endless runner game | enemy ~1 gate | gates of`,
      genres: ['action', 'casual'],
    },
    {
      id: 'platforming',
      name: 'Platform jumping',
      definition: 'Run, jump and climb across ledges and hazards to reach an exit.',
      related: ['endless-runner', 'tap-timing', 'melee-action'],
      certain: `platformer | platform game`,
      sure: `platform adventure | jump =and run | run =and jump | metroidvania |
        side scrolling ~2 platform/adventure/action/game | side scroller | 2d platform | parkour | obby |
        jump ~3 platform | jump ~3 climb | run jump | jumping game | puzzle platform | climb ~3 wall ~3 jump |
        wall jump | double jump | rage ~1 game ~4 climb/jump | leap ~3 platform | jump from platform |
        action platform | sidescroller | sidescrolling | jump ~5 avoid ~3 spike/trap/enemy | only up |
        free running | freerunning | jump ~2 obstacle | jumps ~3 spikes | =platforming`,
      likely: `jump ~3 run | jump your way | side scrolling | climb ~3 top | bounce ~2 platform |
        leap ~2 bound | jump ~2 enemy | jump over | jump up | climb ~1 wall`,
      hint: `climb | spike | trap | leap | platform | swing | jump`,
      title: `obby | parkour | platformer | jump | jumper | climb`,
      not: `cross platform | multiple platform | platform ~2 available | other platform | jump into | jump ~1 behind | jump right | mobile platform | gaming platform | jump ~1 action | all platform | social platform | hill climb | climb ~2 leaderboard/rank/ladder | platform for | jump scare | scroll shooter | jump start`,
      genres: ['action', 'adventure'],
    },
    {
      id: 'absorb-grow',
      name: 'Absorb and grow',
      definition: 'Swallow smaller things in an arena so that you become big enough to swallow larger ones.',
      related: ['realtime-pvp', 'leaderboards'],
      sure: `=io game | grow bigger/larger | eat ~3 smaller | swallow ~2 everything/thing/object/item/city |
        snake game | black hole ~4 swallow/eat/consume/hole/suck/devour | eat =and grow | eat ~3 grow |
        grow ~2 snake | longest snake | eat ~3 bigger | eat or be eaten | devour ~4 grow/everything/city |
        slither | agar | worm ~4 grow/eat | longest worm | feed ~2 grow ~1 bigger | get bigger =and bigger |
        absorb ~3 grow/smaller | biggest ~4 arena`,
      likely: `grow ~3 big | snake ~3 eat/grow | eat everything | hungry shark | =io battle | bigger fish |
        become ~2 biggest/largest | biggest snake/cell/fish/worm`,
      hint: `arena | eat | hole | biggest | snake | worm | grow | devour | absorb`,
      title: `=io | snake | worm | hole | slither`,
      not: `github =io`,
      genres: ['action', 'casual'],
    },
    {
      id: 'rhythm-tap',
      name: 'Rhythm tapping',
      definition: 'Hit, hold or slide notes in time with a song.',
      related: ['tap-timing'],
      certain: `rhythm game | piano tile`,
      sure: `rhythm action | tap ~3 tile ~5 music/song/beat/piano | to the beat | dance to ~2 music |
        beat game | rhythm based | rhythm music | tap ~3 beat | tap ~3 rhythm | music ~2 rhythm |
        follow ~2 beat/rhythm | feel ~2 beat | beat ~2 music | guitar hero | play ~3 piano | tap ~2 note |
        rhythm ~2 song | song ~4 rhythm | musical note ~3 tap | black tile | hop ~3 beat |
        edm ~3 beat/tap/song`,
      likely: `dance game | play ~3 song | beat of ~2 music | music beat | drum ~2 game | karaoke |
        sing along | music game`,
      hint: `music | song | beat | dance | piano | soundtrack | # song | rhythm`,
      title: `piano | rhythm | beat | music | dance | guitar | drum | song | tiles_hop`,
      not: `beat ~2 level/score/enemy/boss/friend/game/opponent/record/clock | music ~1 by | relaxing music |
        off beat | theme song | rhythm ~1 life | background music | beat em up | heart beat | beat ~1 traffic |
        guess ~4 song/artist | music ~4 quiz/trivia/quizzes`,
      genres: ['music'],
    },
    {
      id: 'aim-and-launch',
      name: 'Aim and launch',
      definition: 'Set angle and power, release, and watch the projectile do its work.',
      related: ['physics-play', 'ball-bounce', 'aim-power-sports', 'bubble-shooter'],
      sure: `slingshot | aim ~3 throw/launch/release | knock ~3 down | knife throw | throw ~2 knife |
        cannon ~4 aim/ball/knock | drag =and release | pull back ~3 release |
        throw ~3 target | angle ~2 power | flick ~3 throw/shoot/ball | paper toss | axe throw | knockdown |
        ball ~4 knock | archery ~2 aim | bow ~3 arrow ~3 aim | turn based artillery | worms style |
        artillery game | tank ~3 angle | aim your shot | aim fire`,
      likely: `aim ~2 shot | swipe ~2 throw/shoot | catapult | aim =and shoot/throw/release/fire/launch |
        every shot count | fling | hurl | toss |
        launch ~3 bird/rocket/cannon/ball/character/far/projectile/castle/air | trajectory | perfect angle |
        cannonball | cannon ~4 shoot/fire/destroy`,
      hint: `aim | angle | shot | target | take aim | angry bird | aim carefully | aim precisely`,
      title: `slingshot | launch | knock | catapult | toss | throw | knife`,
      not: `launch ~3 game/app/version/soon/date/update/day/world/attack | =launched | throw ~1 party/punch |
        aim to | aim ~2 gun/rifle | aim of ~1 game | aim ~3 enemy | launch ~1 missile | throw ~1 grenade |
        our aim | aim is | stones throw | game launch | cannon fodder | pre launch | global launch |
        aim ~1 gun`,
      genres: ['action', 'casual', 'puzzle'],
    },
    {
      id: 'ball-bounce',
      name: 'Ball and coin bouncing',
      definition: 'Release balls or coins whose bounces chip bricks, hit pegs or push prizes.',
      related: ['aim-and-launch', 'bubble-shooter', 'tap-timing'],
      certain: `brick breaker | pinball | coin pusher`,
      sure: `break ~3 brick | bricks breaker | breakout style/game | plinko | coin dozer |
        drop ~3 coin ~5 push/prize | pachinko | claw machine | ball drop | arkanoid | peg ~3 ball |
        ball ~4 peg | ball ~5 brick | paddle ~4 ball | push ~2 coin | peggle | crane game | gumball |
        brick ball | destroy ~2 brick | ball breaker`,
      likely: `ball ~3 break | smash ~2 brick | balls ~2 bricks | coin drop | flipper | brick breaking |
        ball bounce | ball ~2 bounce | bouncing ball | bounce ~3 ball | drop ~2 ball | ball ~2 roll |
        rolling ball | roll ~2 ball | helix`,
      hint: `brick | bounce | peg | prize | paddle`,
      title: `pinball | brick | bricks | pusher | bounce | plinko | ball | dozer | claw`,
      not: `bounce back | basket ball | crystal ball | lego brick | tennis/soccer ~2 ball | 8 ball |
        pool ~3 ball | bowling ~2 ball | ball ~2 goal/hoop/net/hole/pocket | poke ball | color ball`,
      genres: ['casual', 'action', 'puzzle'],
    },
    {
      id: 'tidy-up',
      name: 'Satisfying tidy-up',
      definition: 'Clean, peel, wash, repair or arrange things for the pleasure of the finish.',
      related: ['sorting', 'match-3d-objects', 'dress-up-design'],
      sure: `power wash | clean up ~4 mess/room/house/home/dirt | restore =and clean | unpacking |
        cleaning game | clean ~3 room/house/dirt/car/mess/carpet/kitchen/bathroom | tidy up | tidying |
        organizing game | mini game ~4 asmr | organize ~3 room/house/home/life/makeup | packing ~2 fridge |
        fill ~2 fridge | pimple | wash ~3 car/dish/carpet | fidget |
        slime ~2 simulator | soap cutting | repair ~3 phone/object/item/toy/watch | perfect tidy |
        relaxing ~3 clean/organize | fidget toy | stress relief toy`,
      likely: `declutter | antistress | anti stress | pop it | asmr ~3 game/cleaning/clean/experience/sound`,
      hint: `relaxing | clean | organize | satisfying | makeover | tidy | calming | soothing | cozy | asmr |
        satisfying ~2 experience | oddly satisfying | restock | cleaning | satisfying ~2 game`,
      title: `clean | tidy | asmr | wash | antistress | satisfying | perfect | organize | fidget`,
      not: `clean ~1 design/interface/look/graphics/ui/visual/layout | clean ~1 shot | clean ~1 modern |
        clean ~1 minimal`,
      genres: ['simulation', 'casual'],
    },
  ],
};
