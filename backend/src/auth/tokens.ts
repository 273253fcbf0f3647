import { createHash, randomBytes } from 'node:crypto';

export const ACCESS_TOKEN_ALGORITHM = 'HS256';
export const ACCESS_TOKEN_ISSUER = 'gamekit';
export const ACCESS_TOKEN_AUDIENCE = 'gamekit-api';
export const ACCESS_TOKEN_SECONDS = 15 * 60;

/** Prefix that secret scanners recognize. */
export const API_TOKEN_PREFIX = 'gdk_';

/** A new secret with 256 bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Secrets of this length need no salt; only their hash is stored. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
