import { entryName } from '../../../ai/taxonomy/taxonomy.js';
import { countNoun } from '../../../common/text/count-noun.js';
import { gameName, gamesNear, gamesWith } from '../chart-facts.js';
import { findNamedEntries } from '../identify.js';
import { lowerFirst, quote, sameKey } from '../phrases.js';
import { describeCharts, describeChange, describeGame } from './market-answers.js';
import {
  type Answer,
  createAnswer,
  listNames,
  sayNotCompared,
  answerWithoutItems,
  type Subject,
} from './subject.js';

const MOST = 4;

const verb = (count: number): string => (count === 1 ? 'has' : 'have');

/** How many analyzed games have an entry, and how its share moved where that is known. */
const describeShare = ({ request }: Subject, id: string): string => {
  const count = gamesWith(request.charting, id).length;
  const change = describeChange(request, id);
  const games = countNoun(request.charting?.analysed ?? 0, 'analyzed game');
  return `- ${entryName(id)}: ${count} of ${games}${change ? `; its share ${change}` : ''}.`;
};

/** What an answer from the charts begins with when they say nothing. */
function describeUnread(intent: string, subject: Subject) {
  const charts = describeCharts(subject);
  if (!charts.enough) return createAnswer(intent, [charts.text], []);
  if (subject.ids.length > 0) return undefined;
  const nothing = 'None of the items is a mechanic I know, so I have nothing to count.';
  return createAnswer(intent, [nothing, sayNotCompared(subject)], []);
}

const hasAll = (items: readonly string[], ids: readonly string[]): boolean =>
  ids.every((id) => items.includes(id));

/** How many games have its mechanics, one by one and together; those that a message names go before. */
export const answerCrowding: Answer = (subject) => {
  const empty = answerWithoutItems('crowd', subject) ?? describeUnread('crowd', subject);
  if (empty) return empty;
  const { charting, message } = subject.request;
  const named = findNamedEntries(message);
  const ids = (
    named.length > 1 ? named : subject.mechanics.length > 0 ? subject.mechanics : subject.ids
  ).slice(0, 3);
  const both = charting?.games.filter(({ items }) => hasAll(items, ids)) ?? [];
  const days = countNoun(charting?.newcomerDays ?? 0, 'day');
  const fresh = both.filter(({ newcomer }) => newcomer).length;
  const late =
    fresh > 0 ? `, ${fresh === both.length ? '' : `${fresh} of them `}new in the charts within ${days}` : '';
  const count = both.length === 0 ? 'none' : countNoun(both.length, 'game');
  const together = `- ${ids.length === 2 ? 'Both' : 'All of them'} together: ${count}${late}.`;
  return createAnswer(
    'crowd',
    [
      'Counted in the charts I see:',
      ...ids.map((id) => describeShare(subject, id)),
      ids.length > 1 && together,
      ...both.slice(0, MOST).map((game) => `- ${gameName(game)}`),
      sayNotCompared(subject),
      `(${describeCharts(subject).text})`,
    ],
    ids.map((id) => entryName(id)),
  );
};

/** The same for what a message names; undefined unless it names two. */
export const answerNamedCrowding = (subject: Subject): ReturnType<Answer> | undefined =>
  findNamedEntries(subject.request.message).length > 1 ? answerCrowding(subject) : undefined;

/** Games that entered the charts lately and share something with it. */
export const answerNewcomers: Answer = (subject) => {
  const empty = answerWithoutItems('newcomers', subject) ?? describeUnread('newcomers', subject);
  if (empty) return empty;
  const { charting } = subject.request;
  const days = countNoun(charting?.newcomerDays ?? 0, 'day');
  const played = subject.mechanics.length > 0 ? subject.mechanics : subject.ids;
  const found = (charting?.games ?? [])
    .filter(({ newcomer, items }) => newcomer && items.some((id) => played.includes(id)))
    .map((game) => ({ game, shared: game.items.filter((id) => subject.ids.includes(id)) }))
    .sort((a, b) => b.shared.length - a.shared.length)
    .slice(0, MOST);
  const none = `No analyzed game that entered the charts in the last ${days} has any of its mechanics.`;
  return createAnswer(
    'newcomers',
    [
      found.length === 0 ? none : `New in the charts within ${days}:`,
      ...found.map((one) => describeGame(one, subject.ids)),
      `(${describeCharts(subject).text})`,
    ],
    found.map(({ game }) => game.title),
  );
};

