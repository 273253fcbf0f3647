/** "1 row", "2,799 rows", "2 entries". */
export const countNoun = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? noun : plural}`;
