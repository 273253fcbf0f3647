import { useNavigate } from 'react-router';
import limits from '../../api/limits.json';
import { brainstormPath, comparePath } from '../../routes';

/** Limit of sources in a brainstorm. */
export const MOST_MIXED = limits.BrainstormRequestDto.inputs.maxItems;

/** Bulk actions that open other screens with the selected games. */
export function useBulkActions(bundleIds: string[]) {
  const navigate = useNavigate();
  return {
    compare: () => void navigate(comparePath({ games: bundleIds })),
    brainstorm: () => void navigate(brainstormPath(bundleIds)),
  };
}
