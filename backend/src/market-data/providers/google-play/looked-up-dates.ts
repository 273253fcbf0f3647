import { UpstreamError } from '../../../common/http/upstream-error.js';
import type { DetailProvider, GameDates, GameDatesSource, GameFacts } from '../../market-data.types.js';

export interface LookedUpDatesOptions {
  /** Dates known to the owner of the history. */
  source: GameDatesSource;
  detail: DetailProvider;
  /** Most pages requested per chart: each is more than a megabyte. */
  perChart: number;
  /** Called for every game looked up, so that it can be stored and not requested again. */
  onFound?: (facts: GameFacts) => void | Promise<void>;
}

/**
 * Dates of the games in a chart. Each time, a few unknown ones are looked up on their pages, so that coverage grows
 * from refresh to refresh. Stops as soon as the store fails or refuses.
 */
export function lookUpDates({ source, detail, perChart, onFound }: LookedUpDatesOptions): GameDatesSource {
  const lookedUp = new Map<string, Date | null>();
  return {
    async listDates(request) {
      const known = await source.listDates(request);
      const dates = new Map<string, GameDates>(known.dates);
      let remaining = perChart;
      for (const storeId of request.storeIds) {
        if (dates.get(storeId)?.releasedAt) continue;
        if (!lookedUp.has(storeId)) {
          if (remaining-- <= 0) break;
          const released = await lookUp(storeId);
          if (released === 'stop') break;
          lookedUp.set(storeId, released);
        }
        const releasedAt = lookedUp.get(storeId);
        if (releasedAt) dates.set(storeId, { ...dates.get(storeId), releasedAt });
      }
      return { ...known, dates };

      async function lookUp(storeId: string): Promise<Date | null | 'stop'> {
        const { platform, country, signal } = request;
        try {
          const found = await detail.fetchDetail({ platform, bundleId: storeId, country, signal });
          if (found.outcome === 'not-found') return null;
          if (found.outcome !== 'found') return 'stop';
          await onFound?.(found.facts);
          return found.facts.releaseDate ? new Date(found.facts.releaseDate) : null;
        } catch (error) {
          if (!(error instanceof UpstreamError) || error.kind === 'aborted') throw error;
          return 'stop';
        }
      }
    },
  };
}
