import { Ago } from '../../components/text/Ago';
import type { MailState, OutboxMail } from '../../api/types';
import { CopyButton } from '../../components/actions/CopyButton';
import type { IconName } from '../../components/text/Icon';
import { Chip } from '../../components/text/chips';
import { countNoun } from '../../components/text/format';

const STATES: Record<MailState, { label: string; icon: IconName; tone?: 'wait' | 'down'; title: string }> = {
  kept: { label: 'Not sent', icon: 'inbox', title: 'Not sent: no mail server is configured' },
  queued: { label: 'Queued', icon: 'clock', title: 'Sending' },
  sent: { label: 'Sent', icon: 'done', title: 'Sent to the mail server' },
  failed: { label: 'Failed', icon: 'warning', tone: 'down', title: 'Rejected by the mail server' },
};

const RESET_COMMAND = 'npm run cli -- user:reset-password';

function MailText({ mail }: { mail: OutboxMail }) {
  if (mail.text !== null) {
    return (
      <>
        <pre className="well text-13" tabIndex={0} aria-label="Text of the mail">
          {mail.text}
        </pre>
        <CopyButton text={mail.text} label="Copy the text" />
      </>
    );
  }
  if (mail.state === 'sent') return <p className="muted text-13">The text was deleted after sending.</p>;
  if (mail.state === 'queued')
    return <p className="muted text-13">Only the recipient can read this email.</p>;
  const command = `${RESET_COMMAND} ${mail.to}`;
  return (
    <>
      <p className="text-13">
        Only the recipient can read this email, and it was not sent. To help someone who forgot their
        password, run this on the server and pass on the new password:
      </p>
      <pre className="well text-13" tabIndex={0} aria-label="Command">
        {command}
      </pre>
      <CopyButton text={command} label="Copy the command" />
    </>
  );
}

/** A mail with recipient, subject and status; expands to its text. */
export function MailRow({ mail }: { mail: OutboxMail }) {
  const { label, icon, tone, title } = STATES[mail.state];
  return (
    <li>
      <details>
        <summary className="row wrap far text-13">
          <b className="grow">{mail.subject}</b>
          <span className="grow muted break">{mail.to}</span>
          <Ago at={mail.createdAt} />
          <Chip tone={tone} icon={icon} title={title}>
            {label}
          </Chip>
        </summary>
        <div className="stack tight">
          {mail.error && (
            <p className="wrong text-13 break">
              {mail.error} (tried {countNoun(mail.attempts, 'time')})
            </p>
          )}
          <MailText mail={mail} />
        </div>
      </details>
    </li>
  );
}
