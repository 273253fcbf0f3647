export const MAX_MESSAGE = 4_000;
/** Turns before the message that an engine is shown. */
export const HISTORY_TURNS = 20;
