import type { Tag } from '../api/types';

/** Names that differ only in case or surrounding space are the same tag. */
const toTagKey = ({ name }: Pick<Tag, 'name'>): string => name.normalize('NFKC').trim().toLowerCase();

/** Tag names used by more than one person. */
export function listSharedNames(tags: Tag[]): (tag: Tag) => boolean {
  const seen = new Map<string, number>();
  for (const tag of tags) seen.set(toTagKey(tag), (seen.get(toTagKey(tag)) ?? 0) + 1);
  return (tag) => (seen.get(toTagKey(tag)) ?? 0) > 1;
}

export function nameOwner(tag: Tag, me: string | undefined): string {
  if (tag.createdBy === null) return 'a former team member';
  return tag.createdBy === me ? 'you' : (tag.createdByName ?? 'a colleague');
}
