import { ArrayMaxSize, IsArray, IsOptional, IsUUID } from 'class-validator';
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
  /** Whether I have read it; what I did myself I know. */
  read: boolean;
}

export class UnreadDto {
  /** Lines I have not read, counted up to 1,000. */
  count: number;
}

/** What I have read: single lines, or everything so far when no ids are given. */
export class ReadInput {
  @IsOptional()
  @IsUUID(undefined, { each: true, message: 'must hold UUIDs' })
  @ArrayMaxSize(500, { message: 'must be at most 500 ids' })
  @IsArray({ message: 'must be a list of ids' })
  ids?: string[];
}

export const ACTIVITY_LIST: ListSpec<keyof ActivityDto> = {
  resource: 'activity',
  columns: ['id', 'kind', 'text', 'subject', 'userId', 'requestId', 'createdAt', 'read'],
  types: { boolean: ['read'], timestamp: ['createdAt'] },
  sort: ['createdAt', 'kind'],
  defaultOrder: 'DESC',
  filter: {
    kind: 'text',
    subject: 'text',
    userId: 'uuid',
    q: 'search',
    unread: 'boolean',
    updatedSince: 'date',
  },
};

export function toActivityDto(row: Activity, read: boolean): ActivityDto {
  const { id, kind, text, subject, userId, requestId, createdAt } = row;
  return { id, kind, text, subject, userId, requestId, createdAt, read };
}
