const MARKS: [type: string, at: number, mark: string][] = [
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/gif', 0, 'GIF8'],
  ['image/webp', 8, 'WEBP'],
  ['image/avif', 4, 'ftypavif'],
  ['image/avif', 4, 'ftypavis'],
];

/**
 * What kind of picture these bytes are, whatever their sender calls them; null for anything else. SVG is not among
 * them, because it can hold scripts.
 */
export function detectPictureType(bytes: Buffer): string | null {
  const head = bytes.subarray(0, 16).toString('latin1');
  return MARKS.find(([, at, mark]) => head.startsWith(mark, at))?.[0] ?? null;
}
