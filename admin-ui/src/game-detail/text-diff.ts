/** A stretch of text that both have, or that was taken out or put in. `gap` stands for unchanged text left out. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added' | 'gap';
  text: string;
}

/** Beyond this many comparisons the middle is told as one replacement: nobody reads a longer diff word by word. */
const MOST_STEPS = 4_000_000;
/** Unchanged words kept on each side of a change. */
const AROUND = 8;

/** What changed between two texts, word by word. */
export function diffWords(before: string, after: string): DiffPart[] {
  const a = tokens(before);
  const b = tokens(after);
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const parts: DiffPart[] = [];
  const push = (kind: DiffPart['kind'], words: string[]) => {
    const text = words.join('');
    if (!text) return;
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  };
  push('same', a.slice(0, start));
  const [middleA, middleB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (middleA.length * middleB.length > MOST_STEPS) {
    push('removed', middleA);
    push('added', middleB);
  } else {
    for (const [kind, word] of alignment(middleA, middleB)) push(kind, [word]);
  }
  push('same', a.slice(a.length - end));
  return removedFirst(parts);
}

/** Words and signs with the space after them, so that the parts put together are the text again. */
const tokens = (text: string): string[] =>
  text.match(/[\p{L}\p{M}\p{N}'’-]+\s?|[^\s\p{L}\p{M}\p{N}'’-]\s?|\s/gu) ?? [];

/** The longest common way through both, from the end of a table of its lengths. */
function alignment(a: string[], b: string[]): ['same' | 'removed' | 'added', string][] {
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        a[i] === b[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
    }
  }
  const way: ['same' | 'removed' | 'added', string][] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      way.push(['same', a[i++]!]);
      j++;
    } else if (
      j >= b.length ||
      (i < a.length && lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!)
    ) {
      way.push(['removed', a[i++]!]);
    } else {
      way.push(['added', b[j++]!]);
    }
  }
  return way;
}

/** Where texts were replaced in turns with nothing but one word between, both sides read better as wholes. */
function removedFirst(parts: DiffPart[]): DiffPart[] {
  const sorted: DiffPart[] = [];
  for (let at = 0; at < parts.length;) {
    if (parts[at]!.kind === 'same') {
      sorted.push(parts[at++]!);
      continue;
    }
    let removed = '';
    let added = '';
    for (; at < parts.length && parts[at]!.kind !== 'same'; at++) {
      if (parts[at]!.kind === 'removed') removed += parts[at]!.text;
      else added += parts[at]!.text;
    }
    if (removed) sorted.push({ kind: 'removed', text: removed });
    if (added) sorted.push({ kind: 'added', text: added });
  }
  return sorted;
}

/** Leaves out long unchanged stretches, with a few words kept around each change. */
export function shorten(parts: DiffPart[]): DiffPart[] {
  return parts.flatMap((part, index): DiffPart[] => {
    if (part.kind !== 'same') return [part];
    const words = tokens(part.text);
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
