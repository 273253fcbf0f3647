import { useSearchParams } from 'react-router';
import { Outbox } from './outbox/Outbox';
import { RequestList } from './RequestList';

/** /admin/user-requests: who asks for access; ?view=outbox: the mails that this leads to. */
export function UserRequests() {
  const [query] = useSearchParams();
  return query.get('view') === 'outbox' ? <Outbox /> : <RequestList />;
}
