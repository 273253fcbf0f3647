import { isNowhere } from '../knowledge/settings/nowhere.js';
import { type Setting } from '../knowledge/settings/settings.js';
import { lowerFirst, oneLine, quote, sentence, shorten, upperFirst } from '../phrases.js';
import { pick, type Random } from '../random.js';
import { FRAMES } from './own-words.js';
import type { Recipe } from './recipe.js';
import { statesPlace } from './places.js';
import type { Half } from './half.js';
import { asClause } from './verbs.js';
import { fillWords } from './words.js';

export const LONGEST_PITCH = 320;

/** A sentence of an axis; what is sold is no part of the play. */
const labelShape = (axis: string, text: string): string =>
  sentence(axis === 'business' ? `How it earns: ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text);

export const writeAudience = ({ audience: { who, does } }: Recipe): string =>
  does ? `For ${who}: it ${does}.` : `For ${who}.`;

/** Whether the texts tell of the place; elsewhere it is named and no more. */
export const tellsPlace = ({ setting, isPlaced }: Recipe): boolean =>
  isPlaced || setting.id.startsWith('own:');

/** A shape of the axis in the words of a place; a go is called what it is called in its core. */
export const writeShape = ({ shape, lead }: Recipe, setting: Setting): string =>
  fillWords(shape.replaceAll('{unit}', lead.go), setting);

/** Whole sentences as far as they fit, else cut at a word. */
function shortenText(text: string): string {
  const whole = /^.{20,130}?[.!?](?=\s)(?:.{1,60}?[.!?](?=\s|$))?/su.exec(oneLine(text))?.[0];
  return (whole && whole.length <= 130 ? whole : shorten(text, 130)).replace(/[.\s]+$/, '');
}

/** A single word is no sentence. */
const writeSubject = (text: string): string =>
  /^\p{Script=Latin}+$/u.test(text) ? `It starts from one word: ${lowerFirst(text)}` : text;

/** Words that stand for a half: one’s own as they are, a store text’s with its game. */
export function writeWhole({ item, acts }: Half): string {
  if (item.flavor) return sentence(`you ${acts[0] ?? ''}`);
  if (!item.quoted) return sentence(writeSubject(shortenText(item.text)));
  const said = item.clause ? `you ${item.clause}.` : quote(item.text, 120);
  return item.from ? `From ${item.from}: ${said}` : said;
}

/** Words of one’s own alone: they stand first and whole, a rule makes a game of them, and the axis adds one thing. */
export function writeOwnPitch(recipe: Recipe, fill: (text: string) => string, random: Random): string {
  const { axis, setting, lead, rule } = recipe;
  const said = writeWhole(lead);
  const ruleText = fill(rule?.text ?? '');
  const shape = recipe.shape && labelShape(axis, writeShape(recipe, setting));
  const options: Partial<Record<string, string[]>> = {
    setting: [writePlace(recipe, said, ruleText || (pick(FRAMES, random) ?? ''))],
    audience: [`${said} ${ruleText} ${writeAudience(recipe)}`],
    coreTwist: [ruleText ? `${said} ${labelShape(axis, ruleText)}` : `${said} ${shape}`],
  };
  const list = [...(options[axis] ?? [`${said} ${ruleText} ${shape}`]), `${said} ${ruleText}`, said];
  const texts = list.map((text) => text.replace(/ {2,}/g, ' ').trim());
  return texts.find((text) => text.length <= LONGEST_PITCH) ?? shorten(said, LONGEST_PITCH);
}

function writePlace({ setting, lead: { item } }: Recipe, said: string, rule: string): string {
  if (isNowhere(setting)) return `${said} ${rule}`;
  const [occasion] = setting.goals;
  if (setting.id.startsWith('own:'))
    return occasion
      ? `${said.replace(/\.$/, '')}, ${occasion}. ${rule}`
      : `${said} ${rule} It is set ${setting.where}.`;
  if (statesPlace(item.text)) return `${said} ${rule}`;
  const act = item.quoted ? undefined : asClause(item.text);
  return act && act.length < 90
    ? `${upperFirst(setting.where)}, you ${act}. ${rule}`
    : `${said} ${rule} It is set ${setting.where}.`;
}
