/** FNV-1a over UTF-16 units: a stable 32-bit hash of a text. Not for secrets. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  // A final mix, so that ids which only differ at the end do not share their low bits.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** A number from 0 (inclusive) to 1 (exclusive), determined by the seed. */
export const drawChance = (seed: string): number => hashText(seed) / 0x1_0000_0000;
