import { sendApi } from '../api/send-api';
import type { GameMatch } from '../api/types';
import { useAction } from '../components/actions/use-action';

/** The last part of its path. */
export type MatchDecision = 'accept' | 'reject' | 'split';

const DONE: Record<MatchDecision, string> = {
  accept: 'Linked as one game in both stores, with combined tags and ranks.',
  reject: 'Marked as different games.',
  split:
    'Split: each game has the ranks of its store again. Notes and analyses stay with the Google Play game.',
};

/** Decides on a match. */
export function useDecide() {
  return useAction(async (match: GameMatch, decision: MatchDecision) => {
    await sendApi('POST', `/api/unified-games/{id}/${decision}`, { id: match.id });
    return DONE[decision];
  });
}
