import { nowhere } from '../knowledge/settings/nowhere.js';
import { type Setting } from '../knowledge/settings/settings.js';
import { sameKey, sentence, shorten, upperFirst } from '../phrases.js';
import { isEnglish } from '../talk/languages.js';
import { findPlaces } from './constraint.js';
import { NAMES_PLACE, PLACES } from './places.js';
import { asClause } from './verbs.js';

const HOSPITABLE = /house|hotel|inn|tavern|caf|bar|shop|store|market|bakery|restaurant|theat|cinema|museum/i;

const OCCASIONS = [
  'on the night before it closes for good',
  'in its hundredth year',
  'in the one week when nobody comes',
  'on the day everything breaks at once',
  'with a landlord who wants it empty',
  'in the hour before it opens',
  'in the season when everybody comes at once',
  'seen by the person who cleans it',
  'run by two people who no longer speak',
  'after the only road to it washed out',
];

/** When and how it is told, where no place may be added. */
export const FRAMES = [
  'It all happens in one night.',
  'It takes a year, one season a week.',
  'It happens in the ten minutes before everybody arrives.',
  'It is told backward, from the last day to the first.',
  'It happens twice: once alone, once with somebody watching.',
  'It is seen through one window that never moves.',
  'It belongs to two people who never meet.',
  'It begins after everybody else has gone home.',
];

export interface OwnWords {
  /** The places of the five variants, from the first on; the first one is where the axis of settings is told. */
  settings: readonly Setting[];
  /** A working title; whether the words are one by themselves. */
  name: string;
  isTitle?: true;
  /** The places are the words themselves. */
  isOwnPlace?: true;
}

/** A text that nobody's taxonomy knows, in places that it names itself. @param drawn places for a text without any */
export function readOwnWords(text: string, drawn: readonly Setting[]): OwnWords {
  const bare = text.replace(/[.!?…\s]+$/, '');
  const name = upperFirst(shorten(bare.replace(/^(?:an?|the)\s+/i, ''), 40));
  if (!isEnglish(text)) return { settings: [nowhere], name, isTitle: true };
  const count = sameKey(text).split(' ').length;
  if (!asClause(text) && PLACES.test(bare) && count > 1 && count < 7) {
    return { settings: OCCASIONS.map((when) => makeOwnPlace(bare, when)), name, isTitle: true };
  }
  const place = /^(an?|the) (.+?),? where\b/i.exec(bare);
  if (place?.[2] && PLACES.test(place[2])) {
    return { settings: OCCASIONS.map((when) => makeOwnPlace(place[2] ?? '', when)), name, isOwnPlace: true };
  }
  if (NAMES_PLACE.test(text)) return { settings: [nowhere], name };
  const named = findNamedPlaces(text);
  // A place that is drawn serves the first variant, whose difference it is; the others keep to the text.
  if (named.length > 0) return { settings: named, name };
  return { settings: drawn, name };
}

/** Places of the lists that a text names by a noun of place. */
const findNamedPlaces = (text: string): Setting[] => {
  const nouns = sameKey(text)
    .split(' ')
    .filter((word) => word.length > 5 && PLACES.test(word));
  return nouns.flatMap((noun) => findPlaces(noun).filter(({ where }) => sameKey(where).includes(noun)));
};

function makeOwnPlace(text: string, when: string): Setting {
  const place = text.replace(/^(?:an?|the)\s+/i, '');
  return {
    ...nowhere,
    things: 'things',
    id: `own:${sameKey(place)}:${when}`,
    where: `in ${/^(?:an?|the)\s/i.test(text) ? text : `the ${place}`}`,
    detail: sentence(`It is told ${when}`),
    people: HOSPITABLE.test(place) ? 'guests' : 'neighbors',
    ...{ threat: 'closing time', site: 'the last corner', prizes: 'old stories', goals: [when] },
  };
}
