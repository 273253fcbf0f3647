import type { GameMove, Platform } from '../../games/games.types.js';
import type { StorePages } from '../derive/store-events.js';
import type { EventList } from '../market-events.types.js';

/** A list some of whose captures came, changed or went. */
export interface ChangedList {
  list: EventList;
  /** Events from this time on are derived again; null is all of them. */
  from: Date | null;
  /** Times of the captures themselves, in milliseconds. */
  times: Set<number>;
}

/** What a transaction changed that events are derived from. */
export class PendingEvents {
  readonly lists = new Map<string, ChangedList>();
  /** Games that lost captures, with the countries where they did. */
  readonly lostSightings = new Map<string, Set<string>>();
  readonly pages = new Map<string, { pages: StorePages; from: Date | null }>();
  readonly analyses = new Set<string>();
  /** Games that became one, or two: then only what belongs to a store goes over. */
  readonly moved: { moves: readonly GameMove[]; platform: Platform | undefined }[] = [];
  /** Missing charts that were due from this time on are looked at again; null is all of them. */
  gapsFrom: Date | null | undefined;

  /** @param times of captures; null says that any of them may have changed */
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
