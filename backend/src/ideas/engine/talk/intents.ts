import { sameKey } from '../phrases.js';

/** What the built-in engine can be asked; the quick actions of the chat are their first phrases. */
export const INTENTS = {
  similar: [
    'similar games',
    'games like',
    'games i should play',
    'games should i look at',
    'anything like this',
    'anything like it',
    'games should i play',
    'other games',
    'who else',
    'competitors',
    'competition',
    'comparable games',
    'nearest games',
    'nearest to',
    'closest games',
    'closest to',
    'are closest',
    'is closest',
    'already exist',
    'what is similar',
    'are like this',
    'are like it',
    'are like mine',
    'more like this',
    'are similar',
  ],
  risks: [
    'risks',
    'risk',
    'go wrong',
    'risky',
    'weak points',
    'weakest',
    'weakness',
    'weaknesses',
    'fail',
    'make people quit',
    'make somebody quit',
    'make someone quit',
    'would people quit',
    'worst case',
  ],
  compare: [
    'too similar to',
    'too close to',
    'similar to',
    'compare',
    'difference between',
    'differ from',
    'different from',
    'versus',
  ],
  missing: [
    'whats missing',
    'what is missing',
    'missing',
    'gaps',
    'what does it lack',
    'what do i still need',
    'incomplete',
  ],
  session: [
    'first session',
    'first seconds',
    'first 10 seconds',
    'first ten seconds',
    'first 30 seconds',
    'first minutes',
    'first five minutes',
    'first minute',
    'first time',
    'new player learn',
    'new players learn',
    'onboarding',
    'tutorial',
    'ftue',
  ],
  pitch: [
    'pitch in one sentence',
    'one sentence',
    'pitch',
    'elevator pitch',
    'hook',
    'tagline',
    'shorter pitch',
    'tldr',
    'sum it up',
    'summarize',
    'summary',
    'summarise',
  ],
  names: [
    'five names',
    'names',
    'name ideas',
    'name suggestions',
    'another name',
    'better name',
    'shorter name',
    'a name',
    'titles',
    'what should i call',
    'what to call',
  ],
  retheme: [
    're theme',
    'retheme',
    'another setting',
    'different setting',
    'new setting',
    'other setting',
    'another theme',
    'different theme',
    'new theme',
    'other theme',
    'change the setting',
    'change the theme',
    'set it',
    'move it to',
    'put it in',
    'put it on',
    'cozier',
    'make it about',
    'more cozy',
    'make it cozy',
  ],
} as const;
export type Intent = keyof typeof INTENTS;

const FILLER = new Set(
  'a an the this that these it its idea ideas game games my our your me i we you us please can could would should do does did is are be was what whats which who how why where any some there here for of to in on at with and or about tell give show list name find make need want think see find like such as so now just most biggest main real top three five two one own help more own better good new other else key core design have has had get got let lets walk through boss team my explain quickly mechanics mechanic parts part happens happen already'.split(
    ' ',
  ),
);
/** Phrases of another setting that go on with the place. */
const NAMES_PLACE = /^(?:set it|move it|put it|make it about|re ?theme|change the)/;

/** What no answer speaks of. */
const BEYOND = /\b(?:newcomers?|failed|flopped|died|shut down|retention|ltv|arpu|dau|break even)\b/;

/** A message as the patterns of questions read it. */
export const normalizeMessage = (text: string): string => sameKey(text.replace(/[’']/g, ''));

/** The words of a message that are neither small words nor a part of what an intent is called. */
function countExtra(words: string, intent: Intent): number {
  const own = new Set(INTENTS[intent].flatMap((phrase) => phrase.split(' ')));
  return words.split(' ').filter((word) => !own.has(word) && !FILLER.has(word)).length;
}
/** The names of a game or a place are so long at most. */
const LONGEST_NAME = 10;

/**
 * The question that a message clearly is: one word that is no part of it asks for something else as well.
 * @param known words of the idea and of games in the charts
 */
export function findIntent(message: string, known: ReadonlySet<string>): Intent | undefined {
  const words = normalizeMessage(message);
  const padded = ` ${words} `;
  // Where it stands in the world, what it costs and what it earns is in no table of the engine.
  if (/\b(not|dont|never|no) (?:\w+ )?(risks?|names?|pitch|compare|similar)\b/.test(words)) return undefined;
  if (BEYOND.test(words) && !/\brisk/.test(words)) return undefined;
  const found = (Object.keys(INTENTS) as Intent[]).flatMap((intent) =>
    INTENTS[intent].flatMap((phrase) => {
      // "Versus" may be a word of an item.
      if (!padded.includes(` ${phrase} `) || known.has(phrase)) return [];
      const free = intent === 'compare' || (intent === 'retheme' && NAMES_PLACE.test(phrase));
      const extra = countExtra(words, intent);
      return extra <= (free ? LONGEST_NAME : 0) ? [{ intent, length: phrase.length }] : [];
    }),
  );
  const [best] = found.sort((a, b) => b.length - a.length);
  return best?.intent;
}

/** Words that may stand in any question about these texts. */
export const wordsIn = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => normalizeMessage(text).split(' ')).filter((word) => word.length > 2));
