import { diffArrays } from 'diff';

/** Unchanged, removed or added text. `gap` stands for omitted unchanged text. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added' | 'gap';
  text: string;
}

/** With more changed words the text is shown as replaced; nobody reads such a diff word by word. */
const MAX_CHANGED = 2_000;
/** Unchanged words kept around a change. */
const AROUND = 8;

/** Word diff of two texts. */
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

/** Words and punctuation with trailing whitespace, so that joining the tokens restores the text. */
const tokenize = (text: string): string[] =>
  text.match(/[\p{L}\p{M}\p{N}'’-]+\s?|[^\s\p{L}\p{M}\p{N}'’-]\s?|\s/gu) ?? [];

/** Omits long unchanged stretches except for a few words around each change. */
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
