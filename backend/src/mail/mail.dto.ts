import type { ListSpec } from '../common/list/list-query.js';
import { MAIL_STATES, type MailState } from './mail.types.js';
import type { OutboxMail } from './outbox-mail.entity.js';

export class OutboxMailDto {
  /** UUID of the mail. */
  id: string;
  /** Email address of the recipient. */
  to: string;
  /** Subject line. */
  subject: string;
  /** Plain text; null once the mail was sent, and for confidential mail. */
  text: string | null;
  /** True when only the recipient may read the text, because it may contain a sign-in link. */
  confidential: boolean;
  /**
   * `queued` waits to be sent, `sent`, `failed` was given up, `kept` was not sent because no mail server is set up.
   */
  state: MailState;
  /** Attempts to send it so far. */
  attempts: number;
  /** Why the last attempt failed; null when it did not. */
  error: string | null;
  /** When it was written (UTC). */
  createdAt: Date;
  /** When it was sent (UTC); null before that. */
  sentAt: Date | null;
}

export const OUTBOX_LIST: ListSpec<keyof OutboxMailDto> = {
  resource: 'outbox',
  columns: [
    'id',
    'to',
    'subject',
    'text',
    'confidential',
    'state',
    'attempts',
    'error',
    'createdAt',
    'sentAt',
  ],
  types: { boolean: ['confidential'], integer: ['attempts'], timestamp: ['createdAt', 'sentAt'] },
  sort: ['createdAt', 'state', 'to'],
  defaultOrder: 'DESC',
  filter: { q: 'search', state: MAIL_STATES, updatedSince: 'date' },
};

export function toOutboxMailDto(mail: OutboxMail): OutboxMailDto {
  const { id, recipient, subject, body, confidential, state, attempts, error, createdAt, sentAt } = mail;
  return { id, to: recipient, subject, text: body, confidential, state, attempts, error, createdAt, sentAt };
}
