/** Injection token: URL of the PostgreSQL in use, embedded or not, without a pooler. */
export const DATABASE_URL = Symbol('DATABASE_URL');
