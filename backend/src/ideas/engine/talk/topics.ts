import type { ChatAnswer } from '../engine.types.js';
import { sameKey } from '../phrases.js';
import { crowd, frequent, nameTaken, unusual } from './crowd-answers.js';
import { missing, risks, session } from './design-answers.js';
import { tellField } from './field-answers.js';
import { listOthers, plain } from './intents.js';
import { similar } from './market-answers.js';
import { fiveNames, metaSuggestions, pitch } from './retelling-answers.js';
import type { Answer, Subject } from './subject.js';
import { about, cuts, holds, judgement, needs, strengths, twists } from './whole-answers.js';

type Topic = readonly [label: string, words: string, reply: Answer];

const PEOPLE = '(?:any ?(?:one|body)|some ?(?:one|body)|people|players?|users?|i|we|you|they)';

const setting: Answer = (subject) => tellField(subject, 'setting');
/** Another place is wished for: that the present one is written down is no answer. */
const WISH = /\b(?:give|want|try|change|instead|another|other|different|new|better|rather)\b/;

/** What a question can be about, with the words that tell it and the answer. The first of two that overlap holds. */
const TOPICS: readonly Topic[] = [
  [
    'whether to go on with it',
    `rate|rating|score|out of (?:10|ten)|1 (?:to )?10|grade|verdict|good idea|any good|worth (?:it|making|building|doing|our time)|would you (?:play|make|fund|greenlight)(?: it| this)?|greenlight|should we (?:make|build|do|fund|continue|go on|kill|invest)(?: with)?(?: it| this| in it| in this)?|pros and cons|for and against|go or (?:kill|no go)|convince me|your opinion|what do you think|honest(?:ly)? opinion`,
    judgement,
  ],
  [
    'its strengths',
    `strengths?|strong(?:est)? (?:points?|parts?)|advantages?|best (?:part|thing)|selling points?|why (?:on earth )?(?:would|should|will|do|does) ${PEOPLE} (?:ever |even |really )?(?:play|care|want|like|download|install|pick|choose|bother)`,
    strengths,
  ],
  [
    'the first session',
    'onboard\\w*|tutorial|ftue|first (?:session|time|\\d+ (?:seconds|minutes)|seconds|minutes?|level)|new players?|beginners?|newbies|teach(?:es)?|learn(?:s|ed)?',
    session,
  ],
  [
    'the audience',
    `audiences?|demographics?|target (?:group|market|players?|user)|who (?:would|will|should|might|could|is going to|s going to)? ?(?:even |actually |really )?(?:plays?|playing|likes?|wants?|enjoys?|buys?|loves?|downloads?)|whos? (?:is |s )?(?:it|this|that|the game) for|for whom|who is it aimed at|what (?:kind|type|sort) of (?:people|players?|gamers?)|(?:for )?(?:women|men|girls|boys|moms?|mums?|dads?|grandma|seniors|elderly|old(?:er)? people|teens|teenagers|adults|casuals?|casual (?:players?|gamers?)|hardcore (?:players?|gamers?)|gamers|commuters|students)`,
    (subject) => tellField(subject, 'audience'),
  ],
  [
    'the monetization',
    'moneti[sz]\\w*|business model|whales?|big spenders?|iaps?|in app purchases?|microtransactions?|(?:what|which) .*(?:sell|buy|pay for)|paywall|make money|earn money|free to play|premium or free',
    (subject) => tellField(subject, 'monetization'),
  ],
  [
    'the first test',
    '(?:cheapest|quickest|fastest|smallest|best|easiest|cheap|good|quick|easy|fast) (?:way to |to )?(?:test|find out|try|prove|check|validate|experiment)|first test|prototypes?|prototyping|validat\\w+|play ?test\\w*|test (?:it|this|that|the idea|whether|if)|a b test',
    (subject) => tellField(subject, 'firstTest'),
  ],
  [
    'the art direction',
    'art (?:style|direction)|visuals?|visual style|graphics|look and feel|art|color palette|drawn',
    (subject) => tellField(subject, 'artDirection'),
  ],
  [
    'the player fantasy',
    'fantasy|who (?:am i|is the player|do (?:i|you|we) play(?: as)?)|main character|protagonist|hero',
    (subject) => tellField(subject, 'fantasy'),
  ],
  [
    'what brings people back',
    `comes? back|coming back|returns?|long ?term|day (?:\\d+|two|seven|thirty)|d\\d+|end ?game|after (?:a|one|two|three|the first|a few) (?:days?|weeks?|months?)|every day|daily habit|keep(?:s)? (?:${PEOPLE} )?(?:playing|coming|engaged)|get(?:s|ting)? bor(?:ed|ing)|replay\\w*|hooked|weeks? (?:two|three|\\d+)`,
    (subject) => tellField(subject, 'weeks'),
  ],
  [
    'a session',
    'session(?:s)?(?: length| time)?|(?:length|duration) of (?:a|one) (?:round|game|match|level)|how long (?:is|does|do|are|will|should) .*(?:round|match|level|game|run)',
    (subject) => tellField(subject, 'session'),
  ],
  [
    'the core loop',
    `core loop|game ?play(?: loop)?|loop|how (?:is|does|do) (?:it|this|one|the game|you|i|we) (?:actually |even )?(?:play(?:ed)?|works?|function)|what (?:do|does) (?:i|you|we|(?:the |my |our )?players?|one|people) (?:actually |really |even )?(?:do|tap|touch|press)|controls?`,
    (subject) => tellField(subject, 'moment'),
  ],
  ['the name', 'name taken|trademarks?|already (?:a game|taken|used)', nameTaken],
  ['names', 'names?|titles?|call it|called', fiveNames],
  [
    'the pitch',
    'pitch(?:es)?|elevator|tag ?line|one liner|hook|(?:one|a|single|two) (?:sentences?|lines?)|tl ?dr|summar\\w+|sum (?:it|this) up|explain (?:it|this|the game|the idea) to|sell (?:it|this) to',
    pitch,
  ],
  [
    'the setting',
    'setting|theme|lore|world|where (?:is|does) (?:it|this) .*(?:set|happen|place|play)',
    setting,
  ],
  [
    'what is unusual',
    'unique(?:ness)?|original(?:ity)?|novel(?:ty)?|differentiat\\w+|usp|stands? out|innovat\\w+|copy ?cat|rip ?off|clone|been done|done before|seen (?:it|this) (?:before|already)|nothing new|anything new|whats new|special',
    unusual,
  ],
  [
    'similar games',
    `similar|competit\\w+|compet(?:e|es|ing)|rivals?|like (?:this|it|ours|mine)|who else|(?:any|some) ?(?:one|body) else|already (?:exists?|out there)|other (?:games?|titles?)|references?|benchmarks?|comparables?|closest|nearest`,
    similar,
  ],
  [
    'twists',
    'twists?|spice (?:it|this) up|surprise me|(?:more|fresh|new|crazy|wild|other) ideas?|something (?:new|fresh|crazy|unexpected)',
    twists,
  ],
  [
    'meta elements',
    '(?:what|which|suggest|any|some|more|need|needs|a|the) (?:kind of |other |good |new )?meta(?: ?game| layers?| elements?| systems?| ideas?)?|progression|retention (?:features?|mechanics?|systems?)',
    metaSuggestions,
  ],
  [
    'what to cut',
    'too (?:complicated|complex|much|many|big|heavy)|simpl(?:er|ify|ified)|scope|what (?:can|should|could|to) (?:we )?(?:go|cut|drop|remove|leave)|mvp|smaller|(?:small|tiny|solo|two|three|\\d+)(?: person| people| man)? team|solo dev(?:eloper)?|indie|leaner|bloated|overloaded|overdesigned',
    cuts,
  ],
  [
    'what is missing',
    'missing|lack(?:s|ing)?|fix|improv\\w+|incomplete|gaps?|unfinished|next steps?|still open|whats next|what next|still need|unclear|not defined|undefined|forg[eo]t\\w*',
    missing,
  ],
  [
    'what can go wrong',
    'risks?|risky|go(?:es)? wrong|fail(?:s|ure)?|weak(?:est|ness|nesses)?|problems?|issues?|concerns?|worr(?:y|ied|ies)|dangers?|dangerous|flaws?|downsides?|drawbacks?|hate|quit',
    risks,
  ],
  [
    'what its parts need',
    'how (?:hard|difficult|expensive|much work)|hard(?:est)? to (?:build|make|develop|produce)|expensive|feasib\\w+|produc(?:e|ing|tion)|assets?|build (?:it|this)',
    needs,
  ],
  [
    'the most frequent items',
    '(?:most|very) (?:common|popular|frequent|used)|(?:top|common|popular) (?:mechanics?|genres?)|which (?:mechanics?|genres?) (?:is|are|do|does)',
    frequent,
  ],
  [
    'the charts',
    'crowded|saturated|saturation|markets?|charts?|numbers|figures|data|stats|statistics|evidence|proof|top grossing|popular(?:ity)?',
    crowd,
  ],
  [
    'the idea',
    `what (?:is|are|s) (?:this|it|the) (?:game|idea)|whats (?:this|it|the) (?:game|idea)|describe|tell me about|(?:dont|do not) (?:get|understand)|confus\\w+|explain`,
    about,
  ],
];
/** Words that say what a question is about only where nothing else does. */
const WEAK: readonly Answer[] = [crowd, about];
/** What names and pitches cannot be made to be. */
const TONE = /^(?:funn|cute|dark|cool|catch|serious|epic|scar|poetic|sexy|crazy|silly)/;
const PATTERNS = TOPICS.map(([label, words, reply]) => ({
  label,
  reply,
  words: new RegExp(`\\b(?:${words})\\b`),
}));

