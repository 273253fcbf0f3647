import { formatCount } from './format';

export interface TextLimit {
  /** Characters over the limit. Fields don't truncate, so that pasted text can be shortened by hand. */
  over: number;
  /** Hint below the field; empty while within the limit. */
  hint: string;
}

/** How much of a limit a text uses, counted like the server: trimmed, an emoji as one character. */
export function textLimit(text: string, max: number): TextLimit {
  const length = [...text.trim()].length;
  const over = Math.max(0, length - max);
  if (over > 0) {
    const unit = over === 1 ? 'character' : 'characters';
    return { over, hint: `${formatCount(over)} ${unit} too many. The limit is ${formatCount(max)}.` };
  }
  return {
    over,
    hint: length > max * 0.8 ? `${formatCount(length)} of ${formatCount(max)} characters` : '',
  };
}
