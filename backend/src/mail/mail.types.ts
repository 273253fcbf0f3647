export const MAIL_STATES = ['queued', 'sent', 'kept', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A mail to one person. */
export interface NewMail {
  to: string;
  subject: string;
  text: string;
  /** HTML of its own, never for confidential mail; otherwise it is rendered from the text. */
  html?: string;
  /** About account security: shown only to the recipient and encrypted while stored. */
  confidential?: boolean;
}

/** The delivery state of a mail. */
export interface SentMail {
  state: MailState;
  attempts: number;
  error: string | null;
  sentAt: Date | null;
}
