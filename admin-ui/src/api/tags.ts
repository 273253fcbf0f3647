import { api, create, readData } from './client';
import { exportList, type ExportFormat } from './export-list';
import { listQuery, readAllPages, readPage, type ListAnswer } from './list';
import type { components } from './schema';
import type { Game, Tag, TagCarriers, TaggedGame } from './types';

/** The most games that the server tags with one call. */
export const MAX_TAGGED_AT_ONCE = 500;

/** An empty description is none. */
type TagWords = components['schemas']['TagInput'];

/** Everybody's tags, or mine, ordered by name. */
export function listTags({ createdBy }: { createdBy?: 'me' } = {}, signal?: AbortSignal): Promise<Tag[]> {
  return readAllPages((range) => {
    const params = listQuery({ sort: ['name', 'ASC'], range, filter: { createdBy } });
    return readData(api.GET('/api/tags', { params, signal }));
  });
}

/** Errors: 409 with `errors.name` when I have a tag of this name. */
export const createTag = (words: TagWords): Promise<Tag> => create('/api/tags', { body: words });

export const updateTag = (id: string, words: TagWords): Promise<Tag> =>
  readData(api.PUT('/api/tags/{id}', { params: { path: { id } }, body: words }));

export const deleteTag = (id: string): Promise<Tag> =>
  readData(api.DELETE('/api/tags/{id}', { params: { path: { id } } }));

/** Which of these games carry which tags; tags that none of them carries are left out. */
export const listTagCarriers = (bundleIds: string[], signal?: AbortSignal): Promise<TagCarriers[]> =>
  readData(api.POST('/api/tags/carried', { body: { bundleIds }, signal }));

/** Attaches a tag to games or takes it off them; several are all or none. */
export async function setTag(tagId: string, bundleIds: string[], attached: boolean): Promise<void> {
  const [bundleId = '', ...others] = bundleIds;
  if (others.length > 0) {
    await api.POST('/api/tags/{id}/games', {
      params: { path: { id: tagId } },
      body: { bundleIds, attached },
    });
    return;
  }
  const params = { path: { bundleId, tagId } };
  if (attached) await api.PUT('/api/games/{bundleId}/tags/{tagId}', { params });
  else await api.DELETE('/api/games/{bundleId}/tags/{tagId}', { params });
}

/** The games that carry a tag, by title. */
export const listTagGames = (tagId: string, signal?: AbortSignal): Promise<TaggedGame[]> =>
  readAllPages((range) => {
    const params = { path: { id: tagId }, ...listQuery({ sort: ['title', 'ASC'], range }) };
    return readData(api.GET('/api/tags/{id}/games', { params, signal }));
  });

/** A page of the games that carry all these tags, by title. @param page from 1 */
export function listTaggedGames(
  tagIds: string[],
  { page, perPage }: { page: number; perPage: number },
  signal?: AbortSignal,
): Promise<ListAnswer<TaggedGame | Game>> {
  const first = (page - 1) * perPage;
  const request = {
    sort: ['title', 'ASC'] as ['title', 'ASC'],
    range: [first, first + perPage - 1] as [number, number],
  };
  const [id = '', ...others] = tagIds;
  if (others.length > 0) {
    const params = listQuery({ ...request, filter: { tagId: tagIds } });
    return readPage(api.GET('/api/games', { params, signal }));
  }
  return readPage(
    api.GET('/api/tags/{id}/games', { params: { path: { id }, ...listQuery(request) }, signal }),
  );
}

/** The games that carry all these tags as a file. */
export function exportTaggedGames(tagIds: string[], format: ExportFormat): Promise<Blob> {
  const [id = '', ...others] = tagIds;
  return others.length > 0
    ? exportList('/api/games', format, { filter: { tagId: tagIds }, sort: ['title', 'ASC'] })
    : exportList('/api/tags/{id}/games', format, { params: { id }, filter: {}, sort: ['title', 'ASC'] });
}
