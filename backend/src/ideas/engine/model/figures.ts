import { entryName } from '../../../ai/taxonomy/taxonomy.js';
import { type Charting, type MarketTrends, THRESHOLDS } from '../../../trends/trends.types.js';

const MOST_ITEMS = 12;
const MOST_CHANGES = 10;
const MOST_GAPS = 8;
const NO_TRENDS: MarketTrends = { comparedFrom: null, days: null, changes: [], gaps: [] };

/**
 * Shares, changes and gaps of the chosen charts, as sentences that may be cited.
 * @param about entries whose figures come before those of the most frequent ones, also when no game has them
 */
export function listFigures(
  charting: Charting | undefined,
  trends?: MarketTrends,
  about: readonly string[] = [],
): string[] {
  if (!charting || charting.analysed === 0) return [];
  const { analysed, games, capturedAt, scope, sample } = charting;
  const head = `${scope}, captured ${toDay(capturedAt)}${sample ? ' (sample data)' : ''}: ${analysed} of ${charting.charting} charting games are analyzed.`;
  if (analysed < THRESHOLDS.share) {
    return [head, 'Too few are analyzed for any share: cite none and say nothing of what is common here.'];
  }
  const counts = new Map<string, number>(about.map((id) => [id, 0]));
  for (const { items } of games) for (const id of items) counts.set(id, (counts.get(id) ?? 0) + 1);
  const newcomers = games.filter(({ newcomer }) => newcomer);
  const ranked = [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  const requested = ranked.filter(([id]) => about.includes(id));
  const others = ranked.filter(([id]) => !about.includes(id)).slice(0, MOST_ITEMS);
  return [
    head,
    ...[...requested, ...others].map(
      ([id, count]) =>
        `${entryName(id)}: ${count} of ${analysed} analyzed games (${percent(count / analysed)}).`,
    ),
    ...(newcomers.length > 0
      ? [`${newcomers.length} of the ${analysed} entered the charts within ${charting.newcomerDays} days.`]
      : []),
    ...listChanges(trends, analysed, about),
    ...listGaps(trends, analysed, about),
  ];
}

const toDay = (date: Date | null): string => date?.toISOString().slice(0, 10) ?? 'an unknown day';
const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** One game more or less is no trend. */
const LEAST_MOVED = 2;
const countMoved = (change: number, analysed: number): number =>
  Math.round((Math.abs(change) / 100) * analysed);

/** What names an entry that is asked about comes first. */
const putFirst = <T>(list: readonly T[], about: readonly string[], names: (one: T) => string[]): T[] => {
  const aboutNames = new Set(about.map(entryName));
  const isAsked = (one: T): boolean => names(one).some((name) => aboutNames.has(name));
  return [...list.filter(isAsked), ...list.filter((one) => !isAsked(one))];
};

function listChanges(
  { changes, comparedFrom, days }: MarketTrends = NO_TRENDS,
  analysed: number,
  about: readonly string[],
): string[] {
  if (days === null) return [];
  const since = `in ${days} days, since ${toDay(comparedFrom)}`;
  return putFirst(changes, about, ({ name }) => [name])
    .filter(({ change }) => Math.abs(change) >= 1 && countMoved(change, analysed) >= LEAST_MOVED)
    .slice(0, MOST_CHANGES)
    .map(({ name, share, shareBefore, change, games, newcomers }) => {
      const points = Math.abs(Math.round(change * 10) / 10);
      const worth = `about ${countMoved(change, analysed)} games`;
      const arrived = newcomers === 1 ? 'is a newcomer' : 'are newcomers';
      const fresh = newcomers ? `; ${newcomers} of its ${games} games ${arrived}` : '';
      return `Trend: ${name} ${change > 0 ? 'rose' : 'fell'} by ${points} percentage points (${worth}), from ${percent(shareBefore)} to ${percent(share)} ${since}${fresh}.`;
    });
}

const listGaps = ({ gaps }: MarketTrends = NO_TRENDS, analysed: number, about: readonly string[]): string[] =>
  putFirst(gaps, about, ({ mechanic, meta }) => [mechanic, meta])
    .slice(0, MOST_GAPS)
    .map(
      ({ mechanic, meta, withMechanic, withMeta, together, expected }) =>
        `White space: ${withMechanic} of ${analysed} games have ${mechanic} and ${withMeta} have ${meta}, but only ${together} ${together === 1 ? 'has' : 'have'} both; chance alone would give ${Math.round(expected * 10) / 10}.`,
    );

/** Begins at the first digit only: tried at each of them, a long number takes the square of the time. */
const NUMBER = String.raw`(?<!\d[.,]?)\d+(?:[.,]\d+)*`;
const PEOPLE = 'installs|downloads|players|users|people|gamers|customers';
const GAMES = 'games|titles|apps';
/** A number, or words for one, that says something of a market. */
const CLAIM = new RegExp(
  [
    String.raw`[$€£¥]\s?${NUMBER}(?:\s?(?:million|billion|bn|k|m)\b)?`,
    String.raw`${NUMBER}\s?(?:%|percent\b)`,
    String.raw`\b${NUMBER}\s(?:percentage\s)points\b`,
    String.raw`\b${NUMBER} (?:out )?of (?:the |its |all )?${NUMBER}(?:\s(?:\p{L}+\s){0,2}(?:${GAMES})\b)?`,
    String.raw`#\d+`,
    String.raw`\b${NUMBER}\s?(?:million|billion|bn|k|m)?\+?\s(?:(?:daily|monthly|active)\s){0,2}(?:${PEOPLE}|${GAMES})\b`,
    // Chat answers in the language of the question.
    String.raw`${NUMBER}\s?(?:[萬万億亿만억兆]|(?:millionen|milliarden|millones|milhões|milioni|млн|млрд|миллион\p{L}*)(?!\p{L}))`,
    String.raw`第\s?${NUMBER}\s?[名位]`,
    String.raw`\b(?:half|(?:an?|one|two|three|the)\s(?:third|quarter|majority)s?) of (?:all |the )*(?:${PEOPLE}|${GAMES}|market|charts?|revenue|downloads)\b`,
    String.raw`\b(?:hundreds of |tens of )?(?:thousands|millions|billions) (?:of )?(?:in revenue|dollars|${PEOPLE})\b`,
  ].join('|'),
  'giu',
);
/** A test's own bar, a discount or a chance in the game is design, not market. */
const DESIGN = /\b(?:testers?|playtest\w*|odds|chance|discount|drop rate|refund|off)\b/i;
const MARKET =
  /\b(?:market|revenue|retention|churn|conversion|charts?|charting|earn(?:s|ed|ings)?|gross\w*|made|spend\w*|spent|ARPU|ARPDAU|LTV|CPI|industry|genre|installs?|downloads?)\b/i;
/** Up to so many dollars it is a price that the design sets, unless the sentence speaks of earnings. */
const MOST_PRICE = 100;
/** What a share of the design is a share of: "80% of the board", "20% slower". */
const PART_OF_DESIGN = new RegExp(
  String.raw`^\s(?:of (?:the|its|your|their|a|an|each|every|one|that|this) |more |less |fewer |larger\b|smaller\b|faster\b|slower\b|longer\b|shorter\b|full\b)(?!(?:\p{L}+ )?(?:${PEOPLE}|${GAMES}|market|revenue|charts?|list)\b)`,
  'iu',
);
/** What a count of the design counts: "9 of 16 tiles". */
const PIECES = new RegExp(
  String.raw`^\s(?!(?:analy\w+|charts?|charting|${PEOPLE}|${GAMES})\b)\p{L}{2,}[^s\W]s\b`,
  'iu',
);
/** A "4 of 6" as large as this counts more than a test has people. */
const LARGE_GROUP = 12;
const CROWD = 1_000;
export const REMOVED = '[figure removed: not in the data]';

const numbersIn = (text: string): string[] => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map(toNumber);
const toNumber = (text: string): string => text.replace(/[.,]$/, '').replaceAll(',', '');
const toKey = (claim: string): string =>
  claim
    .toLowerCase()
    .replace(/\s?(?:percent\b|%)/, '%')
    .replace(/\b(?:out of|of (?:the|its|all))\b/, 'of')
    .replace(/(?<!\d)(\d+ of \d+).*/, '$1')
    .replace(/[\s,]+/g, ' ');

/** The figures of what was sent: others about the market were made up. */
export class SentFigures {
  private readonly keys: Set<string>;
  private readonly numbers: Set<string>;

  constructor(prompt: string) {
    this.keys = new Set([
      ...[...prompt.matchAll(CLAIM)].map(([claim]) => toKey(claim)),
      ...[...prompt.matchAll(/"rank":(\d+)/g)].map(([, rank]) => `#${rank}`),
    ]);
    this.numbers = new Set(numbersIn(prompt));
  }

  /** Claims about the market that were not sent. */
  findUnknown(text: string): string[] {
    return splitSentences(text).flatMap((sentence) =>
      [...sentence.matchAll(CLAIM)].flatMap(({ 0: claim, index }) =>
        this.isUnknown(claim, sentence, sentence.slice(index + claim.length)) ? [claim] : [],
      ),
    );
  }

  /** Marks unknown figures where they stand. @param before what of its first sentence was read already */
  strike(text: string, before = ''): string {
    return splitSentences(text)
      .map((sentence, at) =>
        sentence.replace(CLAIM, (claim, index: number) => {
          const after = sentence.slice(index + claim.length);
          return this.isUnknown(claim, at === 0 ? before + sentence : sentence, after) ? REMOVED : claim;
        }),
      )
      .join('');
  }

  /** Leaves out each sentence that rests on an unknown figure; a text of one such sentence keeps the mark. */
  drop(text: string): string {
    const supported = splitSentences(text).filter((sentence) => this.findUnknown(sentence).length === 0);
    return supported.join('').trim() || this.strike(text);
  }

  /** Leaves out each sentence that says nothing of use without its unknown figures; what says more keeps the mark. */
  clean(text: string): string {
    let result = '';
    for (const sentence of splitSentences(text)) {
      const struck = this.strike(sentence);
      if (struck === sentence || saysMore(struck)) result += struck;
      // The line that it stood in ends all the same.
      else if (sentence.endsWith('\n') && result !== '' && !result.endsWith('\n'))
        result = `${result.trimEnd()}\n`;
    }
    return result.trim() || this.strike(text);
  }

  private isUnknown(claim: string, sentence: string, after: string): boolean {
    const numbers = numbersIn(claim);
    const [first = '', second] = numbers;
    if (isDesign(claim, sentence, after)) return false;
    if (/^\d/.test(claim) && second !== undefined && !/games|titles|apps/i.test(claim)) {
      // "Four of six" of a test; a market has more.
      if (Number(second) <= LARGE_GROUP) return false;
    } else if (new RegExp(`(?:${PEOPLE})$`, 'i').test(claim) && /^\d/.test(claim)) {
      if (Number(first) < CROWD && !/(?:million|billion|bn|k|m)\b/i.test(claim)) return false;
    } else if (new RegExp(`(?:${GAMES})$`, 'i').test(claim) && numbers.length === 1) {
      return !this.numbers.has(first);
    }
    return !this.keys.has(toKey(claim));
  }
}

/** Stands for the mark, whose colon would part a clause. */
const HOLE = '\uFFFC';
/** A clause shorter than this only leads to the figure: “In Japan, …”. */
const LEAST_WORDS = 4;
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Whether a clause beside those with a removed figure says something. */
const saysMore = (struck: string): boolean =>
  struck
    .replaceAll(REMOVED, HOLE)
    .split(/[,;:]\s|[，；：]|\s[–—-]\s/)
    .some(
      (clause) =>
        !clause.includes(HOLE) &&
        [...words.segment(clause)].filter(({ isWordLike }) => isWordLike).length >= LEAST_WORDS,
    );

/** What a design sets for itself: a price, a share of a board, a test's bar. */
function isDesign(claim: string, sentence: string, after: string): boolean {
  if (/%|percent/i.test(claim)) return DESIGN.test(sentence) || PART_OF_DESIGN.test(after);
  if (/^[$€£¥]/.test(claim)) {
    const isSmall = !/[a-z]/i.test(claim) && Number(numbersIn(claim)[0]) < MOST_PRICE;
    return isSmall && !MARKET.test(sentence);
  }
  const isCount = /\bof\b/i.test(claim) && !new RegExp(`(?:${GAMES})$`, 'i').test(claim);
  return isCount && (PIECES.test(after) || /\btesters?\b/i.test(sentence)) && !MARKET.test(sentence);
}

/** With what ends them, so that joined they are the text again. */
const splitSentences = (text: string): string[] => text.split(/(?<=[.!?]["”’)]?\s|\n|[。！？])/);

/** Where a figure may begin. */
const SIGN =
  /[\d$€£¥#]|\b(?:(?:an?|one|two|three|the)\s(?:third|quarter|majority)|half|(?:hundreds|tens) of|thousands|millions|billions)/i;

/** Where the last two words of a text begin. */
function findLastTwoWords(text: string): number {
  let at = text.length;
  const skip = (characters: RegExp): void => {
    while (at > 0 && characters.test(text.charAt(at - 1))) at -= 1;
  };
  skip(/\S/);
  skip(/\s/);
  skip(/\S/);
  return at;
}

/** Strikes unknown figures from a text that comes in pieces: from the first sign of one on, a sentence waits for its end. */
export class FigureFilter {
  private pending = '';
  private lastSentence = '';

  constructor(private readonly figures: SentFigures) {}

  add(piece: string): string {
    this.pending += piece;
    const end = splitSentences(this.pending).slice(0, -1).join('').length;
    const tail = this.pending.slice(end);
    const sign = tail.search(SIGN);
    // The last words may be the beginning of one.
    const open = findLastTwoWords(tail);
    const ready = end + (sign < 0 ? open : Math.min(sign, open));
    return this.release(ready);
  }

  rest(): string {
    return this.release(this.pending.length);
  }

  private release(length: number): string {
    const text = this.pending.slice(0, length);
    this.pending = this.pending.slice(length);
    const struck = this.figures.strike(text, this.lastSentence);
    this.lastSentence = splitSentences(this.lastSentence + text).at(-1) ?? '';
    return struck;
  }
}
