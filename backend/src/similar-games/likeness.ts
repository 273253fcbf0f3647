import { entryName, findEntry } from '../ai/taxonomy/taxonomy.js';
import { countryName } from '../common/countries.js';
import { countNoun } from '../common/text/count-noun.js';
import { categoryKey, categoryName } from '../games/catalog/categories.rules.js';
import { nameStore } from '../games/games.types.js';
import { LIST_NAMES } from '../rankings/rankings.types.js';
import type { AnalyzedGame, ChartedTogether, Likeness, StoreMention } from './similar-games.types.js';

/** A store knows who views both games; that says little about what people do in them. */
const MENTION = { one: 0.25, both: 0.4 };
/** Many different games are in the overall chart. */
const CHARTED = { category: 0.2, overall: 0.05 };
/** After this many common days, a chart counts half. */
const HALF_CERTAIN_DAYS = 7;
const MAX_NAMES = 4;
/** Mechanics, meta elements, each store's list of similar games, and charts. */
export const MAX_REASONS = 5;

/** From 0 to 1: each kind of similarity covers a part of what the previous ones left. */
export function rateLikeness({ mechanics, mentions, charted }: Likeness): number {
  const pages = new Set(mentions.map(({ page }) => page)).size;
  const mentioned = pages === 0 ? 0 : pages === 1 ? MENTION.one : MENTION.both;
  const together = Math.max(0, ...charted.map(rateCharts));
  return 1 - (1 - mechanics) * (1 - mentioned) * (1 - together);
}

/** Common days as a share of the days of either game, reduced while there are few. */
function rateCharts({ chart, days, together }: ChartedTogether): number {
  const share = together / (chart.days + days - together);
  const certain = together / (together + HALF_CERTAIN_DAYS);
  return (categoryKey(chart.category) === '' ? CHARTED.overall : CHARTED.category) * share * certain;
}

/** Items of both games, mechanics first, in the order of the game being compared. */
export function listShared(game: AnalyzedGame, other: AnalyzedGame): string[] {
  const theirs = new Set(other.items.map(({ id }) => id));
  const shared = game.items.map(({ id }) => id).filter((id) => theirs.has(id) && findEntry(id));
  const isMechanic = (id: string) => findEntry(id)?.kind === 'mechanic';
  return [...shared.filter(isMechanic), ...shared.filter((id) => !isMechanic(id))];
}

/** Why the two are similar, one sentence per reason. */
export function describeLikeness(game: AnalyzedGame, other: AnalyzedGame, likeness: Likeness): string[] {
  return [
    ...describeMechanics(game, other),
    ...describeMentions(likeness.mentions),
    ...likeness.charted.slice(0, 1).map(describeCharts),
  ];
}

function describeMechanics(game: AnalyzedGame, other: AnalyzedGame): string[] {
  const shared = listShared(game, other);
  const kinds = { mechanic: [] as string[], meta: [] as string[] };
  for (const id of shared) kinds[findEntry(id)!.kind].push(entryName(id));
  return [
    ...(kinds.mechanic.length > 0 ? [`Core mechanics of both: ${joinNames(kinds.mechanic)}`] : []),
    ...(kinds.mechanic.length === 0 ? describeFamilies(game, other) : []),
    ...(kinds.meta.length > 0 ? [`Meta elements of both: ${joinNames(kinds.meta)}`] : []),
  ];
}

/** Different mechanics of the same family: "Related mechanics: Match-3 swap and Blast groups". */
function describeFamilies(game: AnalyzedGame, other: AnalyzedGame): string[] {
  const listMechanics = ({ items }: AnalyzedGame) =>
    items.flatMap(({ id }) => findEntry(id) ?? []).filter(({ kind }) => kind === 'mechanic');
  const theirs = listMechanics(other);
  for (const own of listMechanics(game)) {
    const related = theirs.find(({ id, family }) => family === own.family || own.related?.includes(id));
    if (related) return [`Related mechanics: ${own.name} here, ${related.name} there`];
  }
  return [];
}

function joinNames(names: readonly string[]): string {
  const rest = names.length - MAX_NAMES;
  return names.slice(0, MAX_NAMES).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

function describeMentions(mentions: readonly StoreMention[]): string[] {
  return (['android', 'ios'] as const).flatMap((platform) => {
    const pages = new Set(mentions.filter((one) => one.platform === platform).map(({ page }) => page));
    if (pages.size === 0) return [];
    const where =
      pages.size === 2
        ? 'each on the page of the other'
        : pages.has('this')
          ? "on this game's page"
          : 'on its page';
    return [`${nameStore(platform)} lists them as similar, ${where}`];
  });
}

function describeCharts({ chart, together }: ChartedTogether): string {
  const { category, country, rankingType, captured } = chart;
  const name = [LIST_NAMES[rankingType], categoryName(category)].join(' ');
  return `Both charted in ${name}, ${countryName(country)}, on ${together} of ${countNoun(captured, 'captured day')}`;
}
