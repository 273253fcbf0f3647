import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ANALYSIS_EVENT_TYPES } from '../market-events.types.js';
import { ChartHistoryRepository } from './chart-history.repository.js';
import { MarketEventsRepository } from './market-events.repository.js';
import { PageHistoryRepository } from './page-history.repository.js';
import { PendingEvents } from './pending-events.js';
import { WriteEvents, type WrittenEvents } from './write-events.js';

const GAMES_AT_ONCE = 500;

/** Derives all events again. Events that are already stored keep their ids, so every cursor stays valid. */
@Injectable()
export class RebuildEvents {
  constructor(
    private readonly source: DataSource,
    private readonly writer: WriteEvents,
    private readonly rows: MarketEventsRepository,
    private readonly charts: ChartHistoryRepository,
    private readonly pages: PageHistoryRepository,
  ) {}

  /** Works in small transactions while the product is running. */
  async run(progress: (text: string) => void = () => undefined): Promise<WrittenEvents> {
    const { manager } = this.source;
    const total: WrittenEvents = { added: 0, removed: 0 };
    const write = async (
      prepare: (pending: PendingEvents, manager: EntityManager) => Promise<void> | void,
    ) => {
      const { added, removed } = await this.source.transaction(async (within) => {
        const pending = new PendingEvents();
        await prepare(pending, within);
        return this.writer.write(pending, within);
      });
      total.added += added;
      total.removed += removed;
    };
    const subjects = await this.rows.listSubjects(manager);
    const lists = [...(await this.charts.listLists(manager)), ...subjects.lists];
    const byKey = new Map(lists.map((list) => [Object.values(list).join('/'), list]));
    for (const list of byKey.values()) {
      await write(async (pending, within) => {
        await this.charts.lockList(list, within);
        pending.addCaptures(list, null);
      });
    }
    progress(`${byKey.size} charts`);
    for (let after: string | undefined = ''; after !== undefined;) {
      const games = await this.charts.listSightings(after, GAMES_AT_ONCE, manager);
      await write((pending) => {
        for (const { bundleId, countries } of games)
          for (const country of countries) pending.addLostSightings(country, [bundleId]);
      });
      after = games.at(-1)?.bundleId;
    }
    const pages = [...(await this.pages.listPages(manager)), ...subjects.pages];
    for (const some of inBatches(pages))
      await write((pending) => some.forEach((page) => pending.addPages(page, null)));
    progress(`${pages.length} store pages`);
    const analyzed = [
      ...(await this.pages.listAnalyzedGames(manager)),
      ...(await this.rows.listGames(ANALYSIS_EVENT_TYPES, manager)),
    ];
    for (const some of inBatches([...new Set(analyzed)]))
      await write((pending) => some.forEach((bundleId) => pending.analyses.add(bundleId)));
    progress(`${analyzed.length} analyzed games`);
    await write((pending) => pending.addGaps(null));
    return total;
  }
}

function inBatches<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / GAMES_AT_ONCE);
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * GAMES_AT_ONCE, (index + 1) * GAMES_AT_ONCE),
  );
}
