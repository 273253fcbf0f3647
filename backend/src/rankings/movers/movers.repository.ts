import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../../database/replicas/read-database.js';
import {
  joinStorefrontName,
  LOCAL_DEVELOPER,
  LOCAL_ICON,
  LOCAL_TITLE,
} from '../../games/catalog/catalog.types.js';
import type { Place } from '../current-lists/chart-list.js';
import { KEY_CONDITION, keyParams } from '../chart-key.js';
import type { ChartKey } from '../rankings.types.js';
import type { CaptureHead } from './choose-captures.js';

export interface MovedGame {
  title: string;
  developer: string | null;
  iconUrl: string | null;
}

/** Reads the captures that movers are derived from. */
@Injectable()
export class MoversRepository {
  constructor(private readonly reads: ReadDatabase) {}

  /** The captures of a list, newest first; all of them when `most` is null. */
  listCaptures(key: ChartKey, most: number | null): Promise<CaptureHead[]> {
    return this.reads.query<CaptureHead[]>(
      `select captured_at as "capturedAt", sample from chart_captures where ${KEY_CONDITION}
       order by captured_at desc limit $5`,
      [...keyParams(key), most],
    );
  }

  /** The ranks in two captures of a list. */
  listPlaces(key: ChartKey, times: [Date, Date]): Promise<(Place & { capturedAt: Date })[]> {
    return this.reads.query<(Place & { capturedAt: Date })[]>(
      `select captured_at as "capturedAt", bundle_id as "bundleId", rank_position as "rankPosition"
       from game_rankings where ${KEY_CONDITION} and captured_at in ($5, $6)`,
      [...keyParams(key), ...times],
    );
  }

  /** Games with the titles of the storefront. */
  async getGames(
    bundleIds: string[],
    { platform, country }: Pick<ChartKey, 'platform' | 'country'>,
  ): Promise<Map<string, MovedGame>> {
    const rows = await this.reads.query<(MovedGame & { bundleId: string })[]>(
      `select g.bundle_id as "bundleId", ${LOCAL_TITLE} as title, ${LOCAL_DEVELOPER} as developer,
         ${LOCAL_ICON} as "iconUrl"
       from games g ${joinStorefrontName('$2', '$3')} where g.bundle_id = any($1::text[])`,
      [bundleIds, platform, country],
    );
    return new Map(rows.map(({ bundleId, ...game }) => [bundleId, game]));
  }
}
