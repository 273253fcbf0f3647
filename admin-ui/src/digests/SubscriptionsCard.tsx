import { sendApi } from '../api/send-api';
import { Button } from '../components/actions/Button';
import { useState } from 'react';
import type { DigestSubscription } from '../api/types';
import { useQuestion } from '../components/dialogs/use-question';
import { Card } from '../components/page/Card';
import { ReadStates } from '../components/lists/ListStates';
import { LinesSkeleton } from '../components/states/Skeleton';
import { Toggle } from '../components/filters/Toggle';
import { formatLocalDate } from '../components/text/format';
import { useAction } from '../components/actions/use-action';
import { describeRhythm } from '../manage-digests/digest-rhythm';
import { SubscribeDialog } from '../manage-digests/SubscribeDialog';
import { useSubscriptions } from '../manage-digests/use-subscriptions';

/** The user's digest subscriptions. */
export function SubscriptionsCard() {
  const [editing, setEditing] = useState<DigestSubscription | null>(null);
  const [ask, dialog] = useQuestion();
  const read = useSubscriptions();
  const askToStop = ({ id, name }: DigestSubscription) =>
    ask({
      title: `Stop the digest of “${name}”?`,
      text: "You won't receive new ones. Past digests stay in your list.",
      confirmLabel: 'Stop',
      failed: 'The digest could not be stopped',
      run: () => sendApi('DELETE', '/api/digest-subscriptions/{id}', { id }),
    });
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
              <Subscription subscription={subscription} onEdit={setEditing} onStop={askToStop} />
            </li>
          ))}
        </ul>
      </ReadStates>
      {editing && <SubscribeDialog subscription={editing} onClose={() => setEditing(null)} />}
      {dialog}
    </Card>
  );
}

interface SubscriptionProps {
  subscription: DigestSubscription;
  onEdit: (subscription: DigestSubscription) => void;
  onStop: (subscription: DigestSubscription) => void;
}

function Subscription({ subscription, onEdit, onStop }: SubscriptionProps) {
  const { id, name, active, pausedReason } = subscription;
  const { busy, run } = useAction((on: boolean) =>
    sendApi('PUT', '/api/digest-subscriptions/{id}', { id, body: { active: on } }),
  );
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
        <Button size="small" onClick={() => onEdit(subscription)}>
          Change…<span className="visually-hidden"> {name}</span>
        </Button>
        <Button size="small" onClick={() => onStop(subscription)}>
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
    subscription.nextAt ? `next on ${formatLocalDate(subscription.nextAt)}` : 'paused',
  ].join(' · ');
