import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { CopyButton } from '../components/CopyButton';
import { EmptyState } from '../components/EmptyState';
import { ROUTES } from '../routes';
import type { RequestTab, Tab } from './tabs';

const TEXTS: Record<RequestTab, { title: string; text: string }> = {
  pending: {
    title: 'Nobody is waiting',
    text: 'Whoever signs up appears here and cannot sign in until you approve. Share the sign-up page to invite somebody.',
  },
  approved: {
    title: 'Nobody approved yet',
    text: 'People you let in stay listed here, with who decided and when. Access can be revoked from here.',
  },
  rejected: {
    title: 'Nobody rejected',
    text: 'Requests you turn down stay here with their reason. They may apply again, and you may still approve them.',
  },
};

export function NoRequests({ tab }: { tab: Tab }) {
  const { isPending, filterValues, setFilters } = useListContext();
  const q = String(filterValues.q ?? '');
  if (isPending) return <p className="requests-loading muted">Reading the requests…</p>;
  if (q) {
    return (
      <EmptyState
        heading="h2"
        title="No request found"
        action={
          <Button size="small" onClick={() => setFilters({ ...filterValues, q: undefined })}>
            Clear the search
          </Button>
        }
      >
        No {tab.status} request has “{q}” in its name or email.
      </EmptyState>
    );
  }
  const { title, text } = TEXTS[tab.status];
  return (
    <EmptyState
      heading="h2"
      title={title}
      action={
        tab.status === 'pending' && (
          <CopyButton text={window.location.origin + ROUTES.signup} label="Copy the sign-up address" />
        )
      }
    >
      {text}
    </EmptyState>
  );
}
