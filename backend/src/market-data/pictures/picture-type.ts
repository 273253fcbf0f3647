const MARKS: [type: string, at: number, mark: string][] = [
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/gif', 0, 'GIF8'],
  ['image/webp', 8, 'WEBP'],
  ['image/avif', 4, 'ftypavif'],
  ['image/avif', 4, 'ftypavis'],
];

/**
 * Detects the type of a picture from its bytes, whatever the sender claims; null for anything else. SVG is
 * excluded, because it can contain scripts.
 */
export function detectPictureType(bytes: Buffer): string | null {
  const head = bytes.subarray(0, 16).toString('latin1');
  return MARKS.find(([, at, mark]) => head.startsWith(mark, at))?.[0] ?? null;
}
