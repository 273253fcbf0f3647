import type { ModelService } from '../../../ai/model.service.js';
import {
  ModelError,
  type ModelPrompt,
  type ModelSchema,
  ModelShapeError,
  type ModelValue,
  type StructuredAnswer,
  type StructuredCall,
} from '../../../ai/model.types.js';
import { truncate } from '../../../common/text/truncate.js';

/** Five variants: what is not shown cannot be given back as good as before. */
const MAX_SHOWN_ANSWER = 16_000;
const MOST_FAULTS = 8;

/**
 * Asks for an answer of a shape, and once more, with what was wrong, when it has another shape or `findFaults` names
 * something. Of two answers that can be read, the one with fewer faults is given; what is left of them is the caller's.
 * @param merge puts the second answer in its place when it repeats only a part of the first
 * @throws ModelError `invalid` when the shape is wrong twice; any other failure at once
 */
export async function askTwice<const S extends ModelSchema>(
  models: ModelService,
  call: StructuredCall<S>,
  findFaults: (value: ModelValue<S>) => string[] = () => [],
  merge: (first: ModelValue<S>, second: ModelValue<S>) => ModelValue<S> = (_first, second) => second,
): Promise<StructuredAnswer<S>> {
  let raw: string;
  let faults: readonly string[];
  let first: StructuredAnswer<S> | undefined;
  try {
    first = await models.askStructured(call);
    raw = first.raw;
    faults = findFaults(first.value);
    if (faults.length === 0) return first;
  } catch (error) {
    if (!(error instanceof ModelError) || error.kind !== 'invalid') throw error;
    raw = error instanceof ModelShapeError ? error.raw : '';
    faults = error instanceof ModelShapeError ? error.faults : [error.message];
  }
  try {
    const second = await models.askStructured({ ...call, prompt: addFaults(call.prompt, raw, faults) });
    if (!first) return second;
    const value = merge(first.value, second.value);
    return findFaults(value).length > faults.length ? first : { ...second, value };
  } catch (error) {
    // What reads well enough is better than nothing.
    if (first && error instanceof ModelError) return first;
    if (error instanceof ModelShapeError) {
      const [fault = ''] = error.faults;
      throw new ModelError('invalid', `The model gave an answer of the wrong shape twice: ${fault}.`);
    }
    throw error;
  }
}

function addFaults(prompt: ModelPrompt, raw: string, faults: readonly string[]): ModelPrompt {
  const faultList = faults
    .slice(0, MOST_FAULTS)
    .map((fault) => `- ${truncate(fault, 300, '…')}`)
    .join('\n');
  const content = `Your answer can’t be used yet:\n${faultList}\nAnswer again with the whole JSON object, these put right and the rest as good as before. Nothing else.`;
  return {
    ...prompt,
    messages: [
      ...prompt.messages,
      ...(raw ? [{ role: 'assistant' as const, content: truncate(raw, MAX_SHOWN_ANSWER, '…') }] : []),
      { role: 'user', content },
    ],
  };
}
