import { diffArrays } from 'diff';

/** A stretch of text that both have, or that was taken out or put in. `gap` stands for unchanged text left out. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added' | 'gap';
  text: string;
}

/** With more changed words the text is shown as replaced: nobody reads a longer diff word by word. */
const MAX_CHANGED = 2_000;
/** Unchanged words kept on each side of a change. */
const AROUND = 8;

/** What changed between two texts, word by word. */
export function diffWords(before: string, after: string): DiffPart[] {
  const changes = diffArrays(tokenize(before), tokenize(after), { maxEditLength: MAX_CHANGED });
  if (!changes) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  }
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

/** Words and signs with the space after them, so that the parts put together are the text again. */
const tokenize = (text: string): string[] =>
  text.match(/[\p{L}\p{M}\p{N}'’-]+\s?|[^\s\p{L}\p{M}\p{N}'’-]\s?|\s/gu) ?? [];

/** Leaves out long unchanged stretches, with a few words kept around each change. */
export function shorten(parts: DiffPart[]): DiffPart[] {
  return parts.flatMap((part, index): DiffPart[] => {
    if (part.kind !== 'same') return [part];
    const words = tokenize(part.text);
    const head = index === 0 ? [] : words.slice(0, AROUND);
    const tail = index === parts.length - 1 ? [] : words.slice(-AROUND);
    if (words.length <= head.length + tail.length + 2) return [part];
    return [
      { kind: 'same', text: head.join('') },
      { kind: 'gap', text: '' },
      { kind: 'same', text: tail.join('') },
    ].filter(({ kind, text }) => kind === 'gap' || text) as DiffPart[];
  });
}
