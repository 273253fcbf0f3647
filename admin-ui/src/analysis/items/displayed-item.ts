import type { AnalysisItem } from '../../api/types';

/** An item as displayed: the analyst's wording replaces the engine's. */
export interface DisplayedItem {
  name: string;
  description: string;
  /** The engine's name when an analyst changed it. */
  was: string | null;
  rejected: boolean;
}

export function toDisplayedItem({ name, description, feedback }: AnalysisItem): DisplayedItem {
  const corrected = feedback?.verdict === 'corrected' ? feedback : null;
  const displayedName = corrected?.name?.trim() || name;
  return {
    name: displayedName,
    description: corrected?.description?.trim() || description,
    was: displayedName === name ? null : name,
    rejected: feedback?.verdict === 'rejected',
  };
}

/** Identifies an item among those of its kind: by taxonomy id, else by the engine's name. */
export const itemKey = ({ id, name }: AnalysisItem): string => id || `~${name.trim().toLowerCase()}`;

/** Items that were not rejected. */
export const listAccepted = (items: AnalysisItem[]): AnalysisItem[] =>
  items.filter(({ feedback }) => feedback?.verdict !== 'rejected');
