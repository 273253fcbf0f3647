/** Whom an idea may be for: who they are | what the game does for them | tempos and groups of play that suit them. */
export const audienceRows = `
parents with ten free minutes in the evening | saves every move and ends well in ten minutes | calm luck slow
former console players with little time | gives real depth in short sessions | fast journey
office workers on the train to work | plays with one thumb and without a connection | calm reflex luck
puzzle fans over 50 | has one fresh challenge ready each morning | calm
college students between classes | starts in seconds and can stop at any point | fast calm luck
roommates who compare scores | ranks friends against each other every week | fast word luck
people who check in several times a day | gives each check-in one decision that matters | slow merge
strategy players with full-time jobs | rewards planning more than hours spent online | waves build think cards
collectors who dislike random draws | shows a clear way to earn every reward | fight people cards
players on mid-range Android phones | runs smoothly without draining the battery | fast
retirees who play on a tablet every morning | fills a large screen and reads at arm’s length | calm luck
new parents during night feedings | works one-handed on a dimmed screen | calm slow
couples who play together on the couch | lets both work toward a shared goal | calm slow journey
grandparents who play with grown grandchildren | takes one minute to learn at any age | calm luck
parents who play with their grown children | gives beginners and experts a fair chance | luck sport drive word
long-distance friends in different time zones | lets them take part at different hours | calm slow luck
friend groups with one busy group chat | makes every result easy to post and compare | fast luck word
coworkers who play together at lunch | ends within a lunch break and tracks shared results | word luck sport reflex
players who prefer helping to competing | makes helping others worth the effort | slow journey calm
competitive players who want to improve | shows what to do better after each loss | fast
high-score hunters | records personal bests and ranks them worldwide | reflex shot arena board
completionists who unlock every achievement | shows what is missing and how to get it | slow journey search board
sticker and trading-card collectors | keeps a full record of everything earned | cards people luck
players who love to customize everything | lets them design what other people see | make build drive
readers of interactive fiction | tells a bit of story after every session | journey
fans of crime series | ends each session with an open question | search story
anime fans aged 18 to 30 | brings a large content update every month | fight story
sports fans during the week | has something new on days without a match | sport
fantasy-league managers in the off-season | lets them compare weekly choices with friends | sport
car fans who watch races on weekends | gets to the first corner in ten seconds | drive
players with a phone controller | responds instantly to both controller and touch | shooter drive fight reflex
PC players away from their desks | continues the same save on every device | journey build waves
players who give every run another try | makes each attempt different and worth finishing | journey fight cards
city-builder veterans | shows months of progress at a glance | build
players who like numbers | explains the numbers behind every result | build waves
board game players without a regular group | offers real decisions without needing a full table | think cards luck
chess players who want something lighter | rewards foresight without hours of study | think waves
social-casino players over 45 | gives a daily bonus and celebrates small wins | luck
poker players who no longer bet money | makes risk exciting without real stakes | luck cards
quiz-show viewers who play along at home | gives them a quick result to talk about | word
casual players ready for more | starts simple and adds depth within a week | reflex arena order
buyers of premium indie games | has a distinct style and no filler content | journey think shot
viewers of mobile game streams | creates moments that are fun to watch | fast luck
short-video viewers in their early twenties | delivers a highlight in the first thirty seconds | reflex arena fight shooter
people who play in bed before sleep | offers a dark mode and clear stopping points | calm
brain-training users over 55 | tracks improvement from week to week | think word search
weekend players with two free hours | gives weekends a bigger goal than weekdays | journey waves
retro arcade fans over 35 | is easy to start and hard to master | reflex shot shooter drive fight
escape-room visitors in their thirties | hides extras for people who look closely | search think story
simulation players who value realism | keeps its rules consistent and its details believable | drive build
families who share one tablet | keeps separate profiles on the same device | calm luck slow
action fans with five minutes to spare | goes straight into the next round without menus | fast
people who redecorate in their heads | shows before and after side by side | make build
people who love a good riddle | hides one answer in plain sight every day | think word search
fans of survival stories | makes every day that is saved count | journey waves
players who left games over toxic chat | replaces open chat with safe quick messages | fast
players with limited hand mobility | lets them resize and move every control | calm slow
travelers without a connection | holds hours of play that need no signal | calm journey
teenagers who play against their friends | makes a rematch one tap away | sport fight arena reflex drive
fans of long evenings at the kitchen table | brings the table, and lets two play on one phone | cards luck think
`;
