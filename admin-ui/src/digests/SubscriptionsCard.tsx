import { sendApi } from '../api/send-api';
import { Button } from '../components/actions/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { DigestSubscription } from '../api/types';
import { updateSubscription } from '../api/team/digests';
import { describeErrorSentence } from '../api/problem';
import { ConfirmDialog } from '../components/dialogs/ConfirmDialog';
import { Card } from '../components/page/Card';
import { ReadStates } from '../components/lists/ListStates';
import { LinesSkeleton } from '../components/states/Skeleton';
import { Toggle } from '../components/filters/Toggle';
import { formatDate } from '../components/text/format';
import { useCommand } from '../components/actions/use-command';
import { describeRhythm } from '../manage-digests/digest-rhythm';
import { SubscribeDialog } from '../manage-digests/SubscribeDialog';
import { useSubscriptions, useInvalidateSubscriptions } from '../manage-digests/use-subscriptions';

type OpenDialog = { what: 'edit' | 'delete'; subscription: DigestSubscription };

/** The user's digest subscriptions. */
export function SubscriptionsCard() {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const read = useSubscriptions();
  const changed = useInvalidateSubscriptions();
  return (
    <Card title="Your subscriptions" bare>
      <ReadStates
        what="subscriptions"
        rows={read.data}
        read={read}
        loading={<LinesSkeleton label="Loading the subscriptions" />}
        nothing={
          <p className="card-body text-13 muted">No digest yet. Subscribe to a watchlist or a chart.</p>
        }
      >
        <ul className="lines">
          {read.data?.map((subscription) => (
            <li key={subscription.id} className="card-body">
              <Subscription subscription={subscription} onAsk={setDialog} />
            </li>
          ))}
        </ul>
      </ReadStates>
      {dialog?.what === 'edit' && (
        <SubscribeDialog subscription={dialog.subscription} onClose={() => setDialog(null)} />
      )}
      {dialog?.what === 'delete' && (
        <ConfirmDialog
          title={`Stop the digest of “${dialog.subscription.name}”?`}
          confirmLabel="Stop"
          failed="The digest could not be stopped"
          onConfirm={async () => {
            await sendApi('DELETE', '/api/digest-subscriptions/{id}', { id: dialog.subscription.id });
            changed();
          }}
          onClose={() => setDialog(null)}
        >
          <p>You won't receive new ones. Past digests stay in your list.</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

interface SubscriptionProps {
  subscription: DigestSubscription;
  onAsk: (asked: OpenDialog) => void;
}

function Subscription({ subscription, onAsk }: SubscriptionProps) {
  const notify = useNotify();
  const changed = useInvalidateSubscriptions();
  const { id, name, active, pausedReason } = subscription;
  const { busy, run } = useCommand(async (on: boolean) => {
    try {
      await updateSubscription(id, { active: on });
    } catch (error) {
      notify(describeErrorSentence(error), { type: 'error' });
    } finally {
      changed();
    }
  });
  return (
    <div className="stack tight">
      <Toggle
        label={name}
        hint={describe(subscription)}
        checked={active}
        disabled={busy}
        onChange={(on) => void run(on)}
      />
      {pausedReason && <p className="text-13 wrong">{pausedReason}</p>}
      <div className="row wrap">
        <Button size="small" onClick={() => onAsk({ what: 'edit', subscription })}>
          Change…<span className="visually-hidden"> {name}</span>
        </Button>
        <Button size="small" onClick={() => onAsk({ what: 'delete', subscription })}>
          Stop…<span className="visually-hidden"> {name}</span>
        </Button>
      </div>
    </div>
  );
}

const describe = (subscription: DigestSubscription): string =>
  [
    describeRhythm(subscription),
    subscription.mail ? 'email and bell' : 'bell',
    subscription.nextAt ? `next on ${formatDate(subscription.nextAt)}` : 'paused',
  ].join(' · ');
