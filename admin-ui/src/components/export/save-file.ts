/** Starts a browser download. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start the download late and still need the object URL.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export const toJsonFile = (content: unknown): Blob =>
  new Blob([JSON.stringify(content, null, 2), '\n'], { type: 'application/json' });

/** The reader's day as "2026-11-20"; Swedish writes it so. */
export const today = (): string => new Date().toLocaleDateString('sv');
