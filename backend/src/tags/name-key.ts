/** A name as it is compared: two that differ in case, outer space or the form of their characters are one. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
