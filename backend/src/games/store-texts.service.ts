import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Sources of descriptions that no store or service gave, as `fieldSources` of a listing names them. */
export const SAMPLE = 'sample';
export const ENTERED = 'manual';

/** What one source says of a game in words. */
export interface StoreText {
  title: string;
  /** The store's categories as people read them: "Puzzle / Casual". */
  genre: string;
  description: string;
  /** Who gave the description, as `fieldSources` of a listing names it. */
  source: string;
}

interface TextRow {
  title: string;
  categories: string[];
  description: string;
  source: string;
}

/** The words of the stores, for those who read them. */
@Injectable()
export class StoreTexts {
  constructor(private readonly source: DataSource) {}

  /**
   * Descriptions of a game that are not empty: those of its stores, longer ones first, then the one that somebody
   * entered, then samples; these only of a sample game.
   */
  async of(bundleId: string): Promise<StoreText[]> {
    const rows = await this.source.query<TextRow[]>(
      `select title, categories, description, source from (
         select l.title, l.categories, l.description, l.platform, l.store_id, 0 as entered, g.sample as of_sample,
           coalesce(l.field_sources -> 'description' ->> 'source', 'import') as source
         from game_listings l join games g using (bundle_id)
         where l.bundle_id = $1 and l.description ~ '\\S'
         union all
         select g.title, array(select distinct c from game_listings l, unnest(l.categories) c where l.bundle_id = $1),
           d.text, '', '', 1, g.sample, '${ENTERED}'
         from game_descriptions d join games g using (bundle_id) where d.bundle_id = $1) t
       where of_sample or source <> '${SAMPLE}'
       order by source = '${SAMPLE}', entered, length(description) desc, platform, store_id`,
      [bundleId],
    );
    return rows.map(({ title, categories, description, source }) => ({
      title,
      description,
      source,
      genre: categories.map(genreName).join(' / '),
    }));
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
