import { joinWords } from '../../../common/text/join-words.js';
import { entryName } from '../../../ai/taxonomy/taxonomy.js';
import type { ChatAnswer, ChatRequest, IdeaView } from '../engine.types.js';
import { identify } from '../identify.js';
import { mechanicKnowledge } from '../knowledge/knowledge.js';
import { lowerFirst, quote, shorten } from '../phrases.js';
import { entryFor } from '../variants/sources/sources.js';

/** An idea as the answers read it. */
export interface Subject {
  request: ChatRequest;
  ids: string[];
  mechanics: string[];
  meta: string[];
  unknown: string[];
}

/** The entry that the text of an item stands for. */
export const readItemId = (content: string): string | undefined => entryFor(content) ?? identify(content)[0];

/** The entries that the items of an idea stand for, one each. */
export const readSubjectIds = ({ coreMechanics, metaElements }: IdeaView): string[] => [
  ...new Set([...coreMechanics, ...metaElements].flatMap(({ content }) => readItemId(content) ?? [])),
];

export function readSubject(request: ChatRequest): Subject {
  const { coreMechanics, metaElements } = request.idea;
  const items = [...coreMechanics, ...metaElements];
  const ids = readSubjectIds(request.idea);
  return {
    request,
    ids,
    mechanics: ids.filter((id) => mechanicKnowledge[id]),
    meta: ids.filter((id) => !mechanicKnowledge[id]),
    unknown: items.flatMap(({ content }) => (readItemId(content) ? [] : [content])),
  };
}

export type Answer = (subject: Subject) => ChatAnswer;
/** An answer about words of the message; undefined when they mean nothing here. */
export type Part = (subject: Subject, words: string) => ChatAnswer | undefined;

export const createAnswer = (
  intent: string,
  lines: readonly (string | undefined | false)[],
  basis: string[],
): ChatAnswer => ({
  ...{ intent, content: lines.filter(Boolean).join('\n') },
  basis: basis.slice(0, 6).map((text) => shorten(text, 60)),
});

export const listNames = (ids: readonly string[]): string =>
  joinWords(ids.map((id) => lowerFirst(entryName(id))));

export const answerWithoutItems = (intent: string, { request }: Subject): ChatAnswer | undefined =>
  request.idea.coreMechanics.length + request.idea.metaElements.length === 0
    ? createAnswer(
        intent,
        ['The idea has no items yet. Write down one thing the player does, then ask again.'],
        [],
      )
    : undefined;

export const sayNotCompared = ({ unknown }: Subject): string | false =>
  unknown.length > 0 &&
  `Not compared, because I don’t know it: ${joinWords(unknown.slice(0, 3).map((text) => quote(text, 60)))}.`;