/** What no table, chart or field here can tell. */
const BEYOND =
  /\b(?:retention (?:rate|number|figure|on|at|is|do)|retention|ltv|arpu|arpdau|dau|mau|cpi|roi|revenues?|profits?|budget|costs?|break even|how (?:much|many) (?:money|people|players|users|installs|downloads|will|would|does|do we|could)|how many (?:weeks|months|developers)|installs?|downloads|unity|unreal|godot|engine|server|backend|hire|hiring|publisher|legal|lawsuit|patent|copyright|sue|apple|google|gdpr|brazil|japan|china|germany|india|korea|europe|asia|steam|console|pc|translate|soundtrack|music|code|sql|how long until|in (?:french|german|spanish|italian|chinese|japanese|korean|russian|arabic)|laws?|regulat\\w+|rules? (?:of|by)|age rating|(?:gambling|store|app store) rules?|flopped|died|shut down|failed games?|newcomers?)\b/;
const NOT = /\b(?:not|no|dont|never|without|except|ignore|forget|besides|stop)(?: \w+){0,2} $/;
/** A request to write something else is no question about a topic. */
const ORDERS =
  /^(?:please |can you |could you )?(?:make (?:it|this|the game)|(?:re)?name it|call it|turn|replace|swap|add|remove|delete|drop|cut|lose|ditch|get rid of|write (?:me )?(?:a|an|the) (?:story|code|email|gdd|document|script|poem|tweet))\b/;
