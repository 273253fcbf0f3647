import { api, readData } from '../client';
import limits from '../limits.json';
import { exportList, type ExportFormat } from '../queries/export-list';
import { sendApi } from '../send-api';
import type { TagCarriers } from '../types';

/** The server's limit of games per tagging request. */
export const MAX_TAGGED_AT_ONCE = limits.TagGamesInput.bundleIds.maxItems;

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
    for (const ids of splitCalls(bundleIds))
      await sendApi('POST', '/api/tags/{id}/games', { id: tagId, body: { bundleIds: ids, attached } });
  } else
    await sendApi(attached ? 'PUT' : 'DELETE', '/api/games/{bundleId}/tags/{tagId}', { bundleId, tagId });
}

/** Exports the games that have all of these tags. */
export function exportTaggedGames(tagIds: string[], format: ExportFormat): Promise<Blob> {
  const [id = '', ...others] = tagIds;
  return others.length > 0
    ? exportList('/api/games', format, { filter: { tagId: tagIds }, sort: ['title', 'ASC'] })
    : exportList('/api/tags/{id}/games', format, { params: { id }, filter: {}, sort: ['title', 'ASC'] });
}
