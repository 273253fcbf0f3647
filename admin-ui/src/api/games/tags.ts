import { api, create, readData } from '../client';
import { exportList, type ExportFormat } from '../queries/export-list';
import { listQuery, readAllPages } from '../queries/list';
import type { components } from '../schema';
import type { Tag, TagCarriers, TaggedGame } from '../types';

/** The server's limit of games per tagging request. */
export const MAX_TAGGED_AT_ONCE = 500;

/** An empty description means none. */
type TagFields = components['schemas']['TagInput'];

/** All tags or mine, ordered by name. */
export function listTags({ createdBy }: { createdBy?: 'me' } = {}, signal?: AbortSignal): Promise<Tag[]> {
  return readAllPages((range) => {
    const params = listQuery({ sort: ['name', 'ASC'], range, filter: { createdBy } });
    return readData(api.GET('/api/tags', { params, signal }));
  });
}

/** Errors: 409 with `errors.name` when I have a tag with this name. */
export const createTag = (fields: TagFields): Promise<Tag> => create('/api/tags', { body: fields });

/** The tags that these games carry, each with its games. */
export async function listTagCarriers(bundleIds: string[], signal?: AbortSignal): Promise<TagCarriers[]> {
  const parts = await Promise.all(
    splitCalls(bundleIds).map((ids) =>
      readData(api.POST('/api/tags/carried', { body: { bundleIds: ids }, signal })),
    ),
  );
  const byTag = new Map<string, TagCarriers>();
  for (const row of parts.flat()) {
    const known = byTag.get(row.tagId)?.bundleIds ?? [];
    byTag.set(row.tagId, { ...row, bundleIds: [...known, ...row.bundleIds] });
  }
  return [...byTag.values()];
}

const splitCalls = (bundleIds: string[]): string[][] =>
  Array.from({ length: Math.ceil(bundleIds.length / MAX_TAGGED_AT_ONCE) }, (_call, at) =>
    bundleIds.slice(at * MAX_TAGGED_AT_ONCE, (at + 1) * MAX_TAGGED_AT_ONCE),
  );

/** Adds or removes a tag. Each request is all or nothing, up to the server's limit. */
export async function setTag(tagId: string, bundleIds: string[], attached: boolean): Promise<void> {
  const [bundleId = '', ...others] = bundleIds;
  if (others.length > 0) {
    for (const ids of splitCalls(bundleIds)) {
      await api.POST('/api/tags/{id}/games', {
        params: { path: { id: tagId } },
        body: { bundleIds: ids, attached },
      });
    }
    return;
  }
  const params = { path: { bundleId, tagId } };
  if (attached) await api.PUT('/api/games/{bundleId}/tags/{tagId}', { params });
  else await api.DELETE('/api/games/{bundleId}/tags/{tagId}', { params });
}

/** The games with a tag, by title. */
export const listTagGames = (tagId: string, signal?: AbortSignal): Promise<TaggedGame[]> =>
  readAllPages((range) => {
    const params = { path: { id: tagId }, ...listQuery({ sort: ['title', 'ASC'], range }) };
    return readData(api.GET('/api/tags/{id}/games', { params, signal }));
  });

/** Exports the games that have all of these tags. */
export function exportTaggedGames(tagIds: string[], format: ExportFormat): Promise<Blob> {
  const [id = '', ...others] = tagIds;
  return others.length > 0
    ? exportList('/api/games', format, { filter: { tagId: tagIds }, sort: ['title', 'ASC'] })
    : exportList('/api/tags/{id}/games', format, { params: { id }, filter: {}, sort: ['title', 'ASC'] });
}
