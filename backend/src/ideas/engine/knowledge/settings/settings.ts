import { parseAlternatives, parseRows } from '../rows.js';
import { conflictAndCrime } from './conflict-and-crime.js';
import { homesAndTowns } from './homes-and-towns.js';
import { mythsAndMonsters } from './myths-and-monsters.js';
import { sportAndCity } from './sport-and-city.js';
import { waterAndTravel } from './water-and-travel.js';
import { wildAndScience } from './wild-and-science.js';
import { workAndPlay } from './work-and-play.js';

/** A place to set a game in, with the words that mechanics are told with there. */
export interface Setting {
  id: string;
  /** With its preposition: "on a night ferry stuck in fog". */
  where: string;
  /** What is particular about it, a sentence. */
  detail: string;
  /** Who the player is there. */
  fantasy: string;
  /** Small objects to move, match and make; plural. */
  things: string;
  /** Those one works for or with; plural. */
  people: string;
  /** What presses; singular. */
  threat: string;
  /** What is built, restored or opened; with its article. */
  site: string;
  /** What is rare there; plural. */
  prizes: string;
  /** Those one is up against; plural. */
  rivals: string;
  /** What it is all for; infinitives without "to". */
  goals: string[];
  names: string[];
  /** What one does with the objects there, by kind of play. */
  verbs: Record<string, string>;
  moods: string[];
}

const TABLES = [
  waterAndTravel,
  homesAndTowns,
  mythsAndMonsters,
  wildAndScience,
  conflictAndCrime,
  workAndPlay,
  sportAndCity,
];

/** "the giants’ quarry’s people" → "the people of the giants’ quarry"; men are people already. */
function writeRivals(rivals: string): string {
  const place = /^the (.+)’s people$/.exec(rivals)?.[1];
  if (!place) return rivals;
  if (/men$/.test(place)) return `the ${place}`;
  const isHeavy = /’|\b(?:next door|across town|beside it|below|opposite|outside)$/.test(place);
  return isHeavy ? `the people of the ${place}` : rivals;
}

/** Columns: id | where | detail | fantasy | things | people | threat | site | prizes | rivals | goals | names | verbs | moods. */
function toSetting(row: string[]): Setting {
  const [id = '', where = '', detail = '', fantasy = '', things = '', people = '', threat = '', site = ''] =
    row;
  const [prizes = '', rivals = '', goals, names, verbs = '', moods = ''] = row.slice(8);
  return {
    ...{ id, where, detail, fantasy, things, people, threat, site, prizes },
    rivals: writeRivals(rivals),
    goals: parseAlternatives(goals),
    names: parseAlternatives(names),
    verbs: Object.fromEntries(
      [...verbs.matchAll(/(\w+)=(.+?)(?=\s\w+=|$)/g)].map(([, kind = '', verb = '']) => [kind, verb]),
    ),
    moods: moods.split(' ').filter(Boolean),
  };
}

export const settings: readonly Setting[] = TABLES.flatMap((table) => parseRows(table).map(toSetting));
