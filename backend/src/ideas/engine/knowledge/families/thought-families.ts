import type { Family } from './family.types.js';

/** What is done with head, pen and patience. For the fields see `families.ts`. */
export const thoughtFamilies: readonly Family[] = [
  {
    ...{ id: 'move', group: 'order', thing: 'piece', go: 'puzzle', at: 'in the puzzle' },
    titles: ['Last Moves', 'Loose Pieces'],
    verbs:
      'slide push move rotate tilt arrange fit connect link pop clear solve unblock align flip sort untangle pack merge combine switch manipulate fill cut extract',
    good: 'each useful move',
    bad: 'a wasted move',
    choice: 'which move to make first',
    ...{ risk: 'moves that block later ones', reward: 'one move that solves two problems' },
    proof: 'testers stop to plan before they move',
    rules: `
Every puzzle has more than one solution, and the one you choose becomes the start of the next puzzle. | Your own solution decides how hard the next puzzle gets
Two players take turns on the same puzzle. You both score for finishing it, but a move that helps you may help the other player more. | You think about two people’s plans at once
You see the finished result first and have a limited number of moves to get there. Each hint costs two moves. | You know the goal and enjoy working out the steps
You can skip any puzzle, but it comes back at the end of the week, harder and worth more. | You decide which puzzles to put off
Once you use a spot, that spot stays locked for your next three moves. | You plan the order of your moves
You can undo up to three moves in each puzzle, and every undo you don’t use earns a bonus. | You choose between trying things out and thinking ahead
Before you start, you say how many moves you will need. The lower the number, the bigger the reward. | You study the puzzle before you touch it
`,
  },
  {
    ...{ id: 'draw', group: 'make', thing: 'picture', go: 'drawing', at: 'on the page' },
    titles: ['Lines', 'Ink'],
    verbs: 'draw trace paint write sketch erase decorate carve scribble',
    good: 'each change that improves the result',
    bad: 'a change that spoils the result',
    choice: 'what to leave out',
    ...{
      risk: 'little chance to correct a mistake',
      reward: 'a simple result that does exactly what you wanted',
    },
    proof: 'testers show each other what they made',
    rules: `
Every change you make uses up a supply that has to last five rounds. You decide where to spend it. | You look for simple solutions and save for the hard ones
Whatever you make stays in the next round. Before you go on, you can remove one part of it. | You decide which part of your work still helps you
First you finish your work, then you watch what it does. You can make only one correction while you watch. | You enjoy both the making and the watching
Two players each make half of one work without seeing the other half. Each of them can send one hint. | You try to work out how another person thinks
You work in one go. As soon as you pause, the result counts, so you choose when to stop. | You decide when the result is good enough
Each round has two goals. You can meet the goals one by one or try for one result that meets both and earns more. | You look for one simple idea that solves two problems
Before each round you set yourself a limit, such as less time or no corrections. A stricter limit earns more. | You choose a challenge that fits your skill
`,
  },
  {
    ...{ id: 'build', group: 'make', thing: 'part', go: 'workday', at: 'in the workshop' },
    titles: ['Spare Parts', 'Loose Bolts'],
    verbs:
      'build craft create design construct assemble repair mend restore make forge brew cook bake invent bind sew engineer weave knit fold',
    good: 'each thing you finish',
    bad: 'a step that goes wrong',
    choice: 'what to work on next',
    ...{ risk: 'mistakes that show only at the end', reward: 'the first time everything works' },
    proof: 'testers improve something that already works',
    rules: `
Another player has to use what you finish without any explanation. You can leave one short hint. | You find out whether your work is clear to a stranger
To start something new, you have to give up something you finished before. You choose which. | You decide which of your works matter most to you
On Sunday everything has to work while others watch. Until then you choose one thing to improve each day. | A fixed date gives every small step a purpose
A customer describes what they want in a few vague words. You can ask two questions before you start. | You learn to ask the questions that matter
You can share how you made something for a reward now or keep it secret and stay ahead of the others. | You choose between quick fame and a lasting lead
One thing you need is always missing. You choose what to use instead, and your choice changes the result. | You find solutions that are your own
You can work fast or carefully. Fast work is done sooner, but it may fail when you need it. | You decide where quality is worth the time
`,
  },
  {
    ...{ id: 'guess', group: 'word', thing: 'answer', go: 'question', at: 'in the quiz' },
    titles: ['Guesses', 'Answers'],
    verbs:
      'guess ask answer spell learn read remember memorize predict identify decode translate listen deduce investigate quiz',
    good: 'each right answer',
    bad: 'a wrong answer',
    choice: 'when you know enough to answer',
    ...{ risk: 'answers that seem equally right', reward: 'a right answer you weren’t sure of' },
    proof: 'testers say the answer aloud before they give it',
    rules: `
The earlier you answer, the more you earn, but a wrong answer costs the same amount. | You decide how sure is sure enough
You can ask only one question before you answer, and the reply is always true. | You look for the one question that helps most
Before you answer, you make up a false answer for the next player. You earn points if they choose it. | You have fun making up answers that sound right
Every answer you give counts as true in later rounds, even if it is wrong. You can correct one answer per round. | You see how one mistake affects everything after it
You advise a partner who can’t see the question. Your partner can trust you or answer alone. | You have to be both right and convincing
You can take as many hints as you like, but each one makes the right answer worth less. | You choose between help and a bigger reward
With each answer you say how sure you are. The surer you are, the more you win or lose. | You learn to judge your own knowledge
`,
  },
  {
    ...{ id: 'manage', group: 'build', thing: 'upgrade', go: 'day', at: 'in the business' },
    titles: ['Long Days', 'Free Hands'],
    verbs:
      'manage command lead hire trade swap sell buy serve govern invest expand deliver organize recruit rebuild',
    good: 'each plan that works out',
    bad: 'a plan that fails',
    choice: 'which job has to wait',
    ...{ risk: 'more to do than there is time for', reward: 'a busy day that goes as planned' },
    proof: 'testers plan their next step aloud',
    rules: `
You always have five jobs but time for only four. You choose which job stays undone. | You set priorities and see what each of them costs
You do nothing yourself. You choose who does each job, and every helper works in a different way. | You get to know your helpers and use their strengths
You can promise results and be paid at once, but every broken promise costs more than it brought. | You decide how much you can safely promise
Whatever worked best yesterday costs more today, so you decide when to change your plan. | You keep finding new plans instead of repeating one
You can be in only one place at a time. Everything else goes on without you, well or badly. | You choose where your attention helps most
Each week you take over what another player left behind. You can keep only one of that player’s decisions. | You learn from the way other players work
Each evening you can save what you earned or spend it on one improvement that may fail. | You weigh safety against growth every day
`,
  },
  {
    ...{ id: 'care', group: 'people', thing: 'creature', go: 'visit', at: 'at home' },
    titles: ['Small Wishes', 'Visits'],
    verbs:
      'raise care herd feed grow train tame befriend dress nurture evolve adopt breed plant heal comfort teach tend',
    good: 'each need you notice in time',
    bad: 'a need you overlook',
    choice: 'which need to meet first',
    ...{ risk: 'needs that come up at the same time', reward: 'seeing your care make a difference' },
    proof: 'testers come back to see what has changed',
    rules: `
You’re never told what is needed. You see brief signs and choose which sign to answer first. | You learn to watch closely and to understand
What you do most often decides how things turn out, and each day you have time for only two tasks. | You see the effect of your own habits
Each mistake has a lasting effect. You can spend the next day making up for it or move on. | You decide which mistakes you can live with
You can do things quickly or thoroughly. Thorough care takes longer, but it lasts for days. | You choose where your time does the most good
You can meet only one need at a time, and you choose how long to stay with it. All other needs have to wait. | You notice how much your attention matters
Too much help does as much harm as too little help. You decide when to step in and when to wait. | You learn when help is really needed
A friend takes over for you every second day. You can leave only one instruction. | You share the care and decide what matters most
`,
  },
  {
    ...{ id: 'chance', group: 'luck', thing: 'bet', go: 'hand', at: 'at the table' },
    titles: ['Stakes', 'Last Hands'],
    verbs: 'deal bet roll spin shuffle bluff gamble draft discard',
    good: 'each gamble that pays off',
    bad: 'a gamble that fails',
    choice: 'how much to risk',
    ...{ risk: 'luck that you can only partly control', reward: 'an unlikely win' },
    proof: 'testers groan at a loss and play again',
    rules: `
You see the next three results before they happen and can swap two of those results once per round. | You control your luck a little and feel clever
You can give up a round to see what comes in the next round, so a small loss can bring a bigger win. | You decide what information is worth to you
You always bet something you will need later, and you choose what to bet before each try. | Every risk you take feels important
All players draw from the same supply and see what is left. You choose when to join in and when to pass. | You work out your chances and watch the others
You can give a good result to a friend and get half of what your friend wins with it. | You share your luck and talk about it
After each success you can stop and keep what you won, or go on and risk all of it. | You feel the tension of one more try
Before each try you can pay to improve your chances. The price rises each time you pay. | You decide when good odds are worth the price
`,
  },
  {
    ...{ id: 'scheme', group: 'story', thing: 'character', go: 'evening', at: 'in the story' },
    titles: ['Secrets', 'Rumors'],
    verbs:
      'trick deceive lie steal scheme persuade talk vote accuse interview flirt marry haunt spy hustle swindle grift con',
    good: 'each move nobody sees through',
    bad: 'a move that somebody sees through',
    choice: 'how much to reveal',
    ...{ risk: 'people who may find you out', reward: 'a plan that works because nobody expected it' },
    proof: 'testers argue about whom to trust',
    rules: `
Anything you say can be repeated to the others, so you choose what to say and to whom. | You think about where your words may end up
You know one secret that nobody else knows. The secret loses value every hour, but using it gives you away. | You look for the right moment to act
You can lie only about things you have learned from others, so you choose whom to listen to. | You gain new options by paying attention
You get only one chance to talk to each person, and you choose when to use it. | You think before you approach anyone
Each evening you have to tell one person the truth. You choose whom to tell. | You decide who is least dangerous to you
Every success makes the others more suspicious. You can lie low for a day or take a bigger risk. | You decide how far you can go before you’re caught
You can work alone and keep everything, or work with a partner who may turn against you. | You weigh trust against safety
`,
  },
];
