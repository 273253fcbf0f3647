import { sendApi } from '../../api/send-api';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AnalysisItem, FeedbackInput, GameAnalysis, GameDetail, ItemKind } from '../../api/types';
import { useBannered } from '../../components/actions/use-bannered';

export type FeedbackFields = Pick<FeedbackInput, 'verdict' | 'name' | 'description'>;

export interface Feedback {
  busy: boolean;
  /** Reports a failure in the banner. */
  give: (kind: ItemKind, item: AnalysisItem, fields: FeedbackFields) => Promise<void>;
  /** Rejects on failure. */
  send: Feedback['give'];
}

/** Sends feedback and updates the game's analysis wherever it is shown. */
export function useFeedback(id: string, bundleId: string): Feedback & { banner: ReactNode } {
  const queryClient = useQueryClient();
  const send: Feedback['give'] = async (kind, item, fields) => {
    const about = item.id ? { itemId: item.id } : { itemName: item.name };
    const body = { kind, ...about, ...fields };
    showAnalysis(queryClient, bundleId, await sendApi('PUT', '/api/analyses/{id}/feedback', { id, body }));
  };
  const { busy, run, banner } = useBannered(send, 'Feedback not saved');
  return { busy, give: async (...given) => void (await run(...given)), send, banner };
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
