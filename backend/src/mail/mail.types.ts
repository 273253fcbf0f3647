export const MAIL_STATES = ['queued', 'sent', 'kept', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A plain-text mail to one person. */
export interface NewMail {
  to: string;
  subject: string;
  text: string;
}
