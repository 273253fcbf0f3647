const QUOTE = 34;
const BACKSLASH = 92;

/** Position after the string beginning at `start` (a quote), or -1 when it is incomplete. */
export function endOfString(text: string, start: number): number {
  let close = text.indexOf('"', start + 1);
  while (close > 0) {
    let slashes = 0;
    while (text.charCodeAt(close - 1 - slashes) === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return close + 1;
    close = text.indexOf('"', close + 1);
  }
  return -1;
}

/** Position after the object or array beginning at `start`, or -1 when it is out of bounds. */
export function endOfContainer(
  text: string,
  start: number,
  bounds: { limit: number; depth: number },
): number {
  let depth = 0;
  for (let pos = start; pos < bounds.limit; pos++) {
    switch (text.charCodeAt(pos)) {
      case QUOTE: {
        const end = endOfString(text, pos);
        if (end < 0) return -1;
        pos = end - 1;
        break;
      }
      case 123: // {
      case 91: // [
        if (++depth > bounds.depth) return -1;
        break;
      case 125: // }
      case 93: // ]
        if (--depth === 0) return pos + 1;
        break;
    }
  }
  return -1;
}
