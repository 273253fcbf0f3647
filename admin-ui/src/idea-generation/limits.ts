/** What the server accepts; the screens say so before it has to. */
export const MAX_NAME = 120;
export const MAX_ITEM = 1000;
export const MAX_ITEMS = 60;
export const MAX_QUESTION = 1000;
export const MAX_MESSAGE = 4000;
export const MAX_INPUTS = 3;
