import { useSearchParams, type NavigateOptions } from 'react-router';
import { useChangeQuery } from '../components/use-address';

export type IdeaMode = 'raw' | 'brainstorm';

/** What of the screen is shown; it lives in the address, so that it can be shared and gone back to. */
export interface IdeaAddress {
  mode: IdeaMode;
  /** Id of the opened idea. */
  idea: string | null;
  /** The opened idea as a page to print. */
  brief: boolean;
}

export function readAddress(query: URLSearchParams): IdeaAddress {
  const idea = query.get('idea') || null;
  return {
    mode: query.get('mode') === 'brainstorm' ? 'brainstorm' : 'raw',
    idea,
    brief: idea !== null && query.get('view') === 'brief',
  };
}

/** A new idea stands on the first page of the list; otherwise the page stays. */
type Change = Partial<IdeaAddress> & { page?: 1 };

export function writeAddress(query: URLSearchParams, change: Change): URLSearchParams {
  const { mode, idea, brief } = { ...readAddress(query), ...change };
  const next = new URLSearchParams(query);
  if (change.page) next.delete('page');
  const set = (name: string, word: string | null) => (word ? next.set(name, word) : next.delete(name));
  set('mode', mode === 'raw' ? null : mode);
  set('idea', idea);
  set('view', idea && brief ? 'brief' : null);
  return next;
}

export function useIdeaAddress() {
  const [query] = useSearchParams();
  const changeQuery = useChangeQuery();
  const go = (change: Change, options?: NavigateOptions) =>
    changeQuery((now) => writeAddress(now, change), options);
  return { address: readAddress(query), go, hrefTo: (idea: string) => `?${writeAddress(query, { idea })}` };
}
