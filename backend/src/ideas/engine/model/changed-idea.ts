import { ModelError, type ModelValue } from '../../../ai/model.types.js';
import { extractJson, readBySchema, SchemaError } from '../../../ai/schema-value.js';
import type { Concept, IdeaView, UpdatedIdea } from '../engine.types.js';
import { oneLine } from '../phrases.js';
import { CHANGED_IDEA_SCHEMA } from './chat-prompt.js';
import { clip, itemRefs, readLengths } from './idea-data.js';

type ChangedIdea = ModelValue<typeof CHANGED_IDEA_SCHEMA>;
type ChangedItem = NonNullable<ChangedIdea['coreMechanics']>[number];

/**
 * The idea that a model proposes; items keep their ids by the short names they were shown with.
 * @param check leaves out figures that were not sent
 * @throws ModelError when it cannot be read
 */
export function readChangedIdea(
  appendix: string,
  idea: IdeaView,
  check: (text: string) => string,
): UpdatedIdea {
  try {
    const value = readBySchema(CHANGED_IDEA_SCHEMA, extractJson(appendix));
    const refs = itemRefs(idea);
    const lengths = readLengths(idea);
    const list = (
      items: ChangedItem[] | null,
      old: IdeaView['coreMechanics'],
    ): UpdatedIdea['coreMechanics'] =>
      items?.flatMap(({ ref, content }) => {
        const known = ref === null ? undefined : refs.get(ref);
        // Long texts were shown cut off: given back so, they stay whole.
        const unchanged =
          content === null || (known && content === clip(known.content, lengths.item))
            ? known?.content
            : check(content);
        return unchanged ? [{ ...(known ? { id: known.id } : {}), content: unchanged }] : [];
      }) ?? old.map((item) => ({ ...item }));
    const concept = readConcept(value.concept, idea, check);
    return {
      name: value.name === null ? idea.name : oneLine(check(value.name)),
      coreMechanics: list(value.coreMechanics, idea.coreMechanics),
      metaElements: list(value.metaElements, idea.metaElements),
      ...(Object.keys(concept).length > 0 ? { concept } : {}),
    };
  } catch (error) {
    if (error instanceof SchemaError) {
      throw new ModelError('invalid', 'The model gave an answer that cannot be used. Try again.');
    }
    throw error;
  }
}

/** The fields that change; steps of the loop stand beside those that stay. A text given back as it was shown stays whole. */
function readConcept(
  concept: ChangedIdea['concept'],
  idea: IdeaView,
  check: (text: string) => string,
): Partial<Concept> {
  if (!concept) return {};
  const { moment, session, weeks, ...texts } = concept;
  const lengths = readLengths(idea);
  const old = { moment: '', session: '', weeks: '', ...idea.concept.coreLoop };
  const listChanged = (given: Record<string, string | null>, before: object, length: number) =>
    Object.entries(given).flatMap(([field, text]) => {
      const line = oneLine(text ?? '');
      const shown = oneLine(clip(String(before[field as keyof typeof before] ?? ''), length));
      return line === '' || line === shown ? [] : [[field, check(line)] as const];
    });
  const steps = listChanged({ moment, session, weeks }, old, lengths.step);
  return {
    ...Object.fromEntries(listChanged(texts, idea.concept, lengths.field)),
    ...(steps.length > 0 ? { coreLoop: { ...old, ...Object.fromEntries(steps) } } : {}),
  };
}
