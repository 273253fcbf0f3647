/** An entry for the dashboard, the bell and the audit. */
export interface NewActivity {
  /** Dotted name of what happened, for example `account.approved`. */
  kind: string;
  /** A plain sentence without secrets. */
  text: string;
  /** Id of the record it happened to. */
  subject?: string;
  /** The person who did it. */
  userId?: string;
  requestId?: string;
  /** The only person who sees it; everybody when absent. */
  recipientId?: string;
}

/** The reader; only administrators see entries about accounts, backups and webhooks. */
export interface ActivityReader {
  userId: string;
  role: string;
}

/** Who did something, and in which request; empty for commands of the operator. */
export interface ActivityAuthor {
  userId?: string;
  email?: string;
  requestId?: string;
}
