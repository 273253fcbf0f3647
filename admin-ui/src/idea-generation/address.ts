import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

export type IdeaMode = 'raw' | 'brainstorm';

/** What of the screen is shown; it lives in the address, so that it can be shared and gone back to. */
export interface IdeaAddress {
  mode: IdeaMode;
  /** Id of the opened idea. */
  idea: string | null;
  /** The opened idea as a page to print. */
  brief: boolean;
  /** From 1. */
  page: number;
}

type Go = (change: Partial<IdeaAddress>, options?: { replace?: boolean }) => void;

export function readAddress(query: URLSearchParams): IdeaAddress {
  const page = Number(query.get('page'));
  const idea = query.get('idea') || null;
  return {
    mode: query.get('mode') === 'brainstorm' ? 'brainstorm' : 'raw',
    idea,
    brief: idea !== null && query.get('view') === 'brief',
    page: Number.isInteger(page) && page > 0 && page < 1e6 ? page : 1,
  };
}

export function writeAddress({ mode, idea, brief, page }: IdeaAddress): URLSearchParams {
  const query = new URLSearchParams();
  if (mode === 'brainstorm') query.set('mode', mode);
  if (idea) query.set('idea', idea);
  if (idea && brief) query.set('view', 'brief');
  if (page > 1) query.set('page', String(page));
  return query;
}

export function useIdeaAddress(): [IdeaAddress, Go] {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => readAddress(query), [query]);
  const go = useCallback<Go>(
    (change, options) => setQuery((before) => writeAddress({ ...readAddress(before), ...change }), options),
    [setQuery],
  );
  return [address, go];
}
