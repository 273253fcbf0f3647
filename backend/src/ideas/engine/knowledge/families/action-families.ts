import type { Family } from './family.types.js';

/** What is done with hands, feet and wheels. For the fields see `families.ts`. */
export const actionFamilies: readonly Family[] = [
  {
    ...{ id: 'fight', go: 'fight' },
    titles: ['Fights', 'Punches'],
    verbs:
      'fight battle attack slay smash punch kick hit defeat destroy shoot fire blast slash slice chop kill strike hunt crush duel wrestle conquer unleash defend protect guard',
    good: 'each blow that lands',
    bad: 'a blow you take',
    choice: 'whom to face first',
    ...{ risk: 'an enemy who gets up again', reward: 'a fight won with nothing left' },
    proof: 'testers want a rematch before the screen is gone',
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
    ...{ id: 'run', go: 'run' },
    titles: ['Leaps', 'Near Misses'],
    verbs:
      'run jump leap dodge fly swing climb escape glide swim bounce survive avoid navigate hop dash sprint fall flee soar surf dive evade crawl skate sneak travel roam walk hike wander guide',
    good: 'each gap you clear',
    bad: 'a fall',
    choice: 'which way to risk',
    ...{ risk: 'what is right behind you', reward: 'a way nobody else has found' },
    proof: 'testers start again within two seconds of a fall',
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
    ...{ id: 'drive', go: 'drive' },
    titles: ['Corners', 'Long Roads'],
    verbs: 'drive race ride drift park steer pilot haul accelerate overtake sail',
    good: 'each clean corner',
    bad: 'a dent',
    choice: 'when to brake',
    ...{ risk: 'a tank that runs low', reward: 'a corner taken without braking' },
    proof: 'testers ask for the same road again',
    rules: `
There’s one tank for the whole day, and every road is worth something else. | Fuel turns driving into planning
Your passenger wants it gentle and the clock wants it fast. | Two judges sit in one car
What falls off on the way is what you can’t deliver, and you heard it fall. | Going back is always possible and never cheap
Each road you drive gets better for the next player and worse for you. | Routine roads lose their worth, so maps stay in motion
You brake for somebody else’s mistakes: the traffic is yesterday’s players. | Every driver is a person’s real drive
`,
  },
  {
    ...{ id: 'aim', go: 'shot' },
    titles: ['Good Shots', 'Steady Hands'],
    verbs: 'aim throw tap drop stack balance swipe toss fling launch catch juggle bowl flick',
    good: 'each one on target',
    bad: 'a miss',
    choice: 'when to let go',
    ...{ risk: 'a target that keeps moving', reward: 'one that just held' },
    proof: 'testers hold their breath',
    rules: `
Everything that has landed stays, so you aim around your own misses. | The board remembers, and an early mistake gets expensive
You have three tries for the whole day and may take them in any minute of it. | Scarcity makes a small gesture tense
A miss is kept and handed to the next player as their target. | One person’s error is another one’s game
The better you were, the further the next target moves away. | Skill sets the difficulty without a menu
You choose the angle, a friend chooses the moment. | Half a shot each makes blame part of the fun
`,
  },
  {
    ...{ id: 'search', go: 'trip' },
    titles: ['Finds', 'Treasures'],
    verbs:
      'find search discover explore collect gather seek dig mine spot photograph scour attract lure snap rescue hide fish uncover loot harvest',
    good: 'each rare find',
    bad: 'coming home empty',
    choice: 'how far to go today',
    ...{ risk: 'the way home', reward: 'a find nobody knew of' },
    proof: 'testers turn around to look at something twice',
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
