import { useAddressParams } from '../components/page/address-params';
import { STATUSES } from './statuses';

const PARAMS = {
  view: { values: ['cards', 'board'], initial: 'cards' },
  status: { values: STATUSES },
} as const;

/** Cards or board, and the cards' status filter; on the board every status is a column. */
export function usePrototypeView() {
  const [{ view, status = null }, change] = useAddressParams(PARAMS);
  return {
    view,
    setView: (next: string) => change({ view: next }),
    status,
    setStatus: (next: string | null) => change({ status: next }),
  };
}
