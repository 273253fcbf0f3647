import { readPage, useAddress } from '../components/use-address';

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** What the page shows; it lives in the address, so that it can be shared and gone back to. */
export interface TagsAddress {
  /** The chosen tag, then those that its games must carry as well. */
  tagIds: string[];
  /** From 1. */
  page: number;
}

export function readTagsAddress(query: URLSearchParams): TagsAddress {
  return {
    tagIds: [...new Set(query.getAll('tag').filter((id) => UUID.test(id)))],
    page: readPage(query),
  };
}

export function writeTagsAddress({ tagIds, page }: TagsAddress): URLSearchParams {
  const query = new URLSearchParams(tagIds.map((id) => ['tag', id]));
  if (page > 1) query.set('page', String(page));
  return query;
}

/** Other tags start at page one. */
const changeAddress = (query: URLSearchParams, part: Partial<TagsAddress>): URLSearchParams =>
  writeTagsAddress({ ...readTagsAddress(query), page: 1, ...part });

export const useTagsAddress = () => useAddress(readTagsAddress, changeAddress);
