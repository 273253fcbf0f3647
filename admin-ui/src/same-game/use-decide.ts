import { sendApi } from '../api/send-api';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { GameMatch } from '../api/types';
import type { MatchDecision } from '../api/games/game-matches';
import { describeError } from '../api/problem';
import { useCommand } from '../components/actions/use-command';

const DONE: Record<MatchDecision, string> = {
  accept: 'Linked as one game in both stores, with combined tags and ranks.',
  reject: 'Kept as two games.',
  split:
    'Split: each game has the ranks of its store again. Notes and analyses stay with the Google Play game.',
};

/** Decides on a match and invalidates everything that shows games. */
export function useDecide() {
  const notify = useNotify();
  const client = useQueryClient();
  return useCommand(async (match: GameMatch, decision: MatchDecision): Promise<GameMatch | undefined> => {
    try {
      const decided = await sendApi('POST', '/api/game-matches/{id}/decision', {
        id: match.id,
        body: { decision },
      });
      notify(DONE[decision], { type: 'success' });
      await client.invalidateQueries();
      return decided;
    } catch (error) {
      notify(describeError(error), { type: 'error' });
      return undefined;
    }
  });
}
