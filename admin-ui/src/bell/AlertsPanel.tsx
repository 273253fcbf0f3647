import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { type Alert, type AlertDetail, getAlert, listAlerts, markAlertsRead, muteAlert } from '../api/alerts';
import { describeErrorSentence } from '../api/problem';
import { SampleChip } from '../components/chips';
import { EmptyState } from '../components/EmptyState';
import { LoadError } from '../components/LoadError';
import { LinesSkeleton } from '../components/Skeleton';
import { formatDateTime, timeAgo } from '../components/format';
import { gamePath, ROUTES } from '../routes';

const SHOWN = 40;

/** What rules told, newest first, each with why. */
export function AlertsPanel({ open, onOpen }: { open: boolean; onOpen: () => void }) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { data, error, refetch } = useQuery({
    queryKey: ['alerts', 'newest'],
    queryFn: ({ signal }) => listAlerts(SHOWN, signal),
    enabled: open,
    staleTime: 0,
    refetchInterval: 60_000,
  });
  const changed = () => void queryClient.invalidateQueries({ queryKey: ['alerts'] });
  const markRead = (ids?: string[]) =>
    markAlertsRead(ids)
      .then(changed)
      .catch((problem: unknown) => notify(describeErrorSentence(problem), { type: 'error' }));
  const mute = async (id: string, what: 'game' | 'rule') => {
    try {
      await muteAlert(id, what);
      notify(
        what === 'game' ? 'The rule tells you nothing more of this game.' : 'The rule is muted for you.',
      );
    } catch (problem) {
      notify(describeErrorSentence(problem), { type: 'error' });
    } finally {
      changed();
    }
  };
  if (error && !data)
    return <LoadError title="Couldn't load the alerts" error={error} onRetry={() => void refetch()} />;
  if (!data) return <LinesSkeleton label="Loading the alerts" />;
  if (data.length === 0)
    return (
      <EmptyState
        title="No alerts yet"
        action={
          <Button size="small" component={Link} to={ROUTES.alertRules} onClick={onOpen}>
            Alert rules
          </Button>
        }
      >
        Rules tell you when a game enters a chart, moves, or changes its store page.
      </EmptyState>
    );
  const unread = data.filter(({ read }) => !read).length;
  return (
    <>
      <div className="row between">
        <span className="text-13 muted" role="status">
          {unread === 0 ? 'All read' : `${unread} unread`}
        </span>
        <span className="row">
          <Button size="small" variant="text" component={Link} to={ROUTES.alertRules} onClick={onOpen}>
            Rules
          </Button>
          <Button size="small" variant="text" disabled={unread === 0} onClick={() => void markRead()}>
            Mark all as read
          </Button>
        </span>
      </div>
      <ul className="card activity lines" aria-keyshortcuts="j k y m">
        {data.map((alert) => (
          <li
            key={alert.id}
            className="stack close"
            onKeyDown={(event) =>
              handleAlertKey(event, () => void mute(alert.id, alert.bundleId ? 'game' : 'rule'))
            }
          >
            <Link
              className="row start far text-13 break"
              to={choosePath(alert)}
              onClick={() => {
                if (!alert.read) void markRead([alert.id]);
                onOpen();
              }}
            >
              <span className="grow stack close">
                {alert.read ? <span>{alert.title}</span> : <b>{alert.title}</b>}
                {alert.text && <span className="muted">{alert.text}</span>}
              </span>
              {alert.sample && <SampleChip />}
              <span className="row text-12 muted">
                {!alert.read && (
                  <i className="dot">
                    <span className="visually-hidden">Unread</span>
                  </i>
                )}
                <time dateTime={alert.createdAt} title={formatDateTime(alert.createdAt)}>
                  {timeAgo(alert.createdAt)}
                </time>
              </span>
            </Link>
            <Why alert={alert} onMute={(what) => void mute(alert.id, what)} />
          </li>
        ))}
      </ul>
    </>
  );
}

const ALERT_STEPS: Record<string, number> = { j: 1, k: -1 };

/** j and k go from alert to alert, y tells why, m mutes its game, or its rule where it tells of several. */
function handleAlertKey(event: KeyboardEvent<HTMLElement>, mute: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const alert = event.currentTarget;
  const step = ALERT_STEPS[event.key];
  if (step !== undefined) {
    const next = step > 0 ? alert.nextElementSibling : alert.previousElementSibling;
    next?.querySelector('a')?.focus();
  } else if (event.key === 'y') {
    const why = alert.querySelector('summary');
    why?.focus();
    why?.click();
  } else if (event.key === 'm') mute();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function choosePath({ bundleId, occurredAt }: Alert): string {
  const day = occurredAt.slice(0, 10);
  return bundleId ? `${gamePath(bundleId)}?day=${day}` : `${ROUTES.changes}?to=${day}`;
}

interface WhyProps {
  alert: Alert;
  onMute: (what: 'game' | 'rule') => void;
}

function Why({ alert, onMute }: WhyProps) {
  const [open, setOpen] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['alerts', alert.id],
    queryFn: ({ signal }) => getAlert(alert.id, signal),
    enabled: open,
  });
  return (
    <details className="text-13" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Why did I get this?<span className="visually-hidden"> {alert.title}</span>
      </summary>
      {error ? (
        <p className="wrong">{describeErrorSentence(error)}</p>
      ) : data ? (
        <Reasons alert={data} onMute={onMute} />
      ) : (
        open && <LinesSkeleton label="Loading why" />
      )}
    </details>
  );
}

const CHANNELS = { bell: 'Bell', mail: 'Email', webhook: 'Webhook', slack: 'Slack' };
const STATES = {
  delivered: 'delivered',
  waiting: 'waiting, tried again',
  failed: 'given up',
  kept: 'kept, no mail server is set',
};

function Reasons({
  alert: { rule, findings, sent, bundleId },
  onMute,
}: Omit<WhyProps, 'alert'> & { alert: AlertDetail }) {
  return (
    <div className="stack tight">
      <p>Your rule: {rule.sentence}.</p>
      <ul className="stack close">
        {findings.map(({ title, text }, at) => (
          <li key={at}>
            {title}. <span className="muted">{text}</span>
          </li>
        ))}
      </ul>
      <p className="muted">
        {sent
          .map(({ channel, state, error }) => `${CHANNELS[channel]}: ${error ?? STATES[state]}`)
          .join(' · ')}
      </p>
      <div className="row wrap">
        {bundleId && (
          <Button size="small" onClick={() => onMute('game')}>
            Mute this game
          </Button>
        )}
        <Button size="small" onClick={() => onMute('rule')}>
          Mute the rule
        </Button>
      </div>
    </div>
  );
}
