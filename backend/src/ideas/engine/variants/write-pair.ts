import { lowerFirst, quote, sentence, shorten, upperFirst } from '../phrases.js';
import { chooseAct, fillLink } from './link.js';
import { isQuotable } from './sources/clauses.js';
import type { Recipe } from './recipe.js';
import { LONGEST_PITCH, writeWhole } from './write-own-words.js';
import { nowhere } from '../knowledge/settings/nowhere.js';
import { type Half, isOpenWorld, isSameCore, isWorldOnly } from './half.js';
import { fillWords } from './words.js';

/** Whether a half is told by what one does in it; words of one’s own are told as they are. */
const isTold = ({ item }: Half): boolean =>
  !isWorldOnly(item) && (item.id ?? item.flavor ?? item.clause) !== undefined;

/** What a link says of both halves. */
export function writeLink({ link, lead, partner }: Recipe, field: 'text' | 'choice' | 'why'): string {
  return link && partner ? fillWords(fillLink(link[field], lead, partner), nowhere) : '';
}

/** Parts of one sentence: a list ends before another one begins. */
const join = (one: string, other: string): string => {
  if (!one || !other) return `you ${one || other}`;
  if (/,.*,/.test(one)) return `you ${one}. Then you ${other}`;
  return /,| and /.test(`${one} ${other}`) ? `you ${one}, and you ${other}` : `you ${one} and ${other}`;
};

/** So long a sentence is read in passing. */
const LONGEST_ASIDE = 90;

/** A game with who one is there, or what its page says in a few words. */
function writeWorld({ item: { from = '', role, quoted, text } }: Half): string {
  if (role) return `${from}, where you are ${lowerFirst(role)}`;
  const isShort = quoted && text.length <= LONGEST_ASIDE && isQuotable(text) && !text.includes(from);
  return isShort ? `${from} (${quote(text.replace(/[.!]$/, ''), LONGEST_ASIDE)})` : from;
}

/** Two games of which only the world is known, or words of one’s own. */
function writeUntold(halves: readonly Half[], words: readonly string[], place: string): string {
  if (halves.length > 1 && halves.every(({ item }) => isWorldOnly(item)))
    return `${halves.map(writeWorld).join(' meets ')}${place}.`;
  return [...words, place && `It happens${place}.`].filter(Boolean).join(' ');
}

interface Told {
  name: string;
  act: string;
}

/** Two games by their names, as people pitch them: each form tells what one does in both. */
const FORMS: readonly ((one: Told, other: Told, place: string) => string)[] = [
  (one, other, place) => `${one.name} meets ${other.name}${place}: ${join(one.act, other.act)}.`,
  (one, other, place) =>
    `${place ? `${place.trim()}, you` : 'You'} ${one.act}, as in ${one.name}, and ${other.act}, as in ${other.name}.`,
  (one, other, place) =>
    `Take ${one.name}, where you ${one.act}, and add ${other.name}, where you ${other.act}${place && `, all of it${place}`}.`,
  (one, other, place) => `Half ${one.name}, half ${other.name}${place}: ${join(one.act, other.act)}.`,
];

