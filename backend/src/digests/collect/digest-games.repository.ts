import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { joinStorefrontName, LOCAL_DEVELOPER, LOCAL_TITLE } from '../../games/catalog/catalog.types.js';

interface NamedGame {
  title: string;
  developer: string | null;
}

/** Reads titles of games. */
@Injectable()
export class DigestGamesRepository {
  constructor(private readonly source: DataSource) {}

  /** @param storefront as this one calls them; null for their usual names */
  async getNames(
    bundleIds: readonly string[],
    storefront: { platform: string; country: string } | null,
  ): Promise<Map<string, NamedGame>> {
    const rows = await this.source.query<(NamedGame & { bundleId: string })[]>(
      `select g.bundle_id as "bundleId", ${LOCAL_TITLE} as title, ${LOCAL_DEVELOPER} as developer
       from games g ${joinStorefrontName('$2', '$3')} where g.bundle_id = any($1::text[])`,
      [[...new Set(bundleIds)], storefront?.platform ?? null, storefront?.country ?? null],
    );
    return new Map(rows.map(({ bundleId, ...game }) => [bundleId, game]));
  }
}
