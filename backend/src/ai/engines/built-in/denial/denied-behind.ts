import { DENIED_STATES } from './denial-words.js';
import type { Word } from '../words.js';

/** The rest of a list. */
const LIST = String.raw`(?:(?:,|,? (?:and|or)) [\w'’-]+(?: [\w'’-]+)?){0,4}`;
const BE = String.raw`(?:is|are|was|were|(?:has|have|had|will) been|will be)`;
const NOT_BE = String.raw`(?:(?:is|are|was|were)(?:n['’]t| not| never| no longer)|(?:has|have|had)(?:n['’]t| not| never) been|(?:wo|ca)n['’]t be|(?:will|can) ?(?:not|never|no longer) be)`;
/** What is said of a thing that is there. */
const THERE = String.raw`(?:${[...DENIED_STATES].join('|')}|an? option|in the cards|our thing|what (?:you|we|this|it)|(?:for|about) us)`;
/** And of one that is not. */
const AWAY = String.raw`(?:absent|unavailable|unsupported|impossible|disabled|(?:switched|turned|called) off|shut down|(?:off|no more)(?=[^\w]*$)|out of (?:scope|the question)|(?:missing|left out|gone|removed|cut) (?:from|of|in) (?:this|the|our) (?:game|app|release|version|edition|build|sequel|update))`;
const WITHDRAWN = String.raw`(?:postponed|kept out|left out|scrapped|abolished|withdrawn|discontinued)`;
const NO_PART = String.raw`(?:has|have|had|plays?|played) no (?:part|place|role|room|business|home|use)`;
/** "Guilds are nice, but not here": it has no verb or subject of its own. */
const TAKEN_BACK = String.raw`[^.;:!?]{0,40},? (?:but|yet|though) (?:(?:we|ours|our game|this (?:game|one)|here|there) )?(?:(?:is|are|do|does|did|has|have|will|can)(?:n['’]t| not)|(?:wo|ca)n['’]t|not|never|none|are none)(?: (?:this one|here|in (?:this game|ours|it)|ours|any|with us))?\W*$`;

/** What is said behind a thing that is not there: "Pets, mounts and companions are all missing from this release". */
const DENIED_BEHIND = new RegExp(
  [
    String.raw`^${LIST} (?:${NOT_BE}(?: yet| currently| a| ever| even)? ${THERE}|${BE}(?: all| both| sadly| currently| simply| entirely)? ${AWAY}|${BE}(?: \w+ly)? ${WITHDRAWN}|${NO_PART})\b`,
    String.raw`^ (?:(?:they|you|we) (?:cannot|can['’]t|may not|don['’]t)|(?:it|this|that) is(?:n['’]t| not))\W*$`,
    // "Events don't take place", "your choices change nothing", "upgrades are for the weak".
    String.raw`^ (?:(?:do|does|did|wo|ca)n['’]t|(?:do|does|did|will|can) ?not|never|no longer) (?:exist|happen|occur|apply|take place|play a (?:role|part)|come into it)(?=\W*$|,| here| in (?:this|our)| any ?more| at all| yet)`,
    String.raw`^(?: [\w'’-]+)? (?:change|decide|affect|influence|alter|achieve|bring|unlock|do)s? nothing\b`,
    // "While you are away nothing is earned".
    String.raw`^,? nothing (?:(?:is|gets|will be) (?!lost|missed|wasted|off|safe|impossible)\w+|happens|grows|moves|works)\b`,
    String.raw`^ (?:is|are|was|were) for (?:the weak|others|other (?:games|people)|losers|cowards|wimps|cheaters|someone else)\b`,
    // "Subscriptions and VIP ranks: not with us".
    String.raw`^(?: [\w'’-]+)?${LIST} ?[:–—] ?(?:no|none|nope|never|not|nowhere|gone|paused|closed|suspended|postponed|on hold|retired)(?:,? (?:and |or )?(?:no|gone|out|over|never))*(?: (?:in this game|here|any ?more|at all|with us|ever|thanks|for (?:now|good)|at the moment|until \w+(?: \w+)?))?\W*$`,
    String.raw`^ (?:no|nope)\W*$`,
    `^${TAKEN_BACK}`,
    String.raw`^[^.;:!?]{0,40} (?:because|since|as) there (?:(?:is|are)(?:n['’]t| not) (?:any|one)|(?:is|are) none)\W*$`,
  ].join('|'),
  'i',
);
const DENIES_BEHIND: ReadonlySet<string> = new Set(
  `paused closed suspended hold retired nothing weak others losers cowards wimps cheaters someone people games isnt arent wasnt werent not never no none nope nowhere longer cannot cant dont doesnt wont havent hasnt absent unavailable
   unsupported impossible disabled off down more scope question missing left gone removed cut postponed kept scrapped abolished
   withdrawn discontinued`.split(/\s+/),
);

/** Whether a sentence may deny the words before its verb. Most do not. */
export const mayDenyBehind = (words: readonly Word[]): boolean =>
  words.some(({ text }) => DENIES_BEHIND.has(text));

/** Is what stands before `rest` denied by it: "co-op isn't possible", "chat is not supported"? */
export const isDeniedBehind = (rest: string): boolean => DENIED_BEHIND.test(rest);
