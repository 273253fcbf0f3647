import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { readApi } from '../api/queries/use-api';
import { sendApi } from '../api/send-api';
import { describeError } from '../api/problem';
import type { Idea, IdeaState } from '../api/types';
import { rememberIdea } from './idea-cache';

/** Team data of an idea, for its page. */
export const useTeam = (idea: Idea) =>
  useQuery({
    queryKey: ['ideas', 'team', idea.id, idea.version],
    queryFn: ({ signal }) => readApi('/api/ideas/{id}/team', { id: idea.id }, signal),
    placeholderData: (before) => before,
  });

const setState = (id: string, state: IdeaState): Promise<Idea> =>
  sendApi('PUT', '/api/ideas/{id}/state', { id, body: state });

/** Votes, pins and status changes; reports failures. */
export function useTeamActions() {
  const cache = useQueryClient();
  const notify = useNotify();
  const options = {
    onError: (error: Error) => notify(`Failed to update idea. ${describeError(error)}`, { type: 'error' }),
  };
  const vote = useMutation({
    mutationFn: ({ id, on }: { id: string; on: boolean }) =>
      sendApi(on ? 'PUT' : 'DELETE', '/api/ideas/{id}/vote', { id }),
    ...options,
  });
  const pin = useMutation({
    mutationFn: ({ id, on }: { id: string; on: boolean }) =>
      sendApi(on ? 'PUT' : 'DELETE', '/api/ideas/{id}/pin', { id }),
    ...options,
  });
  const archive = useMutation({
    mutationFn: ({ id, on }: { id: string; on: boolean }) => setState(id, { archived: on }),
    onSuccess: (idea: Idea) => rememberIdea(cache, idea),
    ...options,
  });
  return {
    archive: archive.mutate,
    vote: vote.mutate,
    pin: pin.mutate,
    /** Rejects on failure. */
    changeState: async (id: string, state: IdeaState) => {
      rememberIdea(cache, await setState(id, state));
    },
  };
}
