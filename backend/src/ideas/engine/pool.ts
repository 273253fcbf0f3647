import { identify } from './identify.js';
import type { BrainstormInput, ItemKind } from './engine.types.js';
import { mechanicKnowledge } from './knowledge/knowledge.js';
import { oneLine, sameKey } from './phrases.js';

export const MOST_INPUTS = 3;
const MOST_ITEMS_READ = 60;

/** One item of one input. */
export interface PoolItem {
  text: string;
  kind: ItemKind;
  id: string | undefined;
  input: number;
}

export interface Pool {
  inputs: readonly BrainstormInput[];
  mechanics: PoolItem[];
  meta: PoolItem[];
}

/** The inputs' items with the entries they stand for; blank and repeated texts are left out. */
export function buildPool(given: readonly BrainstormInput[]): Pool {
  const inputs = given.slice(0, MOST_INPUTS);
  const items = (kind: ItemKind) =>
    inputs.flatMap((one, input) => {
      const texts = (kind === 'mechanic' ? one.mechanics : one.metaElements).slice(0, MOST_ITEMS_READ);
      const seen = new Set<string>();
      return texts.flatMap((raw) => {
        const text = oneLine(raw);
        const key = sameKey(text) || text;
        if (!text || seen.has(key)) return [];
        seen.add(key);
        return [{ text, kind, input, id: idFor(text, kind) }];
      });
    });
  return { inputs, mechanics: items('mechanic'), meta: items('meta') };
}

/** An analyst may file an item in either list: its own kind is tried first, then the other. */
const idFor = (text: string, kind: ItemKind): string | undefined =>
  identify(text, kind)[0] ?? identify(text)[0];

/** Whether an entry can be the core of a link: only mechanics have a moment of success. */
export const isMechanic = (id: string | undefined): id is string =>
  id !== undefined && mechanicKnowledge[id] !== undefined;
