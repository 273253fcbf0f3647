import { analyzeText } from '../../src/ai/engines/built-in/built-in.engine.js';

export interface OneLine {
  /** Entries that the line says are not there, and those that it says are. */
  denied: string[];
  told: string[];
  text: string;
}

const toIds = (part = ''): string[] => part.trim().split(/\s+/).filter(Boolean);

/** Lines of `denied ids | told ids | text`, with `\\n` for a line break: denials in many wordings, and yeses that look like denials. */
export const readOneLineDenials = (text: string): OneLine[] =>
  text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const [denied, told, ...rest] = line.split('|');
      return {
        denied: toIds(denied),
        told: toIds(told),
        text: rest.join('|').trim().replaceAll('\\n', '\n'),
      };
    });

/** Stands before each line, as the engine reads whole texts in more ways than single lines. */
const OPENING =
  'The sea took the old town a long time ago, and only the roofs are left above the water. A quiet evening with a strange and lovely mood.';

const openLine = (text: string): string => `${OPENING}\n${text}`;

/** How many denials are taken for a yes, and how many yeses are found. `place` puts a line among others. */
export function countDenials(
  lines: readonly OneLine[],
  place: (text: string) => string = openLine,
): {
  denials: number;
  taken: string[];
  yeses: number;
  found: number;
} {
  const counts = { denials: 0, taken: [] as string[], yeses: 0, found: 0 };
  for (const { denied, told, text } of lines) {
    const {
      mechanics,
      metaElements,
      details = [],
    } = analyzeText({
      title: '',
      genre: '',
      description: place(text),
    });
    const ids = new Set([...mechanics, ...metaElements, ...details].map(({ id }) => id));
    counts.denials += denied.length;
    counts.taken.push(...denied.filter((id) => ids.has(id)).map((id) => `${id}: ${text}`));
    counts.yeses += told.length;
    counts.found += told.filter((id) => ids.has(id)).length;
  }
  return counts;
}
