import { sendApi } from '../../api/send-api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../api/problem';
import type { AnalysisItem, FeedbackInput, GameAnalysis, GameDetail, ItemKind } from '../../api/types';
import { useCommand } from '../../components/actions/use-command';

export type FeedbackFields = Pick<FeedbackInput, 'verdict' | 'name' | 'description'>;

/** Sends feedback and updates the game's analysis wherever it is shown. */
export function useFeedback(analysisId: string, bundleId: string) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);

  /** Resolves to an error message, null on success, or undefined while another call is pending. */
  const { busy, run: give } = useCommand(
    async (kind: ItemKind, item: AnalysisItem, fields: FeedbackFields) => {
      setProblem(null);
      try {
        const about = item.id ? { itemId: item.id } : { itemName: item.name };
        const changed = await sendApi('PUT', '/api/analyses/{id}/feedback', {
          id: analysisId,
          body: { kind, ...about, ...fields },
        });
        showAnalysis(queryClient, bundleId, changed);
        return null;
      } catch (error) {
        console.error('The feedback could not be stored', error);
        setProblem(describeError(error));
        return describeError(error);
      }
    },
  );
  return { busy, problem, give };
}

/** Replaces the cached analysis of a game with a newer one and invalidates lists of analyses. */
export function showAnalysis(
  queryClient: ReturnType<typeof useQueryClient>,
  bundleId: string,
  analysis: GameAnalysis,
): void {
  queryClient.setQueryData<GameDetail>(['games', bundleId], (game) => {
    // An older analysis doesn't replace the current one.
    if (!game || (game.analysis && analysis.analyzedAt < game.analysis.analyzedAt)) return game;
    return { ...game, analysis };
  });
  void queryClient.invalidateQueries({ queryKey: ['games', bundleId], exact: true });
  queryClient.setQueryData(['analyses', analysis.id], analysis);
  void queryClient.invalidateQueries({ queryKey: ['analyses'] });
}
