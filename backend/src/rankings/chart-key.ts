import type { ChartKey } from './rankings.types.js';

/** Condition for the list of a key, given as the first four parameters of a statement. */
export const KEY_CONDITION = 'platform = $1 and category = $2 and country = $3 and ranking_type = $4';

export const keyParams = (key: ChartKey) => [key.platform, key.category, key.country, key.rankingType];

/** Key of a list, for maps. */
export const listId = (key: ChartKey): string => keyParams(key).join('/');

/** The key without other properties of the object. */
export const pickKey = ({ platform, category, country, rankingType }: ChartKey): ChartKey => ({
  platform,
  category,
  country,
  rankingType,
});
