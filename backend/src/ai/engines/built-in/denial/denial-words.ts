const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

export const NEGATORS = set(
  `no not never without nor neither dont doesnt isnt arent wont cant cannot zero 0 minus sans non havent hasnt didnt
   unlike isn nothing nobody none aint wasnt werent wouldnt shouldnt couldnt neednt mustnt hadnt hardly barely scarcely
   devoid despise detest loathe dislike hate hates kein keine keinen ohne aucun aucune senza nessun nessuna ningun
   ninguna nenhum nenhuma`,
);
/** Two words that deny what follows: "free of timers", "rather than shooting", "tired of runners?". */
export const DENYING_PAIRS = set(
  `free-of free-from instead-of rather-than goodbye-to bye-to farewell-to end-to stop-to tired-of sick-of bored-of weary-of
   forget-about opposed-to contrast-to contrary-to opposite-of less-of far-from anything-but other-than lack-of absence-of
   fed-up enough-of done-with away-with leave-out left-out leaves-out compare-us compare-it compare-this
   mistaken-for mistake-us mistake-it nowhere-near allergic-to wrong-to mistake-to decided-against opted-against urge-to temptation-to pressed-to used-to place-of lieu-of yet-to back-on vain-for`,
);
/** "No end to the quests", "never get tired of duels", "no lack of guilds": a denial of these is none. */
export const UNDONE = set('end enough tired sick bored weary fed lack absence less');
/** Orders that deny what they name: "Skip the login bonus", "Stop waiting for lives". */
export const DENYING_ORDERS = set('forget skip ditch stop');
/** "Just skip the login bonus". */
export const BEFORE_ORDERS = set('just so please now simply');
/** "Forget your worries", "skip the line", "forget all you know": these are no features. */
export const NO_FEATURES = set(
  'your what everything all yourself boredom stress worry worries wait line queue',
);
/** "Forget the city and harvest crops" goes on to what there is. */
export const ORDER_ENDS = set('and');
/** "Skip the timer with gems" tells what gems are for. */
export const PAYING = set('with for by using your some');
export const PAID_WITH = set(
  'gems coins cash money ads video videos diamonds crystals tickets boosters vip premium',
);
/** Of these all that a list with "and" goes on to name is denied too: "without timers, lives and ads". */
export const DENYING_LISTS = set('without free minus sans');
/** Between a negator and the verb that it denies: "won't be able to stop", "won't ever want to stop". */
export const BEFORE_VERBS = set('a any be is are was were able want to ever even possibly help');
/** After these the negator denies something else: "not only", "no matter", "don't miss", "never-ending". */
export const HARMLESS_AFTER = set(
  `only just merely simply matter matters problem worries sweat doubt better other less ending end ends wait stop forget miss worry
   bore bored boring dull before limit limits enough sure hesitate let believe resist tire tired quite know knows
   experience seen seem so as far cost charge rush two your ordinary typical average but to beats beat everyone afraid
   fear mistake longer one number more lose waste leave mercy shortage excuses wonder secret escapes escape like beaten
   easy hard stops mind put guarantee idea further felt played thought tried looked said rules left cancellation mean all`,
);
/** "Not one banner", "no longer slots" do deny. */
export const HARMLESS_ONLY_AFTER: Readonly<Record<string, ReadonlySet<string>>> = {
  // "No other game" praises, "unlike other merge games" tells what the game is not.
  other: set('no not never nothing nobody'),
  one: set('no'),
  number: set('no'),
  to: set('not'),
  but: set('nothing'),
  longer: set('not'),
  beat: set('nothing cant cannot nobody'),
  know: set('never dont nobody'),
  believe: set('cant cannot wont never'),
  more: set('nothing'),
  like: set('nothing'),
  leave: set('dont never'),
  idea: set('no'),
  mind: set('dont never'),
  lose: set('dont never'),
  stops: set('nothing nobody never'),
  so: set('not never'),
  felt: set('never'),
  played: set('never havent'),
  tried: set('never'),
  looked: set('never'),
  wait: set('dont'),
  put: set('cant cannot wont'),
  all: set('not'),
  left: set('nothing'),
  easy: set('not isnt never arent wont wasnt'),
  hard: set('not isnt never arent wont wasnt'),
  said: set('nobody never'),
  as: set('not never nothing'),
};
/** "Without falling to earn a trophy": what comes after "to" is not denied, but "without having to pay". */
export const OBLIGED = set('having have need needing waiting wait wanting forced asked told going');
/** "Not to mention the wheel", but "we chose not to have a wheel". */
export const SAID_ASIDE = set('mention be miss forget worry say speak');
/** These are harmless in an order only: "don't wait, join", but not "you don't wait for chests". */
export const ORDERS = set('wait worry lose waste fear');
/** Opens a question: "can't decide …?". */
export const ASKED = set('decide choose wait find solve beat sleep remember');
/** Words that do not belong to the noun after "no". */
export const NOUN_ENDS = set('and or nor that which who you we to in with for but it there');
/** Between "is" and what is said. */
export const STATE_FILLERS = set('ever quite really the a an simply just');
/** "Why not build a city", "not to mention", "whether or not". */
export const HARMLESS_BEFORE = set('why or if careful');
/** "No one can stop your guild", "no alliance is safe": they praise what follows. */
export const PRAISES = set(
  `stop stops beat beats resist match matches escape escapes defeat survive outrun safe same alike complete unbeatable
   perfect enough seems match rival catch withstand touch prepared ready alone`,
);
/** These take what follows "with" or "you" along: "never bother with chests", "nobody asks you to join a guild". */
export const WITH_VERBS = set(
  'bother bothered deal dealing do compete competing compared compare trade fight play chat talk share annoy nag spam burden interrupt interrupted',
);
export const YOU_VERBS = set(
  'let lets letting force forces forcing ask asks asking make makes making want wants tell tells beg begs push urge allow allows require requires expect expects sell sells show shows give gives bother bothers nag nags annoy annoys pester pesters spam spams bombard bombards tempt tempts lure lures interrupt interrupts',
);
/** "Not a game in which you shoot": it is this game that is told of. */
export const GAME_NAMES = set('game app one title kind sort puzzle');
/** The denial does not reach over these. */
export const TURNS = set(
  'hello but yet until instead only just rather because when while with so you youll youre youve we is are was were be let lets try unlimited infinite endless countless',
);
/** What is said of a thing that is not there: "guilds are not included", "no energy is needed" (also denied-behind.ts). */
export const DENIED_STATES = set(
  `here included needed required necessary allowed found part exist involved available coming welcome invited earn get
   count matter help happen work come sale supported offered planned present sold traded unlocked tuned shown appear
   interrupt possible implemented caught tamed shared skipped played enabled drawn shot dropped offered place changed
   managed laid option wanted used won earned bought traded collected given ranked upgraded tuned merged crafted matched
  swapped summoned built rewarded trained counted kept saved synced`,
);
