import { defaultFilter } from 'cmdk';
import type { IconName } from '../../components/text/Icon';

export interface PaletteItem {
  /** Unique among everything that is listed. */
  id: string;
  label: string;
  detail?: string | undefined;
  icon: IconName;
  /** A game's picture; null where it has none. */
  iconUrl?: string | null;
  keys?: string | undefined;
  /** Where it leads; otherwise `run` is what it does. */
  to?: string;
  run?: () => void;
}

export interface PaletteGroup {
  title: string;
  items: PaletteItem[];
}

/** Below this the letters only happen to occur in this order. */
const GOOD_ENOUGH = 0.1;

/** The items that match the words, the best first; without words all of them as they are. */
export function matchItems(items: PaletteItem[], words: string): PaletteItem[] {
  if (!words) return items;
  return items
    .map((item) => ({ item, score: defaultFilter(`${item.label} ${item.detail ?? ''}`, words) }))
    .filter(({ score }) => score >= GOOD_ENOUGH)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
}
