import type { Family } from './family.types.js';

/** What is done with hands, feet and wheels. For the fields see `families.ts`. */
export const actionFamilies: readonly Family[] = [
  {
    ...{ id: 'fight', genre: 'fighting', unit: 'fight' },
    titles: ['Fights', 'Blows'],
    verbs:
      'fight battle attack slay smash punch kick hit defeat destroy shoot fire blast slash slice chop kill strike hunt crush duel wrestle conquer unleash defend protect guard',
    acts: ['fight', 'win your fights', 'hold your own in a fight'],
    goods: ['each blow that lands', 'a fight without a scratch'],
    bads: ['a blow you take', 'a fight you lose'],
    wins: ['lands one blow for free', 'sends an ally into the next fight'],
    losses: ['brings one more enemy', 'lets the enemy strike first'],
    choices: ['whom to face first', 'when to pull back'],
    ...{ press: 'an enemy who gets up again presses', pay: 'a fight won with nothing left pays' },
    proof: 'testers want a rematch before the screen is gone',
    cells: {
      move: ['blow you land'],
      clock: ['the next enemy comes a step closer'],
      yield: ['trophy you win', 'worn into the next fight'],
      take: ['spent on the blow that ends the fight'],
      left: ['enemy who gets away'],
      as: ['one more enemy in the next fight'],
      budget: ['a fight', 'the enemy grows bolder'],
    },
    rules: `
Each enemy you beat leaves you one of their moves and takes away one of yours. | Winning changes how you fight, so no style lasts
You choose the enemy’s next move and then have to survive it. | Difficulty is something you pick, a blow at a time
There’s only one enemy, and each day they remember what you did. | Habits are the opponent, so players have to surprise themselves
Every blow costs health, and only a clean win gives it back. | Attacking is a risk, so holding back is a move
The fight is planned with eyes open and played in the dark. | What you see and what you remember are two skills
You fight for a crowd that tires of anything it has seen twice. | Winning isn’t enough; it has to be worth watching
Whatever you break stays broken for everybody who comes after you. | The fight redraws its own place
`,
  },
  {
    ...{ id: 'run', genre: 'running', unit: 'run' },
    titles: ['Leaps', 'Near Misses'],
    verbs:
      'run jump leap dodge fly swing climb escape glide swim bounce survive avoid navigate hop dash sprint fall flee soar surf dive evade crawl skate sneak travel roam walk hike wander guide',
    acts: ['keep moving', 'get through in one piece', 'find a way through'],
    goods: ['each gap you clear', 'a run without a fall', 'every near miss'],
    bads: ['a fall', 'one stumble'],
    wins: ['gives you one more jump', 'opens a shortcut'],
    losses: ['breaks the ground under you', 'closes the short way'],
    choices: ['which way to risk', 'when to stop and look'],
    ...{ press: 'what is right behind you presses', pay: 'a way nobody else has found pays' },
    proof: 'testers start again within two seconds of a fall',
    cells: {
      move: ['jump you make'],
      clock: ['the ground behind you crumbles a little'],
      yield: ['find you pick up on the way', 'kept for the next run'],
      take: ['thrown down as one more foothold'],
      left: ['jump you miss'],
      as: ['a gap in the way on your next run'],
      budget: ['a run', 'the way grows over'],
    },
    rules: `
The way back is the way you came, with everything you knocked over still lying there. | Going out decides what coming home is like
You carry something that must not tip, so the fastest way is rarely the right one. | Speed and care pull against each other in every step
Your last run is still out there: a shadow that you can stand on or bump into. | Failing builds the way, so a bad run has its uses
You see the whole way for three seconds, and then you play it from memory. | Looking is half of the skill
Each run starts where the last player fell. | Strangers carry each other forward without a word
You may stop as often as you like, but whatever follows you never does. | Rest is a resource that somebody else is eating
Every fall adds a foothold where you landed. | The hard place gets easier because you failed there
`,
  },
  {
    ...{ id: 'drive', genre: 'driving', unit: 'drive' },
    titles: ['Corners', 'Long Roads'],
    verbs: 'drive race ride drift park steer pilot haul accelerate overtake sail',
    acts: ['drive', 'stay on the road', 'drive on'],
    goods: ['each clean corner', 'a drive without a dent'],
    bads: ['a dent', 'a corner taken too wide'],
    wins: ['gives you one more burst of speed', 'clears the road ahead'],
    losses: ['drains the tank', 'puts a rival in front of you'],
    choices: ['when to brake', 'which road to take'],
    ...{ press: 'a tank that runs low presses', pay: 'a corner taken without braking pays' },
    proof: 'testers ask for the same road again',
    cells: {
      move: ['corner you take'],
      clock: ['the road ahead gets a little narrower'],
      yield: ['load you bring home', 'paid for on the spot'],
      take: ['burned as fuel for the last stretch'],
      left: ['corner you take too wide'],
      as: ['a pothole on your road'],
      budget: ['a drive', 'the road closes'],
    },
    rules: `
There’s one tank for the whole day, and every road is worth something else. | Fuel turns driving into planning
Your passenger wants it gentle and the clock wants it fast. | Two judges sit in one car
What falls off on the way is what you can’t deliver, and you heard it fall. | Going back is always possible and never cheap
Each road you drive gets better for the next player and worse for you. | Routine roads lose their worth, so maps stay in motion
You brake for somebody else’s mistakes: the traffic is yesterday’s players. | Every driver is a person’s real drive
`,
  },
  {
    ...{ id: 'aim', genre: 'aiming', unit: 'shot' },
    titles: ['Good Shots', 'Steady Hands'],
    verbs: 'aim throw tap drop stack balance swipe toss fling launch catch juggle bowl flick',
    acts: ['judge the moment', 'time it right', 'take your shot'],
    goods: ['each one on target', 'a perfect try'],
    bads: ['a miss', 'letting go too soon'],
    wins: ['slows the next try down', 'gives you one more try'],
    losses: ['makes the target smaller', 'moves the target'],
    choices: ['when to let go', 'which one to give up'],
    ...{ press: 'a target that keeps moving presses', pay: 'one that just held pays' },
    proof: 'testers hold their breath',
    cells: {
      move: ['try'],
      clock: ['the target drifts a little further off'],
      yield: ['perfect try', 'counted for the score'],
      take: ['loaded as your next try'],
      left: ['try that misses'],
      as: ['a smaller target on the next try'],
      budget: ['a careful try', 'you lose your eye for it'],
    },
    rules: `
Everything that has landed stays, so you aim around your own misses. | The board remembers, and an early mistake gets expensive
You have three tries for the whole day and may take them in any minute of it. | Scarcity makes a small gesture tense
A miss is kept and handed to the next player as their target. | One person’s error is another one’s game
The better you were, the further the next target moves away. | Skill sets the difficulty without a menu
You choose the angle, a friend chooses the moment. | Half a shot each makes blame part of the fun
`,
  },
  {
    ...{ id: 'search', genre: 'searching', unit: 'search' },
    titles: ['Finds', 'Dark Corners'],
    verbs:
      'find search discover explore collect gather seek dig mine spot photograph scour attract lure snap rescue hide fish uncover loot harvest',
    acts: ['go out looking', 'look in every corner', 'bring home what you find'],
    goods: ['each rare find', 'coming home with a full bag'],
    bads: ['coming home empty', 'a place you overlook'],
    wins: ['shows you where to look next', 'opens a corner nobody has seen'],
    losses: ['hides one find again', 'turns a light off'],
    choices: ['how far to go today', 'what to leave behind'],
    ...{ press: 'the way home presses', pay: 'a find nobody knew of pays' },
    proof: 'testers turn around to look at something twice',
    cells: {
      move: ['place you look in'],
      clock: ['the light gets a little lower'],
      yield: ['find you bring home', 'kept for the collection'],
      take: ['left as bait for something rarer'],
      left: ['corner you never look in'],
      as: ['a dark corner on your next search'],
      budget: ['a search', 'somebody else finds it first'],
    },
    rules: `
You can carry three things, and the fourth is always better. | The bag makes a choice of every find
Every place can be seen once: what you didn’t notice is gone, and somebody else may have it. | Looking closely is worth more than going far
What you find tells where somebody else has hidden theirs, so each find is also a clue. | Collecting turns into detection
Whatever you take leaves a gap that the place reacts to. | Taking has consequences, so leaving is a choice
The map is drawn by you, badly, and others travel by it. | Memory becomes something you can share and be blamed for
The rarest things come only to a place you’ve left alone for days. | Patience is a skill, and greed scares things off
`,
  },
];
