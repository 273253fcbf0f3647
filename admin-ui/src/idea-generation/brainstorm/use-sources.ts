import { useQueries } from '@tanstack/react-query';
import { getGame } from '../../api/games/games';
import { readApi } from '../../api/queries/use-api';
import type { AnalysisItem, GameDetail, Idea } from '../../api/types';
import { describeError } from '../../api/problem';
import { formatLocalDate } from '../../components/text/format';
import { ideaKey } from '../idea-cache';
import {
  addStandIn,
  type BrainstormInput,
  type ReadySource,
  type SourceItem,
  type SourceState,
} from './inputs';

export const sourceGameKey = (bundleId: string) => ['games', bundleId] as const;

/** Loads the content of each input. */
export function useSources(inputs: BrainstormInput[], known: Idea[] | undefined): SourceState[] {
  const answers = useQueries({
    queries: inputs.map(({ id, type, sourceId, named }) => ({
      queryKey: toQueryKey(id, type, named ? '' : sourceId),
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<Idea | GameDetail> =>
        type === 'idea' ? readApi('/api/ideas/{id}', { id: sourceId }, signal) : getGame(sourceId, signal),
      // The list of ideas contains them in full.
      placeholderData: known?.find((idea) => type === 'idea' && idea.id === sourceId),
      enabled: sourceId !== '' && !named,
    })),
  });
  return inputs.map(({ sourceId, type, named }, at) => {
    const answer = answers[at];
    if (named) {
      const toOwnItems = (texts: string[]) => texts.map((text): SourceItem => ({ text, confidence: null }));
      return {
        ...{ state: 'ready', name: named.name, detail: type === 'trend' ? 'Trend' : 'White space' },
        ...{ mechanics: toOwnItems(named.mechanics), metaElements: toOwnItems(named.metaElements) },
      };
    }
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

/** An analyst's feedback overrides the confidence. */
function toItem({ name, confidence, feedback }: AnalysisItem): SourceItem {
  const verdict = feedback?.verdict;
  return {
    text: feedback?.name ?? name,
    confidence: verdict === 'rejected' ? 'low' : verdict ? 'high' : confidence,
  };
}

const toOwnItem = ({ content }: { content: string }): SourceItem => ({ text: content, confidence: null });

function toSource(found: Idea | GameDetail): ReadySource {
  if ('coreMechanics' in found) {
    const { name, coreMechanics, metaElements } = found;
    return {
      ...{ state: 'ready', name, detail: 'My idea' },
      ...{ mechanics: coreMechanics.map(toOwnItem), metaElements: metaElements.map(toOwnItem) },
    };
  }
  const { title, developer, iconUrl, bundleId, analysis } = found;
  const status = analysis ? `analyzed ${formatLocalDate(analysis.analyzedAt)}` : 'not analyzed';
  return {
    ...{ state: 'ready', name: title, detail: `${developer ?? 'Unknown Developer'} · ${status}`, iconUrl },
    ...(analysis ? {} : { toAnalyze: bundleId }),
    mechanics: addStandIn(analysis?.mechanics.map(toItem) ?? []),
    metaElements: analysis?.metaElements.map(toItem) ?? [],
  };
}
