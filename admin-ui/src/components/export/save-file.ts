/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun with the click; the address is only kept for browsers that begin late.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export const toJsonFile = (content: unknown): Blob =>
  new Blob([JSON.stringify(content, null, 2), '\n'], { type: 'application/json' });

/** "2026-11-20", for names of files. */
export const today = (): string => new Date().toISOString().slice(0, 10);
