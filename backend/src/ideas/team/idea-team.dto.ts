import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { Omittable } from '../../common/errors/omittable.js';
import { LongText } from '../../common/errors/text-fields.js';
import { GivenText } from '../../common/text/given-text.js';
import type { ListSpec } from '../../common/list/list-query.js';
import { IDEA_LIMITS, IDEA_STATUSES, type IdeaStatus } from '../ideas.types.js';

/** What the team made of an idea, and what I did with it. */
export class IdeaTeamDto {
  /** Display name or e-mail of who noted it down. */
  owner: string;
  /** It is my own. */
  mine: boolean;
  /** Who made the present version; null when that account is gone or nobody changed it. */
  updatedByName: string | null;
  comments: number;
  votes: number;
  /** I voted for it. */
  voted: boolean;
  /** I keep it at the top of the list. */
  pinned: boolean;
}

/** What to change; anything left out stays. */
export class IdeaStateInput {
  /** Everybody who may enter can read, change and comment a shared idea. Its owner only. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  shared?: boolean;

  /** Out of the list, and back. Its owner only. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  archived?: boolean;

  @Omittable()
  @IsIn(IDEA_STATUSES, { message: `must be one of ${IDEA_STATUSES.join(', ')}` })
  status?: IdeaStatus;

  /** Why it has the status; a status that is given without one has none. A killed idea needs one. */
  @IsOptional()
  @LongText(IDEA_LIMITS.reason)
  reason?: string | null;
}

export class IdeaCommentInput {
  @GivenText(IDEA_LIMITS.comment)
  content: string;
}

export class IdeaCommentDto {
  id: string;
  content: string;
  /** Null once the account is gone. */
  createdBy: string | null;
  /** Display name or e-mail. */
  createdByName: string | null;
  createdAt: Date;
}

export const IDEA_COMMENT_LIST: ListSpec<keyof IdeaCommentDto> = {
  resource: 'comments',
  columns: ['id', 'content', 'createdBy', 'createdByName', 'createdAt'],
  types: { timestamp: ['createdAt'] },
  sort: ['createdAt'],
  filter: { q: 'search' },
};
