import Button from '@mui/material/Button';
import { CopyButton } from '../components/CopyButton';
import { EmptyState } from '../components/EmptyState';
import { ROUTES } from '../routes';
import type { RequestTab, Tab } from './tabs';

interface NoRequestsProps {
  tab: Tab;
  q: string;
  loading: boolean;
  onClear: () => void;
}

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

export function NoRequests({ tab, q, loading, onClear }: NoRequestsProps) {
  if (loading) return <p className="requests-loading muted">Reading the requests…</p>;
  if (q) {
    return (
      <EmptyState
        heading="h2"
        title="No request found"
        action={
          <Button size="small" onClick={onClear}>
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
