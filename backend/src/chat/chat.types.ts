export const MAX_MESSAGE = 4_000;
/** Earlier turns that an engine sees. */
export const HISTORY_TURNS = 20;
