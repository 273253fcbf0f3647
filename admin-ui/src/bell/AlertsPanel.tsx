import { describeUnread } from './use-unread';
import { When } from './When';
import { sendApi } from '../api/send-api';
import { Button } from '../components/actions/Button';
import { UndoButton } from '../components/actions/UndoButton';
import { useAction } from '../components/actions/use-action';
import { useState, type KeyboardEvent } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { useApi } from '../api/queries/use-api';
import type { Alert, AlertDetail, MuteAlertInput as MuteInput } from '../api/types';
import { describeErrorSentence } from '../api/problem';
import { SampleChip } from '../components/text/chips';
import { EmptyState } from '../components/states/EmptyState';
import { GameIcon } from '../components/games/GameIcon';
import { Icon } from '../components/text/Icon';
import { LoadError } from '../components/states/LoadError';
import { LinesSkeleton } from '../components/states/Skeleton';
import { formatLocalDate } from '../components/text/format';
import { coveragePath, gamePath, ROUTES } from '../routes';

const SHOWN = 40;
const MONTH = 30;

interface AlertsPanelProps {
  open: boolean;
  /** All unread alerts, also those beyond the ones shown. */
  unread: number;
  onOpen: () => void;
}

/** Alerts, newest first, each with its reason. */
export function AlertsPanel({ open, unread, onOpen }: AlertsPanelProps) {
  const notify = useNotify();
  const { data, error, refetch } = useApi(
    '/api/alerts',
    { sort: ['createdAt', 'DESC'], range: [0, SHOWN - 1] },
    { enabled: open, staleTime: 0, refetchInterval: 60_000 },
  );
  const { run: markRead } = useAction((ids?: string[]) =>
    sendApi('POST', '/api/alerts/read', { body: ids ? { ids } : {} }),
  );
  const mute = async (id: string, input: MuteInput | null) => {
    try {
      await (input
        ? sendApi('POST', '/api/alerts/{id}/mute', { id, body: input })
        : sendApi('POST', '/api/alerts/{id}/unmute', { id }));
      notify(describeMuted(input), {
        ...(input && { action: <UndoButton onUndo={() => void mute(id, null)} /> }),
      });
    } catch (problem) {
      notify(describeErrorSentence(problem), { type: 'error' });
    }
  };
  if (error && !data) return <LoadError title="Couldn't load the alerts" error={error} onRetry={refetch} />;
  if (!data) return <LinesSkeleton label="Loading the alerts" />;
  if (data.length === 0)
    return (
      <EmptyState
        title="No alerts yet"
        action={<Button label="Alert rules" size="small" to={ROUTES.alertRules} onClick={onOpen} />}
      >
        Rules tell you when a game enters a chart, moves, or changes its store page.
      </EmptyState>
    );
  return (
    <>
      <div className="row between">
        <span className="text-13 muted" role="status">
          {describeUnread(unread)}
        </span>
        <span className="row">
          <Button label="Rules" size="small" variant="text" to={ROUTES.alertRules} onClick={onOpen} />
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
              handleAlertKey(
                event,
                () => void mute(alert.id, { what: alert.bundleId ? 'game' : 'rule', days: MONTH }),
              )
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
              {alert.bundleId ? (
                <GameIcon url={alert.iconUrl} title={alert.gameTitle ?? alert.bundleId} size="small" />
              ) : (
                <span className="game-icon small missing" aria-hidden="true">
                  <Icon name="pulse" />
                </span>
              )}
              <span className="grow stack close">
                {alert.read ? <span>{alert.title}</span> : <b>{alert.title}</b>}
                {alert.text && <span className="muted">{alert.text}</span>}
                {alert.muted && (
                  <span className="row text-12 muted">
                    <Icon name="mute" /> {sayMuted(alert)}
                  </span>
                )}
              </span>
              {alert.sample && <SampleChip />}
              <When line={alert} />
            </Link>
            <Why alert={alert} onMute={(input) => void mute(alert.id, input)} />
          </li>
        ))}
      </ul>
    </>
  );
}

const sayMuted = ({ mutedUntil }: Pick<Alert, 'mutedUntil'>): string =>
  mutedUntil ? `Muted until ${formatLocalDate(mutedUntil)}` : 'Muted';

function describeMuted(input: MuteInput | null): string {
  if (!input) return 'You’ll get these alerts again.';
  const until = input.days
    ? ` until ${formatLocalDate(new Date(Date.now() + input.days * 86_400_000).toISOString())}`
    : '';
  return input.what === 'game'
    ? `You won’t get alerts about this game from this rule${until}.`
    : `You won’t get alerts from this rule${until}.`;
}

const ALERT_STEPS: Record<string, number> = { j: 1, k: -1 };

/**
 * j and k move between alerts, y explains one, m mutes its game for a month, or its rule when it covers several
 * games.
 */
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

function choosePath({ kind, bundleId, platform, country, category, occurredAt }: Alert): string {
  const day = occurredAt.slice(0, 10);
  if (kind === 'chart_missing')
    return platform && country ? coveragePath({ platform, country }) : ROUTES.coverage;
  return bundleId ? gamePath(bundleId, { platform, country, category, day }) : `${ROUTES.changes}?to=${day}`;
}

interface WhyProps {
  alert: Alert;
  /** Null unmutes. */
  onMute: (input: MuteInput | null) => void;
}

function Why({ alert, onMute }: WhyProps) {
  const [open, setOpen] = useState(false);
  const { data, error } = useApi('/api/alerts/{id}', { id: alert.id }, { enabled: open });
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
  waiting: 'failed, retrying',
  failed: 'failed, no more retries',
  stored: 'not sent: no mail server is configured',
};

function Reasons({ alert, onMute }: Omit<WhyProps, 'alert'> & { alert: AlertDetail }) {
  const { rule, findings, sent, bundleId, muted } = alert;
  return (
    <div className="stack tight">
      <p>Rule: {rule.sentence}.</p>
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
      {muted ? (
        <p className="row wrap">
          <span className="muted">{sayMuted(alert)}.</span>
          <Button label="Unmute" size="small" onClick={() => onMute(null)} />
        </p>
      ) : (
        <div className="row wrap" role="group" aria-label="Mute for a month">
          <span className="row near muted">
            <Icon name="mute" /> Mute for a month
          </span>
          {bundleId && (
            <Button label="This game" size="small" onClick={() => onMute({ what: 'game', days: MONTH })} />
          )}
          <Button label="This rule" size="small" onClick={() => onMute({ what: 'rule', days: MONTH })} />
          <Button size="small" variant="text" onClick={() => onMute({ what: 'rule' })}>
            This rule, permanently
          </Button>
        </div>
      )}
    </div>
  );
}
