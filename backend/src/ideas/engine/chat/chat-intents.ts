/** What the chat understands; each is a row of the table in docs/built-in-engine.md. */
export type Intent =
  | 'help'
  | 'thanks'
  | 'another'
  | 'do-that'
  | 'rename-idea'
  | 'rename-item'
  | 'remove'
  | 'weigh'
  | 'review'
  | 'summary'
  | 'combine'
  | 'improve'
  | 'add'
  | 'shorten'
  | 'compare'
  | 'risks'
  | 'similar'
  | 'monetisation'
  | 'session-length'
  | 'audience'
  | 'first-session'
  | 'next-steps'
  | 'retention'
  | 'explain'
  | 'suggest'
  | 'cannot'
  | 'unclear';

/** Asked in this order; the first that fits decides. An order to add or remove holds whatever words follow it. */
const RULES: readonly [Intent, RegExp][] = [
  [
    'help',
    /^(help|\?+|commands?|what can (you|i)( do| ask)?\b.*|how do(es)? (you|this) work.*|who are you.*|hi|hello|hey|good (morning|evening|day))[\s!?.]*$/i,
  ],
  ['thanks', /^(thanks?|thank you|thx|great|nice|cool|perfect|ok(ay)?|got it|awesome)\b[^?]{0,30}$/i],
  [
    'cannot',
    /\b(draw|paint|render|generate|create|make|show)\b[^.?!]{0,30}\b(image|picture|logo|icon|art(work)?|video|screenshot|concept art|sprite|music|sound)s?\b|\b(write|generate)\b[^.?!]{0,20}\b(code|script|unity|unreal|shader)\b|\b(predict|forecast|how much (money|revenue)|how many (downloads|installs)|will it (succeed|sell|be a hit))\b|\b(translate|translation|in (german|french|spanish|japanese|chinese|korean|italian|portuguese|turkish))\b|\b(search the (web|internet)|google|browse|look up online|latest news)\b|\bwrite\b[^.?!]{0,20}\b(description|store page|press release|story|dialogues?|lyrics|article)\b|\b(tell( me)? a joke|poem|recipe|stock price|(what(’|')?s|what is|how is) the weather)\b/i,
  ],
  [
    'do-that',
    /^(yes|yep|sure|please do|ok(ay)?,? (do|add|apply)|do (that|it|so)|apply( (that|it))?|(add|take|use|apply) (that|it|them|those|both|all|(the |number |option |#)(first|second|third|last|\d)( one)?|\d)\b|go ahead|let'?s do (that|it)|i (like|want) (that|it|the)|the (first|second|third|last)( one)?|(number|option|#)\s*\d|\d)\b[^?]{0,60}$/i,
  ],
  [
    'another',
    /^((an)?other( one| idea| suggestion)?|one more|more|again|next( one)?(?=[?.!]*$)|something else|different( one)?|try again|(give|show|suggest|tell)( me)? (an)?other.*|what else)\b[^?]{0,40}[?.!]*$/i,
  ],
  ['remove', /^(remove|delete|drop|get rid of|take out|scrap)\b/i],
  [
    'suggest',
    /^add (some |a few |two |three |me )*(more|other|another|new)( core| meta)? ?(mechanics?|elements?|items?|ideas?|things?)?[.!]?$/i,
  ],
  ['add', /^(add|include|insert|append|put\b.*\b(in|into|on|under|to))\b/i],
  [
    'rename-idea',
    /\b((rename|retitle)( (the|this|my))? ?(idea|game|it|title)|(rename|retitle)[.!?]*$|new name|better name|(change|find|suggest|another|different|call)\b[^.?!]{0,20}\b(name|title)|name (for|of) (the|this|my|it)|(give|suggest|find|propose|offer)( me| us)? \w+ (names|titles)|call (it|the (idea|game)|this( idea| game)?))\b/i,
  ],
  [
    'review',
    /\b(what do you think|your (opinion|view|verdict)|feedback|review|judge|rate (it|this|the|my)|weakest|strongest|is (it|this|the idea) (any )?(good|too \w+|complex|complicated|realistic|feasible)|too (complex|complicated|much|many|big)|complexity|how (hard|difficult|expensive|complex|big)|feasib\w+|stand out|differentiat\w+|usp|selling point|what makes (it|this|the idea) (\w+)|effort|scope|does (it|this) (work|hold|make sense))\b/i,
  ],
  [
    'summary',
    /^((can|could) you |please |give me |write |tell me |what is )*(a |an |the )?(short |quick )?(summar\w+|sum\b|recap|elevator pitch|pitch|one[- ]liner|tl;?dr)\b|\b(idea|it|game) in (one|a|two|few) sentences?\b/i,
  ],
  [
    'combine',
    /^((can|could|how (can|could|do|would)) (you|we|i|it) |please |let'?s )*(combine|connect|link|tie|mix|marry|fuse)\b|\bfit together\b/i,
  ],
  ['rename-item', /\b(rename|replace|reword|rephrase|change|turn|swap)\b/i],
  ['remove', /\b(remove|delete|drop|get rid of|take out|kick out|without|scrap|cut)\b/i],
  [
    'compare',
    /\b(compare\w*|comparison|versus|vs\.?|differs?|difference|better than|instead of|or rather|which is better|compared)\b/i,
  ],
  [
    'risks',
    /\b(risk\w*|danger\w*|pitfall\w*|weakness\w*|weak point|problem\w*|go(es)? wrong|fail\w*|criti\w+|downside\w*|concern\w*|worr\w+|devil)\b/i,
  ],
  [
    'similar',
    /\b(similar|like (this|mine|my)|closest|nearest|competitors?|comparable|who else|charting|charts?|in the market|already (exist|done)|resembl\w+)\b/i,
  ],
  [
    'monetisation',
    /\b(moneti[sz]\w*|revenue|money|earn\w*|business model|iap|in-app|price|pricing|sell|arpu|ltv|ads?)\b/i,
  ],
  [
    'first-session',
    /\b(first (session|minutes?|time|launch|experience|day|impression)|onboard\w*|tutorial|ftue|new players?|beginners?)\b/i,
  ],
  [
    'session-length',
    /\b(session\w*|how long|length|duration|minutes?|round length|pace|pacing|commut\w+|on the (bus|train|go)|one[- ]hand\w*)\b/i,
  ],
  [
    'audience',
    /\b(audience|target|who (is|would|will|plays?)|for whom|players? (would|will)|demographic\w*|age|market fit|persona\w*|year[- ]olds?)\b/i,
  ],
  [
    'next-steps',
    /\b(next steps?|what (now|next|should i do)|prototype|start building|to do|todo|plan|roadmap|validate|test (it|this|the idea|first)|how (do|should) (i|we) (start|begin|proceed))\b/i,
  ],
  [
    'retention',
    /\b(retention|retain|come back|coming back|return|day (1|7|30)|d(1|7|30)|long[- ]?term|sticky|habit)\b/i,
  ],
  ['shorten', /\b(shorten|shorter|concise|trim|tidy up|condense|simplif\w+)\b/i],
  ['add', /\b(add|include|put in|insert|append|bring in)\b|^(please )?put\b.*\b(in|into|on|under|to)\b/i],
  [
    'improve',
    /\b(boring|dull|bland|generic|uninteresting|flat|unclear|confusing|improve|polish|spice up|refine|strengthen|make)\b[^?]*\b(the|this|that|first|second|third|fourth|last|mechanic|element|item|\d|is|are|more|less|easier|harder|better|["“])|\b(boring|dull|bland|uninteresting|confusing)\b/i,
  ],
  ['suggest', /\b(missing|lacks?|lacking)\b/i],
  [
    'explain',
    /\b(explain|what(’|')?s|what (is|are|does|do)|how (does|do|would|could|can)|why|tell me (about|more)|describe|meaning|mean|definition|define)\b/i,
  ],
  [
    'suggest',
    /\b(suggest\w*|ideas?|propos\w+|recommend\w*|brainstorm|improve|better|missing|more|what else|inspire|twist|variant\w*|variation|complement\w*|need|deeper|casual\w*|competitive|social|fresh|unique)\b/i,
  ],
];

/** Changes are obeyed only when they are asked for, not when they are asked about ("what if I remove …?"). */
const ASKED_ABOUT =
  /^(what if|should (i|we)|would it|could (i|we)|do (i|we) need|is it (good|bad|wise)|why)\b/i;
const CHANGES: ReadonlySet<Intent> = new Set([
  'rename-idea',
  'rename-item',
  'remove',
  'add',
  'shorten',
  'do-that',
]);

/** "Good. Add it": what comes before the request. */
const NOD =
  /^(?:(?:good|great|nice|cool|perfect|fine|well|thanks|thank you|yes|ok(?:ay)?|sure|right)[,.!;:–-]+\s*|(?:please|also|now|then|and|so|but)\s+)(?=\S+\s+\S)/i;

export function detectIntent(given: string): Intent {
  const message = given.trim().replace(NOD, '').replace(NOD, '');
  const question = ASKED_ABOUT.test(message);
  for (const [intent, rule] of RULES) {
    if (rule.test(message)) return question && CHANGES.has(intent) ? 'weigh' : intent;
  }
  return 'unclear';
}
