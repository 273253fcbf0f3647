import { entryName } from '../../../ai/taxonomy/taxonomy.js';
import { countNoun } from '../../../common/text/count-noun.js';
import type { ChartingGame } from '../../../trends/trends.types.js';
import { gameName, gamesNear } from '../chart-facts.js';
import type { ChatRequest } from '../engine.types.js';
import { quote, sameKey } from '../phrases.js';
import {
  type Answer,
  createAnswer,
  listNames,
  sayNotCompared,
  answerWithoutItems,
  type Subject,
} from './subject.js';

/** Which charts were looked at; undefined with what is missing when they say nothing. */
export function describeCharts({ request: { charting } }: Subject): { text: string; enough: boolean } {
  if (!charting || charting.charting === 0)
    return { text: 'No chart has been captured yet, so I can’t tell.', enough: false };
  const { scope, sample, analysed, capturedAt } = charting;
  const day = capturedAt?.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  if (analysed === 0) {
    return {
      text: `None of the ${countNoun(charting.charting, 'charting game')} has an analysis yet, so I can’t tell. Analyze some games first.`,
      enough: false,
    };
  }
  const facts = [
    scope,
    day,
    `${analysed} of ${countNoun(charting.charting, 'game')} analyzed`,
    sample && 'sample data',
  ];
  return { text: facts.filter(Boolean).join(', '), enough: true };
}

/** "rose by 3 percentage points in 28 days"; undefined when nothing is known of it. */
export function describeChange({ trends }: ChatRequest, id: string): string | undefined {
  const moved = trends?.changes.find(({ name }) => sameKey(name) === sameKey(entryName(id)));
  if (!moved) return undefined;
  const points = Math.round(Math.abs(moved.change) * 10) / 10;
  const days = `in ${countNoun(trends?.days ?? 0, 'day')}`;
  return points === 0
    ? `did not change ${days}`
    : `${moved.change > 0 ? 'rose' : 'fell'} by ${countNoun(points, 'percentage point')} ${days}`;
}

export const describeGame = (
  { game, shared }: { game: ChartingGame; shared: string[] },
  ids: readonly string[],
): string => {
  const rest = game.items.filter((id) => !ids.includes(id)).slice(0, 3);
  return `- ${gameName(game)} shares ${listNames(shared)}${rest.length > 0 ? `; it also has ${listNames(rest)}` : ''}.`;
};

export const answerSimilar: Answer = (subject) => {
  const empty = answerWithoutItems('similar', subject);
  if (empty) return empty;
  const charts = describeCharts(subject);
  if (!charts.enough) return createAnswer('similar', [charts.text], []);
  if (subject.ids.length === 0) {
    return createAnswer(
      'similar',
      ['None of the items is a mechanic I know, so I have nothing to compare with.', sayNotCompared(subject)],
      [],
    );
  }
  const near = gamesNear(subject.request.charting, subject.ids).slice(0, 4);
  const first =
    near.length > 0
      ? 'Nearest in the charts:'
      : `No analyzed game in the charts shares ${subject.ids.length > 1 ? 'two of its items' : 'its item'}: ${listNames(subject.ids.slice(0, 4))}.`;
  return createAnswer(
    'similar',
    [
      first,
      ...near.map((one) => describeGame(one, subject.ids)),
      sayNotCompared(subject),
      `(${charts.text})`,
    ],
    near.map(({ game }) => game.title),
  );
};

export const answerCompare: Answer = (subject) => {
  const charts = describeCharts(subject);
  const text = ` ${sameKey(subject.request.message)} `;
  const { charting } = subject.request;
  const named = charting?.games.find(({ title }) => {
    const key = sameKey(title);
    const short = sameKey(title.split(/[:–—-]/, 1)[0] ?? '');
    return text.includes(` ${key} `) || (short.length > 4 && text.includes(` ${short} `));
  });
  const wants =
    /\b(?:with|to|from|and|versus)\s+(?!my|the idea|this|others?\b|games\b)([\p{L}\p{N}][^?.!]{2,50})/iu.exec(
      subject.request.message,
    )?.[1];
  if (!named && wants) {
    return createAnswer(
      'compare',
      [
        `I have no analysis of ${quote(wants, 60)} in the charts I see, so I can’t compare with it.`,
        `(${charts.text})`,
      ],
      [],
    );
  }
  const game = named ?? gamesNear(charting, subject.ids)[0]?.game;
  if (!charts.enough || !game) {
    return createAnswer(
      'compare',
      [charts.enough ? 'Compare with which game? None in the charts is near.' : charts.text],
      [],
    );
  }
  const shared = game.items.filter((id) => subject.ids.includes(id));
  const missing = game.items.filter((id) => !subject.ids.includes(id));
  const extra = subject.ids.filter((id) => !game.items.includes(id));
  return createAnswer(
    'compare',
    [
      `Your idea beside ${gameName(game)}:`,
      `- Both: ${shared.length > 0 ? listNames(shared) : 'nothing that I recognize'}.`,
      extra.length > 0 && `- Only yours: ${listNames(extra)}.`,
      missing.length > 0 && `- Only theirs: ${listNames(missing.slice(0, 6))}.`,
      sayNotCompared(subject),
      `(${charts.text})`,
    ],
    [game.title],
  );
};
