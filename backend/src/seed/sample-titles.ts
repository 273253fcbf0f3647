import type { MotifName } from './sample-icon-motifs.js';
import type { PaletteName } from './sample-icon-palettes.js';

/** Main category of a title, in the product's Google Play names; `family` exists on the App Store only. */
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
 * A well-known game as people speak of it, with its listings in one or both stores.
 * Title, developer, category, year and ids are facts; the description, the icon and the appeal are ours.
 */
export interface SampleTitle {
  title: string;
  developer: string;
  category: Exclude<SampleCategory, 'family'>;
  /** Further App Store genres; Google Play knows one category per game. */
  alsoIn?: readonly SampleCategory[];
  releaseYear: number;
  /** Bought once: never in a free chart. */
  paid?: true;
  android?: { packageName: string };
  ios?: { trackId: string; bundleId?: string };
  icon: { motif: MotifName; palette: PaletteName };
  /** Invented weights from 1 to 10 that order the invented charts. */
  appeal: { downloads: number; revenue: number };
  /** 90 to 160 words in our own words. */
  description: string;
}
