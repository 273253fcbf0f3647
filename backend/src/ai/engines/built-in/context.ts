import type { Sentence } from './sentences.js';
import type { Word } from './words.js';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const NEGATORS = set(
  'no not never without nor neither dont doesnt isnt arent wont cant cannot zero minus havent hasnt didnt unlike isn nothing nobody none aint wasnt werent wouldnt shouldnt couldnt neednt mustnt hardly',
);
/** Two words that deny what follows: "free of timers", "rather than shooting", "tired of runners?". */
const DENYING_PAIRS = set(
  'free-of free-from instead-of rather-than goodbye-to bye-to tired-of sick-of bored-of forget-about opposed-to contrast-to contrary-to opposite-of less-of far-from anything-but other-than lack-of absence-of rid-of fed-up enough-of done-with leave-out left-out compare-us compare-it compare-this mistaken-for mistake-us mistake-it',
);
/** Of these all that a list with "and" goes on to name is denied too: "without timers, lives and ads". */
const DENYING_LISTS = set('without free');
const DENYING_VERBS = set(
  'forget skip ditch skipped ditched removed refuse refused banned lacks avoid avoided',
);
/** After these the negator denies something else: "not only", "no matter", "don't miss", "never-ending". */
const HARMLESS_AFTER = set(
  'only just merely simply matter matters problem doubt better other less ending end ends wait stop forget miss worry bore bored boring before limit limits enough sure hesitate let believe resist tire tired quite know knows experience seen seem so as far cost charge rush two your ordinary typical average but to beats beat everyone afraid fear mistake longer one number',
);
/** "Not one banner", "no longer slots" do deny. */
const HARMLESS_ONLY_AFTER: Readonly<Record<string, ReadonlySet<string>>> = {
  // "No other game" praises, "unlike other merge games" tells what the game is not.
  other: set('no not never nothing nobody'),
  one: set('no'),
  number: set('no'),
  to: set('not'),
  but: set('nothing'),
  longer: set('not'),
  beat: set('nothing cant cannot'),
  know: set('never dont nobody'),
  believe: set('cant cannot wont never'),
};
/** "Why not build a city", "not to mention", "whether or not". */
const HARMLESS_BEFORE = set('why or if');
/** The denial does not reach over these. */
const TURNS = set(
  'but yet instead only just rather because when while with so you your we our is are was let lets try',
);
const REACH = 7;
/** "It doesn't ask you to come back": whom the denied verb concerns does not end the denial. */
const CONCERNED = set('you your we our us');
/** After "nothing" and "nobody" a side clause is denied too: "nothing grows while you are away". */
const DENYING_SUBJECTS = set('nothing nobody none neither');
const SIDE_CLAUSES = set('while when because with who that you your is are was just let');
const HARD_STOP = /[.!?:;()[\]—–•|]|\s-\s/;

/**
 * Is the word at `at` denied ("no ads", "without timers or lives", "not a match-3")?
 * Looks back at most five words, or along a list, within the clause.
 */
export function isDenied(text: string, words: readonly Word[], at: number): boolean {
  let isLoose = false;
  for (let here = at - 1; here >= 0 && here >= at - REACH; here--) {
    const word = words[here] as Word;
    const after = words[here + 1] as Word;
    const between = text.slice(word.end, after.start);
    if (HARD_STOP.test(between)) return false;
    // A comma ends the denial, except in a list: "no timers, lives or ads".
    if (between.includes(',') && here === at - 1 && !endsList(text, words, at)) isLoose = true;
    if (isLoose && !DENYING_LISTS.has(word.text)) {
      if (NEGATORS.has(word.text) || TURNS.has(word.text)) return false;
      continue;
    }
    if (DENYING_PAIRS.has(`${word.text}-${after.text}`)) return true;
    if (DENYING_VERBS.has(word.text) && here >= at - 3) return words[here - 1]?.text !== 'dont';
    if (word.text === 'than' && words.slice(Math.max(0, here - 8), here).some(isRather)) return true;
    if (NEGATORS.has(word.text)) return !isHarmless(words, here);
    if (TURNS.has(word.text) && !isWithinDenial(words, here)) return false;
  }
  return false;
}

const isRather = ({ text }: Word): boolean => text === 'rather';

/** Does the denial reach over the word, which would else end it? */
function isWithinDenial(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? '';
  const before = words.slice(Math.max(0, at - 4), at);
  if (text === 'yet' && words[at + 1]?.text === 'another') return true;
  if (CONCERNED.has(text) && before.slice(-3, -1).some((word) => NEGATORS.has(word.text))) return true;
  return SIDE_CLAUSES.has(text) && before.some((word) => DENYING_SUBJECTS.has(word.text));
}

