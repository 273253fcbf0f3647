import { randomUUID } from 'node:crypto';
import { invalidField } from '../../common/errors/problem.js';
import { changeConcept, type ConceptChanges, isSameConcept } from './concept.js';
import { type GivenItem, IDEA_LIMITS, type IdeaContent, type IdeaItem } from '../ideas.types.js';

const ITEM_ID = /^[\w-]{1,64}$/;

/** Gives an id to items that bring none, one of unknown form, or one that is taken in `taken` or by an item before. */
export function assignIds(items: readonly GivenItem[], usedIds: Set<string> = new Set()): IdeaItem[] {
  return items.map(({ id, content }) => {
    const own = id && ITEM_ID.test(id) && !usedIds.has(id) ? id : randomUUID();
    usedIds.add(own);
    return { id: own, content };
  });
}

export interface IdeaChange extends ConceptChanges {
  name?: string;
  coreMechanics?: readonly GivenItem[];
  metaElements?: readonly GivenItem[];
}

/**
 * The idea after a change; omitted fields stay.
 * @throws ProblemException 400 naming the list that makes it too long
 */
export function applyChanges(old: IdeaContent, change: IdeaChange): IdeaContent {
  const { name = old.name, coreMechanics, metaElements } = change;
  const total = (coreMechanics ?? old.coreMechanics).length + (metaElements ?? old.metaElements).length;
  if (total > IDEA_LIMITS.items) {
    const field = metaElements ? 'metaElements' : 'coreMechanics';
    throw invalidField(field, `an idea may have at most ${IDEA_LIMITS.items} items, this makes ${total}`);
  }
  // Ids are unique within the idea: an item that was moved to the other list keeps its own.
  const usedIds = new Set([
    ...(coreMechanics ? [] : old.coreMechanics.map(({ id }) => id)),
    ...(metaElements ? [] : old.metaElements.map(({ id }) => id)),
  ]);
  return {
    name,
    coreMechanics: coreMechanics ? assignIds(coreMechanics, usedIds) : old.coreMechanics,
    metaElements: metaElements ? assignIds(metaElements, usedIds) : old.metaElements,
    concept: changeConcept(old.concept, change),
  };
}

/** Whether two ideas read the same, item ids included. */
export function isSameContent(a: IdeaContent, b: IdeaContent): boolean {
  const toText = ({ name, coreMechanics, metaElements }: IdeaContent) =>
    JSON.stringify([
      name,
      ...[coreMechanics, metaElements].map((list) => list.map((i) => [i.id, i.content])),
    ]);
  return toText(a) === toText(b) && isSameConcept(a.concept, b.concept);
}
