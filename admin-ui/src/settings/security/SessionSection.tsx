import { sendApi } from '../../api/send-api';
import { Button } from '../../components/actions/Button';
import { useState } from 'react';
import { useApi } from '../../api/queries/use-api';
import type { DeviceSession } from '../../api/types';
import { Icon } from '../../components/text/Icon';
import { Chip } from '../../components/text/chips';
import { formatDateTime, timeAgo } from '../../components/text/format';
import { useAction } from '../../components/actions/use-action';
import { Section } from '../Section';
import { ReadStates } from '../../components/lists/ListStates';
import { LinesSkeleton } from '../../components/states/Skeleton';
import { deviceName, isPhone } from './device-name';

/** Number of sessions shown before "Show all". */
const SHOWN = 5;

/** The user's sessions, and how to end them. */
export function SessionSection() {
  const read = useApi('/api/auth/sessions', { range: [0, 99] });
  const { data } = read;
  const sessions = [...(data ?? [])].sort((a, b) => Number(b.current) - Number(a.current));
  const others = sessions.filter(({ current }) => !current);
  const [all, setAll] = useState(false);
  const shown = all ? sessions : sessions.slice(0, SHOWN);

  const { busy, run: end } = useAction(async (work: () => Promise<unknown>, done: string) => {
    await work();
    return done;
  }, 'The device could not be signed out');
  const endOne = (id: string) =>
    end(() => sendApi('DELETE', '/api/auth/sessions/{id}', { id }), 'The device was signed out');
  const endOthers = () =>
    end(() => sendApi('DELETE', '/api/auth/sessions'), 'Your other devices were signed out');

  return (
    <Section
      title="Devices"
      description="Where you are signed in. If you don't recognize one, sign it out and change your password."
    >
      <div className="card lines">
        <ReadStates
          what="devices"
          rows={data}
          read={read}
          loading={<LinesSkeleton label="Loading the devices" />}
        >
          {shown.map((session) => (
            <div className="row wrap far" key={session.id}>
              <Icon name={isPhone(session.userAgent) ? 'phone' : 'screen'} className="muted" />
              <Device session={session} />
              {!session.current && (
                <Button size="small" disabled={busy} onClick={() => void endOne(session.id)}>
                  Sign out
                  <span className="visually-hidden"> {deviceName(session.userAgent)}</span>
                </Button>
              )}
            </div>
          ))}
          {others.length > 1 && (
            <div className="row wrap">
              <Button
                label="Sign out all other devices"
                size="small"
                disabled={busy}
                onClick={() => void endOthers()}
              />
              {shown.length < sessions.length && (
                <Button size="small" variant="text" onClick={() => setAll(true)}>
                  Show {sessions.length - shown.length} more
                </Button>
              )}
            </div>
          )}
        </ReadStates>
      </div>
    </Section>
  );
}

function Device({ session }: { session: DeviceSession }) {
  return (
    <div className="grow">
      <h3 className="row" title={session.userAgent ?? undefined}>
        {deviceName(session.userAgent)}
        {session.current && <Chip tone="on">This device</Chip>}
      </h3>
      <p className="text-13 muted">
        {session.ip && <>{session.ip} · </>}
        <span title={formatDateTime(session.lastUsedAt)}>active {timeAgo(session.lastUsedAt)}</span> ·{' '}
        <span title={formatDateTime(session.createdAt)}>signed in {timeAgo(session.createdAt)}</span>
      </p>
    </div>
  );
}
