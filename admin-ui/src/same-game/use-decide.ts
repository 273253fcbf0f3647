import { sendApi } from '../api/send-api';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { GameMatch } from '../api/types';
import type { MatchDecision } from '../api/games/game-matches';
import { useAction } from '../components/actions/use-action';

const DONE: Record<MatchDecision, string> = {
  accept: 'Linked as one game in both stores, with combined tags and ranks.',
  reject: 'Marked as different games.',
  split:
    'Split: each game has the ranks of its store again. Notes and analyses stay with the Google Play game.',
};

/** Decides on a match and invalidates everything that shows games. */
export function useDecide() {
  const notify = useNotify();
  const client = useQueryClient();
  return useAction(async (match: GameMatch, decision: MatchDecision) => {
    const decided = await sendApi('POST', `/api/unified-games/{id}/${decision}`, { id: match.id });
    notify(DONE[decision], { type: 'success' });
    await client.invalidateQueries();
    return decided;
  });
}
