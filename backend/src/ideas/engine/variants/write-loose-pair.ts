import { lowerFirst, quote, sentence, shorten, upperFirst } from '../phrases.js';
import { pick, type Random } from '../random.js';
import { parseAlternatives } from '../knowledge/rows.js';
import { blendFor, type Bridge, type BridgeTexts, cellsFor } from './bridge.js';
import { statesPlace } from './places.js';
import { CALLS } from './store-line.js';
import type { Half } from './half.js';
import { asClause } from './verbs.js';

/** A text that says where it happens needs no other place. */
export const namesPlace = ({ item }: Half): boolean => !item.id && !item.quoted && statesPlace(item.text);

/** Words that no table knows, or something kept beside the play: told as they are. */
export function writeLoose({ task, world, frame = 0 }: Bridge, random: Random): BridgeTexts {
  const a = blendFor(task);
  const one = (list: readonly string[]): string => pick(list, random) ?? '';
  if (a && world.item.id) return writeReturn(task, world, frame, random);
  const said = quoteOwn(world);
  if (!a) {
    const [first, second] = isPlace(world) && !isPlace(task) ? [task, world] : [world, task];
    const both = `${quoteOwn(first)} ${isPlace(second) ? writePlace(second) : quoteOwn(second)}`;
    const games = [world.item.from, task.item.from];
    if (games.every((name) => name)) {
      const quotes = [world, task].map(({ item }) => quote(item.text, 75).replace(/[.!?]”$/, '”'));
      return {
        texts: [`${games.join(' meets ')}: ${quotes.join(', and ')}.`],
        session: '',
        why: 'Both are quoted from their stores; how they meet is yours to decide.',
      };
    }
    return {
      texts: [both],
      session: '',
      why: 'Both are told word for word; how they meet is yours to decide.',
    };
  }
  const [good, bad, act] = [one(a.goods), one(a.bads), one(a.acts)];
  const left = one(parseAlternatives(cellsFor('left', task)[0]));
  const frames = [
    [
      left
        ? `Then you ${act}, and every ${left} is ${one(['one more obstacle on the next try', 'in your way the next time', 'what you start the next try with'])}.`
        : `You ${act} first, and ${bad} ${one(['puts one more obstacle in the way', 'makes the start harder', 'costs you the easy way'])}.`,
      'What is left undone in one half makes the other harder, so both are played with care.',
    ],
    [
      `${one(['Each try has to be earned', 'No try is free', 'Tries are what you play for'])}: you ${act}, ${good} buys one, and ${bad} costs one.`,
      `A good ${task.unit} is worth something at once, so neither half can be skipped.`,
    ],
    [
      `${one(['That is one player’s part', 'One player does that', 'That’s for one of two'])}. The other has to ${act}, and ${bad} ${one(['is felt on both screens', 'costs both of you'])}.`,
      'Two people need each other, and each has a game of their own.',
    ],
    [
      `${one(['Before every try', 'To begin', 'Before each new try'])}, you ${act}: ${good} ${one(['lets you choose how it begins', 'gives you a head start', 'opens an easier way in'])}.`,
      `The ${a.genre} half sets the conditions of the other, so nobody else is to blame for a bad start.`,
    ],
    [
      `${one(['After a failed try', 'When you fail', 'After each mistake'])}, you ${act}: ${good} ${one(['undoes one mistake', 'lets you go on'])}, and ${bad} ends the run.`,
      `Losing leads somewhere, because the ${a.genre} half is where a mistake is mended.`,
    ],
  ] as const;
  const [moves, why] = frames[frame % frames.length] ?? frames[0];
  return {
    texts: [`${said} ${moves}`, `${said} Between tries, you ${act}.`],
    session: moves,
    why,
  };
}

/** The play first, then what returns week after week. */
function writeReturn(task: Half, world: Half, frame: number, random: Random): BridgeTexts {
  const a = blendFor(task);
  const one = (list: readonly string[] | undefined): string => pick(list ?? [], random) ?? '';
  const [act, good, bad, goal] = [one(a?.acts), one(a?.goods), one(a?.bads), one(world.acts)];
  const long = goal.startsWith('be ') ? `you’re ${goal.slice(3)}` : `you ${goal}`;
  const { unit } = task;
  const frames = [
    [
      `you ${act}: ${good} ${world.use}. ${one(['Week by week', 'In time', 'Over the weeks', 'Little by little'])}, ${long}.`,
      'The play is short, and what it earns lasts.',
    ],
    [
      `you ${act}: ${good} ${world.use}, and ${bad} ${one(['costs you a day of it', 'sets you back a day', 'undoes a day of that', 'takes a day of it away'])}. ${one(['Over weeks', 'In the end', 'With patience'])}, ${long}.`,
      `Every ${unit} counts toward something that takes weeks, so a bad one hurts.`,
    ],
    [
      `${one(['nothing here is for sale', 'money buys nothing here', 'there’s no shop', 'nothing can be bought'])}. You ${act}, ${good} ${world.use}, and ${one(['so, week after week', 'in that way', 'that’s how', 'bit by bit'])}, ${long}.`.replace(
        'that’s how, ',
        'that’s how ',
      ),
      'The long goal asks for good play instead of patience or money.',
    ],
    [
      `you ${act} ${one(['once a day, before everybody’s eyes', 'once a day, with the others watching', 'in public, once each day', 'once a day, and everybody sees it'])}: ${good} ${world.use}. ${one(['In the long run', 'From month to month', 'As weeks go by'])}, ${long}.`,
      `One ${unit} a day with a lasting result is worth thinking about.`,
    ],
    [
      `two friends ${act} ${one(['against each other, and the winner of the day decides for both', 'side by side, and the better one chooses for both', 'by turns, and whoever does better has the say', 'as rivals, and the day’s winner picks what comes next'])}: ${good} ${world.use}. Over weeks, ${goal.startsWith('be ') ? `they’re ${goal.slice(3)}` : `they ${goal}`}.`,
      'Rivals who share a result can’t ruin each other, which keeps a competition friendly.',
    ],
  ] as const;
  const [text, why] = frames[frame % frames.length] ?? frames[0];
  return { texts: [upperFirst(text)], session: '', why };
}

/** A place that is named and no more: “a courtroom”. */
const isPlace = ({ item }: Half): boolean =>
  !item.id && statesPlace(item.text) && item.text.split(' ').length <= 4 && !asClause(item.text);
const writePlace = ({ item }: Half): string => {
  const place = lowerFirst(item.text).replace(/[.!?]+$/, '');
  return `It happens in ${/^(?:an?|the|my|your) /.test(place) ? place : `the ${place}`}.`;
};

/** Words of one's own as they are; of a store text what it says one does, with the game that says it. */
function quoteOwn({ item }: Half): string {
  const { clause, from, quoted, text } = item;
  if (!quoted || !from) return sentence(shorten(text, 165));
  if (clause && !clause.startsWith(CALLS)) return `In ${from}, you ${quote(clause, 120)}.`;
  return `Start from ${from}: ${quote(text, 100)}.`.replace(/([.!?])”\.$/, '$1”');
}
