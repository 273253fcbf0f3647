import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { giveFeedback } from '../../api/analyses/analyses';
import { describeError } from '../../api/problem';
import type { AnalysisItem, FeedbackInput, GameAnalysis, GameDetail, ItemKind } from '../../api/types';
import { useCommand } from '../../components/actions/use-command';

export type Words = Pick<FeedbackInput, 'verdict' | 'name' | 'description'>;

/** Sends an analyst's word on an item and shows it wherever this game's analysis is on screen. */
export function useFeedback(analysisId: string, bundleId: string) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);

  /** What went wrong; null for nothing, undefined when another one is under way. */
  const { busy, run: give } = useCommand(async (kind: ItemKind, item: AnalysisItem, words: Words) => {
    setProblem(null);
    try {
      const about = item.id ? { itemId: item.id } : { itemName: item.name };
      const changed = await giveFeedback(analysisId, { kind, ...about, ...words });
      showAnalysis(queryClient, bundleId, changed);
      return null;
    } catch (error) {
      console.error('The feedback could not be stored', error);
      setProblem(describeError(error));
      return describeError(error);
    }
  });
  return { busy, problem, give };
}

/** Puts a newer state of a game's analysis in place of the one on screen; lists of analyses read again. */
export function showAnalysis(
  queryClient: ReturnType<typeof useQueryClient>,
  bundleId: string,
  analysis: GameAnalysis,
): void {
  queryClient.setQueryData<GameDetail>(['games', bundleId], (game) => {
    // A run from before that was looked at does not take the place of the current one.
    if (!game || (game.analysis && analysis.analyzedAt < game.analysis.analyzedAt)) return game;
    return { ...game, analysis };
  });
  void queryClient.invalidateQueries({ queryKey: ['games', bundleId], exact: true });
  queryClient.setQueryData(['analyses', analysis.id], analysis);
  void queryClient.invalidateQueries({ queryKey: ['analyses'] });
}
