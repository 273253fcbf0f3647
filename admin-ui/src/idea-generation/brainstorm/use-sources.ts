import { useQueries } from '@tanstack/react-query';
import { getGame } from '../../api/games';
import { getIdea } from '../../api/ideas';
import type { Idea } from '../../api/types';
import { describeError } from '../../api/problem';
import type { GameDetail } from '../../api/types';
import { ideaKey } from '../idea-cache';
import type { BrainstormInput, SourceState } from './inputs';

export const sourceGameKey = (bundleId: string) => ['games', bundleId] as const;

/** What each input holds, read as it is chosen. */
export function useSources(inputs: BrainstormInput[], known: Idea[] | undefined): SourceState[] {
  const answers = useQueries({
    queries: inputs.map(({ id, type, sourceId }) => ({
      queryKey: toQueryKey(id, type, sourceId),
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<Idea | GameDetail> =>
        type === 'idea' ? getIdea(sourceId, signal) : getGame(sourceId, signal),
      // The list of my ideas holds them whole.
      placeholderData: known?.find((idea) => type === 'idea' && idea.id === sourceId),
      enabled: sourceId !== '',
    })),
  });
  return inputs.map(({ sourceId }, at) => {
    const answer = answers[at];
    if (!sourceId || !answer) return { state: 'unchosen' };
    if (answer.data) return toSource(answer.data);
    if (answer.error) {
      return { state: 'failed', problem: describeError(answer.error), retry: () => void answer.refetch() };
    }
    return { state: 'loading' };
  });
}

function toQueryKey(inputId: string, type: BrainstormInput['type'], sourceId: string) {
  if (!sourceId) return ['brainstorm', 'unchosen', inputId];
  return type === 'idea' ? ideaKey(sourceId) : sourceGameKey(sourceId);
}

const texts = (items: { content: string }[]) => items.map(({ content }) => content);
const names = (items: { name: string }[]) => items.map(({ name }) => name);

function toSource(found: Idea | GameDetail): SourceState {
  if ('coreMechanics' in found) {
    const { name, coreMechanics, metaElements } = found;
    return {
      state: 'ready',
      name,
      iconUrl: null,
      mechanics: texts(coreMechanics),
      metaElements: texts(metaElements),
    };
  }
  const { title, iconUrl, bundleId, analysis } = found;
  if (!analysis) return { state: 'not-analyzed', name: title, iconUrl, bundleId };
  return {
    state: 'ready',
    name: title,
    iconUrl,
    mechanics: names(analysis.mechanics),
    metaElements: names(analysis.metaElements),
  };
}
