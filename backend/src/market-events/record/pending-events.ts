import type { GameMove, Platform } from '../../games/games.types.js';
import type { StorePages } from '../derive/store-events.js';
import type { EventList } from '../market-events.types.js';

/** A list of which captures were added, changed or removed. */
export interface ChangedList {
  list: EventList;
  /** Events since this time are derived again; null means all of them. */
  from: Date | null;
  /** Times of these captures, in milliseconds. */
  times: Set<number>;
}

/** What a transaction changed that events are derived from. */
export class PendingEvents {
  readonly lists = new Map<string, ChangedList>();
  /** Games that lost captures, with the countries of those. */
  readonly lostSightings = new Map<string, Set<string>>();
  readonly pages = new Map<string, { pages: StorePages; from: Date | null }>();
  readonly analyses = new Set<string>();
  /** Games that were merged, or split: then only data of one store moves. */
  readonly moved: { moves: readonly GameMove[]; platform: Platform | undefined }[] = [];
  /** Missing charts due since this time are checked again; null means all of them. */
  gapsFrom: Date | null | undefined;

  /** @param times of captures; null means that any of them may have changed */
  addCaptures(list: EventList, times: readonly Date[] | null): void {
    const { platform, category, country, rankingType } = list;
    const key = [platform, country, category, rankingType].join('/');
    const known = this.lists.get(key) ?? {
      list: { platform, category, country, rankingType },
      from: times && new Date(Number.MAX_SAFE_INTEGER / 2 ** 10),
      times: new Set<number>(),
    };
    this.lists.set(key, known);
    if (times === null) known.from = null;
    for (const time of times ?? []) {
      known.times.add(time.getTime());
      if (known.from && time < known.from) known.from = time;
    }
  }

  addLostSightings(country: string, bundleIds: Iterable<string>): void {
    for (const bundleId of bundleIds) {
      const countries = this.lostSightings.get(bundleId) ?? new Set();
      this.lostSightings.set(bundleId, countries.add(country));
    }
  }

  /** @param from null derives all of their events again */
  addPages(pages: StorePages, from: Date | null): void {
    const key = [pages.bundleId, pages.platform, pages.country].join(' ');
    const known = this.pages.get(key);
    const isAll = from === null || (known && known.from === null);
    const earliest = known?.from && from && known.from < from ? known.from : from;
    this.pages.set(key, { pages, from: isAll ? null : earliest });
  }

  addGaps(from: Date | null): void {
    const known = this.gapsFrom;
    this.gapsFrom = known === undefined ? from : known && from && known < from ? known : known && from;
  }
}
