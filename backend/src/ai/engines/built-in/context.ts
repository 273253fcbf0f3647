import type { Sentence } from './sentences.js';
import type { Word } from './words.js';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const NEGATORS = set(
  'no not never without nor neither dont doesnt isnt arent wont cant cannot zero minus havent hasnt didnt unlike isn nothing',
);
/** After these the negator denies something else: "not only", "no matter", "don't miss", "never-ending". */
const HARMLESS_AFTER = set(
  'only just merely simply matter matters problem doubt better other less ending end ends wait stop forget miss worry bore bored boring before limit limits enough sure hesitate let believe resist tire tired quite know knows experience seen seem so as far cost charge rush',
);
/** The denial does not reach over these. */
const TURNS = set(
  'but yet instead only just rather because when while with so you your we our is are was let lets try',
);
const REACH = 5;
const HARD_STOP = /[.!?:;()[\]—–•|]|\s-\s/;
const LISTS_ON = /[,/]|\b(?:or|and)\b/i;

/**
 * Is the word at `at` denied ("no ads", "without timers or lives", "not a match-3")?
 * Looks back at most five words, within the clause.
 */
export function isDenied(text: string, words: readonly Word[], at: number): boolean {
  for (let here = at - 1; here >= 0 && here >= at - REACH; here--) {
    const word = words[here] as Word;
    const after = words[here + 1] as Word;
    const between = text.slice(word.end, after.start);
    if (HARD_STOP.test(between)) return false;
    // A comma ends the denial, except in a list: "no timers, lives or ads".
    if (between.includes(',') && !(here === at - 1 ? endsList(text, words, at) : LISTS_ON.test(between)))
      return false;
    if (NEGATORS.has(word.text)) return !HARMLESS_AFTER.has(after.text);
    if (TURNS.has(word.text)) return false;
  }
  return false;
}

function endsList(text: string, words: readonly Word[], at: number): boolean {
  const previous = words[at - 1];
  if (!previous) return false;
  const next = words.slice(at + 1, at + 4).map((word) => word.text);
  return (
    next.includes('or') ||
    next.includes('nor') ||
    text.slice(previous.end, (words[at] as Word).start).includes(' or ')
  );
}

const MAKERS = set(
  'maker makers creator creators developer developers studio studios team publisher publishers people minds company masterminds producers',
);
const MAKERS_REACH = 12;

/** Does the word at `at` belong to "from the makers of …" (another game's name)? */
export function isCredit(text: string, words: readonly Word[], at: number): boolean {
  for (let here = at - 1; here >= 1 && here >= at - MAKERS_REACH; here--) {
    const word = words[here] as Word;
    if (/[.!?:;—–•|]/.test(text.slice(word.end, (words[here + 1] as Word).start))) return false;
    if (word.text === 'of' || word.text === 'behind') {
      const before = words.slice(Math.max(0, here - 2), here);
      if (before.some((candidate) => MAKERS.has(candidate.text)))
        return !opensNewClause(text, words, here + 1, at);
    }
  }
  return false;
}

/** "From the makers of X comes a new match-3 game": after the verb the text speaks of this game again. */
function opensNewClause(text: string, words: readonly Word[], from: number, at: number): boolean {
  for (let here = from; here < at; here++) {
    const word = (words[here] as Word).text;
    if (
      /^(comes|come|brings|bring|presents|present|is|now|introducing|this|your|you|join|play|new|allnew)$/.test(
        word,
      )
    )
      return true;
    const before = words[here - 1];
    const comma = before && text.slice(before.end, (words[here] as Word).start).includes(',');
    if (comma && here > from + 1 && /^(a|an|the)$/.test(word)) return true;
  }
  return false;
}

const COMPARES =
  /\b(?:fans? of|if you(?:'re| are)? (?:a |like|love|enjoy|into)|(?:love|like|enjoy)s? playing|lovers? of|reminiscent of|similar to|unlike)\b/i;

/** How much a hit counts for standing where it stands, 0–1. */
export function contextFactor(text: string, sentence: Sentence, at: number): number {
  let factor = sentence.part === 'review' ? 0.85 : 1;
  const head = text.slice(sentence.start, (sentence.words[at] as Word).start);
  if (COMPARES.test(head)) factor *= 0.75;
  return factor;
}
