import type { Group, MechanicTexts } from '../../knowledge/mechanics/mechanics.js';
import type { PlayedItem } from './tell-mechanics.js';
import { startsWithVerb } from '../verbs.js';
import { pluralize, singular } from '../words.js';

const HANDLED = new Set<Group>(['board', 'order', 'merge', 'search']);
/** Whether a mechanic is about the things that one handles. */
export const isHandled = ({ group }: MechanicTexts): boolean => HANDLED.has(group);

/** In what a page says one does, the things that one handles are those of its game: cubes instead of pieces. */
export function tellThings(known: MechanicTexts, { line, acts: [act = ''] = [] }: PlayedItem): MechanicTexts {
  const [many = ''] =
    /\b(?!colors?\b|colou?rs|others|pieces|levels|puzzles|rows|lines|groups|stacks|tubes|boxes|trays|shelves|bins|slots|containers|matches|pairs)[a-z]{3,}(?<![sui'])s\b/.exec(
      act.split(/ (?:in|on|into|onto|from|at|to|across|with|of|for|through|by) /, 1)[0] ?? '',
    ) ?? [];
  if (!line || !many || !isHandled(known) || act.includes(known.thing)) return known;
  return swapThing(known, singular(many), many);
}

/** Texts that speak of another thing. */
export function swapThing<T extends { thing: string }>(texts: T, thing: string, things: string): T {
  const swap = (text: string): string =>
    text
      .replace(new RegExp(`\\b${pluralize(texts.thing)}\\b`, 'g'), things)
      .replace(new RegExp(`\\b${texts.thing}\\b`, 'g'), thing);
  const words = Object.fromEntries(
    Object.entries(texts).map(([name, text]: [string, unknown]) => [
      name,
      typeof text === 'string' && name !== 'group' ? swap(text) : text,
    ]),
  );
  return { ...texts, ...words };
}

/** What is no thing in a game: parts of the body, what is measured, and what any game is called. */
const NO_THING =
  /^(?:fingers?|hands?|sides?|phone|device|screen|end|ways?|times?|games?|levels?|worlds?|days?|love|puzzles?|power|skills?|strateg\w*|life|lives|part|parts|path|fight|order|turns?|score|points?|moves?|stor(?:y|ies)|missions?|\w+(?:ly|ing|ness))$/;

/** What a clause is done with: “send your cat away to gather items” → “cat”. */
export function findHandled(clause: string): string | undefined {
  const [, verb = '', rest = clause] = /^(\p{L}+) and (\p{L}+ .*)$/u.exec(clause) ?? [];
  const order = verb && startsWithVerb(rest) ? rest : clause;
  const [said = ''] = order.split(
    / (?:and|or|to|in|on|into|onto|from|at|across|with|of|for|through|by|until|when|where|who|that|without|before|after|as|around|against|over|under|while|toward|away|up|down|out|off|back|together|ever)(?: |$)|,/,
    1,
  );
  const [, ...words] = said.split(' ');
  const last = words.at(-1) ?? '';
  return /^[a-z]{3,}$/.test(last) && !NO_THING.test(last) ? singular(last.replace(/ss$/, 'sses')) : undefined;
}
