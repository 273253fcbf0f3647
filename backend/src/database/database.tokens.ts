/** Injection token: the URL of the PostgreSQL in use, embedded or not. */
export const DATABASE_URL = Symbol('DATABASE_URL');
