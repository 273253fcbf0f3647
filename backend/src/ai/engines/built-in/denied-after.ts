import { HARD_STOP, isSuperlative } from './denial.js';
import { DENIED_STATES, NEGATORS } from './denial-words.js';
import type { Word } from './words.js';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const STOP = /[.!?:;\n–—]|\s-\s/;
const QUESTION_REACH = 60;
const ANSWER_REACH = 60;
/** "A tower defense? It isn't.", "Energy? Gone.", "Boosters? You won't need them." */
const DENIES =
  /^\?\s*(?:not\b(?! (?:only|just|a problem|enough|sure))|(?:absolutely |simply )?(?:no|none(?: of (?:it|them|that|those|these|this)(?: \w+)?)?|nope|never|nah|zero|nobody|nowhere|hardly|gone|history|forget (?:it|them|that)|tough luck|no way|no chance|no thanks?|no such thing|sorry)\s*(?:[.!,;–—]|$)|(?:a: ?|answer: ?)?(?:it|this|that|they|we|you|there|ours)(?:['’](?:ll|ve|re|s))?(?:\s+\w+)?(?:n['’]t\b|\s+(?:not|none|never|no|cut|removed|dropped|gone)\b)|(?:a: ?|answer: ?)(?:no|not|none|never)\b|we (?:\w+ )?(?:removed|dropped|cut|left|took|threw|ripped|got rid)|elsewhere\b|in other games\b|that['’]?s (?:what|for) (?:the )?other)/i;
/** "Wheel: none." */
const LABEL_DENIES =
  /^\s?[:–—-]\s*(?:no|none|not|never|zero|removed|gone|disabled|retired)(?:\s*(?:[.!,;]|$)| with\b)/i;

const CONDITIONS = set('unless if until whether');
const DENIED_VERB = /^(?:is|are|was|were|will|do|does|did|has|have|had|can|could|should|would)$/;
const CONTRACTION =
  /^(?:isnt|arent|wont|dont|doesnt|didnt|cant|cannot|wasnt|werent|hasnt|havent|couldnt|wouldnt)$/;
const ABSENT = set('not never nowhere gone absent missing banned hardly');
const RELATIVES = set('that which who');
/** Set between commas, these interrupt a clause and do not end it: "solitaire, however, isn't part of it". */
const ASIDES = set('however sadly unfortunately though alas thankfully luckily fortunately');
/** Another subject stands before the verb. */
const OTHER_SUBJECTS = set('you we they he she it i who');
/** These say of a thing that is there what it does not do: "the tournament never ends". */
const ACTS = set(
  `stop sleep wait end rest give forgive lie disappoint stand know fear lose miss get bore only just alone over easy for
   enough so too to forget care rust tire ends stops sleeps waits gets always before looked better beat beaten felt your born all the a an as like what be been around last`,
);
/** What is said of something that was taken away. */
const GONE = new RegExp(
  `^(?:,?(?: and| or|/)?\\s[\\w'’-]+){0,4}?\\s*[,:–—-]?\\s*(?:(?:is|are|was|were|has|have|had|be|been|being|got|gets|now|all|both|finally|simply|also|permanently|temporarily|completely|entirely|currently|['’](?:s|ve|re)) )+(?:\\w+ly ){0,2}(?:removed|retired|dropped|cut|axed|omitted|felled|buried|cancell?ed|suspended|halted|paused|closed|killed off|sacrificed|thrown overboard|on hold|taken offline|so (?:last (?:year|season)|\\d{4})|against the rules|not in the works|taken (?:out|away)|shut down|switched off|turned off|disabled|gone|scrapped|ditched|discontinued|abandoned|abolished|phased out|deleted|banned|missing|absent|history|impossible|penali[sz]ed|forbidden|prohibited|unavailable|unsupported|left (?:out|behind|at home|to others?)|ripped out|thrown out|kicked out|off[ -]limits|passé|(?:a )?(?:thing|relic)s? of the past|yesterday['’]?s news|out of the question|for (?:others?|other games?|someone else|somebody else)|blocked|nowhere|never (?:the point|our))(?![\\w\u00c0-\u024f])`,
  'i',
);
/** Without one of these words nothing was taken away. */
const TELLING = set(
  `removed retired dropped cut axed omitted felled buried cancelled canceled suspended halted paused closed killed sacrificed
   thrown hold offline last taken shut switched turned disabled gone scrapped ditched discontinued abandoned abolished phased
   deleted banned missing absent history impossible penalised penalized forbidden prohibited unavailable unsupported left
   ripped kicked limits passe past yesterday question for blocked nowhere never against so works place part room role business use point home
   say stay stays belong belongs made had break ruin spoil kill hurt way used make not isnt arent`,
);
const TELLING_REACH = 11;
/** "Guilds have no place here", "boosters stay at home", "slots belong to other games". */
const NO_PLACE =
  /^(?:\s[\w'’-]+){0,3}?\s(?:(?:ha(?:s|ve|d)|plays?|serves?) no (?:place|part|room|role|business|use|point|home|say)|stays? (?:at home|away|out)|belongs? (?:to|in) (?:other|the past|another)|never made it|had to go|(?:would|will|could|might) (?:only |just )?(?:break|ruin|spoil|kill|hurt|get in the way)|used to (?:be|exist|have|cost|stand|rule)|didn['’]t make (?:it|the cut)|(?:is|are) (?:not|never) (?:our|what we|something we)|(?:isn|aren)['’]t (?:our|what we|something we|my thing))/i;

/** Is what ends before the word at `to` denied behind it ("energy? None.", "timer-free", "guilds are not included")? */
export function isDeniedAfter(text: string, words: readonly Word[], to: number): boolean {
  const last = words[to - 1];
  if (!last) return false;
  // A question may end the sentence; its answer then stands behind it.
  const stop = STOP.exec(text.slice(last.end, last.end + QUESTION_REACH));
  if (stop) {
    const rest = text.slice(last.end + stop.index, last.end + stop.index + ANSWER_REACH);
    if (stop[0] === '?' && DENIES.test(rest)) return true;
    if (/[:–—-]/.test(stop[0]) && stop.index <= 1 && LABEL_DENIES.test(rest)) return true;
  }
  const next = words[to];
  if (!next || words.slice(Math.max(0, to - 8), to).some(({ text: one }) => CONDITIONS.has(one)))
    return false;
  if (next.text === 'free') return text.slice(last.end, next.start) === '-';
  return isTakenAway(text, words, to) || hasDeniedVerb(text, words, to);
}

function isTakenAway(text: string, words: readonly Word[], to: number): boolean {
  const next = words.slice(to, to + TELLING_REACH);
  if (!next.some((word) => TELLING.has(word.text)) || next.some((word) => CONDITIONS.has(word.text)))
    return false;
  const clause = findClause(text, (words[to - 1] as Word).end);
  const gone = GONE.exec(clause)?.[0] ?? NO_PLACE.exec(clause)?.[0];
  // "A simulator where no choice is off limits": said of something else.
  return gone !== undefined && !/\bwhere\b/.test(gone);
}

/** What follows up to the next stop. */
function findClause(text: string, from: number): string {
  const rest = text.slice(from, from + 100);
  const stop = /[.!?;\n]/.exec(rest);
  return stop ? rest.slice(0, stop.index) : rest;
}

/** "Guilds are not included", "the cars cannot be tuned": a denied verb of which it is the subject. */
function hasDeniedVerb(text: string, words: readonly Word[], to: number): boolean {
  for (let at = to; at < Math.min(to + 3, words.length); at++) {
    const { text: word, start } = words[at] as Word;
    const between = text.slice((words[at - 1] as Word).end, start);
    if (ASIDES.has(word)) continue;
    if (HARD_STOP.test(between) || (between.includes(',') && !ASIDES.has(words[at - 1]?.text ?? '')))
      return false;
    const isVerb = CONTRACTION.test(word) || word === 'never';
    const second = words[at + 1]?.text ?? '';
    const isDenied = isVerb || (DENIED_VERB.test(word) && (ABSENT.has(second) || second === 'longer'));
    if (!isDenied) {
      // "Tournaments no longer open."
      if (word === 'no' && second === 'longer') return true;
      if (DENIED_VERB.test(word) || NEGATORS.has(word) || OTHER_SUBJECTS.has(word)) return false;
      continue;
    }
    // An order of its own: "place towers and don't let them pass".
    if (words[at - 1]?.text === 'and' || words[at - 1]?.text === 'like') return false;
    const told = words.slice(at + 1, at + 6);
    if (isSuperlative(words, at)) return false;
    if (told.some(({ text: one }) => DENIED_STATES.has(one))) return true;
    const verb = told.find(({ text: one }) => !['not', 'never', 'be', 'been', 'even', 'ever'].includes(one));
    // "Hints never run out", "a turn-based game that doesn't ask you to …": only what follows is denied.
    const runsOut = told.some(({ text: one }, nth) => one === 'run' && told[nth + 1]?.text === 'out');
    const isOther = runsOut || RELATIVES.has(words[at - 1]?.text ?? '');
    return to <= 3 && verb !== undefined && !isOther && !ACTS.has(verb.text);
  }
  return false;
}
