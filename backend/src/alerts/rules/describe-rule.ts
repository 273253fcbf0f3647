import { joinWords } from '../../common/text/join-words.js';
import { countryName } from '../../common/countries.js';
import { STORE_NAMES } from '../../games/games.types.js';
import { LIST_NAMES, type RankingType } from '../../rankings/rankings.types.js';
import { PAGE_FIELDS, type RuleScope, type RuleTerms } from '../alerts.types.js';

export interface DescribedRule extends RuleTerms {
  scope: RuleScope;
  scopeName: string | null;
}

/** "Top Grossing (Puzzle, App Store)", without the parts that are not set. */
export function describeCharts({
  rankingType,
  category,
  platform,
}: Pick<RuleTerms, 'rankingType' | 'category' | 'platform'>): string {
  const name = rankingType ? (LIST_NAMES[rankingType as RankingType] ?? rankingType) : 'any list';
  const words = category?.replace(/^games_/, '').replaceAll('_', ' ');
  const details = [
    words && words !== 'all' ? words.charAt(0).toUpperCase() + words.slice(1) : '',
    platform ? STORE_NAMES[platform] : '',
  ].filter(Boolean);
  return details.length > 0 ? `${name} (${details.join(', ')})` : name;
}

/** Writes a rule as a sentence: "A game of Rivals enters the top 20 of Top Grossing in US or Japan". */
export function describeRule(rule: DescribedRule): string {
  const { kind, condition, platform } = rule;
  const game = describeScope(rule);
  const where = describeCountries(rule.countries);
  const chart = `${describeCharts(rule)}${where}`;
  const { top = 0, places = 0, days = 1, direction = 'either' } = condition;
  const store = platform ? ` on ${STORE_NAMES[platform]}` : '';
  switch (kind) {
    case 'enters_top':
      return `${game} enters the top ${top} of ${chart}`;
    case 'leaves_top':
      return `${game} leaves the top ${top} of ${chart}`;
    case 'moves': {
      const verb = { up: 'climbs', down: 'falls', either: 'moves' }[direction];
      return `${game} ${verb} at least ${places} ${places === 1 ? 'place' : 'places'} in ${
        days === 1 ? 'a day' : `${days} days`
      } in ${chart}`;
    }
    case 'new_country':
      return `${game} comes into the charts of a new country${where}${store}`;
    case 'first_game':
      return `${game} comes into the charts as the first of its developer${where}${store}`;
    case 'page_changed':
      return `${game} changes its ${joinWords(condition.fields ?? [...PAGE_FIELDS], 'or')} in the store${where}${store}`;
    case 'new_version':
      return `${game} has a new version${where}${store}`;
    case 'mechanic_appears':
      return `${game} has a new mechanic`;
    case 'installs_unusual':
      return `Installs a day of ${game.replace(/^A /, 'a ').replace(/^Any /, 'any ')} leave their usual range of 8 weeks`;
    case 'chart_missing':
      return `${chart.replace(/^any /, 'Any ')} is not captured`;
  }
}

function describeScope({ scope, scopeName }: DescribedRule): string {
  const name = scopeName ?? '';
  if (scope === 'watchlist') return `A game of ${name}`;
  if (scope === 'tag') return `A game tagged ${name}`;
  if (scope === 'developer') return `A game by ${name}`;
  return scope === 'game' ? name : 'Any game';
}

const describeCountries = (countries: readonly string[]): string =>
  countries.length === 0 ? '' : ` in ${joinWords(countries.map(countryName), 'or')}`;
