import { constraintRules, type ConstraintRule } from '../knowledge/compatible.js';
import { type Setting, settings } from '../knowledge/settings/settings.js';
import { oneLine, sameKey } from '../phrases.js';

/** What a designer asks for besides the sources. */
export interface Constraint {
  text: string;
  rules: readonly ConstraintRule[];
  /** The part of the text that a rule was read from. */
  describeRule: (rule: ConstraintRule) => string;
  /** Settings that the text names by a word; a place that no list has becomes a setting of its own. */
  places: readonly Setting[];
  /** Parts of it that nothing here can check. */
  unread: string[];
}

const COMMON = new Set(
  'with without only must should game games story like under over people about after before hour night last first small town city where that this street must have make made every whose world'.split(
    ' ',
  ),
);
const PLACE =
  /\b(?:set )?(in|on|aboard|inside|under|at)\s+((?:an? |the )?[\p{L}\p{N}][\p{L}\p{N}’' -]{2,60})/iu;

export function readConstraint(given: string | undefined): Constraint | undefined {
  const text = oneLine(given ?? '');
  if (!text) return undefined;
  const parts = text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(readPart);
  return {
    text,
    rules: [...new Set(parts.flatMap(({ rules }) => rules))],
    describeRule: (rule) => parts.find(({ rules }) => rules.includes(rule))?.text ?? text,
    places: parts.flatMap(({ places }) => places),
    unread: parts.filter(({ rules, places }) => rules.length + places.length === 0).map((part) => part.text),
  };
}

/** The words of a known limit say nothing of a place: "one hand" is no clock's. */
function readPart(text: string): Omit<Constraint, 'unread' | 'describeRule'> {
  let rest = ` ${sameKey(text)} `;
  const rules = constraintRules.filter(({ words }) => {
    const said = words.filter((word) => rest.includes(` ${sameKey(word)} `));
    for (const word of said) rest = rest.replaceAll(` ${sameKey(word)} `, ' ');
    return said.length > 0;
  });
  const place = PLACE.exec(text);
  const found = rest.trim()
    ? findPlaces(rest, place !== null).filter((one) => !place || isThere(one, rest))
    : [];
  const own = place && rules.length === 0 ? [makeSetting(place[1] ?? 'in', place[2] ?? '')] : [];
  return { text, rules, places: found.length > 0 ? found : own };
}

/** Whether a place is what a text names, not somewhere that only has to do with it: "an ant colony that invents the subway". */
const isThere = ({ where }: Setting, text: string): boolean =>
  sameKey(where)
    .split(/ (?:that|where|who|with|for|of|in|between|below|above|built|run) /, 1)
    .some((head) => head.split(' ').some((word) => word.length > 3 && text.includes(` ${word}`)));

/** Settings that share the most telling words with a text. @param whole every telling word is meant: "a flooded library" is no other library */
export function findPlaces(text: string, whole = false): Setting[] {
  const words = sameKey(text)
    .split(' ')
    .filter((word) => word.length > 3)
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => whole || !COMMON.has(word));
  const scored = settings.map((setting) => {
    const { where, things, people, prizes, id } = setting;
    const own = new Set(
      sameKey(`${where} ${things} ${people} ${prizes} ${id}`)
        .split(' ')
        .map((word) => word.replace(/s$/, '')),
    );
    return { setting, hits: new Set(words.filter((word) => own.has(word))).size };
  });
  const best = Math.max(0, ...scored.map(({ hits }) => hits));
  const tooFew = whole && best < words.length;
  return best === 0 || tooFew ? [] : scored.flatMap(({ setting, hits }) => (hits === best ? [setting] : []));
}

/** A place that is in no list, told with plain words. */
export function makeSetting(preposition: string, name: string): Setting {
  const place = name.trim().replace(/\s+(?:where|with|and)\b.*$/i, '');
  const title = place.replace(/^(?:an?|the)\s+/i, '');
  return {
    id: `own:${sameKey(place)}`,
    where: `${preposition.toLowerCase()} ${place}`,
    ...{ detail: '', fantasy: '', verbs: {}, moods: [] },
    ...{ things: 'finds', people: 'newcomers', threat: 'nightfall', site: 'the first house' },
    ...{ prizes: 'keepsakes', rivals: 'the neighbors' },
    goals: [],
    names: [title.replace(/(^|\s)(?!(?:of|the|and|at|in)\b)\p{L}/gu, (letter) => letter.toUpperCase())],
  };
}
