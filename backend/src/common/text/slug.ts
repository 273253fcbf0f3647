/**
 * A title as a part of an address: lower case, spaces as hyphens, only a-z, 0-9 and hyphens kept, repeated hyphens
 * collapsed, none at the edges; `unknown` when nothing is left.
 */
export function toSlug(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'unknown' : slug;
}
