export const MAIL_STATES = ['queued', 'sent', 'kept', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A mail to one person. */
export interface NewMail {
  to: string;
  subject: string;
  text: string;
  /** The same for programs that show it; never of confidential mail. */
  html?: string;
  /** Shown to nobody but the recipient, and never stored readable: it is about the security of an account. */
  confidential?: boolean;
}

/** How sending a mail went. */
export interface SentMail {
  state: MailState;
  attempts: number;
  error: string | null;
  sentAt: Date | null;
}
