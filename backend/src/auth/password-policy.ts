import { dictionary } from '@zxcvbn-ts/language-common';
import { invalidField } from '../common/errors/problem.js';

export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 128;

const PRODUCT_WORDS = ['gamekit'];
/** Shorter parts of an address occur in too many words. */
const MIN_ADDRESS_PART = 4;

let common: Set<string> | undefined;

/** Some 18,000 passwords that attackers try first; only those long enough to be allowed matter. */
function commonPasswords(): Set<string> {
  common ??= new Set(dictionary['passwords-common'].filter((word) => word.length >= MIN_PASSWORD));
  return common;
}

/**
 * Says what is wrong with a new password, or nothing. No rule asks for kinds of characters; the password is
 * taken as it is, never cut or changed.
 * @param email whose account it is; its parts are too easy to guess
 */
export function passwordProblem(password: string, email: string): string | undefined {
  const length = [...password].length;
  if (length < MIN_PASSWORD) return `must have at least ${MIN_PASSWORD} characters`;
  if (length > MAX_PASSWORD) return `must have at most ${MAX_PASSWORD} characters`;
  const lower = password.toLowerCase();
  if (commonPasswords().has(lower)) return 'is one of the most used passwords: choose another';
  const word = contextWords(email).find((part) => lower.includes(part));
  if (word !== undefined && restWithout(lower, contextWords(email)) < MIN_PASSWORD) {
    return `is too easy to guess: it is little more than "${word}"`;
  }
  return undefined;
}

/** @throws ProblemException 400 with the hint under `field` */
export function assertGoodPassword(field: string, password: string, email: string): void {
  const problem = passwordProblem(password, email);
  if (problem !== undefined) throw invalidField(field, problem);
}

function contextWords(email: string): string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const parts = [...local.split(/[^\p{L}\p{N}]+/u), ...domain.split('.').slice(0, -1)];
  const words = [...PRODUCT_WORDS, local, ...parts.filter((part) => part.length >= MIN_ADDRESS_PART)];
  return words.filter((word) => word.length >= 3).sort((a, b) => b.length - a.length);
}

/** How many characters are left when the words are taken out. */
function restWithout(text: string, words: string[]): number {
  return [...words.reduce((rest, word) => rest.replaceAll(word, ''), text)].length;
}