/** What is played, with the names of both games or kinds of games. @param said the rule, which tells an act by itself where it names one */
function writeIntro(
  { lead, partner, link, seed }: Recipe,
  act: (half: Half) => string,
  where: string,
): string {
  const place = where && ` ${where}`;
  const halves = [lead, ...(partner ? [partner] : [])];
  const told = halves.filter(isTold);
  const whole = halves.filter((half) => !isTold(half));
  const [one, other] = told;
  const world = whole.find(({ item }) => isWorldOnly(item));
  if (one && world)
    return `${one.item.from ?? upperFirst(one.genre)} in the world of ${writeWorld(world)}: you ${act(one)}.`;
  const words = whole.map(writeWhole);
  if (!one) return writeUntold(whole, words, place);
  if (!other) return `${words.join(' ')} Add ${one.genre || (one.item.from ?? '')}${place}: you ${act(one)}.`;
  // Two games of one core are told by what is done in the first, and what the rule says of one is not said before it.
  const tell = (half: Half, side: 1 | 2) => (link?.text.includes(`{act${side}}`) ? '' : act(half));
  const [said, same] = [tell(one, 1), tell(other, 2)];
  const isOne = isSameCore(one, other) || said === same;
  const both = `${join(said, isOne ? '' : same)}.`;
  const [open, inside] = isOpenWorld(one.item) ? [one, other] : [other, one];
  if (isOpenWorld(open.item) && inside.item.from && inside.item.input !== open.item.input)
    return `In the open world of ${open.item.from ?? ''}, you ${act(inside)}, as in ${inside.item.from}.`;
  const names = [one, other].map(({ item: { from }, genre }) => from ?? genre);
  const [name = '', otherName = ''] = names;
  const { from } = one.item.from ? one.item : other.item;
  const added = [one, other].find(({ item: { input } }) => input === null);
  // A game beside what it has itself, or beside what the engine adds.
  if (from && one.item.input === other.item.input) return `${from}${place}: ${both}`;
  if (from && added) return `${from} with ${added.genre} added: ${both}`;
  const goal = [one, other].find(({ use }) => use);
  if (goal) {
    const play = goal === one ? other : one;
    const isNamed = [one, other].every((half) => half.item.from);
    const head = isNamed ? `${name} meets ${otherName}` : play.genre || (play.item.from ?? '');
    return `${upperFirst(head)}${place}: you ${act(play)}. Over weeks, you ${act(goal)}.`;
  }
  if (name === otherName) return upperFirst(place ? `${place.trim()}, ${both}` : both);
  const isGames = one.item.from && other.item.from;
  if (isGames && isOne)
    return upperFirst(`${place && `${place.trim()}, `}${both.slice(0, -1)}, as in ${name} and ${otherName}.`);
  const isWhole = said !== '' && same !== '' && !/,|\band\b.*\band\b/.test(`${said} ${same}`);
  const forms = isGames
    ? isWhole
      ? FORMS
      : FORMS.filter((_, at) => at !== 1 && at !== 2)
    : FORMS.slice(0, 1);
  const form = forms[seed % forms.length] ?? FORMS[0];
  const text = form?.({ name, act: said }, { name: otherName, act: same }, place) ?? '';
  const meet = name === one.genre && name.endsWith('s') ? text.replace(' meets ', ' meet ') : text;
  return upperFirst(meet);
}

/** So short an act leaves room for everything else. */
const SHORT = 48;

/** The idea in a few sentences: what is played, what joins it; the fullest that fits. What goes on over weeks has a field of its own. */
export function writePairPitch(recipe: Recipe): string {
  const { lead, partner } = recipe;
  const tell = (act = '') => fillWords(act, nowhere);
  const link = writeLink(recipe, 'text');
  // What the rule speaks of has to be told before it.
  const pickAct = (half: Half) => tell(chooseAct(half, link));
  const pickShort = ({ acts }: Half) => {
    const told = acts.map(tell);
    return told.find((act) => act.length <= SHORT) ?? told.sort((a, b) => a.length - b.length)[0] ?? '';
  };
  const shortenOne = (long: Half | undefined) => (half: Half) =>
    half === long ? pickAct(half) : pickShort(half);
  const own = recipe.extras.filter(({ id }) => !id).map(({ text }) => sentence(shorten(text, 90)));
  const joinParts = (...parts: string[]) => parts.filter(Boolean).join(' ');
  const where = recipe.isPlaced ? recipe.setting.where : '';
  const write = (act: (half: Half) => string, place: string) =>
    fillWords(writeIntro(recipe, act, place), nowhere);
  const full = write(pickAct, where);
  // Where it is too long, the rule and what is played are worth more than the place, which has a field of its own.
  const told = [full, write(pickAct, '')];
  const short = [recipe.lead, recipe.partner, undefined].flatMap((long) => [
    write(shortenOne(long), where),
    write(shortenOne(long), ''),
  ]);
  const texts = [
    joinParts(full, ...own, link),
    ...told.map((intro) => joinParts(intro, link)),
    ...short.map((intro) => joinParts(intro, link)),
    // Without the rule nothing joins the two; their names stand in the sources.
    joinParts(upperFirst((short.at(-1) ?? '').replace(/^[^:]*(?::[^:]*)?: (?=you )/, '')), link),
    ...(partner && [lead, partner].every(isTold)
      ? [joinParts(`${upperFirst(join(pickShort(lead), pickShort(partner)))}.`, link)]
      : []),
    full,
  ];
  return texts.find((text) => text.length <= LONGEST_PITCH) ?? shorten(full, LONGEST_PITCH);
}
