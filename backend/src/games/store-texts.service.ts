import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Platform } from './games.types.js';

/** What one store says of a game in words. */
export interface StoreText {
  platform: Platform;
  title: string;
  /** The store's categories as people read them: "Puzzle / Casual". */
  genre: string;
  description: string;
  /** The description is one of the sample catalogue. */
  sample: boolean;
}

interface TextRow {
  platform: Platform;
  title: string;
  categories: string[];
  description: string;
  sample: boolean;
}

/** The words of the stores, for those who read them. */
@Injectable()
export class StoreTexts {
  constructor(private readonly source: DataSource) {}

  /** Descriptions of a game that are not empty: real ones before samples, longer ones first. */
  async of(bundleId: string): Promise<StoreText[]> {
    const rows = await this.source.query<TextRow[]>(
      `select platform, title, categories, description,
         coalesce(field_sources -> 'description' ->> 'source' = 'sample', sample) as sample
       from game_listings where bundle_id = $1 and description ~ '\\S'
       order by 5, length(description) desc, platform, store_id`,
      [bundleId],
    );
    return rows.map(({ categories, ...row }) => ({ ...row, genre: categories.map(genreName).join(' / ') }));
  }

  /** A game's title, and whether it is of the sample catalogue only; undefined when it is not known. */
  async game(bundleId: string): Promise<{ title: string; sample: boolean } | undefined> {
    const [row] = await this.source.query<{ title: string; sample: boolean }[]>(
      'select title, sample from games where bundle_id = $1',
      [bundleId],
    );
    return row;
  }

  /** Titles by bundle id; games that do not exist are left out. */
  async titles(bundleIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.source.query<{ bundle_id: string; title: string }[]>(
      'select bundle_id, title from games where bundle_id = any($1::text[])',
      [bundleIds],
    );
    return new Map(rows.map((row) => [row.bundle_id, row.title]));
  }
}

const genreName = (category: string): string =>
  category
    .toLowerCase()
    .replace(/^games?_/, '')
    .replaceAll('_', ' ');
