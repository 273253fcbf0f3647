import type { Family } from './family.types.js';

/** What is done with head, pen and patience. For the fields see `families.ts`. */
export const thoughtFamilies: readonly Family[] = [
  {
    ...{ id: 'move', go: 'puzzle' },
    titles: ['Last Moves', 'Loose Pieces'],
    verbs:
      'slide push move rotate tilt arrange fit connect link pop clear solve unblock align flip sort untangle pack merge combine switch manipulate fill cut extract',
    good: 'each move to spare',
    bad: 'a wasted move',
    choice: 'what to move first',
    ...{ risk: 'the last few moves', reward: 'a move that solves two things at once' },
    proof: 'testers lean in and stop talking',
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
    ...{ id: 'draw', go: 'drawing' },
    titles: ['Lines', 'Ink'],
    verbs: 'draw trace paint write sketch erase decorate carve scribble',
    good: 'each line that does two jobs',
    bad: 'a line too many',
    choice: 'where to lift the pen',
    ...{ risk: 'ink that runs out', reward: 'one line that does everything' },
    proof: 'testers show each other what they drew',
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
    ...{ id: 'build', go: 'workday' },
    titles: ['Spare Parts', 'Loose Bolts'],
    verbs:
      'build craft create design construct assemble repair mend restore make forge brew cook bake invent bind sew engineer weave knit fold',
    good: 'each part that holds',
    bad: 'a part that breaks',
    choice: 'what to build next',
    ...{ risk: 'a part that is still missing', reward: 'a thing that works at last' },
    proof: 'testers take apart what works to make it better',
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
    ...{ id: 'guess', go: 'question' },
    titles: ['Guesses', 'Answers'],
    verbs:
      'guess ask answer spell learn read remember memorize predict identify decode translate listen deduce investigate quiz',
    good: 'each right first guess',
    bad: 'a wrong answer',
    choice: 'when you know enough',
    ...{ risk: 'somebody who may know it first', reward: 'an answer you were sure was wrong' },
    proof: 'testers say the answer aloud',
    rules: `
You’re paid for how early you answer, and everybody sees when you did. | Certainty has a price, so bluffing starts
The wrong answers of yesterday are the choices of today. | Other people’s mistakes are the best traps
You only get to ask one thing before you answer, and the answer to it is true. | One question makes thinking visible
Each answer is taken as true from then on, even when it was wrong. | Mistakes grow into a world, and finding the first one is the game
You play for somebody who can’t see the question, and they decide whether to trust you. | Knowledge and trust are two scores
`,
  },
  {
    ...{ id: 'manage', go: 'day' },
    titles: ['Long Days', 'Free Hands'],
    verbs:
      'manage command lead hire trade swap sell buy serve govern invest expand deliver organize recruit rebuild',
    good: 'each day that pays',
    bad: 'a day in the red',
    choice: 'what has to wait',
    ...{ risk: 'the end of the day', reward: 'a day that runs without you' },
    proof: 'testers plan the next day aloud',
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
    ...{ id: 'care', go: 'visit' },
    titles: ['Small Wishes', 'Visits'],
    verbs:
      'raise care herd feed grow train tame befriend dress nurture evolve adopt breed plant heal comfort teach tend',
    good: 'each wish you guess',
    bad: 'a wish you miss',
    choice: 'whom to see first',
    ...{ risk: 'the one who is waiting', reward: 'a wish you guessed' },
    proof: 'testers give one of them a name',
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
    ...{ id: 'chance', go: 'hand' },
    titles: ['Stakes', 'Last Hands'],
    verbs: 'deal bet roll spin shuffle bluff gamble draft discard',
    good: 'each gamble that comes off',
    bad: 'a gamble that fails',
    choice: 'what to risk',
    ...{ risk: 'a stake you can’t take back', reward: 'the one card you hoped for' },
    proof: 'testers groan and go again',
    rules: `
You see the next three draws and may swap any two of them once. | Luck you can bend a little feels like skill
Losing on purpose shows you your opponent’s hand. | Information has a price, and it’s paid in pride
The stake is always something you used today. | What you risk is what you need, so no bet is idle
The deck is shared by the whole table, and it remembers who took what. | One deck makes everybody’s greed visible
You may hand a card to a friend, and owe them whatever it wins. | Luck shared is luck you have to talk about
`,
  },
  {
    ...{ id: 'scheme', go: 'evening' },
    titles: ['Secrets', 'Rumors'],
    verbs:
      'trick deceive lie steal scheme persuade talk vote accuse interview flirt marry haunt spy hustle swindle grift con',
    good: 'each secret you keep',
    bad: 'a secret that gets out',
    choice: 'whom to tell',
    ...{ risk: 'somebody who half knows', reward: 'a secret told at the right time' },
    proof: 'testers argue about whom to trust',
    rules: `
Everything you say can be repeated by whoever heard it, to whomever you’d rather not. | Words are pieces on a board that move by themselves
You know one thing that nobody else does, and it’s worth less each hour. | Timing is the whole of diplomacy
You can only lie with words that somebody else has said before. | Listening is how you arm yourself
Nobody asks you anything twice. | A missed answer is an answer too
Each evening one person has to be told the truth, and you choose who. | Honesty is the scarce move, so it hurts to spend
`,
  },
];
