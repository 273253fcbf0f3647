import { identify } from '../identify.js';
import { oneLine } from '../phrases.js';
import { CALLS, findClause } from './store-line.js';

/** Store texts tell what is played near their beginning. */
const READ = 2_500;
const SHORTEST = 17;
const LONGEST = 62;
/** Praise, address and what is said of the product instead of the play. */
const AD =
  /\b(?:download|free|million|award|best|top|apps?|ipad|iphone|offline|facebook|purchase|subscri\w*|new|fans|me|amazing|addictive|stars?|leaderboards?|thousands|hundreds|tons|dozens|numerous|unlimited|ultimate|awesome|epic|stunning|incredible|perfect|unique|smart|simple|fun|this|these|that|it|its|them|they|we|our|us|ever|simply|even|also|now|favorite|skills?|mind|game|games|levels?|products|puzzles|multiplayer|competitions)\b|\s-\s/i;
/** Orders that any game gives. */
const ANY =
  /^(?:unlock|choose|take|use|give|watch|join|play|keep|enjoy|upgrade|level|get|experience|challenge|test|improve|become|start|share|invite|compete|earn|go|try|help|let|be|don|do|not|stop|see|prepare|call|set|dive|stay|win|reach|visit|feel|have|can|will|know|want|need|look|come|feature|complete|discover|customi[sz]e|master|relax|unleash|are|is|push|remember)\b/i;
/** A clause that ends so was cut. */
const CUT =
  /\b(?:and|or|with|to|the|an?|of|for|in|on|at|by|into|from|as|while|which|if|when|before|like|your|their|up|high|smooth|living)$/i;

/**
 * "Match radiant gems" of the sentence that proves a mechanic, or of another one that names it; undefined when none does.
 * @param acts what one does by the tables: a clause that shares no word with it tells of something else
 */
export function findOwnAct(
  id: string,
  acts: readonly string[],
  text: string,
  evidence = '',
): string | undefined {
  const proof = evidence.toLowerCase();
  const lines = text
    .slice(0, READ)
    .split(/\n+|(?<=[.!?])\s+/)
    .map((line) => oneLine(line.replace(/^[^\p{L}\p{N}]+/u, '')))
    .filter((line) => !/^(?:We|Our|I)\b|\?$/.test(line));
  const clauses = lines.flatMap((line, at) =>
    [line, ...line.split(/,\s+(?:and\s+)?|\s+and\s+|[:;–—]\s+/)].flatMap((part) => {
      const clause = findClause(part)?.replace(/ (?:so|in order) .*$/, '');
      return clause && isPlayed(clause) ? [{ clause, at }] : [];
    }),
  );
  const known = new Set(acts.flatMap(listStems));
  const own = clauses.filter(
    ({ clause }) =>
      listStems(clause).some((stem) => known.has(stem)) &&
      (proof.includes(clause.toLowerCase()) || identify(clause, 'mechanic').includes(id)),
  );
  const score = ({ clause, at }: (typeof own)[number]) => at * 0.3 + Math.abs(clause.length - 36) * 0.1;
  const [best] = own.sort((a, b) => score(a) - score(b));
  return best && endList(best.clause);
}

/** "connect items, sort tiles", cut from a longer list, → "connect items and sort tiles" */
const endList = (clause: string): string =>
  /\b(?:and|or)\b/.test(clause) ? clause : clause.replace(/, (?!.*, )/, ' and ');

const isPlayed = (clause: string): boolean =>
  clause.length >= SHORTEST &&
  clause.length <= LONGEST &&
  !clause.startsWith(CALLS) &&
  /^\p{Ll}[\p{Ll} ’',-]+$/u.test(clause) &&
  !AD.test(clause) &&
  !ANY.test(clause) &&
  !CUT.test(clause);

/** Acts of which a store text has every telling word; those that it has most of where there are none. */
export function listBorneOut(acts: readonly string[], text: string): readonly string[] {
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
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !PLAIN.has(word)).map(toStem);
const toStem = (word: string): string => word.replace(/(?:ies|es|s|ied|ed|ing|er|ers|ion|ions|e|y)$/, '');
const PLAIN = new Set(
  'with your from into that what when they them each more against until before every'.split(' '),
);
