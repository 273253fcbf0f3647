import type { Platform } from '../games/games.types.js';
import type { RankingType } from './rankings.types.js';

/** What a chart is known by. */
export class ChartKeyDto {
  /** Store: `android` is Google Play, `ios` the App Store. */
  platform: Platform;
  /** Storefront, as a two-letter country code in lower case. */
  country: string;
  /** Category of the chart; `all` is the overall games chart. */
  category: string;
  /** Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New. */
  rankingType: RankingType;
}
