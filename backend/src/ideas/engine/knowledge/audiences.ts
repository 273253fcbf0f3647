/** Whom an idea may be for: who they are | what the game does for them | tags (calm keen old young social solo short long). */
export const audienceRows = `
match-3 players who finished all levels | offers something new each day without starting over | calm solo long
parents with ten free minutes in the evening | saves every move and ends well in ten minutes | calm short
former console players with little time | gives real depth in short sessions | keen short
office workers on the train to work | plays with one thumb and without a connection | short solo
daily word-puzzle players over 50 | has one fresh challenge ready each morning | calm old short
solitaire players over 60 | starts easy and raises the challenge slowly | calm old solo
women over 40 who play casual games nightly | shows visible progress after every session | calm solo
college students between classes | starts in seconds and can stop at any point | young short
roommates who compare scores | ranks friends against each other every week | young social
battle royale players in their twenties | keeps the tension high and the matches brief | keen young
idle players who check in several times daily | gives each check-in one decision that matters | calm short
4X strategy players with full-time jobs | rewards planning more than hours spent online | keen long
gacha RPG players tired of daily chores | keeps daily tasks under five minutes | keen short
hero collectors who dislike random draws | shows a clear way to earn every reward | solo long
merge players who run out of energy | has something useful to do at every visit | calm short
puzzle players who want more strategy | makes thinking ahead pay off | keen solo
MOBA players who quit ranked matches | rewards good play even after a loss | keen social
shooter players with mid-range Android phones | runs smoothly without draining the battery | keen young
first-time smartphone owners in growing markets | installs quickly and uses little mobile data | young
retirees who play on a tablet every morning | fills a large screen and reads at arm’s length | calm old
nurses and doctors on night shifts | can be left at once without a penalty | short solo
new parents during night feedings | works one-handed on a dimmed screen | calm short
stay-at-home parents during nap time | fits a satisfying session into half an hour | calm solo
couples who play together on the couch | lets both work toward a shared goal | calm social
grandparents who play with grown grandchildren | takes one minute to learn at any age | social old
parents who play with their grown children | gives beginners and experts a fair chance | social
grown siblings in different cities | sends them one joint challenge each week | social
long-distance couples in different time zones | lets them take part at different hours | calm social
friend groups with a Discord server | makes every result easy to post and compare | social young
coworkers who play together at lunch | ends within a lunch break and tracks shared results | social short
guild leaders from older mobile RPGs | gives groups goals that need preparation | keen social long
players who prefer co-op to competition | makes helping others worth the effort | calm social
competitive players who want to improve | shows what to do better after each loss | keen
high-score hunters | records personal bests and ranks them worldwide | keen short
completionists who unlock every achievement | shows what is missing and how to get it | solo long
sticker and trading-card collectors | keeps a full record of everything earned | calm long
players who love to customize everything | lets them design what other people see | social young
interactive-fiction readers | tells a bit of story after every session | calm solo
crime-series fans on streaming services | ends each session with an open question | solo
anime fans aged 18 to 30 | brings a large content update every month | young
soccer fans during the week | runs its events on days without matches | keen social
fantasy-sports managers in the off-season | lets them compare weekly choices with friends | keen social long
players with a phone controller | responds instantly to both controller and touch | keen
PC players away from their desks | continues the same save on every device | keen
handheld-console owners who travel light | offers console quality without extra hardware | keen solo
roguelike players in their thirties | makes each attempt different and worth finishing | keen solo
city-builder veterans | shows months of progress at a glance | calm long
tycoon players who like numbers | explains the numbers behind every result | keen solo long
board game players without a regular group | offers real decisions without needing a full table | solo keen
chess players who want something lighter | rewards foresight without hours of study | keen calm
social-casino players over 45 | gives a daily bonus and celebrates small wins | old solo
poker players who no longer bet money | makes risk exciting without real stakes | keen
quiz-show viewers who play along at home | gives them a quick result to talk about | social
hyper-casual players ready for more | starts simple and adds depth within a week | young short
lapsed players who return after years | brings them up to date in one session | calm
players who dislike aggressive sales offers | shows all prices early and in one place | calm
mobile game subscription users | offers a polished first hour without interruptions | solo
buyers of premium indie games | has a distinct style and no filler content | solo
viewers of mobile game streams | creates moments that are fun to watch | young social
small streamers looking for new mobile games | gives viewers ways to take part | social young
short-video viewers in their early twenties | delivers a highlight in the first thirty seconds | young short
players who keep their phones on mute | shows every sound signal on screen too | short
delivery drivers between orders | fits into breaks of unknown length | short solo
patients in waiting rooms | teaches itself in under a minute | calm short
passengers on long flights | holds enough content for several hours | solo long
business travelers in hotel rooms | resumes cleanly after a lost connection | solo
players with limited hand mobility | lets them resize and move every control | calm
color-blind players | marks everything by shape as well as color | calm
players over 65 with weaker eyesight | offers large text and a high-contrast mode | calm old
players who read little English | explains with icons and supports many languages | young
adults who lose focus easily | sets one clear goal at a time | short
people who play in bed before sleep | offers a dark mode and clear stopping points | calm solo
brain-training users over 55 | tracks improvement from week to week | calm old
weekend players with two free hours | gives weekends a bigger goal than weekdays | long
players loyal to one game for years | keeps adding goals for its most experienced players | keen long
base-builder players who quit after being raided | protects newcomers and makes every setback recoverable | calm
retro arcade fans over 35 | is easy to start and hard to master | keen old short
escape-room visitors in their thirties | hides extras for people who look closely | keen social
simulation players who value realism | keeps its rules consistent and its details believable | calm long
families who share one tablet | keeps separate profiles on the same device | social young
players who left games over toxic chat | replaces open chat with safe quick messages | social calm
university esports club members | has public rankings and a fixed season calendar | keen young social
`;
