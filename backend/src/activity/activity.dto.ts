import type { ListSpec } from '../common/list/list-query.js';
import type { Activity } from './activity.entity.js';

export class ActivityDto {
  id: string;
  /**
   * Dotted name of what happened.
   * @example account.approved
   */
  kind: string;
  /** What happened, in one sentence. */
  text: string;
  /** Id of what it happened to. */
  subject: string | null;
  /** Who did it; null for the product itself and for strangers. */
  userId: string | null;
  /** The request that caused it, as in `x-request-id`. */
  requestId: string | null;
  createdAt: Date;
}

export const ACTIVITY_LIST: ListSpec<keyof ActivityDto> = {
  resource: 'activity',
  columns: ['id', 'kind', 'text', 'subject', 'userId', 'requestId', 'createdAt'],
  sort: ['createdAt', 'kind'],
  defaultOrder: 'DESC',
  filter: {
    id: 'uuids',
    kind: 'text',
    kinds: 'texts',
    subject: 'text',
    userId: 'uuid',
    q: 'text',
    updatedSince: 'date',
  },
};

export function toActivityDto(row: Activity): ActivityDto {
  const { id, kind, text, subject, userId, requestId, createdAt } = row;
  return { id, kind, text, subject, userId, requestId, createdAt };
}
