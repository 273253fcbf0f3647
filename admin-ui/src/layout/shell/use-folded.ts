import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'react-admin';

/** Whether the sidebar is collapsed: the user's choice, else by window width. Phones have a drawer. */
export function useFolded(): [folded: boolean, turn: () => void] {
  const phone = useMediaQuery('(max-width: 699px)', { noSsr: true });
  const wide = useMediaQuery('(min-width: 1360px)', { noSsr: true });
  const [chosen, choose] = useStore<boolean | null>('sidebar.folded', null);
  const folded = !phone && (chosen ?? !wide);
  return [folded, () => choose(!folded)];
}
