const MAX_CHARACTERS = 300;
const CONTEXT = 30;

/** Cuts two texts to the part that differs, with a few words around it. */
export function cutToChange(from: string, to: string): { from: string; to: string } {
  let start = 0;
  while (start < from.length && start < to.length && from[start] === to[start]) start += 1;
  let end = 0;
  const shortest = Math.min(from.length, to.length) - start;
  while (end < shortest && from[from.length - 1 - end] === to[to.length - 1 - end]) end += 1;
  return { from: takeExcerpt(from, start, end), to: takeExcerpt(to, start, end) };
}

function takeExcerpt(text: string, start: number, end: number): string {
  const first = wordStart(text, Math.max(0, start - CONTEXT));
  const last = Math.min(
    wordEnd(text, Math.min(text.length, text.length - end + CONTEXT)),
    first + MAX_CHARACTERS,
  );
  // Half a surrogate pair is not a character.
  const part = text.slice(first, last).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
  return `${first > 0 ? '…' : ''}${part.trim()}${last < text.length ? '…' : ''}`;
}

function wordStart(text: string, at: number): number {
  if (at === 0) return 0;
  const space = text.slice(at).search(/\s/);
  return space >= 0 && space < CONTEXT ? at + space + 1 : at;
}

function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.slice(0, at).search(/\s\S*$/);
  return space >= 0 && at - space < CONTEXT ? space : at;
}
