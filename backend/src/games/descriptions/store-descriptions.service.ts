import { Injectable } from '@nestjs/common';
import { DescriptionsRepository, type ListingFactsRow } from './descriptions.repository.js';

export { ENTERED, SAMPLE } from './descriptions.types.js';

const ROWS_AT_ONCE = 200;

/** What one source says of a game in words. */
export interface StoreText {
  title: string;
  /** The store's categories as people read them: "Puzzle / Casual". */
  genre: string;
  description: string;
  /** Who gave the description, as `fieldSources` of a listing names it. */
  source: string;
}

/** The descriptions of games, for those who read them. */
@Injectable()
export class StoreDescriptions {
  constructor(private readonly rows: DescriptionsRepository) {}

  /**
   * Descriptions of a game that are not empty: those of its stores, longer ones first, then the one that somebody
   * entered, then samples; these only of a sample game.
   */
  async getForGame(bundleId: string): Promise<StoreText[]> {
    const rows = await this.rows.list(bundleId);
    return rows.map(({ categories, ...text }) => ({ ...text, genre: categories.map(genreName).join(' / ') }));
  }

  /** The longest store description of every game. */
  async *listLongest(): AsyncGenerator<StoreText & { bundleId: string }> {
    let after = '';
    for (;;) {
      const rows = await this.rows.listLongest(after, ROWS_AT_ONCE);
      for (const { categories, ...text } of rows)
        yield { ...text, genre: categories.map(genreName).join(' / ') };
      if (rows.length < ROWS_AT_ONCE) return;
      after = rows.at(-1)?.bundleId ?? '';
    }
  }

  /** What each store says of a game beside the description. */
  async listFacts(bundleId: string): Promise<(Omit<ListingFactsRow, 'categories'> & { genre: string })[]> {
    const rows = await this.rows.listFacts(bundleId);
    return rows.map(({ categories, ...facts }) => ({
      ...facts,
      genre: categories.map(genreName).join(' / '),
    }));
  }

  /** How many of these games have a description. */
  countGames(bundleIds: readonly string[]): Promise<number> {
    return this.rows.countGames(bundleIds);
  }
}

const genreName = (category: string): string =>
  category
    .toLowerCase()
    .replace(/^games?_/, '')
    .replaceAll('_', ' ');
