import { isPlainVerb } from '../../knowledge/families.js';
import { lowerFirst, oneLine } from '../../phrases.js';
import { startsWithVerb } from '../verbs.js';
import { addArticle } from '../words.js';

/** Store texts tell what is played near their beginning. */
const READ = 2_500;
const SHORTEST = 12;
const LONGEST = 84;

/** Words of a store text that say what one does, as they follow "you". */
export interface Clause {
  text: string;
  /** The sentence it stands in, word for word. */
  line: string;
  /** Number of the sentence in its text, from 0. */
  at: number;
  /** How the sentence says it: an order, what "you can" or a kind of game one plays. */
  form: 'order' | 'told' | 'kind';
  /** Whether it is all that the sentence says. */
  isWhole: boolean;
}

/** The sentences and lines of a store text; one that is cut off says half. */
export const listLines = (text: string): string[] =>
  text
    .slice(0, READ)
    .replace(text.length > READ ? /[^\n.!?]*$/ : '', '')
    // A page that breaks its lines at a width goes on in the next one.
    .replace(/(?<=[\p{Ll},]) ?\r?\n(?=\p{Ll})/gu, ' ')
    .split(/\n+|(?<=[.!?])\s+/)
    .map((line) => oneLine(line.replace(/^[^\p{L}\p{N}]+/u, '')))
    .filter(Boolean);

const TOLD =
  /\b(?:you|the player|players)(?:’ll|'ll|’re able to|'re able to)? (?:now |also |just |simply )?(?:must|can|will|may|have to|need to|get to|are able to|are going to)? ?|\b(?:lets?|allows?|lets) you (?:to )?|\b(?:goal|mission|objective|task|aim|job) is to |\b(?:simply|just|tap to|swipe to|up to you to|all about|has you|by) |: | -- | [-–—] /giu;
