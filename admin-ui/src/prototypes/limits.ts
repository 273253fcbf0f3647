/** What the server takes. */
export const MAX_NAME = 120;
export const MAX_DESCRIPTION = 2_000;
export const MAX_TEAM = 20;
export const MAX_MEMBER = 80;
