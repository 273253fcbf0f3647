export type MailState = 'queued' | 'sent' | 'kept' | 'failed';

/** A mail that went out, waits, or is kept because no mail server is set. */
export interface OutboxMail {
  id: string;
  to: string;
  subject: string;
  /** Null once the mail was sent. */
  text: string | null;
  state: MailState;
  attempts: number;
  error: string | null;
  createdAt: string;
  sentAt: string | null;
}
