/** One line for the dashboard, the bell and the audit. */
export interface NewActivity {
  /** Dotted name of what happened, for example `account.approved`. */
  kind: string;
  /** A plain sentence without secrets. */
  text: string;
  /** Id of what it happened to. */
  subject?: string;
  /** Who did it. */
  userId?: string;
  requestId?: string;
  /** The only person whom it is told to; everybody when absent. */
  recipientId?: string;
}

/** Who reads; what happens to accounts and backups is told to administrators only. */
export interface ActivityReader {
  userId: string;
  role: string;
}

/** Who did something, and with which request; nobody for an operator's command. */
export interface Doer {
  userId?: string;
  email?: string;
  requestId?: string;
}
