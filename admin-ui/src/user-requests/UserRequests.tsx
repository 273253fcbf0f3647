import { useAddressWord } from '../components/page/use-address';
import { Outbox } from './outbox/Outbox';
import { RequestList } from './RequestList';

/** /admin/user-requests: requests for access; ?view=outbox: the mails sent to applicants. */
export function UserRequests() {
  const [view] = useAddressWord('view');
  return view === 'outbox' ? <Outbox /> : <RequestList />;
}
