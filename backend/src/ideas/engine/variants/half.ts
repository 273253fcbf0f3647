import { entryName } from '../../../ai/taxonomy/taxonomy.js';
import { familyFor, findFamily } from '../knowledge/families.js';
import type { Family } from '../knowledge/families/family.types.js';
import { mechanicKnowledge } from '../knowledge/knowledge.js';
import { type Play, plays, returns } from '../knowledge/plays/plays.js';
import type { Setting } from '../knowledge/settings/settings.js';
import { pick, type Random, shuffle } from '../random.js';
import type { SourceItem } from './sources.js';
import { PLACES } from './places.js';
import { CALLS } from './store-line.js';
import { asClause } from './verbs.js';
import { fillWords } from './words.js';

/** An item as it can be told in any place: texts with the words of a setting left open. */
export interface Half {
  item: SourceItem;
  play: Play | undefined;
  /** What words that no entry describes are told with. */
  family: Family | undefined;
  /** What is played, under a name that people know. */
  name: string;
  acts: string[];
  gain: string;
  use: string;
  choice: string;
  press: string;
  pay: string;
  proof: string;
  unit: string;
  minutes: readonly [number, number] | undefined;
}

const OWN_GAINS = ['a try that goes better than planned', 'every spare try', 'a good first try'];
const OWN_USES = [
  'gets you one more try',
  'makes the next try stranger',
  'opens what was closed a moment ago',
];

const OWN_CHOICES = ['when it is good enough', 'what to leave out', 'whether to go again'];
const OWN_PRESSES = ['the next round presses', 'your own best round presses', 'the end in sight presses'];
const OWN_PAYS = ['a round that surprises you pays', 'a round worth showing pays', 'a clean finish pays'];

/** What only says that a game is wanted: “I want to make a game about …”. */
export const PREFACE =
  /^(?:i(?:’d| would|'d)? (?:want|like) (?:to (?:make|build|create) )?)?an? (?:\S+ )?game (?:about|where|in which|with) /i;
/** What the thing does that a text is about is not what its player does: “a city that folds up at night”. */
const ABOUT = /^(?:an?|the) ([^,.]*?)\s(who|that|which|whose)\s+(.*)$/i;

/** What words come to that no entry describes: of a store text, only what it says one does. */
function readFamily({ quoted, clause, text, near }: SourceItem): Family | undefined {
  if (quoted) return clause ? (findFamily(clause) ?? findFamily(text)) : undefined;
  const bare = text.replace(PREFACE, '');
  const [, thing = '', , does = bare] = ABOUT.exec(bare) ?? [];
  return (PLACES.test(thing) ? undefined : findFamily(does)) ?? familyFor(plays.get(near ?? '')?.kind);
}

/** What a store text says one does, in its words and with the name of its game. */
export function quoteStore({ clause = '', from = '', text }: SourceItem): string {
  if (!clause) return '';
  const called = clause.startsWith(CALLS) && !text.toLowerCase().includes(clause.toLowerCase());
  return called ? `play “${clause.slice(CALLS.length - 1)}” as in ${from}` : `“${clause}” as in ${from}`;
}

const MEMBERS = { gain: 'gains', use: 'uses' } as const;

/** How an item is told; words of one's own stay as they are. */
export function toHalf(item: SourceItem, random: Random): Half {
  const play = plays.get(item.flavor?.like ?? item.id ?? '');
  const longTerm = item.id ? returns.get(item.id) : undefined;
  const name = item.id ? entryName(item.id) : item.text;
  const one = (list: readonly string[] | undefined, other: readonly string[]) =>
    pick(list && list.length > 0 ? list : other, random) ?? '';
  const family = item.id ? undefined : readFamily(item);
  const minutes = item.id ? mechanicKnowledge[item.id]?.minutes : undefined;
  const base = { item, play, family, name, minutes };
  if (play) {
    return {
      ...base,
      acts: shuffle(play.acts, random),
      ...{ gain: one(play[MEMBERS.gain], OWN_GAINS), use: one(play[MEMBERS.use], OWN_USES) },
      ...{ choice: one(play.choices, []), press: play.press, pay: play.pay },
      ...{ proof: play.proof, unit: item.flavor?.unit ?? play.unit },
    };
  }
  if (family) {
    return {
      ...base,
      acts: [item.quoted ? quoteStore(item) : (asClause(item.text) ?? '')],
      ...{ gain: one(family.goods, []), use: one(family.wins, []), choice: one(family.choices, []) },
      ...{ press: family.press, pay: family.pay, proof: family.proof, unit: family.unit },
    };
  }
  return {
    ...base,
    acts: longTerm ? shuffle(longTerm.acts, random) : [asClause(item.text) ?? ''],
    gain: longTerm ? 'a good evening' : one(undefined, OWN_GAINS),
    use: one(longTerm?.uses, OWN_USES),
    choice: longTerm ? 'what to put first' : one(undefined, OWN_CHOICES),
    press: longTerm ? '{threat} presses' : one(undefined, OWN_PRESSES),
    pay: longTerm ? 'a {prize} found on the way pays' : one(undefined, OWN_PAYS),
    ...{ proof: 'testers start again without being asked', unit: longTerm ? 'evening' : 'round' },
  };
}

/** A text of an item with the words of a place. */
export const fillHalf = (setting: Setting, half: Half, text: string): string =>
  fillWords(text, setting, half.play);