function isHarmless(words: readonly Word[], at: number): boolean {
  const negator = words[at]?.text ?? '';
  const after = words[at + 1]?.text ?? '';
  if (negator === 'not' && HARMLESS_BEFORE.has(words[at - 1]?.text ?? '')) return true;
  return HARMLESS_AFTER.has(after) && (HARMLESS_ONLY_AFTER[after]?.has(negator) ?? true);
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

const ANSWER = /^[?:]\s*([\p{L}']+)\s*(?:[.!,;]|$)/u;
const STOP = /[.!?:;\n]/;
const QUESTION_REACH = 60;
/** "A tower defense? It isn't." */
const DENIES = /^\?\s*(?:not\b|(?:it|this|that|they|we|you)(?:\s+\w+)?(?:n['’]t\b|\s+(?:not|none|never)\b))/i;
const ANSWERS_NO = set('no none nope never not nah zero nobody nowhere hardly');
const DENIED_VERB = /^(?:is|are|was|were|will|do|does|has|have)$/;
const ABSENT = set('not never nowhere gone absent missing banned');
const DENIED_CONTRACTION = /^(?:isnt|arent|wont|dont|doesnt)$/;
const DENIED_STATES = set(
  'here included needed required necessary allowed found part exist involved available coming welcome invited earn get count matter help happen work come sale supported offered planned present',
);

/** Is what ends before the word at `to` denied behind it ("energy? None.", "timer-free", "guilds are not included")? */
export function isDeniedAfter(text: string, words: readonly Word[], to: number): boolean {
  const last = words[to - 1];
  const next = words[to];
  if (!last) return false;
  // A question may end the sentence; its answer then stands behind it.
  const stop = STOP.exec(text.slice(last.end, last.end + QUESTION_REACH));
  if (stop && (stop[0] === '?' || stop.index === 0)) {
    const rest = text.slice(last.end + stop.index, last.end + stop.index + 40);
    const answer = ANSWER.exec(rest)?.[1]?.toLowerCase();
    if ((answer && ANSWERS_NO.has(answer)) || DENIES.test(rest)) return true;
  }
  if (!next) return false;
  const free = next.text === 'free';
  if (!free && !ABSENT.has(next.text) && !DENIED_VERB.test(next.text) && !DENIED_CONTRACTION.test(next.text))
    return false;
  const between = text.slice(last.end, next.start);
  if (free) return between === '-';
  if (HARD_STOP.test(between) || between.includes(',')) return false;
  const state = words.slice(to + 1, to + 4).some((word) => DENIED_STATES.has(word.text));
  if (DENIED_CONTRACTION.test(next.text)) return state;
  if (ABSENT.has(next.text)) return DENIED_STATES.has(words[to + 1]?.text ?? '');
  const second = words[to + 1]?.text ?? '';
  return DENIED_VERB.test(next.text) && ABSENT.has(second) && (state || second !== 'not');
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
  /\b(?:fans? of|if you(?:'re|’re| are)? (?:a |like|love|enjoy|into)|whether you (?:like|love|enjoy|prefer)|(?:love|like|enjoy)s? playing|lovers? of|reminiscent of|similar to|compare[sd]? (?:\w+ )?(?:to|with)|unlike|inspired by|(?:games|titles|hits|classics) (?:like|such as))\b/i;
/** "Combines the thrill of parking games, the challenge of sorting games, and …": none of them is meant in full. */
const BLENDS = /\b(?:combine|blend|mixe|fuse)s\b/i;
/** A comparison with several kinds of games says little about any of them. */
const SEVERAL_KINDS = /,.{2,60}(?:,|\bor\b|\band\b)/i;

/** How much a hit counts for standing where it stands, 0–1. */
export function contextFactor(text: string, sentence: Sentence, at: number): number {
  let factor = sentence.part === 'review' ? 0.85 : 1;
  const head = text.slice(sentence.start, (sentence.words[at] as Word).start);
  const compared = COMPARES.exec(head);
  if (compared) {
    const rest = text.slice(sentence.start + compared.index, sentence.end);
    factor *= SEVERAL_KINDS.test(rest) ? 0.5 : 0.75;
  }
  const blended = BLENDS.exec(head);
  if (blended && SEVERAL_KINDS.test(text.slice(sentence.start + blended.index, sentence.end))) factor *= 0.6;
  return factor;
}
