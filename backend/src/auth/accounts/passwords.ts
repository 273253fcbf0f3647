import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';

/** Hashes with argon2id at the library's defaults (19 MiB, 2 passes), the OWASP minimum. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** A temporary password with 96 bits. */
export const generatePassword = (): string => randomBytes(12).toString('base64url');

let decoy: Promise<string> | undefined;

/** Prepares the decoy hash, so that the first unknown account takes no longer. */
export const prepareDecoy = (): Promise<string> => (decoy ??= hashPassword('no account has this password'));

/** Checks a password. An unknown account takes as long as a known one, so that timing does not reveal accounts. */
export async function passwordMatches(storedHash: string | undefined, password: string): Promise<boolean> {
  if (storedHash !== undefined) return verify(storedHash, password);
  await verify(await prepareDecoy(), password);
  return false;
}
