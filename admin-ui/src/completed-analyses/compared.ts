export const COMPARE_MIN = 2;
export const COMPARE_MAX = 4;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The analyses that the address puts side by side, two to four; none = the grid. */
export function readCompared(word: string | null): string[] {
  const ids = [...new Set((word ?? '').split(','))].filter((id) => UUID.test(id));
  return ids.length < COMPARE_MIN ? [] : ids.slice(0, COMPARE_MAX);
}
