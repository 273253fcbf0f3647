import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { isThin } from '../../market-events/advance-chart.rules.js';
import { isDayOnly } from '../captures/day-only.js';
import { type ChartMarket, RANKING_TYPES, type RankingType } from '../rankings.types.js';
import type { RankingList } from './ranking-list.entity.js';
import type { RequestedDayDto } from '../charts/rankings.dto.js';

const compress = promisify(gzip);

/** A serialized document of current lists. */
export interface ReadyDocument {
  body: Buffer;
  gzipped: Buffer;
  etag: string;
}

/** A list with its rows as JSON text. */
export interface DocumentList extends Omit<RankingList, 'updatedAt' | 'platform' | 'country'> {
  /** The capture compared with, when days were requested. */
  comparedAt?: Date | null;
}

export async function toReadyDocument(text: string): Promise<ReadyDocument> {
  const body = Buffer.from(text);
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  return { body, gzipped: await compress(body), etag };
}

/** Concatenates the stored JSON without parsing it. */
export function writeDocument(
  { platform, category, country }: ChartMarket,
  lists: readonly DocumentList[],
  requested?: RequestedDayDto,
): string {
  const byType = new Map<RankingType, DocumentList>(lists.map((list) => [list.rankingType, list]));
  const captured = lists.map((list) => list.capturedAt.getTime());
  const states = Object.fromEntries(
    RANKING_TYPES.map((type) => {
      const list = byType.get(type);
      return [
        type,
        {
          capturedAt: list?.capturedAt ?? null,
          dayOnly: list ? isDayOnly(list.capturedAt) : false,
          sample: list?.sample ?? false,
          source: list?.source ?? null,
          derived: list?.derived ?? null,
          total: list?.total ?? 0,
          previousTotal: list?.previousTotal ?? null,
          thin: list ? isThin(list.total, list.previousTotal) : false,
          ...(requested && { comparedAt: list?.comparedAt ?? null }),
        },
      ];
    }),
  );
  const head = {
    platform,
    category,
    country,
    capturedAt: captured.length > 0 ? new Date(Math.max(...captured)) : null,
    sample: lists.some((list) => list.sample),
    ...(requested && { requested }),
    lists: states,
  };
  const parts = RANKING_TYPES.map((type) => `"${type}":${listRows(byType.get(type), category)}`);
  return `${JSON.stringify(head).slice(0, -1)},${parts.join(',')}}`;
}

/** Rows of the overall chart carry the category name that was requested. */
function listRows(list: DocumentList | undefined, category: string): string {
  if (!list) return '[]';
  if (category === 'all' || category === list.category) return list.rows;
  const rows = JSON.parse(list.rows) as { category: string }[];
  return JSON.stringify(rows.map((row) => (row.category === 'all' ? { ...row, category } : row)));
}
