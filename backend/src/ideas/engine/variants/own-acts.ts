import { identify } from '../identify.js';
import { oneLine } from '../phrases.js';
import { CALLS, findClause } from './store-line.js';
import { startsWithVerb } from './verbs.js';

/** Store texts tell what is played near their beginning. */
const READ = 2_500;
const SHORTEST = 15;
const LONGEST = 66;
/** What stands beside another act is short. */
const LONGEST_THEME = 40;
const LONGEST_PAIR = 74;
/** Where a clause may end: what follows tells why, how or with what praise. */
const END =
  /,? (?:so that|so|in order|as you(?! can)|while|until|before|without|from over|through over|to (?:show|help|become|reveal|earn|unlock|get|win|gain|reach|test|prove|make|keep|level|boost|improve|increase|progress|advance|complete|beat|create|customize|discover|experience|enjoy|relax|save|see|ensure|achieve|master|maximize|climb|bring|be)|with (?:fun|easy|simple|smooth|intuitive|realistic|amazing|one|just|our|your|this|these|the)|that|which|who|where|like|featuring|including|using|by|all over|around the world|across|in this|in the most|in over|in \d)\b.*$/i;
/** Praise, address and what is said of the product instead of the play. */
const AD =
  /\b(?:download|free|million|award|best|top|apps?|iphone|ipad|offline|online|facebook|purchase|subscri\w*|new|fans|me|addictive|stars?|leaderboards?|thousands|hundreds|tons|dozens|unlimited|ultimate|awesome|stunning|incredible|unforgettable|perfect|unique|fun|this|these|those|that|it|its|them|they|their|he|she|his|her|we|our|us|ever|simply|even|also|now|skills?|mind|game|games|gameplay|levels?|modes?|features?|products|multiplayer|competitions|strategic|strategy|experience|adventures?|action|mechanics|controls?|graphics|journey|way|more|every|any|other|others|match-?3|appears?|prioritizes?|brings?|offers?|comes|includes?|provides?|made|inspired|based|statistics|specific|resets|you[’']re|daily|device|screens?|settings?|button|menu|tutorial|account)\b|\s-\s|[“”"()™®©:!?/]/i;
/** Orders that any game gives. */
const ANY =
  /^(?:pick up|collect (?:rewards|coins|items)|solve levels|swipe your|aim for|hide spots|sneak peek|block puzzle|clear the (?:wrong|board)|find one|grow (?:together|stronger)|snap puzzle|\S+ (?:them|it|up|out|in|on|off)\b|unlock|choose|select|take|use|give|watch|join|play|keep|enjoy|upgrade|level|get|experience|challenge|test|improve|become|start|share|invite|compete|earn|go|try|help|let|be|don|do|not|stop|see|prepare|call|set|dive|stay|win|reach|visit|feel|have|can|will|know|want|need|look|come|feature|complete|discover|customi[sz]e|master|relax|unleash|are|is|push your|remember|live|love|make|create|find your|learn|progress|add|advance|follow|check|rate|read|turn|open|leave|save|update|log|send|post|remove|return|meet|hear|listen|think|work|rise|bring|show|face|begin|end|run your|put|pass the|hold|take|pay)\b/i;
/** A clause that ends so was cut. */
const CUT =
  /\b(?:and|or|with|to|the|an?|of|for|in|on|at|by|into|from|as|while|which|if|when|before|like|your|their|up|high|smooth|living|don’t|don't|never|beware|despite|treacherous|traditional|favorite|against|than|various|different|many|some|all|each)$/i;

interface Candidate {
  clause: string;
  /** Whether it says how the mechanic is played; one that only names what the game is about stands beside that. */
  tells: boolean;
  /** Whether a word of the title is in it. */
  titles: boolean;
  score: number;
}

interface StorePage {
  name: string;
  text: string;
  /** The sentence that proves the mechanic. */
  evidence: string;
}

/**
 * What one does in a game, in words of its store text where these say it: "match radiant gems", or what any game of the
 * kind asks for together with what this one is about: "dress up your avatar and rescue beautiful horses".
 * @param acts what the tables tell of this kind
 */
export function tellOwnActs(
  id: string,
  acts: readonly string[],
  known: readonly string[],
  page: StorePage,
): readonly string[] {
  const found = listCandidates(id, [...acts, ...known], page).sort((a, b) => b.score - a.score);
  const telling = found.find(({ tells }) => tells);
  const plain = telling ? [telling.clause] : listBorneOut(acts, page.text);
  const theme = found.find(({ titles, clause }) => titles && clause.length <= LONGEST_THEME)?.clause;
  if (!theme || telling?.titles) return plain;
  const joins = (act: string) =>
    !/\band\b|[{}]/.test(act) && act.length + theme.length < LONGEST_PAIR && !sharesStem(act, theme);
  const [act = telling ? undefined : acts.find(joins)] = plain.filter(joins);
  return act ? [`${act} and ${theme}`] : plain;
}

function listCandidates(
  id: string,
  acts: readonly string[],
  { name, text, evidence }: StorePage,
): Candidate[] {
  const proof = evidence.toLowerCase();
  const known = new Set(acts.flatMap(listStems));
  const verbs = new Set(acts.flatMap((act) => listStems(act.split(' ', 1)[0] ?? '')));
  const titled = new Set(listStems(name));
  const title = name.toLowerCase();
  const lines = text
    // A line that is cut off says half.
    .slice(0, READ)
    .replace(text.length > READ ? /[^\n.!?]*$/ : '', '')
    .split(/\n+|(?<=[.!?])\s+/)
    .map((line) => oneLine(line.replace(/^[^\p{L}\p{N}]+/u, '')))
    .filter((line) => !/^(?:We|Our|I)\b|\?$/.test(line));
  return lines.flatMap((line, at) =>
    listClauses(line).flatMap((text): Candidate[] => {
      const clause = lowerHeading(text, name);
      if (!clause || title.includes(clause.toLowerCase().split(' ', 2).join(' '))) return [];
      const stems = listStems(clause);
      const [verb] = listStems(clause.split(' ', 1)[0] ?? '');
      const isShared = stems.some((stem) => known.has(stem));
      const isProof = proof.includes(clause.toLowerCase());
      const isNamed = identify(clause, 'mechanic').includes(id);
      const tells = isNamed || (isShared && (isProof || (verb !== undefined && verbs.has(verb))));
      const titles = stems.some((stem) => titled.has(stem));
      if (!tells && !titles) return [];
      const weight = (titles ? 1 : 0) + (isProof ? 1.5 : 0) + (isNamed ? 1 : 0) + (isShared ? 1 : 0);
      return [{ clause, tells, titles, score: weight - at * 0.1 - Math.abs(clause.length - 38) * 0.04 }];
    }),
  );
}

const sharesStem = (one: string, other: string): boolean => {
  const stems = new Set(listStems(one));
  return listStems(other).some((stem) => stems.has(stem));
};

/** "merge Fancy Items" → "merge fancy items"; names of the title stay, what shouts is left out. */
function lowerHeading(clause: string, title: string): string {
  const words = clause.split(' ');
  const isHeading = words.slice(1).every((word) => /^(?:\p{Lu}|(?:and|the|of|your|for|in|to)$)/u.test(word));
  const told = words.map((word) =>
    title.includes(word) || !isHeading ? word : word.charAt(0).toLowerCase() + word.slice(1),
  );
  return told.some((word) => /^\p{Lu}{3,}$/u.test(word) && !title.includes(word)) ? '' : told.join(' ');
}

/** What a line tells one to do, whole and in parts; a part ends where another order begins. */
function listClauses(line: string): string[] {
  const parts = line.split(/,\s+(?:and\s+)?|\s+and\s+|[:;–—]\s+|\s-\s/);
  const whole = parts.filter((_, at) => at === parts.length - 1 || startsWithVerb(parts[at + 1] ?? ''));
  const clauses = [line, ...whole].flatMap((part) => {
    const clause = findClause(toPlainCase(part));
    if (!clause) return [];
    return [clause, clause.replace(END, '')].map(endList).filter(isPlayed);
  });
  return [...new Set(clauses)];
}

/** "TAP to defeat" → "Tap to defeat" */
const toPlainCase = (text: string): string =>
  text.replace(/^\p{Lu}{2,}(?= \p{L}\p{Ll})/u, (word) => word.charAt(0) + word.slice(1).toLowerCase());

/** "connect items, sort tiles", cut from a longer list, → "connect items and sort tiles" */
const endList = (clause: string): string =>
  /\b(?:and|or)\b/.test(clause) ? clause : clause.replace(/, (?!.*, )/, ' and ');

const isPlayed = (clause: string): boolean =>
  clause.length >= SHORTEST &&
  clause.length <= LONGEST &&
  !clause.startsWith(CALLS) &&
  /^\p{Ll}[\p{L}\p{N} ’',-]+$/u.test(clause) &&
  !/\d\p{L}|,\S| -/u.test(clause) &&
  !AD.test(clause) &&
  !ANY.test(clause) &&
  !CUT.test(clause);

/** Acts of which a store text has every telling word; those that it has most of where there are none. */
function listBorneOut(acts: readonly string[], text: string): readonly string[] {
  const stems = new Set(listStems(text));
  const scored = acts.map((act) => {
    const own = listStems(act);
    return { act, share: own.filter((stem) => stems.has(stem)).length / Math.max(1, own.length) };
  });
  const best = Math.max(...scored.map(({ share }) => share));
  return scored.filter(({ share }) => share === best).map(({ act }) => act);
}

/** The telling words of a text without their endings. */
const listStems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !PLAIN.has(word)).map(toStem);
const toStem = (word: string): string => word.replace(/(?:ies|es|s|ied|ed|ing|er|ers|ion|ions|e|y)$/, '');
const PLAIN = new Set(
  'the and for you one with your from into that what when they them each more against until before every world time play all'.split(
    ' ',
  ),
);
