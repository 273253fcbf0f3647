/** Injection token: the URL of the PostgreSQL in use, embedded or not, past any pooler. */
export const DATABASE_URL = Symbol('DATABASE_URL');
