import { type Earning, openEarnings } from '../knowledge/earnings.js';
import { pick, type Random } from '../random.js';
import type { Constraint } from './constraint.js';
import type { Half } from './half.js';
import { excludes } from './pair.js';

/** How games with these earn. */
const SOLD: ReadonlyMap<string, string> = new Map([
  ['gacha', 'Random draws are sold, with the odds on the screen and a sure reward after a fixed number.'],
  ['battle-pass', 'A season pass has a free track and a paid one.'],
  ['subscription', 'A monthly membership brings fixed benefits.'],
  ['vip-tiers', 'Spending raises a player’s status, and each status brings small comforts.'],
  ['premium-currency', 'A second currency is sold in packs.'],
  ['virtual-economy', 'Packs of play money are sold, with a free amount every day.'],
  ['piggy-bank', 'A savings jar fills up with play and is opened for one low price.'],
  ['limited-offers', 'Bundles are offered for a short time.'],
  ['rewarded-ads', 'Optional ads give a small reward.'],
  ['ad-removal', 'Ads run between rounds, and one purchase removes them.'],
  ['premium-unlock', 'One purchase opens the full game.'],
]);
export const isSold = (id: string): boolean => SOLD.has(id);

/** What the sources sell, and what such a game may sell besides; one that is bought once sells nothing else. */
export function chooseEarnings(
  halves: readonly Half[],
  meta: readonly Half[],
  constraint: Constraint | undefined,
  random: Random,
): string {
  const sold = meta.flatMap(({ item: { id = '' } }) => (SOLD.has(id) ? [id] : [])).slice(0, 1);
  const own = sold.flatMap((id) => SOLD.get(id) ?? []);
  if (sold[0] === 'premium-unlock') return own.join(' ');
  const known = halves.flatMap(({ plan }) => plan?.earnings ?? []);
  const free = (list: readonly Earning[]) =>
    list.filter(
      ({ sells }) =>
        !excludes(constraint, sells === 'ad-removal' ? 'rewarded-ads' : sells) &&
        !sold.includes(sells) &&
        (sold.length === 0 || !['premium-unlock', 'subscription'].includes(sells)),
    );
  const fitting = free(known);
  const row = pick(fitting.length > 0 ? fitting : free(openEarnings), random);
  return [...own, row?.text ?? ''].filter(Boolean).join(' ');
}
