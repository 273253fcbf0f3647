import { create } from './create';
import { call, callJson } from './http';
import type { Game, Tag, TagCarriers, TaggedGame } from './types';

/** The most games that the server tags with one call. */
export const MAX_TAGGED_AT_ONCE = 500;

const MOST_ROWS = 1_000;

interface TagWords {
  name: string;
  /** Empty is none. */
  description?: string;
}

/** Everybody's tags, ordered by name. */
export async function listTags(signal?: AbortSignal): Promise<Tag[]> {
  const tags: Tag[] = [];
  for (;;) {
    const range = JSON.stringify([tags.length, tags.length + MOST_ROWS - 1]);
    const query = new URLSearchParams({ sort: '["name","ASC"]', range });
    const page = await callJson<Tag[]>(`/api/tags?${query}`, { signal });
    tags.push(...page);
    if (page.length < MOST_ROWS) return tags;
  }
}

/** Errors: 409 with `errors.name` when I have a tag of this name. */
export function createTag(words: TagWords): Promise<Tag> {
  return create('/api/tags', words);
}

export function updateTag(id: string, words: TagWords): Promise<Tag> {
  return callJson(`/api/tags/${id}`, { method: 'PUT', body: words });
}

export function deleteTag(id: string): Promise<Tag> {
  return callJson(`/api/tags/${id}`, { method: 'DELETE' });
}

/** Which of these games carry which tags; tags that none of them carries are left out. */
export function tagsCarriedBy(bundleIds: string[], signal?: AbortSignal): Promise<TagCarriers[]> {
  return callJson('/api/tags/carried', { method: 'POST', body: { bundleIds }, signal });
}

/** Attaches a tag to games or takes it off them; several are all or none. */
export async function setTag(tagId: string, bundleIds: string[], attached: boolean): Promise<void> {
  const [only = '', ...others] = bundleIds;
  if (others.length === 0) {
    const path = `/api/games/${encodeURIComponent(only)}/tags/${tagId}`;
    await callJson(path, { method: attached ? 'PUT' : 'DELETE' });
  } else {
    await callJson(`/api/tags/${tagId}/games`, { method: 'POST', body: { bundleIds, attached } });
  }
}

/** Where the games that carry all these tags are listed, and with what filter. */
export function taggedGamesList(tagIds: string[]): { resource: string; filter: Record<string, unknown> } {
  const [only = '', ...others] = tagIds;
  return others.length === 0
    ? { resource: `tags/${only}/games`, filter: {} }
    : { resource: 'games', filter: { tagId: tagIds } };
}

/** A page of the games that carry all these tags, by title. @param page from 1 */
export async function listTaggedGames(
  tagIds: string[],
  { page, perPage }: { page: number; perPage: number },
  signal?: AbortSignal,
): Promise<{ games: (TaggedGame | Game)[]; total: number }> {
  const { resource, filter } = taggedGamesList(tagIds);
  const first = (page - 1) * perPage;
  const query = new URLSearchParams({
    sort: '["title","ASC"]',
    range: JSON.stringify([first, first + perPage - 1]),
    filter: JSON.stringify(filter),
  });
  const response = await call(`/api/${resource}?${query}`, { signal });
  const total = Number(response.headers.get('Content-Range')?.split('/')[1] ?? 0);
  return { games: (await response.json()) as (TaggedGame | Game)[], total };
}
