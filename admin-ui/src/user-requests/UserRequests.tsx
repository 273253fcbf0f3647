import { useAddressWord } from '../components/page/use-address';
import { Outbox } from './outbox/Outbox';
import { RequestList } from './RequestList';

/** /admin/user-requests: who asks for access; ?view=outbox: the mails that this leads to. */
export function UserRequests() {
  const [view] = useAddressWord('view');
  return view === 'outbox' ? <Outbox /> : <RequestList />;
}
