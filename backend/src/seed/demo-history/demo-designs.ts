import { boundaries } from '../../ai/taxonomy/boundaries/index.js';
import { drawChance } from '../sample-random.js';

export type Storyline = 'steady' | 'launch' | 'soft-launch' | 'live-event' | 'decline' | 'removal';

/** Mechanics that every game of a design has, and meta elements of which each has some; taxonomy ids. */
interface Design {
  mechanics: readonly string[];
  metas: readonly string[];
}

const USUAL: readonly Design[] = [
  { mechanics: ['match3-swap'], metas: ['level-map', 'boosters', 'lives-energy', 'limited-events'] },
  { mechanics: ['word-build'], metas: ['daily-puzzle', 'streaks', 'hint-help', 'rewarded-ads'] },
  { mechanics: ['tower-defence'], metas: ['inventory-gear', 'guilds', 'timed-chests', 'ranked-league'] },
  {
    mechanics: ['farm-production', 'orders-service'],
    metas: ['daily-login', 'seasons', 'world-expansion'],
  },
  { mechanics: ['hidden-object'], metas: ['story-chapters', 'decorate-renovate', 'achievements'] },
  { mechanics: ['idle-accumulation', 'tycoon'], metas: ['prestige', 'offline-earnings', 'rewarded-ads'] },
];
/** Designs of games released during the history: their share grows. */
const COMING: readonly Design[] = [
  {
    mechanics: ['merge-items', 'orders-service'],
    metas: ['decorate-renovate', 'limited-events', 'story-chapters'],
  },
  { mechanics: ['sorting'], metas: ['daily-puzzle', 'relaxed-play', 'ad-free-offer'] },
  { mechanics: ['horde-survival', 'roguelike-run'], metas: ['hero-growth', 'inventory-gear', 'battle-pass'] },
];
/** Designs of games that lose their ranks. */
const GOING: readonly Design[] = [
  { mechanics: ['endless-runner'], metas: ['daily-quests', 'leaderboards', 'avatar-cosmetics'] },
  { mechanics: ['bubble-shooter'], metas: ['level-map', 'lives-energy', 'boosters'] },
];
const BY_FATE: Partial<Record<Storyline, readonly Design[]>> = {
  launch: COMING,
  'soft-launch': COMING,
  decline: GOING,
  removal: GOING,
};
/** Share of its design's meta elements that a game has. */
const META_SHARE = 0.7;

/** Picks the design of a sample game, and writes its store text with a sentence for each part. */
export function designGame(
  { title, fate }: { title: string; fate: Storyline },
  seed: string,
): { contents: string[]; description: string } {
  const draw = (what: string) => drawChance(`${seed}/${what}`);
  const designs = BY_FATE[fate] ?? USUAL;
  const { mechanics, metas } = designs[Math.floor(draw('design') * designs.length)]!;
  const contents = [...mechanics, ...metas.filter((id) => draw(id) < META_SHARE)];
  const sentences = contents.map((id) => boundaries.get(id)!.examples[draw(`words/${id}`) < 0.5 ? 0 : 1]);
  return {
    contents,
    description: [`${title}.`, ...sentences, 'Sample text of a game that does not exist.'].join('\n'),
  };
}
