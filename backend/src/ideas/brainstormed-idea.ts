import { isUUID } from 'class-validator';
import type { BrainstormInput, GeneratedIdea, OriginItem } from './engine/engine.types.js';
import { readSources } from './engine/variants/sources.js';
import { invalidField } from '../common/errors/problem.js';
import { BUNDLE_ID } from '../games/games.types.js';
import { clipConcept, type ConceptChanges } from './concept.js';
import { assignIds } from './idea-items.js';
import { IDEA_LIMITS, type IdeaItem, type Lineage, type StoredOrigin } from './ideas.types.js';
import { truncate } from '../common/truncate.js';

interface Input {
  type?: string;
  sourceId?: string;
  mechanics: readonly string[];
  metaElements: readonly string[];
}

/** @throws ProblemException 400 naming the input that is wrong */
export function checkInputs(inputs: readonly Input[]): void {
  const seen = new Set<string>();
  for (const [index, { type, sourceId }] of inputs.entries()) {
    if (sourceId === undefined) continue;
    if (type === undefined) throw invalidField(`inputs.${index}.type`, 'is required with sourceId');
    const fits = type === 'idea' ? isUUID(sourceId) : BUNDLE_ID.test(sourceId);
    if (!fits) {
      const what = type === 'idea' ? 'must be the id of an idea' : 'must be the bundle id of a game';
      throw invalidField(`inputs.${index}.sourceId`, what);
    }
    const key = `${type} ${sourceId.toLowerCase()}`;
    if (seen.has(key)) throw invalidField(`inputs.${index}.sourceId`, 'is an input already');
    seen.add(key);
  }
  if (inputs.every(({ mechanics, metaElements }) => mechanics.length + metaElements.length === 0)) {
    throw invalidField('inputs', 'have neither mechanics nor meta elements to work with');
  }
}

/** @throws ProblemException 400 when nothing of the inputs was found with high confidence or chosen by the person */
export function checkCertain(inputs: readonly BrainstormInput[]): void {
  if (readSources(inputs).some(({ mechanics, meta }) => mechanics.length + meta.length > 0)) return;
  throw invalidField('inputs', 'have no item found with high confidence; keep one or add your own');
}

/** A generated idea as it is stored: items have ids, and each says where it comes from. Whatever an engine gave is made to fit. */
export function toStoredIdea(idea: GeneratedIdea): {
  name: string;
  coreMechanics: IdeaItem[];
  metaElements: IdeaItem[];
  lineage: Lineage;
} & ConceptChanges {
  const taken = new Set<string>();
  const half = IDEA_LIMITS.items / 2;
  const store = (items: readonly OriginItem[]): [IdeaItem[], StoredOrigin[]] => {
    const fitting = items
      .map(({ content, origin }) => ({ content: truncate(content.trim(), IDEA_LIMITS.item), origin }))
      .filter(({ content }) => content !== '')
      .slice(0, half);
    const stored = assignIds(fitting, taken);
    return [stored, stored.map(({ id }, index) => toStoredOrigin(id, fitting[index] as OriginItem))];
  };
  const [coreMechanics, mechanicOrigins] = store(idea.coreMechanics);
  const [metaElements, metaOrigins] = store(idea.metaElements);
  return {
    ...clipConcept(idea.concept),
    name: truncate(idea.name, IDEA_LIMITS.name).trim(),
    coreMechanics,
    metaElements,
    lineage: {
      engine: idea.engine,
      engineVersion: idea.engineVersion,
      hook: idea.hook,
      origins: [...mechanicOrigins, ...metaOrigins],
      choices: idea.choices.map(({ rule, item, from, why }) => ({ rule, item, from, why })),
    },
  };
}

function toStoredOrigin(itemId: string, { origin }: OriginItem): StoredOrigin {
  const { rule, input, inputName, sourceId, from, taxonomyId } = origin;
  return { itemId, rule, source: input, sourceName: inputName, sourceId, from, taxonomyId };
}
