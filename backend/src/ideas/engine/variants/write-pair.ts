import { lowerFirst, sentence, shorten, upperFirst } from '../phrases.js';
import { chooseAct, fillLink } from './link.js';
import type { Recipe } from './recipe.js';
import { LONGEST_PITCH, labelShape, quoteGame, writeShape, writeWhole } from './write-own-words.js';
import { nowhere } from '../knowledge/settings/nowhere.js';
import { type Half, isSameCore } from './half.js';
import { fillWords } from './words.js';

/** Whether a half is told by what one does in it; words of one’s own are told as they are. */
const isTold = ({ item }: Half): boolean => (item.id ?? item.flavor ?? item.clause) !== undefined;

/** The games by their names, as people pitch: “Royal Match meets Coin Master”; else what is played. */
const nameHalves = (one: Half, other: Half): string[] =>
  [one, other].map(({ genre, item: { from } }) => from ?? genre);

/** What a link says of both halves. */
export function writeLink({ link, lead, partner }: Recipe, field: 'text' | 'choice' | 'why'): string {
  return link && partner ? fillWords(fillLink(link[field], lead, partner), nowhere) : '';
}

/** What is played, with the names of both kinds of games. */
function writeIntro({ lead, partner }: Recipe, act: (half: Half) => string, where: string): string {
  const place = where && ` ${where}`;
  const halves = [lead, ...(partner ? [partner] : [])];
  const told = halves.filter(isTold);
  const whole = halves.filter((half) => !isTold(half));
  const words = whole.map(writeWhole);
  const [one, other] = told;
  const [quoted] = whole.filter(({ item }) => item.quoted);
  if (one && quoted)
    return `${upperFirst(quoteGame(quoted.item))} meets ${one.item.from ?? one.genre}${place}: you ${act(one)}.`;
  if (!one) return [...words, place && `It happens${place}.`].filter(Boolean).join(' ');
  if (!other) return `${words.join(' ')} Add ${one.genre || (one.item.from ?? '')}${place}: you ${act(one)}.`;
  // Two games of one core are told by what is done in the first.
  const [said, same] = [one, other].map(act);
  const otherwise = isSameCore(one, other) || said === same ? '' : same;
  // A list ends before another one begins.
  const also = /,| and /.test(said ?? '') ? '. You also ' : ', and you ';
  const both = `you ${[said, otherwise].filter(Boolean).join(also)}.`;
  const goal = [one, other].find(({ use }) => use);
  const play = goal === one ? other : one;
  const [name = '', otherName = ''] = nameHalves(one, other);
  // A game beside what it has itself, or beside what the engine adds.
  const own = [one, other].find(({ item: { from } }) => from);
  const added = [one, other].find(({ item: { input } }) => input === null);
  if (own && one.item.input === other.item.input) return `${own.item.from ?? ''}${place}: ${both}`;
  if (own && added) return `${own.item.from ?? ''} with ${added.genre} added: ${both}`;
  if (goal) {
    const named = [one, other].every(({ item: { from } }) => from)
      ? `${name} meets ${otherName}`
      : play.genre;
    return `${upperFirst(named || (play.item.from ?? ''))}${place}: you ${act(play)}. Over weeks, you ${act(goal)}.`;
  }
  if (name === otherName) return upperFirst(place ? `${place.trim()}, ${both}` : both);
  const meet = name === one.genre && name.endsWith('s') ? 'meet' : 'meets';
  return `${upperFirst(name)} ${meet} ${otherName}${place}: ${both}`;
}

/** What goes on over weeks, where that is what differs. Whom it is for and how it earns have fields of their own. */
const writeAxis = (recipe: Recipe): string =>
  recipe.axis === 'progression' && recipe.shape ? labelShape(recipe.axis, writeShape(recipe, nowhere)) : '';

/** So short an act leaves room for everything else. */
const SHORT = 48;

/** The idea in a few sentences: what is played, what joins it, what its axis changes; the fullest that fits. */
export function writePairPitch(recipe: Recipe): string {
  const tell = (act = '') => fillWords(act, nowhere);
  const said = writeLink(recipe, 'text');
  // What the rule speaks of has to be told before it.
  const pickAct = (half: Half) => tell(chooseAct(half, said));
  const pickShort = ({ acts }: Half) => {
    const told = acts.map(tell);
    return told.find((act) => act.length <= SHORT) ?? told.sort((a, b) => a.length - b.length)[0] ?? '';
  };
  const shortenOne = (long: Half | undefined) => (half: Half) =>
    half === long ? pickAct(half) : pickShort(half);
  const link = recipe.axis === 'coreTwist' && said ? `The twist: ${lowerFirst(said)}` : said;
  const own = recipe.extras.filter(({ id }) => !id).map(({ text }) => sentence(shorten(text, 90)));
  const join = (...parts: string[]) => parts.filter(Boolean).join(' ');
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
  const axis = writeAxis(recipe);
  const texts = [
    join(full, ...own, link, axis),
    ...told.map((intro) => join(intro, link, axis)),
    ...told.map((intro) => join(intro, link)),
    ...short.map((intro) => join(intro, link)),
    // A quotation stands beside its game among the comparable ones as well.
    ...short.map((intro) => join(intro.replace(/ \(“[^”]*”\)/, ''), link)),
    // Without the rule nothing joins the two; their names stand in the sources.
    join(upperFirst((short.at(-1) ?? '').replace(/^[^:]*(?::[^:]*)?: (?=you )/, '')), link),
    full,
  ];
  return texts.find((text) => text.length <= LONGEST_PITCH) ?? shorten(full, LONGEST_PITCH);
}
