import pg from 'pg';

export const quote = (name: string): string => pg.escapeIdentifier(name);
