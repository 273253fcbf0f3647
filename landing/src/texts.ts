/** All strings in a content tree, for tests that compare content with pages. */
export function listTexts(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  if (tree === null || typeof tree !== 'object') return [];
  return Object.values(tree).flatMap(listTexts);
}
