import type { Watchlist } from '../api/types';

/** "tag Rivals", "games of King", "games picked by hand". */
export function describeFilling({ kind, sourceName }: Pick<Watchlist, 'kind' | 'sourceName'>): string {
  switch (kind) {
    case 'tag':
      return `Tag: ${sourceName}`;
    case 'developer':
      return `Developer: ${sourceName}`;
    case 'filter':
      return 'Saved filter';
    default:
      return 'Picked games';
  }
}
