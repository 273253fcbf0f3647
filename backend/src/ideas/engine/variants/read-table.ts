import { joinWords } from '../../../common/text/join-words.js';
import type { BrainstormRequest } from '../engine.types.js';
import { describeKind } from '../knowledge/flavors.js';
import { isEnglish } from '../talk/languages.js';
import { lowerFirst, oneLine, quote } from '../phrases.js';
import { type Constraint, readConstraint } from './constraint.js';
import { listPlaces, type Place } from './place.js';
import { NO_WORDS, findClashes, readSources, type Source } from './sources/sources.js';
import type { Variants } from './variant.types.js';

/** What lies on the table before anything is made: the same for each engine. */
export interface Table extends Pick<Variants, 'clashes' | 'left' | 'notes'> {
  constraint: Constraint | undefined;
  sources: Source[];
  /** Places that suit what the inputs are about. */
  places: Place[];
}

/** @param checksConstraint the engine reads a constraint itself, so no part of it is told to be unread */
export function readTable(request: BrainstormRequest, { checksConstraint = false } = {}): Table {
  const constraint = readConstraint(request.constraint);
  const sources = readSources(request.inputs, constraint);
  const unread = checksConstraint ? [] : (constraint?.unread ?? []);
  return {
    ...{ constraint, sources, places: listPlaces(request.inputs, sources) },
    clashes: findClashes(sources, constraint),
    left: sources.flatMap(({ name, left }) => left.map((one) => ({ source: name, ...one }))),
    notes: [
      ...listEmpty(sources),
      ...listStandIns(sources),
      ...listQuoted(sources),
      ...listUnplayed(sources, request),
      ...listOwnWords(sources),
      ...unread.map(
        (text) =>
          `${quote(text, 80)} can’t be checked by the built-in engine. Check the variants against it yourself.`,
      ),
    ],
  };
}

const listEmpty = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ mechanics, meta }) => mechanics.length + meta.length === 0)
    .map(
      ({ name, left }) =>
        `${name} brings nothing: ${
          left.length > 0 && left.every(({ why }) => why === NO_WORDS)
            ? `${joinWords(left.map(({ text }) => quote(text, 40)))} has no words. Write what the player does.`
            : 'it has no item found with high confidence and nothing was added.'
        }`,
    );

/** What is used although it is not certain. */
const listStandIns = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ name, mechanics }) =>
    mechanics
      .filter(({ standsIn }) => standsIn)
      .map(
        ({ text, confidence = 'low' }) =>
          `No mechanic of ${name} was found with high confidence. ${text} (${confidence}) is used as its core; uncheck it if the game isn’t about that.`,
      ),
  );

const listQuoted = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ name, mechanics }) =>
    mechanics
      .filter(({ quoted }) => quoted)
      .map(({ text, flavor }) =>
        flavor
          ? `No mechanic of ${name} is certain. Its store text suggests this kind of game: ${lowerFirst(describeKind(flavor))}. Check it.`
          : `No mechanic of ${name} is certain, so a sentence of its store text stands for it: ${quote(text, 160)}`,
      ),
  );

/** Without one of its own mechanics nobody would recognize a game. */
function listUnplayed(sources: readonly Source[], { inputs }: BrainstormRequest): string[] {
  return sources.flatMap(({ name, mechanics, meta, left }) => {
    const guesses = left.filter(({ why }) => why.startsWith('found with')).map(({ text }) => text);
    const has = inputs.find((input) => oneLine(input.name) === name)?.mechanics ?? [];
    const unsure = guesses.filter((text) => has.some((one) => oneLine(one) === text)).slice(0, 2);
    if (mechanics.length > 0 || meta.length === 0 || unsure.length === 0) return [];
    return [
      `${name} brings no mechanic: ${joinWords(unsure)} ${unsure.length === 1 ? 'was' : 'were'} not found with high confidence. Tick what one plays there to keep it.`,
    ];
  });
}

const listOwnWords = (sources: readonly Source[]): string[] =>
  sources
    .flatMap(({ mechanics }) => mechanics)
    .filter(({ id, near, quoted }) => !id && !near && !quoted)
    .map(({ text }) => `${quote(text, 80)} ${describeOwnWords(text)}`);

function describeOwnWords(text: string): string {
  if (/^\p{Script=Latin}+$/u.test(text))
    return 'is one word and says nothing of what the player does. Write a sentence with a verb for better variants.';
  if (!isEnglish(text))
    return 'stays word for word. The built-in engine only reads English: write it in English, or connect a model, for variants that build on it.';
  return 'is not a mechanic the engine knows. It stays word for word and isn’t compared with other games.';
}
