import type { AnalysisItem } from '../../api/types';

/** An item as displayed: the analyst's wording replaces the engine's. */
export interface SaidItem {
  name: string;
  description: string;
  /** The engine's name when an analyst changed it. */
  was: string | null;
  rejected: boolean;
}

export function saidItem({ name, description, feedback }: AnalysisItem): SaidItem {
  const corrected = feedback?.verdict === 'corrected' ? feedback : null;
  const said = corrected?.name?.trim() || name;
  return {
    name: said,
    description: corrected?.description?.trim() || description,
    was: said === name ? null : name,
    rejected: feedback?.verdict === 'rejected',
  };
}

/** Identifies an item among those of its kind: by taxonomy id, else by the engine's name. */
export const itemKey = ({ id, name }: AnalysisItem): string => id || `~${name.trim().toLowerCase()}`;

/** Items that were not rejected. */
export const standing = (items: AnalysisItem[]): AnalysisItem[] =>
  items.filter(({ feedback }) => feedback?.verdict !== 'rejected');
