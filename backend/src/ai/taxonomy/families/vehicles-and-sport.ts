import type { TaxonomyFamily } from '../taxonomy.types.js';

export const vehiclesAndSport: TaxonomyFamily = {
  id: 'vehicles-and-sport',
  name: 'Vehicles and sport',
  kind: 'mechanic',
  entries: [
    {
      id: 'circuit-racing',
      name: 'Racing',
      definition: 'Finish a course before your rivals.',
      related: ['drift-stunt', 'vehicle-sim', 'garage-tuning'],
      certain: `racing game | race track | drag racing | kart racing`,
      sure: `racing experience/action/simulation/series/sim/simulator/career/fun/adventure/event/track/circuit |
        car/bike/kart/street/drag/motorcycle/motor/horse/moto/truck/boat/traffic/rally/road/arcade/downhill/real/extreme/speed/multiplayer/online/city/hill/asphalt/highway racing |
        bike race | drag race | kart race | racer |
        race ~4 opponent/rival/racer/player/friend/track/car/championship/line/street/world | racetrack |
        racing car | race car | nitro ~4 race/speed/boost/car | lap ~3 race/track | grand prix |
        formula 1/one | compete ~4 race | street race | win ~3 race | =racing | motocross | racecar |
        rally ~3 car/race | cross ~2 finish line ~2 first | speedway | motogp | nascar | race against |
        race to the finish`,
      likely: `race | racing | speed ~3 car ~4 track | burn rubber | high speed | gokart | =races`,
      hint: `car | track | nitro | driver | drive | engine | lap | vehicle | steering | finish line | overtake | circuit | podium | fast car | supercar`,
      title: `racing | race | racer | rally | motogp | kart | nitro | asphalt | speed`,
      not: `human race | alien race | race ~3 clock/time/survive | race ~2 around | different race |
        elven race | racing ~1 time | race ~2 human/elf/orc/undead | heart ~1 racing | arms race |
        race ~2 save | playable race | team race | race ~2 team |
        point/star/score/token/event race | race against ~2 group`,
      genres: ['racing'],
    },
    {
      id: 'drift-stunt',
      name: 'Drift and stunts',
      definition: 'Score by sliding, jumping, balancing or wrecking in style.',
      related: ['circuit-racing', 'vehicle-sim', 'physics-play'],
      certain: `drift racing | hill climb`,
      sure: `drift | drifting | demolition derby | trick =and flip/stunt/grind/combo | mega ramp |
        stunt ~3 bike/car/ramp/jump/trick/driver/race/mode | perform ~4 stunt/trick/flip |
        crazy/insane/extreme/amazing/spectacular/awesome/impossible stunt/trick | backflip | front flip |
        wheelie | car crash | skateboard | skateboarding | snowboard | snowboarding | bmx |
        freestyle ~3 bike/trick/motocross | kickflip | ollie | do ~3 trick |
        pull off ~4 trick/stunt/flip/jump | trial bike | bike trial | trick ~3 combo | grind ~2 rail |
        burnout | monster truck ~4 stunt/jump/crash/smash | wreck ~3 car | half pipe | halfpipe | skate park |
        car stunt | surf ~2 wave | stunts`,
      likely: `stunt | trick ~3 board/bike/skate | skater | smash ~3 car`,
      hint: `jump | nitro | stunt | trick | air time | combo | tricks | crash ~2 car | takedown | skate`,
      title: `drift | stunt | stunts | skate | hill_climb | derby | bmx | trial | crash | flip | ramp`,
      not: `magic trick | trick card | card trick | take ~2 trick | win ~2 trick | brain trick |
        trick ~2 brain | flip ~2 card | flip ~2 coin | catch drift | flip through | drift apart |
        tricks ~2 trade | flip ~2 tile/house/switch`,
      genres: ['racing', 'sports'],
    },
    {
      id: 'vehicle-sim',
      name: 'Vehicle simulation',
      definition: 'Operate a vehicle with believable controls: drive, park, fly, dock or haul.',
      related: ['circuit-racing', 'drift-stunt'],
      certain: `driving simulator | flight simulator | truck simulator | car parking`,
      sure: `driving simulator/simulation/sim/game/school/test/experience/lesson/mission | flight sim |
        truck/bus/car/train/farming/ship/bike/taxi/plane/airplane/crane/parking/excavator/boat/helicopter/tractor/construction/ambulance/police_car/submarine simulator |
        parking game/mission/spot/skill/challenge | park ~3 car/vehicle/bus/truck | realistic driving |
        drive ~4 truck/bus/taxi/train/tractor/ambulance/real/realistic |
        pilot ~4 airplane/plane/aircraft/helicopter/jet | fly ~4 airplane/plane/aircraft/helicopter |
        transport ~3 passenger/cargo/good/animal/vehicle | deliver ~3 cargo | haul | pick up passenger |
        realistic ~3 vehicle/car control/physics/driving | real driving | truck driver | bus driver |
        manual transmission | steering wheel | off road ~2 driving/truck/jeep/vehicle/car | flight school |
        simulator ~3 drive | drive ~5 simulator | learn ~3 drive | driving physics |
        landing ~3 plane/aircraft | air traffic control | cockpit | train driver | driver license |
        car driving | open world driving`,
      likely: `parking | realistic ~2 physics ~4 car/vehicle/drive | offroad | heavy vehicle | vehicle interior | excavator`,
      hint: `realistic | steering | cargo | traffic | vehicle | pilot | driving | fly ~2 plane | drive ~3 car/vehicle | driver`,
      title: `driving | parking | simulator | truck | flight | tractor | taxi | driver | helicopter`,
      not: `life simulator | business simulator | parking jam | dating simulator | survival simulator |
        city simulator | simulator ~2 idle | goat simulator | animal simulator | cat simulator |
        wolf simulator | god simulator | civilization simulator | driving ~1 force | factory simulator |
        physics simulator | cooking simulator | drive ~2 crazy/mad/enemy/back/wild | hospital simulator |
        supermarket simulator | store simulator | train troop | shop simulator | pet simulator |
        fishing simulator | restaurant simulator | job simulator | slot parking | dragon train`,
      genres: ['simulation', 'racing'],
    },
    {
      id: 'sports-match',
      name: 'Sports match play',
      definition: 'Control athletes directly in a match of a known sport.',
      requires: `dribble | soccer | football | basketball | baseball | hockey | tennis | cricket | volleyball | rugby | golf | boxing | wrestling | sport | badminton | nba | nfl | mlb | nhl | fifa | goalkeeper | dunk | touchdown | olympics | ping pong | racing team | formula 1 | mma | handball | cyclist`,
      related: ['team-management', 'aim-power-sports', 'tournaments'],
      certain: `soccer/football/basketball/baseball/hockey/tennis/cricket game`,
      sure: `football/soccer/basketball/cricket/baseball/hockey/tennis/volleyball/rugby/badminton/wrestling/ping_pong/table_tennis game/simulation/match/experience/league/fan/action |
        score ~3 goal/touchdown/run/basket | dribble | slam dunk | dunk | penalty kick | penalty shootout |
        touchdown | tackle ~3 score/opponent | bat ~3 bowl | batsman | goalkeeper | quarterback |
        play ~3 soccer/football/basketball/baseball/cricket/tennis/hockey/volleyball |
        head soccer/football/basketball | streetball | shoot ~2 hoop | 3 pointer | three pointer | t20 |
        match ~2 stadium | ice hockey | air hockey | serve ~3 tennis | smash ~3 tennis | wickets | olympics`,
      likely: `athlete | pitch ~3 hit/swing | world cup | premier league | nba | nfl | mlb | nhl | fifa |
        kick ~3 goal | pitching | batting | home run | striker | sport game`,
      hint: `team | stadium | league | match | ball | opponent | championship | scoring | basketball | soccer | baseball | football | tennis | hockey | cricket | volleyball | sports | goal`,
      title: `soccer | football | basketball | baseball | cricket | hockey | tennis | volleyball | nba | nfl | fifa | mlb | dunk | hoops | rugby | wrestling`,
      not: `football/soccer/hockey/basketball/baseball/cricket/club manager | fantasy football |
        football quiz | football ~2 logo | soccer manager | daily goal | baseball bat | sports car | goal is |
        fantasy sport | e sports | extreme sport | manage ~3 team | endorse ~5 nfl/nba/mlb`,
      genres: ['sports'],
    },
    {
      id: 'aim-power-sports',
      name: 'Aim-and-power sports',
      definition: 'Take turns setting direction and strength: golf, pool, bowling, darts, archery, fishing.',
      related: ['aim-and-launch', 'sports-match'],
      certain: `golf game | 8 ball | billiard | bowling | mini golf | archery`,
      sure: `golf | 9 ball | pool game/table/player/match/club/cue |
        fishing game/experience/simulator/trip/adventure/rod/tournament | snooker | free kick | carrom |
        shuffleboard | catch ~3 fish | croquet | cornhole | basketball shot | cue stick | putt | hole in one |
        bass ~2 fish | angler | horseshoe | dart board | =darts | play darts`,
      likely: `fish ~3 catch | cue | swing ~3 club | tee ~2 off | sport fishing | strike ~3 spare | disc golf | cast ~2 line | =fishing`,
      hint: `aim | power | shot | hook | pocket | lure`,
      title: `golf | pool | bowling | billiards | darts | archery | fishing | snooker | carrom | 8_ball | =fishing | =darts`,
      not: `swimming pool | fishing mini_game/minigame | go fishing | fishing event | including ~2 fishing |
        farming fishing | fishing ~1 farming | fishing ~1 cooking | motor pool | player pool | prize pool |
        mining fishing | pool party | fishing mining | pool of | cooking ~2 fishing | gone fishing |
        golf cart | fishing in`,
      genres: ['sports'],
    },
    {
      id: 'team-management',
      name: 'Club management',
      definition:
        'Sign, train and line up a squad; matches are decided by your choices rather than your thumbs.',
      requires: `soccer | football | basketball | baseball | hockey | tennis | cricket | volleyball | rugby | golf | boxing | wrestling | sport | badminton | nba | nfl | mlb | nhl | fifa | goalkeeper | dunk | touchdown | olympics | ping pong | racing team | formula 1 | mma | handball | cyclist | athlete | coach`,
      related: ['sports-match', 'character-collection', 'tycoon'],
      certain: `club manager | football/soccer manager | fantasy league`,
      sure: `football/soccer/club/sport/basketball/hockey/baseball/cricket/team/racing/golf/boxing/general/mma manager |
        manager game | manage ~3 team/club/squad/franchise | transfer market |
        fantasy team/football/league/sport/baseball | ultimate team | scout ~3 player/talent |
        draft ~3 player | sign ~3 player | training ~3 player/team ~4 tactic | sports management | gm mode |
        general manager | set ~3 lineup | lineup ~3 draft/build/set | manage your own ~2 club/team |
        coach ~3 team | fantasy ~2 league | squad =building/=buildings | transfer ~2 player |
        football management | your own ~2 club | wrestling promotion | become ~1 gm | draft ~1 real |
        your ~2 roster | as ~2 head coach | as ~2 coach/manager of |
        recruit ~3 player/talent/athlete ~4 playbook/tactic/roster/coach`,
      likely: `build ~2 team ~3 player | tactic ~4 formation | formation ~3 tactic | squad ~4 player ~4 club |
        head coach | manager ~4 league/season/club | starting 11 | line up | build ~2 club | franchise |
        dream team | roster ~3 build/draft/manage |
        build ~4 squad/lineup/roster/dream_team/franchise/ultimate_team`,
      hint: `tactics | transfer | squad | formation | manager | roster | lineup | club | season`,
      title: `manager | fantasy | franchise | gm`,
      not: `restaurant/hotel/supermarket/shop/store/farm/idle/cafe/park/business/city/zoo manager |
        manager ~2 hire | hire ~2 manager | team ~1 hero | movie franchise |
        fantasy world/rpg/adventure/land/realm/setting/game/story/slot | final fantasy | game franchise |
        defense franchise | launch lineup | famous franchise | original franchise`,
      genres: ['sports'],
    },
  ],
};
