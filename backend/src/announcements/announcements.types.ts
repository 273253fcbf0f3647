/** Events for webhooks besides market events. */
export const ANNOUNCEMENT_TYPES = [
  'job.completed',
  'job.failed',
  'job.cancelled',
  'analysis.stored',
  'user_request.created',
  'user_request.approved',
  'user_request.rejected',
] as const;
export type AnnouncementType = (typeof ANNOUNCEMENT_TYPES)[number];

/** NOTIFY channel for new announcements. */
export const ANNOUNCEMENTS_CHANNEL = 'announced';

export interface NewAnnouncement {
  type: AnnouncementType;
  data: object;
}
