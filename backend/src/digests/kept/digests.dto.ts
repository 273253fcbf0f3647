import type { ListSpec } from '../../common/list/list-query.js';
import { DIGEST_PERIODS, DIGEST_SCOPES, type DigestPeriod, type DigestScope } from '../digests.types.js';

/** How much happened. */
export class DigestCountsDto {
  /** Games whose place changed between the two captures that are compared. */
  movers: number;
  entries: number;
  exits: number;
  launches: number;
  /** Changes of store pages; the same change in several countries counts once. */
  pages: number;
  mechanics: number;
  /** Pairs of a mechanic and a meta element that became rarer than chance gives. */
  opened: number;
  /** Pairs that are so no more. */
  closed: number;
  /** Alerts that rules sent to the digest. */
  alerts: number;
}

/** A digest as it was written. */
export class DigestDto {
  id: string;
  /** Null once the subscription is deleted. */
  subscriptionId: string | null;
  scope: DigestScope;
  /** What it is about: the name of the watchlist, or the list and its market. */
  name: string;
  title: string;
  /** One sentence: how much happened, that nothing did, or that nothing is known. */
  summary: string;
  period: DigestPeriod;
  /** First and last UTC day. */
  from: string;
  to: string;
  sample: boolean;
  counts: DigestCountsDto;
  /** Bytes of the file. */
  size: number;
  createdAt: Date;
}

/** A digest of days of one's choice; nothing is kept or sent. */
export class DigestPreviewDto {
  title: string;
  summary: string;
  from: string;
  to: string;
  sample: boolean;
  counts: DigestCountsDto;
  /** One file with everything in it. */
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
