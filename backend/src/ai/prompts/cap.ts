import type { ModelMessage } from '../model.types.js';
import { truncate } from '../../common/text/truncate.js';

/** Most characters of all messages of a call together. */
export const MAX_PROMPT_CHARACTERS = 32_000;

/**
 * Trims a prompt to {@link MAX_PROMPT_CHARACTERS}: messages between the first and the last are dropped, oldest
 * first, then the last one is cut. Prompts that know what to leave out do so themselves before.
 */
export function capMessages(messages: readonly ModelMessage[]): ModelMessage[] {
  const remaining = [...messages];
  const sumLength = () => remaining.reduce((sum, { content }) => sum + content.length, 0);
  const keepsFirst = remaining[0]?.role === 'system' ? 1 : 0;
  while (sumLength() > MAX_PROMPT_CHARACTERS && remaining.length > keepsFirst + 1)
    remaining.splice(keepsFirst, 1);
  for (let at = remaining.length - 1; at >= 0 && sumLength() > MAX_PROMPT_CHARACTERS; at--) {
    const message = remaining[at] as ModelMessage;
    const room = Math.max(0, message.content.length - (sumLength() - MAX_PROMPT_CHARACTERS));
    remaining[at] = { ...message, content: truncate(message.content, room) };
  }
  return remaining;
}
