import { useQuery } from '@tanstack/react-query';
import { listIdeaVersions } from '../../api/ideas/ideas';
import type { ChatMessage, Idea, IdeaContent, ProposedIdea } from '../../api/types';

/** The versions that proposals were made for; undefined when unknown or deleted. */
export function useProposalBases(
  idea: Idea,
  messages: ChatMessage[] | undefined,
  /** All visible changes are saved. */
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
    // Old versions never change.
    staleTime: Infinity,
  });
  return ({ version }) => {
    if (version === idea.version) return saved ? idea : undefined;
    return data?.find((candidate) => candidate.version === version);
  };
}
