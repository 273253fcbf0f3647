/** Reflexes, shooting, wheels, sport and fights. For the columns see `plays.ts`. */
export const actionPlays = `
tap-timing | tap | tap at the one right moment to stack {things} / hit the beat between two swings of {threat} / stop the swing at the right moment / drop each {thing} on the beat
endless-runner | run | run through {site} without ever stopping / outrun {threat} and gather {things} on the way / keep running while {threat} gains / dodge through {site} with {threat} behind
short-runner | run | steer a growing crowd of {people} through gates / drag {people} past hazards to one finish
platforming | run | jump from ledge to ledge through {site} / climb {site} with one good jump / cross {site} ledge by ledge / find a way up {site} without a rope
absorb-grow | absorb | swallow smaller {things} until you can swallow {rivals} / grow by gathering every loose {thing} in {site} / eat your way from crumb to giant through {site}
rhythm-tap | rhythm | play {things} in time with the song / hit, hold and slide on the beat / keep the song alive with {things}
aim-and-launch | aim | pull back, aim and let {things} fly / launch {things} where they do the most good
ball-bounce | aim | drop {things} through pins and hope / bounce {things} into the slots that count
bullet-dodge | horde | weave through heavy fire and shoot back / slip between shots while your own fire clears the way
horde-survival | horde | stand your ground while {rivals} come from every side / outlast {threat} with weapons that fire by themselves / hold out until morning while {rivals} close in / circle {site} while your weapons do the work
battle-royale | fight | land, loot and be the last one standing / search {site} for gear while the safe ground shrinks / stay out of sight while {rivals} shrink in number / scavenge {site} and outlast {rivals}
aimed-shooting | aim | take aim at {rivals} and mind your cover / pick your shots through {site} / find an angle on {rivals} and fire once / clear {site} shot by shot
circuit-racing | race | race {rivals} through {site} / brake late and leave first around {site} / take {site} on the inside line / pass {rivals} where the road narrows
drift-stunt | drift | slide, jump and land in style / link one stunt to the next without touching the brakes
vehicle-sim | race | drive across {site} without a scratch / park at {site} in one try / bring {things} across {site} in one piece
sports-match | sport | play the match yourself, pass by pass / beat {rivals} in three short periods / pass, shoot and defend against {rivals} / win three short periods against {rivals}
aim-power-sports | aim | set the line and the strength, then let go / beat the course in as few strokes as possible / judge the slope and swing / play {site} stroke by stroke
team-management | team | pick {people}, train them and stand on the sideline / build a squad out of {people} nobody wanted / coach {people} through a season they should lose / choose eleven of the {people} and live with it
fighting-duel | fight | read one opponent and strike first / duel {rivals} one blow at a time / feint, wait and hit {rivals} first / trade blows with {rivals} until one of you blinks
melee-action | fight | cut, dodge and shove your way through {rivals} / fight in the thick of {rivals} with one good move / knock {rivals} down and stay out of reach / swing, roll and swing again at {rivals}
turn-based-combat | command | give each of your {people} one order a turn / outthink {rivals} turn by turn / move {people} one by one and wait for the answer / plan a turn for {people} that survives the next
auto-combat | auto | choose a squad of {people} and watch it hold / line up {people} and let them fight / set up {people} so well that no order is needed / pick {people} whose quirks win the fight for you / seat {people} so that their habits add up
roguelike-run | rogue | go in with little, choose at every door and lose it all / take one more room or take what you have home / go door by door and keep nothing if you fall / push one room further than last time
creature-catch | catch | find, tame and raise what lives in {site} / catch {prizes} that nobody else has seen / track, calm and keep whatever roams {site} / bring home {prizes} by patience
puzzle-combat | match | {v} {things} on a board and let the matches do the fighting / match {things} to power {people} in a fight / turn matches into blows against {rivals}
horror-hide | hide | hide, listen and move when {threat} turns away / get through {site} without being heard
`;
export const strategyPlays = `
tower-defence | defend | post {people} along the road before {threat} arrives / build a line of defenses that {threat} can’t pass / choose where {people} stand before {threat} comes / put {people} where {threat} has to pass
lane-deploy | command | send {people} down the lanes as fast as your supplies refill / spend a slow supply on the right {people} at the right gate / answer each move of {rivals} with the right {person} / hold three lanes with {people} for two
base-raid | raid | fortify {site}, then break into what {rivals} built / build walls by day and test those of {rivals} by night / build {site} so that {rivals} give up / raid {rivals} with what you learned from their raids
empire-4x | empire | claim one field of the map after another / spread from {site} until {rivals} have to talk / draw a border around {site} and keep it / grow field by field toward {rivals}
realtime-strategy | command | gather, build and lead many {people} at once / run an army of {people} with two fingers / split {people} between the front and the stores
moba | command | push one lane with four others and {rivals} in the way / play one hero in a team of five / hold your lane until the others need you
city-building | city | lay out streets, homes and work around {site} / plan {site} so that {people} stay / zone, build and connect {site} street by street / give {people} homes, work and a way between
farm-production | grow | sow, harvest and make {things} of it / grow what {people} will want next week / turn each harvest into {things} / plant by what {people} will need / keep fields and workshops busy for {people}
tycoon | earn | earn from {people}, hire help and open more of {site} / turn one stall of {things} into all of {site} / buy, hire and widen {site} day by day / sell {things} by hand until somebody else can
orders-service | serve | {v} {people} before they walk out / hand {things} to {people} in the right order, fast / keep six {people} happy with two hands / keep {people} served and the line short
carry-unlock | serve | carry {things} through {site} and open one counter after another / walk {things} to where {people} want them / fetch {things} for {people} until they fetch for you
survival-craft | survive | gather, craft and get through one more night / turn what {site} gives you into shelter / make it through the night with what {site} offers / turn scraps of {site} into tools
sandbox-build | build | build whatever you like in and around {site} / place {things} until {site} looks the way you meant / stack, dig and shape {site} as you please / build a {siteName} of your own
life-sim | life | look after {people} through needs, moods and small dramas / run a day in the life of {people} who have plans of their own / get {people} through the day with their tempers intact / arrange the days of {people} around their moods
idle-accumulation | idle | set {things} going and come back to more / choose the next upgrade and let {site} run / leave {things} working and return to a pile / upgrade {site} once and let it earn
open-world | roam | roam {site} and everything around it as you please / go where the map is still blank / wander past {site} until something happens / follow any road out of {site}
branching-story | tell | decide what {people} will hear from you, and live with it / choose your words with {people} who remember / answer {people} and find out what it cost / pick a side among {people} and stay friends
location-ar | roam | walk the real streets to find {things} / point the phone at your own street and see {site} there / find {things} on your way home
social-deduction | social | find out which of the {people} is lying / hide your role and help look for yourself / question {people} until one story breaks
party-minigames | party | play ten short contests against the room / hand the phone on before {threat} gets you
`;
