import { isUUID } from 'class-validator';
import type { BrainstormInput, GeneratedIdea, IdeaEngineId, OriginItem } from '../engine/engine.types.js';
import { readSources } from '../engine/variants/sources/sources.js';
import { invalidField } from '../../common/errors/problem.js';
import { BUNDLE_ID } from '../../games/games.types.js';
import { clipConcept, type ConceptChanges } from './concept.js';
import { assignIds } from './idea-items.js';
import { IDEA_ENGINE_VERSION } from '../engine/version.js';
import {
  IDEA_LIMITS,
  type IdeaItem,
  type IdeaRule,
  type IdeaSource,
  type Lineage,
  type SourceType,
  type OriginConfidence,
  type StoredOrigin,
} from '../ideas.types.js';
import { truncate } from '../../common/text/truncate.js';

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
    checkSourceId(type, sourceId, `inputs.${index}.sourceId`);
    const key = `${type} ${sourceId.toLowerCase()}`;
    if (seen.has(key)) throw invalidField(`inputs.${index}.sourceId`, 'is an input already');
    seen.add(key);
  }
  // What is known of a game is read later.
  const isEmpty = ({ type, sourceId, mechanics, metaElements }: Input) =>
    mechanics.length + metaElements.length === 0 && (type !== 'game' || sourceId === undefined);
  if (inputs.every(isEmpty)) {
    throw invalidField('inputs', 'have neither mechanics nor meta elements; analyze the games or add some');
  }
}

/** @throws ProblemException 400 naming the source whose id cannot be one of its type */
export function checkSources(sources: readonly { type?: string | null; sourceId?: string | null }[]): void {
  for (const [index, { type, sourceId }] of sources.entries())
    if (type && sourceId) checkSourceId(type, sourceId, `sources.${index}.sourceId`);
}

function checkSourceId(type: string, sourceId: string, field: string): void {
  const fits = type === 'idea' ? isUUID(sourceId) : BUNDLE_ID.test(sourceId);
  if (fits) return;
  throw invalidField(
    field,
    type === 'idea' ? 'must be the id of an idea' : 'must be the bundle id of a game',
  );
}

/** Whether the inputs bring anything to make an idea of. */
export const hasItems = (inputs: readonly BrainstormInput[]): boolean =>
  readSources(inputs).some(({ mechanics, meta }) => mechanics.length + meta.length > 0);

/** @throws ProblemException 400 when nothing of the inputs was found with high confidence or chosen by the person */
export function checkCertain(inputs: readonly BrainstormInput[]): void {
  if (hasItems(inputs)) return;
  throw invalidField('inputs', 'have no item found with high confidence; keep one or add your own');
}

/** A generated idea as it is stored: items have ids, and each says where it comes from. Whatever an engine gave is made to fit. */
export function toStoredIdea(idea: GeneratedIdea): {
  name: string;
  coreMechanics: IdeaItem[];
  metaElements: IdeaItem[];
  lineage: Lineage;
} & ConceptChanges {
  const usedIds = new Set<string>();
  const half = IDEA_LIMITS.items / 2;
  const store = (items: readonly OriginItem[]): [IdeaItem[], StoredOrigin[]] => {
    const fitting = items
      .map(({ content, origin }) => ({ content: truncate(content.trim(), IDEA_LIMITS.item), origin }))
      .filter(({ content }) => content !== '')
      .slice(0, half);
    const stored = assignIds(fitting, usedIds);
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

interface ChosenItem {
  content: string;
  rule?: IdeaRule;
  source?: number | null;
  from?: string | null;
  taxonomyId?: string | null;
  confidence?: OriginConfidence | null;
}

/** A chosen variant, with the origin of each item as stated in the variant. */
export function toChosenIdea<
  T extends {
    pitch?: string;
    why?: string;
    engine?: IdeaEngineId;
    sources?: readonly { type?: SourceType | null; sourceId?: string | null; name: string }[];
    coreMechanics?: readonly ChosenItem[];
    metaElements?: readonly ChosenItem[];
  },
>({ why = '', engine = 'built-in', ...idea }: T) {
  const sources = (idea.sources ?? []).map(({ type = null, sourceId = null, name }): IdeaSource => ({
    ...{ type, sourceId, name },
  }));
  const usedIds = new Set<string>();
  const coreMechanics = assignIds(idea.coreMechanics ?? [], usedIds);
  const metaElements = assignIds(idea.metaElements ?? [], usedIds);
  const items = [...(idea.coreMechanics ?? []), ...(idea.metaElements ?? [])];
  const stored = [...coreMechanics, ...metaElements];
  const origins = items.flatMap((item, at) => {
    const { rule, source = null, from = null, taxonomyId = null, confidence = null } = item;
    const origin = source === null ? undefined : sources[source];
    if (!rule) return [];
    const place = { source: origin ? source : null, sourceName: origin?.name ?? null };
    const itemId = stored[at]?.id ?? '';
    return [{ itemId, rule, ...place, sourceId: origin?.sourceId ?? null, from, taxonomyId, confidence }];
  });
  const choices = items.flatMap(({ rule, from, content, source }, at) =>
    rule && from
      ? [
          {
            rule,
            item: content,
            from: `${from} (${sources[source ?? -1]?.name ?? 'added'})`,
            why: at === 0 && why ? why : 'Kept from its source.',
          },
        ]
      : [],
  );
  const lineage: Lineage = {
    // A variant does not name the model that made it.
    ...{ engine, engineVersion: engine === 'built-in' ? IDEA_ENGINE_VERSION : '', hook: idea.pitch ?? '' },
    ...{ origins, choices },
  };
  return { ...idea, sources, coreMechanics, metaElements, lineage };
}

function toStoredOrigin(itemId: string, { origin }: OriginItem): StoredOrigin {
  const { rule, input, inputName, sourceId, from, taxonomyId, confidence } = origin;
  return { itemId, rule, source: input, sourceName: inputName, sourceId, from, taxonomyId, confidence };
}
