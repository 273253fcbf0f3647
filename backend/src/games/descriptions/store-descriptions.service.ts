import { Injectable } from '@nestjs/common';
import { DescriptionsRepository, type ListingFactsRow } from './descriptions.repository.js';

export { ENTERED, SAMPLE } from './descriptions.types.js';

const ROWS_AT_ONCE = 200;

/** The text that one source has about a game. */
export interface StoreText {
  title: string;
  /** The store's categories for display: "Puzzle / Casual". */
  genre: string;
  description: string;
  /** Source of the description, as `fieldSources` names it. */
  source: string;
}

/** Read access to the descriptions of games. */
@Injectable()
export class StoreDescriptions {
  constructor(private readonly rows: DescriptionsRepository) {}

  /**
   * Non-empty descriptions of a game: those of its stores, longest first, then the entered one, then samples, which
   * only a sample game has.
   */
  async getForGame(bundleId: string): Promise<StoreText[]> {
    return (await this.getForGames([bundleId])).get(bundleId) ?? [];
  }

  /** {@link getForGame} of several games; games without any description are missing. */
  async getForGames(bundleIds: readonly string[]): Promise<Map<string, StoreText[]>> {
    const texts = new Map<string, StoreText[]>();
    for (const { bundleId, categories, ...text } of await this.rows.list(bundleIds)) {
      const found = { ...text, genre: categories.map(genreName).join(' / ') };
      texts.set(bundleId, [...(texts.get(bundleId) ?? []), found]);
    }
    return texts;
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

  /** Facts from each store page besides the description. */
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
