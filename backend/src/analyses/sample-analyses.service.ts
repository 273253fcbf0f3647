import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ActivityService } from '../activity/activity.service.js';
import { SampleFacts } from '../games/sample-facts.service.js';
import { SAMPLE } from '../games/store-texts.service.js';
import type { StoredItem } from './analyses.types.js';

interface UnmarkedRow {
  id: string;
  bundle_id: string;
  title: string;
  mechanics: StoredItem[];
  meta_elements: StoredItem[];
}

/** Analyses of sample texts: they go when their game becomes real. */
@Injectable()
export class SampleAnalyses implements OnModuleInit {
  constructor(
    private readonly sampleFacts: SampleFacts,
    private readonly activity: ActivityService,
  ) {}

  onModuleInit(): void {
    this.sampleFacts.onRemove((manager, bundleIds) => this.removeFrom(manager, bundleIds));
  }

  /**
   * Marks answers from before sources were recorded that were made of sample texts: they quote nothing else, or their
   * game has never had another text.
   * @param texts sample description by bundle id
   */
  async markUnmarked(manager: EntityManager, texts: ReadonlyMap<string, string>): Promise<void> {
    const bundleIds = [...texts.keys()];
    await manager.query(
      `update game_analysis a set text_source = '${SAMPLE}'
       where a.bundle_id = any($1::text[]) and a.text_source is null and not exists (
         select from game_listings l where l.bundle_id = a.bundle_id and l.description ~ '\\S' and not l.sample
           and l.field_sources -> 'description' ->> 'source' is distinct from '${SAMPLE}')`,
      [bundleIds],
    );
    const rows = await manager.query<UnmarkedRow[]>(
      `select a.id, a.bundle_id, g.title, a.mechanics, a.meta_elements
       from game_analysis a join games g using (bundle_id)
       where a.bundle_id = any($1::text[]) and a.text_source is null`,
      [bundleIds],
    );
    const quoting = rows.filter(({ bundle_id, title, mechanics, meta_elements }) => {
      const sample = foldSpaces(`${title} ${texts.get(bundle_id) ?? ''}`);
      const quotes = [...mechanics, ...meta_elements].flatMap(({ evidence }) => evidence ?? []);
      return quotes.length > 0 && quotes.every((quote) => sample.includes(foldSpaces(quote)));
    });
    if (quoting.length === 0) return;
    await manager.query(`update game_analysis set text_source = '${SAMPLE}' where id = any($1::uuid[])`, [
      quoting.map(({ id }) => id),
    ]);
  }

  private async removeFrom(manager: EntityManager, bundleIds: string[]): Promise<void> {
    const [removed] = (await manager.query(
      `delete from game_analysis where bundle_id = any($1::text[]) and text_source = '${SAMPLE}'
       returning bundle_id`,
      [bundleIds],
    )) as [{ bundle_id: string }[], number];
    if (removed.length === 0) return;
    const games = [...new Set(removed.map((row) => row.bundle_id))];
    await manager.query(
      `update game_analysis set is_current = true where id in (
         select distinct on (bundle_id) id from game_analysis where bundle_id = any($1::text[])
         order by bundle_id, is_current desc, analyzed_at desc, version desc, id desc)`,
      [games],
    );
    // What was said of items that an invented text named says nothing of the real game.
    await manager.query(
      `delete from analysis_feedback f where bundle_id = any($1::text[])
         and not exists (select from game_analysis a where a.bundle_id = f.bundle_id)`,
      [games],
    );
    const many = games.length === 1 ? '1 game is' : `${games.length} games are`;
    await this.activity.record(
      { kind: 'analyses.samples-removed', text: `${many} real now: analyses of sample texts were removed` },
      manager,
    );
  }
}

const foldSpaces = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();
