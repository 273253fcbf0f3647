/** Whom an idea may be for: who they are | what the game does for them | tags (calm keen old young social solo short long). */
export const audienceRows = `
night-shift nurses with one quiet break | pauses in mid-move and never asks for a second hand | calm short solo
parents past 55 and their grown children | lets two people play one place at different hours | calm social old
commuters who stand all the way | works with the left thumb while the right hand holds the rail | short solo
people who finished every sudoku app | hides no rule and forgives no guess | calm solo long
match-3 players past level 1,000 who stopped paying | starts hard and sells nothing for a week | keen solo
couples who play in bed with the sound off | keeps the room dark and the turns short | calm social
strategy players who have children now | fits one real decision into four minutes | keen short
retired engineers | shows every number it uses | calm old long
teenagers who share one phone | changes hands after every go | young social short
football fans between match days | has its best rounds from Tuesday to Friday | keen social
people learning English | uses two hundred words and repeats them kindly | calm young
collectors who hate gambling | lists every odd and sells no surprise | calm solo
lapsed Farmville neighbors | brings back visits without the begging | calm social old
speedrunners looking for something small | records every go frame by frame | keen short solo
readers of detective novels | hides its best reward in a sentence | calm solo long
people in waiting rooms | ends whenever a name is called | short solo
players who quit when they are attacked | never takes away what somebody built | calm social
board game groups that moved to different cities | holds the table open for a week | social long
office friends at lunch | gives the same day to the whole table | social short
people with shaky hands | has no gesture but a slow tap | calm old
parents who play after bedtime | turns itself down after nine | calm short
students before an exam | stops by itself after three goes | short young
pub quiz teams | lets six people argue over one phone | social keen
night owls who can’t sleep | grows quieter the longer it runs | calm solo
former raid leaders with forty minutes a week | makes a plan worth more than presence | keen social
cozy players who were bored by cozy games | has something to lose, but never overnight | calm keen
grandparents and grandchildren on one tablet | gives the small hands the important job | social young old
bus drivers at the end of the line | fits between two departures | short solo
fans of heist films | lets the plan go wrong beautifully | keen solo
people who miss their old street | lets them rebuild it from memory | calm old
hobby cooks | rewards the order of steps | calm solo
gardeners in winter | keeps the calendar of a real garden | calm old
craft market regulars | treats patience as skill | calm solo
people who watch repair videos | shows the inside of everything | calm solo
chess players who hate openings | begins in the middle | keen solo
card players of a family that cheats | knows all the cheats | social keen
runners on rest days | can be finished before the coffee is cold | short keen
siblings far apart | makes one of them the guard of the other | social
musicians without an instrument | is played better by ear | calm keen
first-time phone gamers over sixty | explains nothing that a picture can show | calm old
players who only have the metro | works without a signal for nine stops | short solo
roguelike fans with a baby | forgets nothing when it is put away | keen short
people who like lists | can be ticked off goal by goal | calm solo
people who like to win an argument | lets the loser name the terms | social keen
amateur photographers | waits until there is light | calm solo
fans of trains, boats and timetables | is exact to the minute and kind about it | calm long
idle players who want one real choice a day | asks one question each morning | calm short
puzzle players who never spend | is paid for by players who want the map in color | calm solo
friends who only send each other pictures | makes a picture worth sending out of every go | social young
people who stopped at ranked mode | keeps the tension and drops the ladder | keen
language teachers with a free minute | turns mistakes into the fun part | calm
market researchers at heart | lets them guess what the crowd will say | calm keen
comic readers | tells each day in four panels | young solo
anime fans who are tired of draws | gives every character away and sells their stories | keen young
cat owners, meaning all of them | can be interrupted by a paw | calm short
families on a long drive | needs no signal and no winner | social young
people who knit in meetings | keeps the hands busy and the head free | calm long
simulation fans without a desk | puts a whole machine on a small screen | keen long
players who love rules and hate tutorials | lets them find the third rule alone | keen solo
people between two jobs | ends each day with something finished | calm solo
hosts of small parties | teaches its rules while people find a seat | social young
amateur historians | gets the small things right | calm long
sailors of small boats | takes the weather seriously | calm keen
city dwellers without a balcony | gives them something that grows overnight | calm short
fans of bad films | shows off its rubber monsters | social young
people who never finish games | has an ending after thirty days | calm solo
old arcade hands | keeps a high score and three names | keen short
amateur detectives in pairs | gives each of them half the clues | social keen
people who like to be useful | thanks them by name | calm social
hairdressers between two appointments | picks up where it stopped, to the second | short
people who watch other people play | is worth watching without touching | social young
amateur bakers at six in the morning | fits into the time dough takes to rise | calm solo
lift operators, porters and doormen | survives forty interruptions an hour | short calm
fans of one long book series | knows how to end a chapter | long
dads on the playground bench | can be read with one eye | short
people who cancel subscriptions at once | asks for no money in its first week | calm
competitive siblings | settles a fight in ninety seconds | social keen
night train travelers | lasts exactly as long as insomnia | long solo
fantasy league managers in the off-season | gives every number a face | keen
trivia champions of small towns | rewards useless knowledge | keen social
sewing circles | leaves room to talk | calm social
people who draw in the margins | keeps the clumsy lines in | calm solo
first-year students far from home | makes a stranger a regular | social young
shift supervisors | runs on planning and forgives absence | keen
teachers on the last bus | ends with something learned by somebody else | calm
volunteer firefighters on call | can be dropped in one second | short
people who collect stones | notices small differences | calm solo
amateur choirs | sounds better with more people | social
caregivers with broken sleep | never punishes a missed day | calm short
escape-room regulars | has no filler between two locks | keen social
fans of slow television | takes its time to begin | calm long
players of one game for ten years | has rules worth ten years | keen long
people who return things to the lost-and-found | believes in small justice | calm
radio listeners | can be followed with the eyes closed | calm
long-distance truckers on their break | gives a whole evening in eleven minutes | solo short
birdwatchers | punishes noise and rewards waiting | calm solo
new parents at four a.m. | works in the dark with a dry thumb | calm short
office workers in their third meeting | looks like taking notes | short
cousins who meet once a year | remembers last year’s score | social young
people who left strategy games for lack of time | keeps the war and drops the chores | keen
gallery guards | changes a little while nobody looks | calm solo
market stall owners on rainy days | has a shelf for every mood | calm
backpackers with old phones | starts in a second on a cracked screen | young
people who love instructions | comes with a manual worth reading | calm long
fans of heists who hate violence | never draws a weapon | keen
language exchange partners | makes misunderstanding part of the game | social
crossword couples | gives each a pencil | social calm
festival campers | is played by passing one phone down the line | social young
bookkeepers with a sense of humor | balances to the cent | calm
hospital visitors | gives two people something to look at | social calm
people with one free Sunday | can be finished in one break | long
former arcade owners | is worth a coin every ninety seconds | old keen
students of architecture | takes walls seriously | keen
rainy-day hikers | does the walking for them | calm
children who read signs aloud | praises a good guess | young calm
night porters | asks for eleven decisions a shift | calm solo
players who mute everything | makes sense without a single sound | short
neighbors in one stairwell | turns floors into teams | social
people who write lists on their hand | keeps one promise a day | calm
flea market hunters | hides the good piece under three bad ones | keen
former dungeon masters | lets them be unfair within rules | keen social
apprentices on the way to work | teaches one trick of a trade a day | young
widowers who used to play cards | deals slowly and talks a little | old social
puzzle hunters | links every answer to the next | keen
people who take the stairs | counts small efforts | short
amateur magicians | lets them deceive a friend | social keen
camp counselors | fills ten minutes for eight children | young social
fishermen who stay ashore | follows the tide table | old calm
stamp collectors’ grandchildren | explains why the ugly one is rare | young
remote teams on a Friday | ends the week with a laugh | social short
pastry chefs off duty | is strict about timing | keen
people who keep old phones in drawers | needs all of them at once | calm
planners of surprise parties | keeps a secret for a week | social
players who always choose the healer | makes helping the strongest move | social calm
museum regulars | labels everything, and one label lies | calm
people who apologize to furniture | cares about where the chairs stand | calm young
city cyclists | rewards shortcuts | keen short
scout leaders | works with a map and no signal | social
fans of one terrible football club | finds comedy in losing | social
people who photograph their lunch | looks good beside a plate | young
piano teachers between pupils | scores the rests as well | calm
lighthouse fans far inland | brings weather to people who work indoors | calm
taxi drivers at the airport | waits as long as the line does | solo
beekeepers | knows when to leave things alone | calm
grandmasters of one silly skill | lets a useless talent win | keen
retired captains | asks for orders and carries them out | old
after-school clubs | has a job for the one who came late | young social
people who hate maps | can be found by smell, color and rumor | calm
people who love maps | leaves a blank spot for each of them | keen
dog walkers at seven | fits around a lamppost | short
sketch-comedy fans | has a punch line per try | young
amateur carpenters | lets them measure twice before every cut | calm
insomniac accountants | ends in a round number | solo
backgammon players from the park | forgives luck and remembers cheek | old social
cinema ushers | runs ninety minutes and an intermission | calm
volleyball teams on the bus | is loud in a good way | young social
women who left competitive games at thirty | keeps the edge without the shouting | keen
clock collectors | is never off by a second | calm
morning swimmers | is over in forty lengths | short
people who finish other people’s sentences | leaves the last word open | social
weekend gardeners | grows while it rains | calm
aunts and uncles of gamers | can be lost with dignity | social
line cooks after service | turns pressure into rhythm | keen
people in long relationships | knows the difference between quiet and silence | calm
sports commentators at heart | wants to be talked over | social
map-making teenagers | lets them draw the border | young
ward clerks | handles forty small urgencies | short
former pen pals | makes waiting for an answer the best part | calm social
bargain hunters | never discounts anything | keen
people who restore furniture | shows the grain under the paint | calm
students of dead languages | hides a grammar in the rules | keen
folk dancers | is easier in pairs | social
late bloomers | gets better after forty hours | calm
cable-car operators | loves a timetable with a view | calm
people with loud neighbors | can be played by vibration | calm
amateur weather watchers | is right about tomorrow half of the time | calm
chess players whose club closed | remembers how you lost last time | solo
night porters of small hotels | can be put down in the middle of a move | solo short
people between two flat shares | needs nobody else’s evening | solo
grandchildren of lighthouse keepers | is best with nobody else awake | solo calm
board game collectors with no group | plays the four who are missing | solo
zookeepers off shift | lets the animals win sometimes | calm
three flatmates and one tablet | seats exactly three players | young social
prop makers | is built from cardboard and shows it | young
cyclists waiting for a part | fixes something at every stop | short
reading groups | leaves something to disagree about | social
ferry commuters | rocks gently and saves at every dock | calm
people who quit sugar | gives small rewards that stay small | calm
choirboys turned engineers | makes its gears sound in tune | calm
model builders | fits together without glue | calm long
shy improvisers | gives the first line away | young
grill masters | punishes turning things too early | keen
winter campers | makes warmth a resource | keen
locksmiths’ apprentices | answers every move with a click | keen
mothers and daughters on the phone | is better with somebody talking | social
sleepy philosophers | asks one question and means it | calm
people who rescue plants | can be brought back after a year | calm
hobby detectives in retirement | leaves the case open overnight | old
market researchers’ children | knows it is being watched | young
tram drivers | stops everywhere and still arrives | calm
the friend who always hosts | sets itself up and packs itself away | social
people who say one more | knows when to say enough | calm
sailors’ families | counts the days in a good way | calm
`;
