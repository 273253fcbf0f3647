import { readList, type ListRequest } from './list';
import type { Tag, TaggedGame } from './types';

const ALL: [number, number] = [0, 999];

/** The tags I have made, by name. */
export async function listMyTags(signal?: AbortSignal): Promise<Tag[]> {
  const mine = { filter: { createdBy: 'me' }, sort: ['name', 'ASC'], range: ALL } satisfies ListRequest;
  return (await readList<Tag>('tags', mine, signal)).rows;
}

/** The games that carry a tag, by title. */
export async function listTagGames(tagId: string, signal?: AbortSignal): Promise<TaggedGame[]> {
  const path = `tags/${encodeURIComponent(tagId)}/games`;
  return (await readList<TaggedGame>(path, { sort: ['title', 'ASC'], range: ALL }, signal)).rows;
}
