import type { AnalysisItem } from '../../api/types';

/** An item as it is to be read: an analyst's own wording stands before the engine's. */
export interface SaidItem {
  name: string;
  description: string;
  /** The engine's name of it, where an analyst has changed that. */
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

/** Names one item among those of its kind: by the taxonomy, else by the name the engine gave. */
export const itemKey = ({ id, name }: AnalysisItem): string => id || `~${name.trim().toLowerCase()}`;

/** Items that stand; what an analyst has rejected does not count. */
export const standing = (items: AnalysisItem[]): AnalysisItem[] =>
  items.filter(({ feedback }) => feedback?.verdict !== 'rejected');
