/** "1 row", "2,799 rows". */
export const countNoun = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
