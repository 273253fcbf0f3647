import { entryName } from '../../../ai/taxonomy/taxonomy.js';
import type { Charting } from '../../../trends/trends.types.js';

const MOST_ITEMS = 24;
const MOST_PAIRS = 8;

/** Shares and gaps of the chosen charts, as sentences that may be cited. */
export function listFigures(charting: Charting | undefined): string[] {
  if (!charting || charting.analysed === 0) return [];
  const { analysed, games, capturedAt, scope, sample } = charting;
  const counts = new Map<string, number>();
  for (const { items } of games) for (const id of items) counts.set(id, (counts.get(id) ?? 0) + 1);
  const newcomers = games.filter(({ newcomer }) => newcomer);
  const day = capturedAt?.toISOString().slice(0, 10) ?? 'an unknown day';
  const ranked = [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  return [
    `${scope}, captured ${day}${sample ? ' (sample data)' : ''}: ${analysed} of ${charting.charting} charting games are analyzed.`,
    ...ranked
      .slice(0, MOST_ITEMS)
      .map(
        ([id, count]) =>
          `${entryName(id)}: ${count} of ${analysed} analyzed games (${percent(count, analysed)}).`,
      ),
    ...(newcomers.length > 0
      ? [`${newcomers.length} of the ${analysed} entered the charts within ${charting.newcomerDays} days.`]
      : []),
    ...listRarePairs(
      charting,
      ranked.slice(0, MOST_ITEMS).map(([id]) => id),
    ),
  ];
}

const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 100)}%`;

/** Frequent items that hardly any game has together. */
function listRarePairs({ games, analysed }: Charting, ids: readonly string[]): string[] {
  const pairs = ids.flatMap((one, at) =>
    ids.slice(at + 1).map((other) => ({
      names: `${entryName(one)} with ${entryName(other)}`,
      count: games.filter(({ items }) => items.includes(one) && items.includes(other)).length,
    })),
  );
  return pairs
    .filter(({ count }) => count <= 1)
    .slice(0, MOST_PAIRS)
    .map(({ names, count }) => `${names}: ${count} of ${analysed} analyzed games have both.`);
}

/** A number that says something of the market. */
const CLAIM =
  /(?:[$€£]\s?\d[\d.,]*\d?(?:\s?(?:million|billion|bn|k|m)\b)?)|(?:\d[\d.,]*\s?(?:%|percent\b))|(?:\b\d[\d.,]* (?:out )?of (?:the )?\d[\d.,]*)|(?:#\d+)|(?:\b\d[\d.,]*\s?(?:million|billion|bn|k|m)?\+?\s(?:installs|downloads|players|users|games|titles)\b)/gi;
export const REMOVED = '[figure removed: not in the data]';

const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

/** Replaces market figures that were not sent. */
export function removeUnknownFigures(text: string, sent: string): string {
  const known = new Set(numbersIn(sent));
  return text.replace(CLAIM, (claim) =>
    numbersIn(claim).every((number) => known.has(number.replace(/[.,]$/, ''))) ? claim : REMOVED,
  );
}

/** The same for a text that comes in pieces: from its first digit on, a sentence waits for its end. */
export class FigureFilter {
  private held = '';

  constructor(private readonly sent: string) {}

  add(piece: string): string {
    this.held += piece;
    const end = Math.max(this.held.lastIndexOf('. '), this.held.lastIndexOf('\n')) + 1;
    const tail = this.held.slice(end);
    const digit = tail.search(/[\d$€£#]/);
    const ready = digit < 0 ? this.held.length : end + digit;
    const text = this.held.slice(0, ready);
    this.held = this.held.slice(ready);
    return removeUnknownFigures(text, this.sent);
  }

  rest(): string {
    const text = removeUnknownFigures(this.held, this.sent);
    this.held = '';
    return text;
  }
}
