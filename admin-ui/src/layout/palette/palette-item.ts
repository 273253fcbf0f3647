import { defaultFilter } from 'cmdk';
import type { IconName } from '../../components/text/Icon';

export interface PaletteItem {
  /** Unique within the palette. */
  id: string;
  label: string;
  detail?: string | undefined;
  icon: IconName;
  /** Picture of a game; null when it has none. */
  iconUrl?: string | null;
  keys?: string | undefined;
  /** A link; without it `run` is called. */
  to?: string;
  run?: () => void;
}

export interface PaletteGroup {
  title: string;
  items: PaletteItem[];
}

/** Lower scores are accidental matches. */
const GOOD_ENOUGH = 0.1;

/** Items that match the words, best first; all items without words. */
export function matchItems(items: PaletteItem[], query: string): PaletteItem[] {
  if (!query) return items;
  return items
    .map((item) => ({ item, score: defaultFilter(`${item.label} ${item.detail ?? ''}`, query) }))
    .filter(({ score }) => score >= GOOD_ENOUGH)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
}
