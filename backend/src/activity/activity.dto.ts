import { ArrayMaxSize, IsArray, IsOptional, IsUUID } from 'class-validator';
import type { ListSpec } from '../common/list/list-query.js';

export class ActivityDto {
  /** Id of the entry; `POST /api/activity/read` takes it. */
  id: string;
  /**
   * Dotted name of what happened.
   * @example account.approved
   */
  kind: string;
  /** What happened, in one sentence. */
  text: string;
  /** Id of the record it happened to; null when it is about no single record. */
  subject: string | null;
  /** Id of the person who did it; null when the product or someone not signed in did. */
  userId: string | null;
  /** `x-request-id` of the request that caused it; null when no request did. */
  requestId: string | null;
  /** When it happened. */
  createdAt: Date;
  /** Whether I have read it; always true for what I did myself. */
  read: boolean;
}

export class UnreadDto {
  /** Unread entries, counted up to 1,000. */
  count: number;
}

/** Entries I have read. */
export class ReadInput {
  /** Ids of the entries to mark as read; every entry so far when omitted. */
  @IsOptional()
  @IsUUID(undefined, { each: true, message: 'must contain UUIDs' })
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
