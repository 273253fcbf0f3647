import type { BrainstormInput } from '../engine.types.js';
import { type Group, mechanics } from '../knowledge/mechanics/mechanics.js';
import { nowhere } from '../knowledge/settings/nowhere.js';
import { type Setting, settings } from '../knowledge/settings/settings.js';
import { sameKey } from '../phrases.js';
import { type Theme, themes } from '../knowledge/themes.js';
import { readEntryId } from './half.js';
import type { Source } from './sources/sources.js';
import { type Axis, AXES } from './variant.types.js';

/** A place that suits what a source is about, with first words for a name. */
export interface Place {
  setting: Setting;
  titles: readonly string[];
}

/** A title says what a game is about; what is named less often than this in its text may be an aside. */
const IN_TITLE = 4;
const OFTEN = 8;
const MOST = 6;
/** How much less each further place of a theme suits it, and how much better one whose own words a text names. */
const STEP = 1;

/** How clearly a source is about a theme; 0 where it may be an aside. */
function weighTheme({ words }: Theme, { name, text = '', mechanics: named }: BrainstormInput): number {
  const count = (where: string) => where.match(words)?.length ?? 0;
  const inTitle = count(name) > 0 ? IN_TITLE : 0;
  const inText = count([...named, text].join('\n'));
  return inTitle || inText >= OFTEN ? inTitle + Math.min(inText, MOST) / 2 : 0;
}

/** So near to the best has to be what serves beside it. */
const CLOSE = 0.85;

type Found = Map<string, { score: number; titles: readonly string[] }>;

/** Telling words of a place: what is there, who and what for. */
const ownWords = new Map(
  settings.map(({ id, where, things, people, site }) => [
    id,
    [...new Set(sameKey(`${where} ${things} ${people} ${site}`).split(' '))].filter(
      (word) => word.length > 4,
    ),
  ]),
);

function findSourcePlaces(input: BrainstormInput): Found {
  const found: Found = new Map();
  const said = new Set(sameKey(`${input.name} ${input.text ?? ''}`).split(' '));
  for (const theme of themes) {
    const weight = weighTheme(theme, input);
    if (weight === 0) continue;
    for (const [at, id] of theme.settings.entries()) {
      const named = ownWords.get(id)?.filter((word) => said.has(word)).length ?? 0;
      const score = weight + (Math.min(named, 3) - at) * STEP;
      if (score > (found.get(id)?.score ?? 0)) found.set(id, { score, titles: theme.titles });
    }
  }
  return found;
}

/** What is played anywhere: boards, riddles, cards and hands. What else is played happens somewhere. */
const ANYWHERE = new Set<Group>([
  ...(['board', 'order', 'merge', 'think', 'word', 'search', 'make', 'cards', 'luck', 'reflex'] as const),
  'shot',
]);
export const isAnywhere = ({ group }: { group?: Group | undefined }): boolean =>
  group !== undefined && ANYWHERE.has(group);
const isPlayedAnywhere = ({ mechanics: [first] }: Source): boolean => {
  const known = first && mechanics.get(readEntryId(first));
  return known !== undefined && isAnywhere(known);
};

/** Places that suit what all sources are about, the best first; what is played anywhere suits each. */
export function listPlaces(inputs: readonly BrainstormInput[], sources: readonly Source[]): Place[] {
  const found = inputs.map(findSourcePlaces);
  const bound = found.filter((_, at) => {
    const source = sources.find(({ input }) => input === at);
    return source && source.mechanics.length > 0 && !isPlayedAnywhere(source);
  });
  const scored = settings.flatMap((setting) => {
    const own = found.flatMap((one) => one.get(setting.id) ?? []).sort((a, b) => b.score - a.score);
    const score = own.reduce((sum, one) => sum + one.score, 0);
    const suits = bound.every((one) => one.has(setting.id));
    return own[0] && suits ? [{ setting, titles: own[0].titles, score }] : [];
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score >= best * CLOSE).sort((a, b) => b.score - a.score);
}

const NO_PLACE: Place = { setting: nowhere, titles: [] };

/**
 * The place of a variant: each of the five has another one that suits the sources, as far as there are any. Where the
 * place is what differs, any will do in which people do what is played.
 */
export function choosePlace(
  places: readonly Place[],
  drawn: readonly Setting[],
  axis: Axis,
  attempt: number,
): Place {
  // The first of the axes is the one of places.
  const at = AXES.indexOf(axis);
  const turn = places.length < AXES.length ? attempt : attempt * AXES.length;
  const known = at < places.length ? places[(at + turn) % places.length] : undefined;
  if (known || axis !== 'setting') return known ?? NO_PLACE;
  const setting = drawn[attempt % drawn.length];
  return setting ? { setting, titles: [] } : NO_PLACE;
}
