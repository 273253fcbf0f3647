/** Slug of a title: lower case a-z, 0-9 and single hyphens, none at the ends; `unknown` when empty. */
export function toSlug(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'unknown' : slug;
}
