import { formatCount } from './format';

export interface TextLimit {
  /** Characters beyond the limit. Fields do not cut them off, so that what is pasted can be shortened with care. */
  over: number;
  /** What to say under the field; empty while there is room. */
  words: string;
}

/** How much of a limit a text uses, counted as the server counts: without outer space, an emoji as one. */
export function textLimit(text: string, max: number): TextLimit {
  const length = [...text.trim()].length;
  const over = Math.max(0, length - max);
  if (over > 0) {
    const unit = over === 1 ? 'character' : 'characters';
    return { over, words: `${formatCount(over)} ${unit} too many. The limit is ${formatCount(max)}.` };
  }
  return {
    over,
    words: length > max * 0.8 ? `${formatCount(length)} of ${formatCount(max)} characters` : '',
  };
}
