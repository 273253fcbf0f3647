import { useQuery } from '@tanstack/react-query';
import { listIdeaVersions } from '../../api/ideas/ideas';
import type { ChatMessage, Idea, IdeaContent, ProposedIdea } from '../../api/types';

/** The states of the idea that proposals were made for; undefined while unknown, or when it is no longer kept. */
export function useProposalBases(
  idea: Idea,
  messages: ChatMessage[] | undefined,
  /** Every change on screen has reached the server. */
  saved: boolean,
): (proposal: ProposedIdea) => IdeaContent | undefined {
  const former = (messages ?? []).flatMap(({ updatedIdea }) =>
    updatedIdea && updatedIdea.version < idea.version ? [updatedIdea.version] : [],
  );
  const newest = Math.max(0, ...former);
  const { data } = useQuery({
    queryKey: ['ideas', 'versions', idea.id, 'up to', newest],
    queryFn: ({ signal }) => listIdeaVersions(idea.id, signal),
    enabled: newest > 0,
    // A former state never changes.
    staleTime: Infinity,
  });
  return ({ version }) => {
    if (version === idea.version) return saved ? idea : undefined;
    return data?.find((candidate) => candidate.version === version);
  };
}
