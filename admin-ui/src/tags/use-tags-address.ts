import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** What the page shows; it lives in the address, so that it can be shared and gone back to. */
export interface TagsAddress {
  /** The chosen tag, then those that its games must carry as well. */
  tagIds: string[];
  /** From 1. */
  page: number;
}

export function readTagsAddress(query: URLSearchParams): TagsAddress {
  const page = Number(query.get('page'));
  return {
    tagIds: [...new Set(query.getAll('tag').filter((id) => UUID.test(id)))],
    page: Number.isInteger(page) && page > 0 && page < 1e6 ? page : 1,
  };
}

export function writeTagsAddress({ tagIds, page }: TagsAddress): URLSearchParams {
  const query = new URLSearchParams(tagIds.map((id) => ['tag', id]));
  if (page > 1) query.set('page', String(page));
  return query;
}

/** Reads and writes the address; other tags start at page one. */
export function useTagsAddress(): [TagsAddress, (change: Partial<TagsAddress>) => void] {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => readTagsAddress(query), [query]);
  const change = useCallback(
    (part: Partial<TagsAddress>) => setQuery(writeTagsAddress({ ...address, page: 1, ...part })),
    [address, setQuery],
  );
  return [address, change];
}
