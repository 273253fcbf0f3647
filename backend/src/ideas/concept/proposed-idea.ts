import type { UpdatedIdea } from '../engine/engine.types.js';
import { changeConcept, clipConcept } from './concept.js';
import { isSameContent, assignIds } from './idea-items.js';
import { IDEA_LIMITS, type IdeaContent, type ProposedIdea } from '../ideas.types.js';
import { truncate } from '../../common/text/truncate.js';

/**
 * The change that an engine proposes, made to fit this idea: only its name and items, ids only of items it has.
 * @returns null when nothing would change or the idea would be too long
 */
export function buildProposal(
  idea: IdeaContent & { version: number },
  update: UpdatedIdea,
): ProposedIdea | null {
  const known = new Set([...idea.coreMechanics, ...idea.metaElements].map(({ id }) => id));
  const usedIds = new Set<string>();
  const list = (items: UpdatedIdea['coreMechanics']) =>
    assignIds(
      items
        .map(({ id, content }) => ({
          id: id !== undefined && known.has(id) ? id : undefined,
          content: truncate(content.trim(), IDEA_LIMITS.item).trim(),
        }))
        .filter(({ content }) => content !== ''),
      usedIds,
    );
  const oneLine = update.name.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim();
  const name = truncate(oneLine, IDEA_LIMITS.name).trim();
  const proposed = {
    name: name || idea.name,
    coreMechanics: list(update.coreMechanics),
    metaElements: list(update.metaElements),
  };
  const concept = clipConcept(update.concept ?? {});
  const items = proposed.coreMechanics.length + proposed.metaElements.length;
  const next = { ...proposed, concept: changeConcept(idea.concept, concept) };
  if (items > IDEA_LIMITS.items || isSameContent(idea, next)) return null;
  return { ...proposed, ...concept, version: idea.version };
}
