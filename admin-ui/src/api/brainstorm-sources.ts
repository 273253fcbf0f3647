import { readList, type ListRequest } from './list';

export interface SourceTag {
  id: string;
  name: string;
}

export interface SourceGame {
  bundleId: string;
  title: string;
  developer: string | null;
  iconUrl: string | null;
}

const ALL: [number, number] = [0, 999];

/** The tags I have made, by name. */
export async function listMyTags(signal?: AbortSignal): Promise<SourceTag[]> {
  const mine = { filter: { createdBy: 'me' }, sort: ['name', 'ASC'], range: ALL } satisfies ListRequest;
  return (await readList<SourceTag>('tags', mine, signal)).rows;
}

/** The games that carry a tag. */
export async function listTagGames(tagId: string, signal?: AbortSignal): Promise<SourceGame[]> {
  const path = `tags/${encodeURIComponent(tagId)}/games`;
  return (await readList<SourceGame>(path, { sort: ['title', 'ASC'], range: ALL }, signal)).rows;
}
