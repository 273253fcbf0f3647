import type { Family } from './family.types.js';

/** What depends on a steady hand, with a target or without. */
const PRECISE = {
  good: 'each precise move',
  bad: 'a clumsy move',
  choice: 'when to act and when to wait for a better moment',
  ...{ risk: 'less room for error with every try', reward: 'a difficult move that works on the first try' },
  proof: 'testers hold their breath before a difficult move',
  rules: `
The result of every try stays, good or bad, and affects the next one. Once per round you can undo one result. | You see each mistake matter and choose which mistake to fix
You can practice as often as you like, but only three tries a day count. You choose when you’re ready. | A small number of tries makes each one exciting
Before each try you choose how difficult it is. A harder try earns more, but a failure costs points. | You decide how much to trust your skill
You can act right away or wait for a better moment, but every second of waiting lowers the reward. | You weigh precision against speed
Two players share each try: one chooses where to act, and the other chooses when. | You have to understand each other to succeed
Each success makes the next try harder and worth more. A failure costs you everything you earned, but you can stop before any try. | You enjoy the tension of going one step further
Before a difficult try you can ask for help. It makes the try easier and cuts the reward in half. | You get past hard parts at a price you choose
`,
};

/** What is done with hands, feet and wheels. For the fields see `families.ts`. */
export const actionFamilies: readonly Family[] = [
  {
    ...{ id: 'fight', group: 'fight', thing: 'enemy', go: 'fight', at: 'in the fight' },
    titles: ['Fights', 'Punches'],
    verbs:
      'fight battle attack slay smash punch kick hit defeat destroy shoot fire blast slash slice chop kill strike hunt crush duel wrestle conquer unleash defend protect guard',
    good: 'each strike that lands',
    bad: 'a strike that misses',
    choice: 'whether to strike now or wait for a better moment',
    ...{
      risk: 'having to strike before you feel ready',
      reward: 'a well-timed strike that decides the round',
    },
    proof: 'testers start another round without being asked',
    rules: `
Each round you win gives you one new move, but you have to give up one you already know. | Every win makes you choose which moves to keep
Before each round you choose how hard it will be. The harder the round, the more you earn. | You set your own difficulty and your own reward
Each move gets weaker when you repeat it and recovers while you use others. You choose which move to save. | You look for new combinations instead of repeating your best move
Every strike costs energy, and waiting brings it back. You decide when to strike and when to hold back. | You learn that waiting can be as strong as attacking
You plan all your moves before the round starts. While it runs, you can change only one of them. | You get the fun of planning and the thrill of one late change
Any harm you take stays with you for the next round. Before it starts, you can undo only one part of it. | You carry the results of each round and set your own priorities
After each round you can stop and keep your reward, or play on for twice as much with the health you have left. | You weigh a safe reward against a bigger one
`,
  },
  {
    ...{ id: 'run', group: 'reflex', thing: 'obstacle', go: 'run', at: 'on the run' },
    titles: ['Leaps', 'Near Misses'],
    verbs:
      'run jump leap dodge fly swing climb escape glide swim bounce survive avoid navigate hop dash sprint fall flee soar surf dive evade crawl skate sneak travel roam walk hike wander guide',
    good: 'each new stretch you complete',
    bad: 'a mistake on the way',
    choice: 'whether to take the safe way or the fast way',
    ...{ risk: 'not seeing far enough ahead', reward: 'a risky shortcut that pays off' },
    proof: 'testers start again right after a failed try',
    rules: `
The faster you go, the more points you earn, but the less you see of what lies ahead. | You choose your own balance of speed and safety
You have to come back the way you went, and everything you moved or broke is still as you left it. | You make your own way back easier or harder
A recording of your last try moves along with you. It can help you, but it can also get in your way. | A failed try becomes useful in the next one
You see everything ahead for three seconds, then you play from memory. Each further look costs points. | You decide how far to trust your memory
You can rest at any time to regain energy, but each rest shortens the time you have left. | You plan your breaks instead of only reacting
Where a try ends, you can leave one aid for the next: more time, a safe spot or a warning. | Each failure makes the next try a little easier
You always choose between two ways: one slow and safe, one fast and risky. You can’t switch halfway. | You choose a risk and have to see it through
`,
  },
  {
    ...{ id: 'drive', group: 'drive', thing: 'turn', go: 'drive', at: 'on the road' },
    titles: ['Corners', 'Long Roads'],
    verbs: 'drive race ride drift park steer pilot haul accelerate overtake sail',
    good: 'each clean maneuver',
    bad: 'a collision',
    choice: 'when to slow down',
    ...{
      risk: 'tight spots that leave no room for mistakes',
      reward: 'a tight spot passed without slowing down',
    },
    proof: 'testers try the same level again to do it better',
    rules: `
You have a fixed amount of energy for the whole day, and every trip uses some. You choose which trips to make. | You plan a whole day instead of one trip at a time
You get one score for speed and one for a smooth ride, and only the lower score counts. | You balance two goals at every moment
You carry a load that can fall off. You can go back for anything you lose, but the clock keeps running. | You decide whether a mistake is worth fixing
Each route earns a little less every time you take it, so you decide when to try a new route. | You keep exploring instead of repeating one good route
You share the way with recordings of other players. You can follow a recording safely or overtake it for extra points. | You learn from other players and choose whom to beat
You can slow down only three times in each round, so you decide where you need it most. | You read the way ahead and plan for its hardest parts
Before each round you choose one upgrade and one handicap. A harder handicap unlocks a better upgrade. | You adapt each round to your own skill
`,
  },
  {
    ...{ id: 'aim', group: 'shot', thing: 'target', go: 'shot', at: 'at the target' },
    titles: ['Good Shots', 'Steady Hands'],
    verbs: 'aim throw toss fling launch bowl flick',
    ...PRECISE,
  },
  {
    // Nothing is aimed at: what links it to another game speaks of timing, not of shots.
    ...{ id: 'steady', group: 'reflex', thing: 'piece', go: 'try', at: 'in the try' },
    titles: ['Steady Hands', 'Close Calls'],
    verbs: 'stack balance drop tap swipe catch juggle',
    ...PRECISE,
  },
  {
    ...{ id: 'search', group: 'explore', thing: 'find', go: 'trip', at: 'out in the world' },
    titles: ['Finds', 'Treasures'],
    verbs:
      'find search discover explore collect gather seek dig mine spot photograph scour attract lure snap rescue hide fish uncover loot harvest',
    good: 'each rare find',
    bad: 'a search that leads nowhere',
    choice: 'how long to keep looking',
    ...{ risk: 'good finds that are easy to overlook', reward: 'a rare find in an unlikely place' },
    proof: 'testers go back for a second look at a place they passed',
    rules: `
You can keep only three finds. To keep a fourth, you have to give one up. | You compare every new find with what you already have
You can visit each place only once, and you choose when to leave. Anything you missed is gone. | You look closely and decide when you have seen enough
Each find comes with a clue to a better find. You can keep the find or follow the clue but not both. | You choose between a sure reward and the chance of a better find
Whatever you take changes what appears next, so you decide what to take and what to leave. | You think about the effect of every find
You can mark only five places on your map. All other places are hidden again when you leave. | You decide what is worth remembering
A place you leave alone offers better finds the next day, but other players may get there first. | You weigh patience against competition
The farther you go, the better the finds, but if you don’t get back in time, you lose them all. | You decide how far you dare to go
`,
  },
];
