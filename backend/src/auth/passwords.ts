import { hash, verify } from '@node-rs/argon2';

/** Hashes with argon2id at the library's defaults (19 MiB, 2 passes), the OWASP minimum. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let decoy: Promise<string> | undefined;

/**
 * Checks a password. Without a stored hash it works as long as with one, so that the time of an answer
 * does not tell whether an account exists.
 */
export async function passwordMatches(storedHash: string | undefined, password: string): Promise<boolean> {
  if (storedHash !== undefined) return verify(storedHash, password);
  decoy ??= hashPassword('no account has this password');
  await verify(await decoy, password);
  return false;
}
