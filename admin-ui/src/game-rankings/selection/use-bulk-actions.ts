import { useNavigate } from 'react-router';
import { brainstormPath, comparePath } from '../../routes';

/** As many as a brainstorm takes. */
export const MOST_MIXED = 3;

/** What leads from the charts to other screens with the selected games. */
export function useBulkActions(bundleIds: string[]) {
  const navigate = useNavigate();
  return {
    compare: () => void navigate(comparePath({ games: bundleIds })),
    brainstorm: () => void navigate(brainstormPath(bundleIds)),
  };
}
