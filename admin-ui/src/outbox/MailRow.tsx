import type { MailState, OutboxMail } from '../api/types';
import { CopyButton } from '../components/CopyButton';
import type { IconName } from '../components/Icon';
import { Chip } from '../components/chips';
import { formatDateTime, timeAgo } from '../components/format';

const STATES: Record<MailState, { label: string; icon: IconName; tone?: 'wait' | 'down'; title: string }> = {
  kept: { label: 'Kept', icon: 'inbox', title: 'Not sent: no mail server is set' },
  queued: { label: 'Queued', icon: 'clock', title: 'Goes out in a moment' },
  sent: { label: 'Sent', icon: 'done', title: 'Handed to the mail server' },
  failed: { label: 'Failed', icon: 'warning', tone: 'down', title: 'The mail server did not take it' },
};

/** One mail: whom, what, how it stands; its text opens below. */
export function MailRow({ mail }: { mail: OutboxMail }) {
  const { label, icon, tone, title } = STATES[mail.state];
  return (
    <li>
      <details>
        <summary>
          <span className="mail-subject">{mail.subject}</span>
          <span className="mail-to muted">{mail.to}</span>
          <time className="text-12 muted" dateTime={mail.createdAt} title={formatDateTime(mail.createdAt)}>
            {timeAgo(mail.createdAt)}
          </time>
          <Chip tone={tone} icon={icon} title={title}>
            {label}
          </Chip>
        </summary>
        <div className="mail-body">
          {mail.error && (
            <p className="mail-error">
              {mail.error} (tried {mail.attempts} {mail.attempts === 1 ? 'time' : 'times'})
            </p>
          )}
          {mail.text === null ? (
            <p className="muted text-13">The text was thrown away when the mail was sent.</p>
          ) : (
            <>
              <pre tabIndex={0} aria-label="Text of the mail">
                {mail.text}
              </pre>
              <CopyButton text={mail.text} label="Copy the text" />
            </>
          )}
        </div>
      </details>
    </li>
  );
}
