import { entryName } from '../../ai/taxonomy/taxonomy.js';
import { presence } from './chart-facts.js';
import { ANSWER_LIMITS, type AssistAnswer, type AssistRequest } from './engine.types.js';
import { identifyOne } from './identify.js';
import { type KnownEntry, knownEntry } from './knowledge/knowledge.js';
import { oneLine, quote, sameKey, shorten, trimEnd, upperFirst } from './phrases.js';
import { hashText } from './random.js';
import { findPlaces } from './variants/constraint.js';
import { suggestField } from './suggest-field.js';
import { plays } from './knowledge/plays/plays.js';
import { fillWords } from './variants/words.js';

const LONGEST = 1_000;

interface Wish {
  name: string;
  words: RegExp;
  /** Of an entry the engine knows. */
  known: (found: KnownEntry, label: string) => string;
  /** Added to words of one's own, which stay as they are. */
  own: string;
}

/** What a question can ask an item to become. */
const WISHES: readonly Wish[] = [
  {
    name: 'shorter sessions',
    words: /\b(?:short|quick|fast|brief)\w*\b|\bone minute\b/i,
    known: ({ known }, label) =>
      'minutes' in known
        ? `${label}, one go in ${Math.max(1, Math.round(known.minutes[0] / 2))} min, with the next one tap away`
        : `${label}, done within a minute of opening the game`,
    own: 'in goes of one minute, with the next one tap away',
  },
  {
    name: 'a calmer game',
    words: /\b(?:casual|cozy|calm|relax\w*|easy|easier|gentle|simpl\w*|kids?)\b/i,
    known: ({ known }) => known.casual,
    own: 'without a clock and with nothing to lose',
  },
  {
    name: 'rivals',
    words: /\b(?:compet\w*|pvp|rival\w*|versus|harder|hardcore|rank\w*)\b/i,
    known: ({ known }) => known.rivalry,
    own: 'from the same start for everyone, ranked among friends',
  },
  {
    name: 'earning',
    words: /\b(?:moneti[sz]\w*|revenue|earn\w*|money|sell\w*|iap|ads?)\b/i,
    known: ({ known }, label) => `${label}, earning through ${known.money}`,
    own: 'free to play, with one fair comfort for sale',
  },
  {
    name: 'more detail',
    words: /\b(?:detail\w*|expand|elaborate|specif\w*|longer|describe|how)\b/i,
    known: ({ known }, label) => `${label}: ${known.act}. It needs ${known.needs}`,
    own: 'with a first step, a choice that can’t be taken back, and an end one can see coming',
  },
];

/** Three better texts for one item; the first is the suggestion. Never empty, never the text as it was. Pure. */
export function assist(request: AssistRequest): AssistAnswer {
  const { field } = request;
  return field ? suggestField({ ...request, field }) : suggestItem(request);
}

function suggestItem(request: AssistRequest): AssistAnswer {
  const text = oneLine(request.item);
  const id = text ? identifyOne(text, request.kind) : undefined;
  const found = id ? knownEntry(id) : undefined;
  const label = labelFor(text, found);
  const wishes = WISHES.filter(({ words }) => words.test(request.question));
  const options = [
    ...writeInPlace(request.question, id),
    ...wishes.map((wish) => (found ? wish.known(found, label) : `${label}, ${wish.own}`)),
    ...(found ? listShapes(found, request) : WISHES.map(({ own }) => `${label}, ${own}`)),
  ];
  const usedTexts = new Set(
    [text, ...request.idea.coreMechanics.map(toText), ...request.idea.metaElements.map(toText)].map(sameKey),
  );
  const fresh = options.filter((one) => {
    const key = sameKey(one);
    if (usedTexts.has(key)) return false;
    usedTexts.add(key);
    return true;
  });
  const suggestions = fresh
    .slice(0, ANSWER_LIMITS.suggestions)
    .map((one) => shorten(upperFirst(one), LONGEST));
  const presenceText = id ? presence(request.charting, id) : undefined;
  return {
    suggestion: suggestions[0] ?? shorten(`${label}, ${WISHES[0]?.own ?? ''} and a second chance`, LONGEST),
    alternatives: suggestions.slice(1),
    basis: [
      found ? found.entry.name : text ? quote(text) : 'empty item',
      `direction: ${wishes[0]?.name ?? 'another variant'}`,
      ...(!found && text ? ['this item wasn’t recognized, so its own words were kept'] : []),
      ...(presenceText ? [`charts${request.charting?.sample ? ' (sample data)' : ''}: ${presenceText}`] : []),
    ],
  };
}

const toText = ({ content }: { content: string }): string => content;

/** "Match-3 boards: clear jelly" → "Match-3 boards". */
function labelFor(text: string, found: KnownEntry | undefined): string {
  const head = trimEnd(text.split(/[:;(–—]/, 1)[0] ?? text, '.,!? \n').trim();
  return shorten(head || text, 300) || (found?.entry.name ?? 'One clear action');
}

/** "Set it on a ferry": the item in the words of a place that the question names. */
function writeInPlace(question: string, id: string | undefined): string[] {
  const place = /\b(?:set (?:it |this )?|theme\w*|setting)\b(.+)$/i.exec(oneLine(question))?.[1];
  const setting = place ? findPlaces(place)[0] : undefined;
  const play = id ? plays.get(id) : undefined;
  if (!setting || !play || !id) return [];
  return play.acts.map((act) => `${entryName(id)}: ${fillWords(act, setting, play)}`);
}

/** Concrete shapes, those first that share words with the question. */
function listShapes({ known }: KnownEntry, { question, item }: AssistRequest): string[] {
  const wanted = new Set(
    sameKey(question)
      .split(' ')
      .filter((word) => word.length > 3),
  );
  const start = hashText(`${question}/${item}`) % known.variants.length;
  const order = known.variants.map((_, at) => known.variants[(at + start) % known.variants.length] ?? '');
  const hits = (text: string) =>
    sameKey(text)
      .split(' ')
      .filter((word) => wanted.has(word)).length;
  return [...order, known.casual, known.rivalry].sort((a, b) => hits(b) - hits(a));
}
