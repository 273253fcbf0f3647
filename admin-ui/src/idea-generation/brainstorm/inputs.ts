import type { BrainstormSource, Idea } from '../../api/types';
import { newId } from '../../api/new-id';

/** One source to mix, as far as it is chosen; what it holds is read by its id. */
export interface BrainstormInput {
  id: string;
  type: 'idea' | 'game';
  /** Idea id or bundle id; empty until chosen. */
  sourceId: string;
  /** For games: the tag to choose among. */
  tagId: string;
}

/** What an input holds. */
export type SourceState =
  | { state: 'unchosen' }
  | { state: 'loading' }
  | { state: 'failed'; problem: string; retry: () => void }
  | { state: 'not-analyzed'; name: string; iconUrl: string | null; bundleId: string }
  | { state: 'ready'; name: string; iconUrl: string | null; mechanics: string[]; metaElements: string[] };

export const emptyInput = (): BrainstormInput => ({ id: newId(), type: 'idea', sourceId: '', tagId: '' });

/** Another type or tag starts the choice again, since its source would not be among the offered ones. */
export function changeInput(
  input: BrainstormInput,
  change: Partial<Pick<BrainstormInput, 'type' | 'tagId' | 'sourceId'>>,
): BrainstormInput {
  const next = { ...input, ...change };
  if (next.type !== input.type) return { ...next, tagId: '', sourceId: '' };
  if (next.tagId !== input.tagId) return { ...next, sourceId: '' };
  return next;
}

/** The number, from 1, of another input that has this source already; 0 when none has. */
export function findTwin(inputs: BrainstormInput[], input: BrainstormInput, sourceId: string): number {
  if (!sourceId) return 0;
  const at = inputs.findIndex(
    (other) => other.id !== input.id && other.type === input.type && other.sourceId === sourceId,
  );
  return at + 1;
}

/** Why nothing can be generated yet; null when it can. */
export function reasonAgainst(inputs: BrainstormInput[], sources: SourceState[]): string | null {
  if (inputs.length === 0) return 'Add an input first.';
  for (const [at, input] of inputs.entries()) {
    const source = sources[at] ?? { state: 'unchosen' };
    const name = `Input ${at + 1}`;
    if (findTwin(inputs, input, input.sourceId)) return `${name} is the same as another one.`;
    if (source.state === 'unchosen') {
      return `Choose ${input.type === 'idea' ? 'an idea' : input.tagId ? 'a game' : 'a tag and a game'} for input ${at + 1}.`;
    }
    if (source.state === 'loading') return `${name} is being read.`;
    if (source.state === 'failed') return `${name} could not be read.`;
    if (source.state === 'not-analyzed') return `${name} is not analyzed yet.`;
    if (source.mechanics.length + source.metaElements.length === 0) {
      return `${name} has neither mechanics nor meta elements.`;
    }
  }
  return null;
}

/** What the server is sent; call it only when nothing speaks against it. */
export function toSources(inputs: BrainstormInput[], sources: SourceState[]): BrainstormSource[] {
  return inputs.flatMap(({ type, sourceId }, at) => {
    const source = sources[at];
    if (source?.state !== 'ready') return [];
    const { name, mechanics, metaElements } = source;
    return [{ name, mechanics, metaElements, type, sourceId }];
  });
}

/** How many of my ideas were mixed from exactly these sources: the next one shall be another idea. */
export function attemptsSoFar(inputs: BrainstormInput[], ideas: Idea[]): number {
  const key = (sources: { type: string | null; sourceId: string | null }[]) =>
    sources
      .map(({ type, sourceId }) => `${type} ${sourceId}`)
      .sort()
      .join('|');
  const wanted = key(inputs);
  return ideas.filter((idea) => key(idea.sources) === wanted).length;
}

/** Reads what an earlier page of this tab has kept; anything unknown is nothing. */
export function parseInputs(text: string): BrainstormInput[] {
  try {
    const rows: unknown = JSON.parse(text || '[]');
    return Array.isArray(rows) ? (rows as BrainstormInput[]) : [];
  } catch {
    return [];
  }
}
