import { COMPARE } from '../routes';
import { UUID } from '../components/page/use-address';

const BUNDLE_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,254}$/;

export type Alignment = 'date' | 'launch';

export interface CompareAddress {
  games: string[];
  ideas: string[];
  align: Alignment;
}

const readIds = (query: URLSearchParams, name: string, looksLike: RegExp): string[] =>
  [...new Set((query.get(name) ?? '').split(','))].filter((id) => looksLike.test(id));

/** Parses the URL; ignores entries beyond six. */
export function readCompareAddress(query: URLSearchParams): CompareAddress {
  const games = readIds(query, 'games', BUNDLE_ID).slice(0, COMPARE.most);
  const ideas = readIds(query, 'ideas', UUID).slice(0, COMPARE.most - games.length);
  return { games, ideas, align: query.get('align') === 'launch' ? 'launch' : 'date' };
}

/** Removes one entry from the URL. */
export function dropFromAddress(query: URLSearchParams, id: string): URLSearchParams {
  for (const name of ['games', 'ideas']) {
    const rest = (query.get(name) ?? '').split(',').filter((each) => each && each !== id);
    if (rest.length > 0) query.set(name, rest.join(','));
    else query.delete(name);
  }
  return query;
}
