import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { badRequest } from '../../common/errors/problem.js';

export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 128;

const PRODUCT_WORDS = ['gamekit'];
/** Shorter parts of an address occur in too many ordinary words. */
const MIN_ADDRESS_PART = 4;
/** Fewer than a million guesses; eight random characters need a hundred times as many. */
const MIN_SCORE = 2;
/** Only both ends of longer passwords are scored: the time grows with the square of the length. */
const JUDGED_LENGTH = 32;

let estimator: ZxcvbnFactory | undefined;

/**
 * Describes what is wrong with a new password, as the rest of a sentence; undefined when nothing is. There are no
 * rules about kinds of characters, and the password is never changed.
 * @param email whose account it is; its parts are too easy to guess
 */
export function passwordProblem(password: string, email: string): string | undefined {
  const characters = [...password];
  if (characters.length < MIN_PASSWORD) return `must have at least ${MIN_PASSWORD} characters`;
  if (characters.length > MAX_PASSWORD) return `must have at most ${MAX_PASSWORD} characters`;
  const words = listContextWords(email);
  const lower = password.toLowerCase();
  const word = words.find((part) => lower.includes(part));
  if (word !== undefined && countRest(lower, words) < MIN_PASSWORD) {
    return `is too easy to guess: it is little more than "${word}"`;
  }
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const { score } = estimator.check(takeEnds(password), words);
  return score < MIN_SCORE ? 'is too common' : undefined;
}

/** @throws ProblemException 400 with the hint under `field` */
export function assertGoodPassword(field: string, password: string, email: string): void {
  const problem = passwordProblem(password, email);
  if (problem === undefined) return;
  const text = `This password ${problem}.`;
  throw badRequest(text, { [field]: text });
}

function takeEnds(password: string): string {
  const half = JUDGED_LENGTH / 2;
  return password.length > JUDGED_LENGTH ? password.slice(0, half) + password.slice(-half) : password;
}

function listContextWords(email: string): string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const parts = [...local.split(/[^\p{L}\p{N}]+/u), ...domain.split('.').slice(0, -1)];
  const words = [...PRODUCT_WORDS, local, ...parts.filter((part) => part.length >= MIN_ADDRESS_PART)];
  return words.filter((word) => word.length >= 3).sort((a, b) => b.length - a.length);
}

/** Number of characters left without the words. */
function countRest(text: string, words: string[]): number {
  return [...words.reduce((rest, word) => rest.replaceAll(word, ''), text)].length;
}
