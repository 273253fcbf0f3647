/** Whom an idea may be for: who they are | what the game does for them | tags (calm keen old young social solo short long). */
export const audienceRows = `
night-shift nurses with one quiet break | pauses in mid-move and never asks for a second hand | calm short solo
parents past 55 and their grown children | lets two people play one place at different hours | calm social old
commuters who stand all the way | works with the left thumb while the right hand holds the rail | short solo
people who finished every sudoku app | hides no rule and forgives no guess | calm solo long
couples who play in bed with the sound off | keeps the room dark and the turns short | calm social
strategy players who have children now | fits one real decision into four minutes | keen short
retired engineers | shows every number it uses | calm old long
teenagers who share one phone | changes hands after every go | young social short
football fans between match days | has its best rounds from Tuesday to Friday | keen social
people learning English | uses two hundred words and repeats them kindly | calm young
collectors who hate gambling | lists every odd and sells no surprise | calm solo
readers of detective novels | hides its best reward in a sentence | calm solo long
people in waiting rooms | ends whenever a name is called | short solo
players who quit when they are attacked | never takes away what somebody built | calm social
board game groups that moved to different cities | holds the table open for a week | social long
office friends at lunch | gives the same day to the whole table | social short
people with shaky hands | has no gesture but a slow tap | calm old
parents who play after bedtime | turns itself down after nine | calm short
pub quiz teams | lets six people argue over one phone | social keen
night owls who can’t sleep | grows quieter the longer it runs | calm solo
former raid leaders with forty minutes a week | makes a plan worth more than presence | keen social
cozy players who were bored by cozy games | has something to lose, but never overnight | calm keen
grandparents and grandchildren on one tablet | gives the small hands the important job | social young old
fans of heist films | lets the plan go wrong beautifully | keen solo
hobby cooks | rewards the order of steps | calm solo
gardeners in winter | keeps the calendar of a real garden | calm old
people who watch repair videos | shows the inside of everything | calm solo
siblings far apart | makes one of them the guard of the other | social
musicians without an instrument | is played better by ear | calm keen
first-time phone gamers over sixty | explains nothing that a picture can show | calm old
players who only have the metro | works without a signal for nine stops | short solo
roguelike fans with a baby | forgets nothing when it is put away | keen short
people who like to win an argument | lets the loser name the terms | social keen
amateur photographers | waits until there is light | calm solo
fans of trains, boats and timetables | is exact to the minute and kind about it | calm long
idle players who want one real choice a day | asks one question each morning | calm short
friends who only send each other pictures | makes a picture worth sending out of every go | social young
people who stopped at ranked mode | keeps the tension and drops the ladder | keen
comic readers | tells each day in four panels | young solo
families on a long drive | needs no signal and no winner | social young
simulation fans without a desk | puts a whole machine on a small screen | keen long
players who love rules and hate tutorials | lets them find the third rule alone | keen solo
hosts of small parties | teaches its rules while people find a seat | social young
amateur historians | gets the small things right | calm long
people who never finish games | has an ending after thirty days | calm solo
old arcade hands | keeps a high score and three names | keen short
amateur detectives in pairs | gives each of them half the clues | social keen
people who like to be useful | thanks them by name | calm social
people who watch other people play | is worth watching without touching | social young
dads on the playground bench | can be read with one eye | short
competitive siblings | settles a fight in ninety seconds | social keen
escape-room regulars | has no filler between two locks | keen social
fans of slow television | takes its time to begin | calm long
players of one game for ten years | has rules worth ten years | keen long
radio listeners | can be followed with the eyes closed | calm
birdwatchers | punishes noise and rewards waiting | calm solo
new parents at four a.m. | works in the dark with a dry thumb | calm short
people who left strategy games for lack of time | keeps the war and drops the chores | keen
backpackers with old phones | starts in a second on a cracked screen | young
language exchange partners | makes misunderstanding part of the fun | social
crossword couples | gives each a pencil | social calm
people with one free Sunday | can be finished in one break | long
players who mute everything | makes sense without a single sound | short
puzzle hunters | links every answer to the next | keen
remote teams on a Friday | ends the week with a laugh | social short
players who always choose the healer | makes helping the strongest move | social calm
museum regulars | labels everything, and one label lies | calm
women who left competitive games at thirty | keeps the edge without the shouting | keen
board game collectors with no group | plays the four who are missing | solo
mothers and daughters on the phone | is better with somebody talking | social
`;
