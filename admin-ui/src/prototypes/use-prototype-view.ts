import { useAddressWord } from '../components/page/use-address';
import { STATUSES } from './statuses';

/** Cards or board, and the cards' status filter; on the board every status is a column. */
export function usePrototypeView() {
  const [view, setView] = useAddressWord('view');
  const [word, setStatus] = useAddressWord('status');
  return {
    view: view === 'board' ? ('board' as const) : ('cards' as const),
    setView: (next: string) => setView(next === 'board' ? next : null),
    status: STATUSES.find((status) => status === word) ?? null,
    setStatus,
  };
}
