/** The keyboard shortcuts of every list, for the help. */
export const TABLE_KEYS: { keys: string[]; does: string }[] = [
  { keys: ['j', 'k'], does: 'Next / previous row' },
  { keys: ['x'], does: 'Select the row' },
  { keys: ['Enter'], does: 'Open the row' },
  { keys: ['Space'], does: 'Peek at the row' },
];