const YES_OR_NO =
  /^(?:is|are|was|were|will|would|can|could|should|do|does|did|am|isnt|arent|wont|dont|doesnt)\b/;
/** So many words beside the topic ask for something that the answer doesn’t know. */
const MOST_OTHERS = 9;
const MOST_TOPICS = 2;

/**
 * What is known of the one or two things that a question is about. Where it asks for more, the answer says so first.
 * @param known words of the idea and of games in the charts
 * @param isWeak only words that tell a topic where nothing else does
 */
export function answerTopics(
  subject: Subject,
  known: ReadonlySet<string>,
  isWeak = false,
): ChatAnswer | undefined {
  const words = plain(subject.request.message);
  const found: { label: string; reply: Answer; at: number; text: string }[] = [];
  for (const { label, reply, words: pattern } of PATTERNS) {
    const match = pattern.exec(words);
    if (
      !match ||
      WEAK.includes(reply) !== isWeak ||
      (reply === setting && WISH.test(words)) ||
      NOT.test(words.slice(0, match.index))
    )
      continue;
    const [text] = match;
    if (found.some((one) => match.index < one.at + one.text.length && one.at < match.index + text.length))
      continue;
    found.push({ label, reply, at: match.index, text });
  }
  if (found.length === 0 || found.length > MOST_TOPICS) return undefined;
  const asked = new Set(found.flatMap(({ text }) => text.split(' ')));
  const others = listOthers(words, known).filter((word) => !asked.has(word));
  if (others.length > MOST_OTHERS) return undefined;
  const replies = found.sort((a, b) => a.at - b.at).map((one) => ({ ...one, said: one.reply(subject) }));
  const [first] = replies;
  if (!first) return undefined;
  const isOpinion = YES_OR_NO.test(words);
  const isWhole = others.length === 0 && !isOpinion;
  const labels = replies.map(({ label }) => label).join(' and ');
  const unheeded = others.filter((word) => TONE.test(word));
  const before = isOpinion
    ? 'I can’t judge that. '
    : unheeded.length > 0
      ? `I can’t take “${unheeded.join(' ')}” into account. `
      : 'I can’t answer all of that. ';
  const lead = isWhole || first.reply === judgement ? [] : [`${before}What I have on ${labels}:`];
  const changed = isWhole ? replies.find(({ said }) => said.updatedIdea)?.said.updatedIdea : undefined;
  return {
    intent: replies.map(({ said }) => said.intent).join(' '),
    content: [...lead, ...replies.map(({ said }) => said.content)].join('\n'),
    basis: replies.flatMap(({ said }) => said.basis).slice(0, 6),
    ...(changed ? { updatedIdea: changed } : {}),
  };
}

/** Whether a message asks for what nothing here can tell, or for an order that is no question. */
export function isBeyond(message: string): boolean {
  const words = plain(message);
  return BEYOND.test(words) || ORDERS.test(words);
}

/** One limit that a question names: for kids, one hand, offline. */
export const answerLimit = (subject: Subject): ChatAnswer | undefined =>
  holds(subject, sameKey(subject.request.message));
