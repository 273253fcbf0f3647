import type { ListSpec } from '../../common/list/list-query.js';
import { DIGEST_PERIODS, DIGEST_SCOPES, type DigestPeriod, type DigestScope } from '../digests.types.js';

/** How much happened in the period. */
export class DigestCountsDto {
  /** Games whose rank changed between the two compared captures. */
  movers: number;
  /** Games that entered the chart. */
  entries: number;
  /** Games that dropped out of the chart. */
  exits: number;
  /** Games that a chart listed for the first time. */
  launches: number;
  /** Changes of store pages; the same change in several countries is one line. */
  pages: number;
  /** Mechanics and meta elements that games gained or lost. */
  mechanics: number;
  /** Pairs of a mechanic and a meta element that became rarer than expected by chance. */
  opened: number;
  /** Pairs that are no longer rarer than expected by chance. */
  closed: number;
  /** Alerts of rules that deliver to the digest. */
  alerts: number;
}

/** A stored digest. */
export class DigestDto {
  /** Id of the digest. */
  id: string;
  /** Id of the subscription; null once it is deleted. */
  subscriptionId: string | null;
  /** Whether it is about a watchlist or a market. */
  scope: DigestScope;
  /** Name of the watchlist, or chart and market. */
  name: string;
  /** Headline with name and days. */
  title: string;
  /** One sentence: how much happened, that nothing did, or that nothing was captured. */
  summary: string;
  /** `weekly` covers seven days, `daily` one. */
  period: DigestPeriod;
  /** First UTC day, as `YYYY-MM-DD`. */
  from: string;
  /** Last UTC day, as `YYYY-MM-DD`. */
  to: string;
  /** Whether it is based on sample data. */
  sample: boolean;
  /** How much happened in the period. */
  counts: DigestCountsDto;
  /** Size of the HTML file, in bytes. */
  size: number;
  /** When the digest was written. */
  createdAt: Date;
}

/** A digest of chosen days; it is neither stored nor sent. */
export class DigestPreviewDto {
  /** Headline with name and days. */
  title: string;
  /** One sentence: how much happened, that nothing did, or that nothing was captured. */
  summary: string;
  /** First UTC day, as `YYYY-MM-DD`. */
  from: string;
  /** Last UTC day, as `YYYY-MM-DD`. */
  to: string;
  /** Whether it is based on sample data. */
  sample: boolean;
  /** How much happened in the period. */
  counts: DigestCountsDto;
  /** The digest as one self-contained HTML file. */
  html: string;
}

export const DIGEST_LIST: ListSpec<keyof DigestDto> = {
  resource: 'digests',
  columns: [
    ...(['id', 'subscriptionId', 'scope', 'name', 'title', 'summary', 'period', 'from', 'to'] as const),
    ...(['sample', 'counts', 'size', 'createdAt'] as const),
  ],
  types: { boolean: ['sample'], integer: ['size'], timestamp: ['createdAt'] },
  sort: ['createdAt', 'to', 'name'],
  defaultOrder: 'DESC',
  filter: {
    q: 'search',
    subscriptionId: 'uuid',
    scope: DIGEST_SCOPES,
    period: DIGEST_PERIODS,
    updatedSince: 'date',
  },
};
