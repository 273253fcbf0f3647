const PREFIX = Math.random().toString(36).slice(2, 8);
let count = 0;

/** Short ids, unique per process: a random start and a counter. */
export const nextRequestId = (): string => `${PREFIX}-${(count += 1).toString(36)}`;
