import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';

/** Hashes with argon2id at the library's defaults (19 MiB, 2 passes), the OWASP minimum. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** A password of 96 bits for somebody who will change it. */
export const generatePassword = (): string => randomBytes(12).toString('base64url');

let decoy: Promise<string> | undefined;

/** Prepares the comparison for unknown accounts, so that the first of them is as quick as the next. */
export const prepareDecoy = (): Promise<string> => (decoy ??= hashPassword('no account has this password'));

/**
 * Checks a password. Without a stored hash it works as long as with one, so that the time of an answer
 * does not tell whether an account exists.
 */
export async function passwordMatches(storedHash: string | undefined, password: string): Promise<boolean> {
  if (storedHash !== undefined) return verify(storedHash, password);
  await verify(await prepareDecoy(), password);
  return false;
}