const KIND =
  /\b(?:is|are|of|in|with|enjoy|play|experience|love|to) (?:the |an? )?((?:[\p{L}\p{N}’'-]+ ){0,6}?(?:game|puzzler|simulator|simulation|RPG|MMORPG|MOBA|shooter|FPS|platformer|roguelike|racer|sim|tycoon|card battler)s?)\b/iu;
/** Where a part of a sentence may end: what follows adds another order, a reason, a manner. */
const BREAK =
  /—|[;:–,]\s|\s-\s|\s(?:and|or|while|as|so|until|before|without|where|which|that|who|when|if|but|because|to|with|from|using|by|in|on|at|across|through|for|against|including|featuring|like|than|over|around|whilst|helping|making|avoiding|keeping|giving)\s/giu;
/** A clause that ends so was cut. */
const CUT =
  /(?:^|\s)(?:and|or|with|to|the|an?|of|for|in|on|at|by|into|from|as|while|which|if|when|before|like|your|their|against|than|various|different|many|some|all|each|every|more|most|other|is|are|not|no|this|that|these|those|its|own|up to|as many|so|very|such|different|unique|new|real|big|full|great|see|find out|help|get|don[’']t|has|have|can|could|will|one|between|within|into one|along|among|your own|piece|pieces of|kinds of|types of|filled|where you|how|what|entire|whole|designed|created|made|based|stuck|called|named|inspired|packed|located|hidden within|any|both|either|whose|another|come|prepare|brace|reveling|much|many|few|several|as long|as fast|as far|so you|you can|turn|cut|break|take|make|draw|give|let|put|bring|keep|reach|settle|extract|embark|bursting|full of|lots of|tons of|hundreds|thousands|dozens|over|more than|up|out|free your|right up|such as|exploring|including|whilst|adapting|in order)$/i;

/** What one does, in words of a store text: every part of it that gives an order. */
export function listClauses(text: string): Clause[] {
  const seen = new Set<string>();
  return listLines(text).flatMap((line, at) =>
    listParts(line).flatMap((part): Clause[] => {
      const key = part.text.toLowerCase();
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ ...part, line, at }];
    }),
  );
}

type Part = Pick<Clause, 'text' | 'form' | 'isWhole'>;

function listParts(line: string): Part[] {
  if (/\?$/.test(line) || /^(?:We|Our|I)\b/.test(line)) return [];
  const bare = line.replace(/[.!\s]+$/, '');
  const starts: { at: number; form: Clause['form'] }[] = [
    { at: 0, form: 'order' },
    ...[...bare.matchAll(TOLD)].map((match) => ({
      at: match.index + match[0].length,
      form: 'told' as const,
    })),
    ...[...bare.matchAll(/,\s(?:and\s|then\s|or\s)?|\sand\s|\sor\s/giu)].map((match) => ({
      at: match.index + match[0].length,
      form: 'order' as const,
    })),
  ];
  const parts = starts.flatMap(({ at, form }): Part[] => {
    const rest = toPlainCase(form === 'told' ? toOrder(bare.slice(at)) : bare.slice(at));
    if (!isOrder(rest)) return [];
    const ends = [...rest.matchAll(BREAK)].map(({ index }) => index);
    return [...ends, rest.length].flatMap((end): Part[] => {
      const text = lowerFirst(
        endList(
          toPlainWords(rest.slice(0, end))
            .replace(/ & /g, ' and ')
            .replace(/[\s,;:–—-]+$/u, ''),
        ),
      );
      const isWhole = at === 0 && end === rest.length;
      return isReadable(text) && !isOpenList(text, rest.slice(end)) ? [{ text, form, isWhole }] : [];
    });
  });
  const kind = KIND.exec(bare)?.[1];
  if (kind && kind.includes(' ') && kind.length < 60)
    parts.push({
      text: `play ${addArticle(lowerFirst(kind))}`,
      form: 'kind',
      isWhole: false,
    });
  return parts;
}

/** Orders that any game gives. */
const ANY =
  /^(?:unlock|unleash|dive|watch|enjoy|experience|become|put your|run out|look|take a look|play until|keep playing|play on)\b/i;

/** "TAP to defeat" → "Tap to defeat" */
const toPlainCase = (text: string): string =>
  text.replace(/^\p{Lu}{2,}(?= \p{L}?\p{Ll})/u, (word) => word.charAt(0) + word.slice(1).toLowerCase());

/** "guiding drops through mazes" → "guide drops through mazes" */
const toOrder = (text: string): string =>
  text.replace(
    /^(\p{L}{2,})ing(?= )/u,
    (word, stem: string) => [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find(isVerb) ?? word,
  );

/** "connect items, sort tiles", cut from a longer list, → "connect items and sort tiles"; two parts need no comma. */
const endList = (text: string): string =>
  (/\b(?:and|or)\b/.test(text) ? text : text.replace(/, (?!.*, )/, ' and ')).replace(
    /^([^,]*), (and|or) ([^,]*)$/,
    '$1 $2 $3',
  );

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** “perfectly match 3 amazing gems” → “match three gems”; numbers that only say how much there is stay as they are. */
const toPlainWords = (text: string): string =>
  text
    .replace(/(?<= )(?:[2-9]|1[0-2])(?= \p{Ll})/gu, (number) => NUMBERS[Number(number)] ?? number)
    .replace(
      /(?<=\p{Ll},?)\s(?:carefully|perfectly|wisely|strategically|skillfully|cleverly|efficiently|quickly|smartly|easily|simply|amazing|awesome|stunning|beautiful|gorgeous|incredible|exciting|adorable|unique|various|magical|breathtaking|unbeatable)(?=\s(?!and |or |as |enough )|$)/gu,
      (word, at: number) => (/\b(?:an?|and|so|very|more|most|as)$/.test(text.slice(0, at)) ? word : ''),
    );

const isVerb = (text: string): boolean =>
  startsWithVerb(text) || isPlainVerb(text.split(/[\s,]/, 1)[0] ?? '');

const isOrder = (text: string): boolean =>
  isVerb(text) &&
  !ANY.test(text) &&
  !/^\p{L}+(?:-|(?: (?:and|or) \p{L}+)?,? (?:if|when|to|that|keeps|is|are|lines|of)\b)/u.test(text) &&
  !/^\p{L}+(?: \S+){1,4} (?:is|are|was|appear|await)\b/u.test(text) &&
  // “merge gameplay makes farming easier”
  !/^\p{L}+(?: \p{L}+){1,2} (?:makes|lets|gives|keeps|helps|brings|offers|combines|features|requires|delivers|becomes|adds|means|needs|includes|takes)\b/u.test(
    text,
  ) &&
  isVerb(/^\p{L}+(?:,| and| or) (.+)/u.exec(text)?.[1] ?? 'play');

const JOINS = /^, (?:and|or|then|while|as|with|in|on|to|but|so|from|where|which|until)\b/;

/** "build houses, grow crops", without the end of its list. */
const isOpenList = (text: string, rest: string): boolean => {
  // “dodge obstacles, and race” of “race across the snow”
  if (rest && / (?:and|or) \p{L}+(?<!s)$/u.test(text)) return true;
  // “from babies” of “from babies to adulthood”
  if (/\bfrom (?!\S+ to )[^,]+$/.test(text) && /^ to /.test(rest)) return true;
  // “a deadly” of “a deadly, global plague”
  if (
    /\b(?:an?|the|your) [\p{L}-]+$/u.test(text) &&
    /^, (?!(?:an?|the|your)\b)/.test(rest) &&
    !isVerb(rest.slice(2)) &&
    !JOINS.test(rest)
  )
    return true;
  const [, ...parts] = text.split(/,\s/);
  const last = parts.at(-1);
  if (last !== undefined && !/\b(?:and|or)\b/.test(last) && /^(?:,|,? (?:and|or|then) )/.test(rest))
    return true;
  if (last === undefined || /^(?:and|or)\b/.test(last) || !parts.some(isVerb)) return false;
  return (isVerb(last) && !/\b(?:and|or)\b/.test(last)) || /^,? (?:and|or|then) /.test(rest);
};

const isReadable = (text: string): boolean =>
  text.length >= SHORTEST &&
  text.length <= LONGEST &&
  text.includes(' ') &&
  /^[a-z][\p{Script=Latin}\p{N} ’',&+-]+$/u.test(text) &&
  !CUT.test(text) &&
  // “walk around and your phone will vibrate”, “make a square and to clear every dot”
  // “from across the realm and each with abilities”, “place a card or drag and drop”
  !/ (?:and|or) (?:to \p{L}|each\b|\p{L}+ and \p{L}+$|(?:you|it|your|the|they)\b.* (?:will|can|is|are|passes)\b)|['’]re /u.test(
    text,
  ) &&
  !/\b(?:discover|find out|see|learn|know|prove) (?:that|how|what|why|if|who)\b/.test(text) &&
  // “evolve your team and enabling play”
  !/^(?!\S*ing\b|keep )(?:(?!ing\b).)* and \p{L}+ing\b/u.test(text) &&
  !text.includes('&') &&
  // “match blocks on board”, “solve the puzzle and drop it into the hole”
  !/\b(?:on|in|into|onto|from|off|across|through) (?:board|grid|box|tube|map|screen|tray|shelf|level|track)\b/.test(
    text,
  ) &&
  !/\b(?:puzzle|level|game|mission|challenge|quest|story)s?\b.* (?:and|or) \p{L}+ (?:it|them)\b/u.test(
    text,
  ) &&
  // “defend it”, “between red”
  !/^\S+ (?:it|them|him|her|this|that|these|those|you|me)\b|\bbetween (?!.*(?:\band\b|s\b))/.test(text) &&
  !/\b(?:download|https?|www|facebook|twitter|instagram|discord|subscri\w*|purchase\w*|iphone|ipad|android|app|apps|internet|wi-?fi|offline|settings|privacy|we|our|us|they|he|she|them)\b/i.test(
    text,
  );

/** What a store page says of itself, not of the play. */
const PRAISE =
  /\b(?:download|free|millions?|app|award|rated|review|best|top|editor|app store|google play|ipad|iphone|android|wi-?fi|internet|offline|facebook|twitter|instagram|purchase|subscri|privacy|terms|support|versions?|updates?|new in|news|follow us|contact|http|www|play now|join (?:us|now)|please|note|leaderboards?|perks|settings|devices?|feature|embedded|introducing|welcome|packed with|fans|button|menu|me|hooked|corner|bugs?|feedback|rewards|awesome|amazing|addictive|love this|press|says|stars?|executable|servers?|developers?|new game|clarify|real money|suitable|warning|caution|requires?|important|compatible|supported|discover|creators?|makers?|sequel|whether you|[’']ll love|you can now|now you can)\b|[“”"@#%]|\d{3}/i;
/** What it tells one to do, or what kind of game it calls itself. */
const TASK =
  /\b(?:you|the player)(?:’ll|'ll)? (?:must|can|will|have to|plays?|are|is an?|manages?|controls?|builds?|guides?|takes?|appears?)\b|\b(?:goal|mission|objective|task|aim|job|assignment) is\b|\bis all about\b/i;
const CALLED = /\bis an? [^.]{5,120}(?:game|adventure|puzzler|puzzle|simulator|rpg)\b/i;
const PLAYER = /\b(?:you|your|you’ll|you're|players?)\b/i;

/** The sentence of a store text that says most of its game, where none says what one does. */
export function findPlainLine(text: string): string | undefined {
  const lines = listLines(text).filter(
    (line) => isLine(line) && /^\p{Lu}.*[.!]$/u.test(line) && !/^(?:We|Our|I)\b/.test(line),
  );
  const plain = lines.filter((line) => !praises(line));
  const [best] = (plain.length > 0 ? plain : lines.filter((line) => TASK.test(line)))
    .map((line, at) => ({ line, score: scorePlain(line) - at * 0.1 }))
    .sort((a, b) => b.score - a.score);
  return best?.line;
}

/** A sentence that begins with what was said before says little alone. */
const scorePlain = (line: string): number =>
  (TASK.test(line) || CALLED.test(line) ? 3 : PLAYER.test(line) ? 1 : 0) +
  (line.length > 50 ? 1 : 0) -
  (/^(?:And|But|They|It|If|Remember|No|Meet|Plus|Also)\b|\b[Tt]he (?:way|more) you\b/.test(line) ? 3 : 0);

/** Whether a line speaks of its page, or cries. */
export const praises = (text: string): boolean => PRAISE.test(text) || text === text.toUpperCase();

/** What breaks off, only leads to a list or shouts says nothing. */
export const isQuotable = (text: string): boolean =>
  /^[\p{Lu}\p{N}](?!.*https?:).*[^:\s]$/su.test(text) && !/\.{3}$|\p{Lu}{4,}/u.test(text);

const isLine = (text: string): boolean => text.length >= SHORTEST_LINE && text.length <= LONGEST_LINE;

const SHORTEST_LINE = 20;
const LONGEST_LINE = 165;
