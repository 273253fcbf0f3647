import { entryName } from '../../../ai/taxonomy/taxonomy.js';
import { mechanicKnowledge } from '../knowledge/knowledge.js';
import { type Play, plays, returns } from '../knowledge/plays/plays.js';
import type { Setting } from '../knowledge/settings/settings.js';
import { lowerFirst } from '../phrases.js';
import { pick, type Random, shuffle } from '../random.js';
import type { SourceItem } from './sources.js';
import { fillWords } from './words.js';

/** An item as it can be told in any place: texts with the words of a setting left open. */
export interface Told {
  item: SourceItem;
  play: Play | undefined;
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

const VERBS = new Set(
  'add aim answer arrange assemble balance bake bet bind blast block blow bluff bounce break breed brew bring build burn buy call calm capture care carry carve catch change chase choose clean clear climb collect color combine command connect cook copy count cover craft crawl cross cut dance deal decorate defend deliver design destroy dig dive dodge drag draw dress drift drive drop earn escape explore feed fight fill find fish fit fix flip float fly fold follow forge free gather give grow guard guess guide harvest heal help herd hide hit hold hop hunt join jump juggle keep kick knit knock lay lead learn leave lift light line listen load lock look make manage march mark match memorize mend merge mine mix move navigate open order organize outrun pack paint park pass photograph pick place plan plant play poke pop pour predict press protect pull push put puzzle race raid raise reach read rebuild record release repair rescue restore ride roll row run sail save scan score scrub search sell send serve shake shape shoot shuffle sing skate slice slide smash sneak solve sort spell spin split stack stand stay steal steer stop stretch survive swap sweep swing swipe take talk tame tap taste teach tell throw tie tilt time touch track trade train trap travel trick turn unlock untangle use visit wait walk wash watch water weave whisper win wind work wrap write'.split(
    ' ',
  ),
);
export const startsWithVerb = (text: string): boolean =>
  VERBS.has(/^\p{L}+/u.exec(text)?.[0]?.toLowerCase() ?? '');

const PERSON = /^(?:an?|the) [\p{L}\p{N}’'\- ]+ (?:who|that|whose)\b/iu;

/** One’s own words as a clause in the imperative, changed as little as possible; undefined when they are none. */
export function asClause(text: string): string | undefined {
  const line = text.replace(/[.!?…\s]+$/, '').replace(/^you\s+/i, '');
  const first = /^\p{L}+/u.exec(line)?.[0]?.toLowerCase() ?? '';
  if (VERBS.has(first)) return lowerFirst(line);
  return PERSON.test(line)
    ? `play ${line.replace(/^(?:An?|The)\b/, (article) => article.toLowerCase())}`
    : undefined;
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

const MEMBERS = { gain: 'gains', use: 'uses' } as const;

/** How an item is told; words of one's own stay as they are. */
export function tellItem(item: SourceItem, random: Random): Told {
  const play = item.id ? plays.get(item.id) : undefined;
  const longTerm = item.id ? returns.get(item.id) : undefined;
  const name = item.id ? entryName(item.id) : item.text;
  const one = (list: readonly string[] | undefined, other: readonly string[]) =>
    pick(list && list.length > 0 ? list : other, random) ?? '';
  const base = { item, play, name, minutes: item.id ? mechanicKnowledge[item.id]?.minutes : undefined };
  if (play) {
    return {
      ...base,
      acts: shuffle(play.acts, random),
      ...{ gain: one(play[MEMBERS.gain], OWN_GAINS), use: one(play[MEMBERS.use], OWN_USES) },
      ...{ choice: one(play.choices, []), press: play.press, pay: play.pay },
      ...{ proof: play.proof, unit: play.unit },
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
export const tellIn = (setting: Setting, told: Told, text: string): string =>
  fillWords(text, setting, told.play);
