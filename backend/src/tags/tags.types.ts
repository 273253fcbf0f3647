export const MAX_NAME = 60;
export const MAX_DESCRIPTION = 500;

/** The most tags of an installation; more than that groups nothing. */
export const MAX_TAGS = 2_000;

/** The most games that one request tags. */
export const MAX_BULK = 500;
