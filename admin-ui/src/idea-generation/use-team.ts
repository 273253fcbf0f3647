import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { changeIdeaState, readTeam, setPin, setVote } from '../api/ideas/ideas';
import { describeError } from '../api/problem';
import type { Idea, IdeaState } from '../api/types';
import { ideaListKey, rememberIdea } from './idea-cache';

const teamKey = (id: string) => ['ideas', 'team', id] as const;

/** Team data of an idea, for its page. */
export const useTeam = (idea: Idea) =>
  useQuery({
    queryKey: [...teamKey(idea.id), idea.version],
    queryFn: ({ signal }) => readTeam(idea.id, signal),
    placeholderData: (before) => before,
  });

/** Votes, pins and status changes; reports failures. */
export function useTeamActions() {
  const cache = useQueryClient();
  const notify = useNotify();
  const invalidateIdea = (id: string) => {
    void cache.invalidateQueries({ queryKey: teamKey(id) });
    void cache.invalidateQueries({ queryKey: ideaListKey });
  };
  const options = {
    onError: (error: Error) => notify(`Failed to update idea. ${describeError(error)}`, { type: 'error' }),
    onSettled: (_data: unknown, _error: unknown, { id }: { id: string }) => invalidateIdea(id),
  };
  const vote = useMutation({
    mutationFn: ({ id, on }: { id: string; on: boolean }) => setVote(id, on),
    ...options,
  });
  const pin = useMutation({
    mutationFn: ({ id, on }: { id: string; on: boolean }) => setPin(id, on),
    ...options,
  });
  const archive = useMutation({
    mutationFn: ({ id, on }: { id: string; on: boolean }) => changeIdeaState(id, { archived: on }),
    onSuccess: (idea: Idea) => rememberIdea(cache, idea),
    ...options,
  });
  return {
    archive: archive.mutate,
    vote: vote.mutate,
    pin: pin.mutate,
    /** Rejects on failure. */
    changeState: async (id: string, state: IdeaState) => {
      rememberIdea(cache, await changeIdeaState(id, state));
      invalidateIdea(id);
    },
  };
}
