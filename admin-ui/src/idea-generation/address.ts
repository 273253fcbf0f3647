import { readPage, useAddress } from '../components/use-address';

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

export function readAddress(query: URLSearchParams): IdeaAddress {
  const idea = query.get('idea') || null;
  return {
    mode: query.get('mode') === 'brainstorm' ? 'brainstorm' : 'raw',
    idea,
    brief: idea !== null && query.get('view') === 'brief',
    page: readPage(query),
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

const changeAddress = (query: URLSearchParams, part: Partial<IdeaAddress>): URLSearchParams =>
  writeAddress({ ...readAddress(query), ...part });

export const useIdeaAddress = () => useAddress(readAddress, changeAddress);
