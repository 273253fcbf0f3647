import type { MotifName } from './sample-icon-motifs.js';
import type { PaletteName } from './sample-icon-palettes.js';

/** Main category of a title, by the product's Google Play names; `family` only exists on the App Store. */
export type SampleCategory =
  | 'action'
  | 'adventure'
  | 'arcade'
  | 'board'
  | 'card'
  | 'casino'
  | 'casual'
  | 'educational'
  | 'family'
  | 'music'
  | 'puzzle'
  | 'racing'
  | 'role_playing'
  | 'simulation'
  | 'sports_games'
  | 'strategy'
  | 'trivia'
  | 'word';

/**
 * A well-known game with its listings in one or both stores. Title, developer, category, year and ids are facts;
 * description, icon and appeal are ours.
 */
export interface SampleTitle {
  title: string;
  developer: string;
  category: Exclude<SampleCategory, 'family'>;
  /** Further App Store genres; Google Play has one category per game. */
  alsoIn?: readonly SampleCategory[];
  releaseYear: number;
  /** A paid game: never in a free chart. */
  paid?: true;
  android?: { packageName: string };
  ios?: { trackId: string; bundleId?: string };
  icon: { motif: MotifName; palette: PaletteName };
  /** Made-up weights from 1 to 10 that order the made-up charts. */
  appeal: { downloads: number; revenue: number };
  /** 90 to 160 words in our own words. */
  description: string;
}
