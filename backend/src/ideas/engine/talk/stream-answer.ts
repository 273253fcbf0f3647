import type { ChatAnswer, ChatChunk } from '../engine.types.js';

/** Sentence by sentence, line breaks kept: the pieces joined are exactly the text. */
export const splitSentences = (text: string): string[] =>
  text.match(/[^\n.!?…]*(?:[.!?…]+["”’)]*\s*|\n+|$)/g)?.filter(Boolean) ?? [];

/** An answer as a stream; ends early, without `done`, when the signal aborts. */
export async function* streamAnswer(answer: ChatAnswer, signal?: AbortSignal): AsyncGenerator<ChatChunk> {
  for (const text of splitSentences(answer.content)) {
    if (signal?.aborted) return;
    yield { type: 'token', text };
    // Lets a stop between two sentences be heard.
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (!signal?.aborted) yield { type: 'done', answer };
}
