export const MAX_NAME = 60;
export const MAX_DESCRIPTION = 500;

/** The most tags of an installation; more than that groups nothing. */
export const MAX_TAGS = 2_000;

/** The most games that one request tags. */
export const MAX_BULK = 500;

/** A name as it is compared: two that differ in case, outer space or the form of their characters are one. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