/** The pairs of its items that the charts have least, and what nobody can compare. */
export const answerUnusual: Answer = (subject) => {
  const empty = answerWithoutItems('unusual', subject);
  if (empty) return empty;
  const charts = describeCharts(subject);
  const { charting, idea } = subject.request;
  const pairs = subject.mechanics.flatMap((a) =>
    subject.ids.filter((b) => a !== b && (subject.meta.includes(b) || a < b)).map((b) => [a, b] as const),
  );
  const rare = pairs
    .map(([a, b]) => ({ a, b, games: charting?.games.filter(({ items }) => hasAll(items, [a, b])) ?? [] }))
    .sort((x, y) => x.games.length - y.games.length)
    .slice(0, 2);
  const own = subject.unknown.slice(0, 2).map((text) => quote(text, 70));
  const counted = charts.enough
    ? rare.map(
        ({ a, b, games }) =>
          `- ${entryName(a)} with ${lowerFirst(entryName(b))}: ${games.length || 'none'} of ${countNoun(charting?.analysed ?? 0, 'analyzed game')} ${verb(games.length || 1)} both.`,
      )
    : [];
  const { pitch } = idea.concept;
  if (counted.length + own.length === 0 && !pitch) return createAnswer('unusual', [charts.text], []);
  return createAnswer(
    'unusual',
    [
      counted.length > 0 && 'Rarest in the charts I see:',
      ...counted,
      own.length > 0 &&
        `No entry of my taxonomy describes ${own.join(' or ')}, so I can’t say who else has it.`,
      pitch && `What the pitch adds is for people to judge: ${pitch}`,
      `(${charts.text})`,
    ],
    rare.map(({ a }) => entryName(a)),
  );
};

/** Items whose share of the charts rose most. */
export const answerGrowing: Answer = ({ request: { trends, charting } }) => {
  const up = (trends?.changes ?? [])
    .filter(({ change }) => change > 0)
    .sort((a, b) => b.change - a.change)
    .slice(0, MOST);
  if (!trends?.days)
    return createAnswer(
      'growing',
      ['Not every chart was captured earlier, so nothing can be compared yet.'],
      [],
    );
  return createAnswer(
    'growing',
    [
      up.length > 0
        ? `Shares that rose most in ${countNoun(trends.days, 'day')}:`
        : `No share rose in ${countNoun(trends.days, 'day')}.`,
      ...up.map(
        ({ name, games, change }) =>
          `- ${name}: +${Math.round(change * 10) / 10} percentage points, ${countNoun(games, 'game')} now`,
      ),
      charting && `(${charting.scope}${charting.sample ? ', sample data' : ''})`,
    ],
    up.map(({ name }) => name),
  );
};

/** Whether a game of the charts has its name; stores and trademarks are out of reach. */
export const answerNameTaken: Answer = (subject) => {
  const { charting, idea } = subject.request;
  const key = sameKey(idea.name);
  const same = (charting?.games ?? []).filter(({ title }) => ` ${sameKey(title)} `.includes(` ${key} `));
  const found =
    same.length > 0
      ? `In the charts I see, ${same.slice(0, 3).map(gameName).join(' and ')} ${verb(same.length)} these words in the title.`
      : `No analyzed game in the charts I see has “${idea.name}” in its title.`;
  return createAnswer('nameTaken', [found, 'I can’t check app stores or trademarks.'], [idea.name]);
};

/** What the games nearest to it sell. */
export const answerSales: Answer = (subject) => {
  const empty = answerWithoutItems('sells', subject) ?? describeUnread('sells', subject);
  if (empty) return empty;
  const near = gamesNear(subject.request.charting, subject.ids).map(({ game }) => game);
  const games =
    near.length > 0
      ? near
      : (subject.request.charting?.games ?? []).filter(({ items }) =>
          items.some((id) => subject.mechanics.includes(id)),
        );
  const sold = MONEY.map((id) => ({ id, count: games.filter(({ items }) => items.includes(id)).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST);
  const { monetization } = subject.request.idea.concept;
  const whose = `the ${countNoun(games.length, 'nearest analyzed game')}`;
  return createAnswer(
    'sells',
    [
      monetization && `Written down: ${monetization}`,
      sold.length > 0
        ? `What ${whose} ${verb(games.length)} in the store text: ${sold.map(({ id, count }) => `${lowerFirst(entryName(id))} (${count})`).join(', ')}.`
        : games.length > 0
          ? `The store texts of ${whose} name no way to earn that I know.`
          : 'No analyzed game in the charts has its mechanics.',
      'Which of these would earn more I can’t tell.',
      `(${describeCharts(subject).text})`,
    ],
    sold.map(({ id }) => listNames([id])),
  );
};

const MONEY = [
  ...['gacha', 'battle-pass', 'subscription', 'vip-tiers', 'premium-currency', 'piggy-bank'],
  ...['limited-offers', 'rewarded-ads', 'ad-removal', 'premium-unlock'],
];
