import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { Omittable } from '../../common/errors/omittable.js';
import { LongText, VisibleText } from '../../common/errors/text-fields.js';
import type { ListSpec } from '../../common/list/list-query.js';
import { IDEA_LIMITS, IDEA_STATUSES, type IdeaStatus } from '../ideas.types.js';

/** Who works on an idea, and what I did with it. */
export class IdeaTeamDto {
  /** Display name or email of the owner. */
  owner: string;
  /** Whether I own it. */
  mine: boolean;
  /** Who made the current version; null when the account is gone or nobody changed the idea. */
  updatedByName: string | null;
  /** Number of comments. */
  comments: number;
  /** Number of people who voted for it. */
  votes: number;
  /** Whether I voted for it. */
  voted: boolean;
  /** Whether I pinned it to the top of the list. */
  pinned: boolean;
}

/** Fields to change; those left out keep their value. */
export class IdeaStateInput {
  /** True lets everyone with access read, change and comment on the idea; owner only. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  shared?: boolean;

  /** True removes the idea from the list, false returns it; owner only. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  archived?: boolean;

  /** New status of the idea; `killed` needs a `reason`. */
  @Omittable()
  @IsIn(IDEA_STATUSES, { message: `must be one of ${IDEA_STATUSES.join(', ')}` })
  status?: IdeaStatus;

  /** Why it has the status; setting a status without a reason removes the old one. */
  @IsOptional()
  @LongText(IDEA_LIMITS.reason)
  reason?: string | null;
}

export class IdeaCommentInput {
  /** Text of the comment. */
  @VisibleText(IDEA_LIMITS.comment)
  content: string;
}

/** A comment on an idea. */
export class IdeaCommentDto {
  /** Id of the comment. */
  id: string;
  /** Text of the comment; line breaks are kept. */
  content: string;
  /** Id of the author; null when the account is gone. */
  createdBy: string | null;
  /** Display name or email of the author; null when the account is gone. */
  createdByName: string | null;
  /** When it was written. */
  createdAt: Date;
}

export const IDEA_COMMENT_LIST: ListSpec<keyof IdeaCommentDto> = {
  resource: 'comments',
  columns: ['id', 'content', 'createdBy', 'createdByName', 'createdAt'],
  types: { timestamp: ['createdAt'] },
  sort: ['createdAt'],
  filter: { q: 'search' },
};
