import type { Family } from './family.types.js';

/** What is done with head, pen and patience. For the fields see `families.ts`. */
export const thoughtFamilies: readonly Family[] = [
  {
    ...{ id: 'move', genre: 'puzzle', unit: 'puzzle' },
    titles: ['Last Moves', 'Loose Pieces'],
    verbs:
      'slide push move rotate tilt arrange fit connect link pop clear solve unblock align flip sort untangle pack merge combine switch manipulate fill cut extract',
    acts: ['find the right move', 'solve it in as few moves as you can', 'plan each move'],
    goods: ['each move to spare', 'a puzzle solved without a wrong move'],
    bads: ['a wasted move', 'a move you can’t take back'],
    wins: ['gives you one move back', 'frees what was stuck'],
    losses: ['jams one more piece', 'takes a move away'],
    choices: ['what to move first', 'what to leave where it is'],
    ...{ press: 'the last few moves press', pay: 'a move that solves two things at once pays' },
    proof: 'testers lean in and stop talking',
    cells: {
      move: ['move'],
      clock: ['one more piece slips out of place'],
      yield: ['move you save', 'spent on a harder puzzle'],
      take: ['traded for one more move'],
      left: ['piece you leave out of place'],
      as: ['a piece that is stuck in the next puzzle'],
      budget: ['a move in the puzzle', 'the pieces stay stuck'],
    },
    rules: `
What you solve stays solved and becomes a wall of the next puzzle. | Players build their own difficulty, and can see it coming
Each move is also a move for somebody on the other side of the board. | A calm puzzle gets a second reader
You’re shown the solution first and have to get there backward. | The end is known, so the question is only how
You may skip any puzzle, but it waits for you at the end of the week, harder. | Putting off becomes a decision with a price
The pieces have opinions: one of them never wants to be next to another. | Rules with a face are easier to remember and funnier to break
Whatever you have moved can’t be moved again until everything else has been. | Order is the puzzle, and haste locks it
`,
  },
  {
    ...{ id: 'draw', genre: 'drawing', unit: 'drawing' },
    titles: ['Lines', 'Ink'],
    verbs: 'draw trace paint write sketch erase decorate carve scribble',
    acts: ['draw', 'draw it in one go', 'put it on paper'],
    goods: ['each line that does two jobs', 'a drawing that works the first time'],
    bads: ['a line too many', 'a smudge'],
    wins: ['gives you more ink', 'lets you take one line back'],
    losses: ['runs your ink dry', 'smudges what you’ve drawn'],
    choices: ['where to lift the pen', 'what to leave blank'],
    ...{ press: 'ink that runs out presses', pay: 'one line that does everything pays' },
    proof: 'testers show each other what they drew',
    cells: {
      move: ['line you draw'],
      clock: ['the ink fades a little'],
      yield: ['line you save', 'kept as ink for tomorrow'],
      take: ['turned into ink for one more line'],
      left: ['line you leave unfinished'],
      as: ['a blot on the next page'],
      budget: ['a line on the page', 'the page stays blank'],
    },
    rules: `
Ink is the budget: what one drawing saves, the next may spend. | Every line has a price, so the shortest idea wins
Each line stays for the next level, so today’s answer is tomorrow’s obstacle. | Players argue with their own handwriting
It’s all drawn before anything moves, and nothing can be touched afterward. | Planning and watching are two separate pleasures
Two players draw the two ends and never see each other’s half. | Guessing a friend’s hand is the game
A line can only be as long as your breath: you draw while you hold still. | A limit of the body needs no explanation
Every line can be read in two ways, and both will be tried. | One picture, two meanings, and you’re blamed for both
`,
  },
  {
    ...{ id: 'build', genre: 'building', unit: 'workday' },
    titles: ['Spare Parts', 'Loose Bolts'],
    verbs:
      'build craft create design construct assemble repair mend restore make forge brew cook bake invent bind sew engineer weave knit fold',
    acts: ['build', 'put it together piece by piece', 'build what is missing'],
    goods: ['each part that holds', 'a thing that works the first time'],
    bads: ['a part that breaks', 'a botched job'],
    wins: ['gives you a part you lacked', 'finishes one part for you'],
    losses: ['cracks one part', 'leaves you a part short'],
    choices: ['what to build next', 'what to take apart'],
    ...{ press: 'a part that is still missing presses', pay: 'a thing that works at last pays' },
    proof: 'testers take apart what works to make it better',
    cells: {
      move: ['part you add'],
      clock: ['what you’ve built wears out a little'],
      yield: ['part you make', 'built into your own work'],
      take: ['taken apart for what you’re building'],
      left: ['part you leave loose'],
      as: ['a part that gives way when you need it'],
      budget: ['a part for what you’re building', 'the building stands half-finished'],
    },
    rules: `
Whatever you make is used by somebody who was never told how. | The test of good work is a stranger’s mistake
Each part comes from something you finished before, so you take apart the past to go on. | Attachment is the price of progress
It has to work only once, in front of everybody, on Sunday. | A date gives every small repair a purpose
You make it blind for a customer who describes it badly, and pays by how close you come. | Listening is a skill of making
Everything you make can be copied by others, and each copy changes yours a little. | Fame wears things down
The best part is the one you can’t get, so every build works around it. | A hole in the middle makes each solution personal
`,
  },
  {
    ...{ id: 'guess', genre: 'guessing', unit: 'question' },
    titles: ['Guesses', 'Answers'],
    verbs:
      'guess ask answer spell learn read remember memorize predict identify decode translate listen deduce investigate quiz',
    acts: ['make a guess', 'think it through', 'answer before the others'],
    goods: ['each right first guess', 'an answer nobody else had'],
    bads: ['a wrong answer', 'a guess too soon'],
    wins: ['gives you a hint', 'rules out one wrong answer'],
    losses: ['takes a hint away', 'makes the next question harder'],
    choices: ['when you know enough', 'what to ask for'],
    ...{ press: 'somebody who may know it first presses', pay: 'an answer you were sure was wrong pays' },
    proof: 'testers say the answer aloud',
    cells: {
      move: ['guess'],
      clock: ['one more letter of the answer fades'],
      yield: ['answer you get right', 'counted for your streak'],
      take: ['traded for a hint'],
      left: ['question you get wrong'],
      as: ['a harder question in the next round'],
      budget: ['a guess', 'your streak ends'],
    },
    rules: `
You’re paid for how early you answer, and everybody sees when you did. | Certainty has a price, so bluffing starts
The wrong answers of yesterday are the choices of today. | Other people’s mistakes are the best traps
You only get to ask one thing before you answer, and the answer to it is true. | One question makes thinking visible
Each answer is taken as true from then on, even when it was wrong. | Mistakes grow into a world, and finding the first one is the game
You play for somebody who can’t see the question, and they decide whether to trust you. | Knowledge and trust are two scores
`,
  },
  {
    ...{ id: 'manage', genre: 'management', unit: 'day' },
    titles: ['Long Days', 'Free Hands'],
    verbs:
      'manage command lead hire trade swap sell buy serve govern invest expand deliver organize recruit rebuild',
    acts: ['keep things running', 'decide who does what', 'get through the day'],
    goods: ['each day that pays', 'a day without a complaint'],
    bads: ['a day in the red', 'somebody left waiting'],
    wins: ['gives you a free hand', 'settles one bill'],
    losses: ['adds a bill', 'takes a hand away'],
    choices: ['what has to wait', 'whom to trust with it'],
    ...{ press: 'the end of the day presses', pay: 'a day that runs without you pays' },
    proof: 'testers plan the next day aloud',
    cells: {
      move: ['order you give'],
      clock: ['the day gets an hour shorter'],
      yield: ['coin you earn', 'put aside for next week'],
      take: ['sold to pay a bill'],
      left: ['job you leave undone'],
      as: ['a complaint on your desk in the morning'],
      budget: ['an hour at your desk', 'the bills pile up'],
    },
    rules: `
You have four hands and five jobs, and everybody can see which one you dropped. | A visible shortage makes each day a story
Each helper does the work a little differently, and you only choose who, never how. | Delegating is the skill, and people are the levels
Everything you promise is written on the wall until you keep it. | Promises are a currency you print yourself
Yesterday’s best decision costs more today. | A winning habit has to be dropped at the right time
You can look at one place at a time, and everywhere else goes on without you. | Attention is the resource that can’t be bought
On Friday somebody else takes your chair, and you get theirs. | You leave a place the way you’d like to find one
`,
  },
  {
    ...{ id: 'care', genre: 'caretaking', unit: 'visit' },
    titles: ['Small Wishes', 'Visits'],
    verbs:
      'raise care herd feed grow train tame befriend dress nurture evolve adopt breed plant heal comfort teach tend',
    acts: ['look after whoever needs you', 'see what each one needs', 'help the small ones grow'],
    goods: ['each wish you guess', 'a day on which nobody is left out'],
    bads: ['a wish you miss', 'somebody you forget'],
    wins: ['cheers somebody up', 'helps one of them grow'],
    losses: ['makes one of them sulk', 'sends one of them into hiding'],
    choices: ['whom to see first', 'what they can do without'],
    ...{ press: 'the one who is waiting presses', pay: 'a wish you guessed pays' },
    proof: 'testers give one of them a name',
    cells: {
      move: ['visit you make'],
      clock: ['one of them gets a little lonelier'],
      yield: ['present you’re given', 'kept to remember them by'],
      take: ['given to the one who needs it most'],
      left: ['wish you don’t see'],
      as: ['one of them who won’t come out tomorrow'],
      budget: ['a visit', 'they begin to sulk'],
    },
    rules: `
What they need is never said, only shown, and only for a moment. | Attention is the skill, and it can be learned
Each of them remembers one thing you did, the best or the worst. | A single careless evening has a long shadow
They grow into what you do most, not into what you want. | Your habits are the character editor
One of them leaves each month, and you choose what they take along. | Saying goodbye is what the care was for
You can look after only one at a time, and the others look after each other, badly. | Absence is played out, and coming back is a level
They teach each other what you taught them, with a mistake in it. | Teaching scales, and so do errors
`,
  },
  {
    ...{ id: 'chance', genre: 'card', unit: 'hand' },
    titles: ['Stakes', 'Last Hands'],
    verbs: 'deal bet roll spin shuffle bluff gamble draft discard',
    acts: ['play your hand', 'take your chances', 'decide what to risk'],
    goods: ['each gamble that comes off', 'a hand played to the last card'],
    bads: ['a gamble that fails', 'a hand thrown away'],
    wins: ['lets you draw again', 'shows you what comes next'],
    losses: ['costs you your best card', 'raises the stakes'],
    choices: ['what to risk', 'when to stop'],
    ...{ press: 'a stake you can’t take back presses', pay: 'the one card you hoped for pays' },
    proof: 'testers groan and go again',
    cells: {
      move: ['draw'],
      clock: ['the stakes go up a little'],
      yield: ['win you take', 'staked again'],
      take: ['staked on the next draw'],
      left: ['gamble you lose'],
      as: ['a higher stake in the next hand'],
      budget: ['a gamble', 'your luck goes cold'],
    },
    rules: `
You see the next three draws and may swap any two of them once. | Luck you can bend a little feels like skill
Losing on purpose shows you your opponent’s hand. | Information has a price, and it’s paid in pride
The stake is always something you used today. | What you risk is what you need, so no bet is idle
The deck is shared by the whole table, and it remembers who took what. | One deck makes everybody’s greed visible
You may hand a card to a friend, and owe them whatever it wins. | Luck shared is luck you have to talk about
`,
  },
  {
    ...{ id: 'scheme', genre: 'scheming', unit: 'evening' },
    titles: ['Secrets', 'Rumors'],
    verbs:
      'trick deceive lie steal scheme persuade talk vote accuse interview flirt marry haunt spy hustle swindle grift con',
    acts: ['talk your way through', 'find out who knows what', 'decide what to say'],
    goods: ['each secret you keep', 'a lie that holds'],
    bads: ['a secret that gets out', 'a lie that comes back'],
    wins: ['gets somebody on your side', 'tells you one secret'],
    losses: ['starts a rumor about you', 'turns somebody against you'],
    choices: ['whom to tell', 'what to leave unsaid'],
    ...{ press: 'somebody who half knows presses', pay: 'a secret told at the right time pays' },
    proof: 'testers argue about whom to trust',
    cells: {
      move: ['word you say'],
      clock: ['the rumor reaches one more person'],
      yield: ['secret you learn', 'kept to yourself'],
      take: ['traded for a secret'],
      left: ['promise you don’t keep'],
      as: ['a rumor about you'],
      budget: ['a conversation', 'people start to talk'],
    },
    rules: `
Everything you say can be repeated by whoever heard it, to whomever you’d rather not. | Words are pieces on a board that move by themselves
You know one thing that nobody else does, and it’s worth less each hour. | Timing is the whole of diplomacy
You can only lie with words that somebody else has said before. | Listening is how you arm yourself
Nobody asks you anything twice. | A missed answer is an answer too
Each evening one person has to be told the truth, and you choose who. | Honesty is the scarce move, so it hurts to spend
`,
  },
];
