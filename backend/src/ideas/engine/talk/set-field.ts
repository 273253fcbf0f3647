import type { ChatAnswer, ChatRequest, SuggestedField, UpdatedIdea } from '../engine.types.js';
import { quote, sentence, shorten, trimEnd } from '../phrases.js';

const LONGEST_FIELD = 400;

export const copyIdea = ({ idea }: ChatRequest): UpdatedIdea => ({
  name: idea.name,
  coreMechanics: idea.coreMechanics.map((item) => ({ ...item })),
  metaElements: idea.metaElements.map((item) => ({ ...item })),
});

export const propose = (
  intent: string,
  content: string,
  updatedIdea: UpdatedIdea,
  basis: string[],
): ChatAnswer => ({
  ...{ intent, content, updatedIdea },
  basis: basis.map((text) => shorten(text, 40)),
});

const QUOTES = '"“”\'‘’';
export const unquote = (text: string): string =>
  trimEnd(text.replace(/^["“”'‘’]+/, ''), `${QUOTES}.! `).trim();

const FIELD_WORDS: readonly [SuggestedField, string][] = [
  ['pitch', 'pitch'],
  ['audience', '(?:target )?audience'],
  ['fantasy', '(?:player )?fantasy'],
  ['monetization', 'moneti[sz]ation|business model'],
  ['artDirection', 'art (?:direction|style)'],
  ['risk', '(?:biggest |main )?risk'],
  ['firstTest', 'first test'],
];

/** "Set the audience to …", "audience: …", "the audience should be …". */
export function setField(request: ChatRequest, message: string): ChatAnswer | undefined {
  if (message.endsWith('?')) return undefined;
  for (const [field, words] of FIELD_WORDS) {
    const [, text] =
      new RegExp(
        `^(?:please )?(?:(?:set|change|make|put) (?:the |our |its )?(?:${words}) (?:to|as|:)|(?:the |our )?(?:${words})(?::| (?:should|must) (?:be|read|say):?))\\s*(.{8,})$`,
        'i',
      ).exec(message) ?? [];
    if (text) return proposeField(request, field, unquote(text));
  }
  return undefined;
}

/** A new text for one field of the concept. */
export function proposeField(request: ChatRequest, field: SuggestedField, given: string): ChatAnswer {
  const text = sentence(shorten(given, LONGEST_FIELD));
  const isStep = field === 'moment' || field === 'session' || field === 'weeks';
  const loop = { moment: '', session: '', weeks: '', ...request.idea.concept.coreLoop };
  const concept = isStep ? { coreLoop: { ...loop, [field]: text } } : { [field]: text };
  const label = { artDirection: 'art direction', firstTest: 'first test', fantasy: 'player fantasy' };
  const name = label[field as keyof typeof label] ?? field;
  return propose(
    'setField',
    `I’d set the ${name} to ${quote(text, 300)}`,
    { ...copyIdea(request), concept },
    [name],
  );
}
