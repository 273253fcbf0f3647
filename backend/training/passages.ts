import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface LabeledPassage {
  /** Taxonomy entries that it speaks of; none for a passage that only sounds like some. */
  ids: string[];
  text: string;
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => path.join(folder, name));

/** The passages of a folder: lines of `entry-id other-id | text`. */
export const readPassages = (folder: string): LabeledPassage[] =>
  listFiles(folder).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => {
        const at = line.indexOf('|');
        return {
          ids: line.slice(0, at).trim().split(/\s+/).filter(Boolean),
          text: line.slice(at + 1).trim(),
        };
      }),
  );

/** A text that differs as soon as any passage does. */
export function hashPassages(passages: readonly LabeledPassage[]): string {
  const hash = createHash('sha256');
  for (const { ids, text } of passages) hash.update(`${ids.join(' ')} | ${text}\n`);
  return hash.digest('hex').slice(0, 16);
}
