import type { ListSpec } from '../common/list/list-query.js';
import { MAIL_STATES, type MailState } from './mail.types.js';
import type { OutboxMail } from './outbox-mail.entity.js';

export class OutboxMailDto {
  id: string;
  to: string;
  subject: string;
  /** The text; null once the mail was sent, and for confidential mail. */
  text: string | null;
  /** Only the recipient may read the text: it may hold a link that signs somebody in. */
  confidential: boolean;
  /** `kept` mails were not sent because no mail server is configured. */
  state: MailState;
  /** How often sending was tried. */
  attempts: number;
  /** Why the last try failed. */
  error: string | null;
  createdAt: Date;
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
