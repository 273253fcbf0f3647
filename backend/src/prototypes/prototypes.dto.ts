import { IsArray, IsIn, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { Omittable } from '../common/errors/omittable.js';
import { EachLineOfText, LineOfText, LongText, MaxItems } from '../common/errors/text-fields.js';
import type { ListSpec } from '../common/list/list-query.js';
import type { Prototype } from './prototype.entity.js';
import {
  PROTOTYPE_DECISIONS,
  PROTOTYPE_STATUSES,
  type PrototypeDecision,
  type PrototypeStatus,
} from './prototypes.types.js';
import { AtMost } from '../common/list/at-most.decorator.js';

const MAX_TEAM = 20;

/** A game the studio is trying out. */
export class PrototypeDto {
  id: string;
  name: string;
  description: string | null;
  status: PrototypeStatus;
  /** Percent, 0 to 100. */
  progress: number;
  /** Names of the people who work on it. */
  @AtMost(MAX_TEAM)
  team: string[];
  /** The idea it was made from; null when it was not, or that idea is not mine to open. */
  ideaId: string | null;
  ideaName: string | null;
  /** What is tested, and what would prove it. */
  hypothesis: string | null;
  /** What it has shown so far. */
  result: string | null;
  /** How it ended; null while it is not decided. */
  decision: PrototypeDecision | null;
  decidedAt: Date | null;
  /** Order within its column of the board, smallest first. */
  place: number;
  /** True for rows of the sample data. */
  sample: boolean;
  createdBy: string | null;
  createdAt: Date;
  updatedAt: Date;
}

const STATUS_TEXT = { message: `must be one of ${PROTOTYPE_STATUSES.join(', ')}` };
/** A result is the reason of the idea's status, which is as long at most. */
const MAX_FINDING = 300;

/** What to change; anything left out stays. */
export class PrototypeChange {
  @Omittable()
  @LineOfText(120)
  name?: string;

  @IsOptional()
  @LongText(2_000)
  description?: string | null;

  @Omittable()
  @IsIn(PROTOTYPE_STATUSES, STATUS_TEXT)
  status?: PrototypeStatus;

  /** Percent, 0 to 100. */
  @Omittable()
  @Max(100, { message: 'must be 0 to 100' })
  @Min(0, { message: 'must be 0 to 100' })
  @IsInt({ message: 'must be a whole number' })
  progress?: number;

  /** Names of the people who work on it, at most 20. */
  @Omittable()
  @EachLineOfText(80)
  @MaxItems(MAX_TEAM, { message: `must be at most ${MAX_TEAM} names` })
  @IsArray({ message: 'must be a list of names' })
  team?: string[];

  /** What is tested, and what would prove it. */
  @IsOptional()
  @LongText(MAX_FINDING)
  hypothesis?: string | null;

  /** What it has shown so far. */
  @IsOptional()
  @LongText(MAX_FINDING)
  result?: string | null;

  /** How it ended, which needs a result and marks the idea; null opens it again. */
  @IsOptional()
  @IsIn(PROTOTYPE_DECISIONS, { message: `must be one of ${PROTOTYPE_DECISIONS.join(', ')}` })
  decision?: PrototypeDecision | null;

  /** Puts it directly before this prototype of the same status; null puts it last. */
  @IsOptional()
  @IsUUID(undefined, { message: 'must be a UUID' })
  before?: string | null;
}

export class PrototypeInput {
  @LineOfText(120)
  name: string;

  @IsOptional()
  @LongText(2_000)
  description?: string | null;

  /** `Planning` when left out. */
  @Omittable()
  @IsIn(PROTOTYPE_STATUSES, STATUS_TEXT)
  status?: PrototypeStatus;

  /** Percent, 0 to 100. */
  @Omittable()
  @Max(100, { message: 'must be 0 to 100' })
  @Min(0, { message: 'must be 0 to 100' })
  @IsInt({ message: 'must be a whole number' })
  progress?: number;

  /** Names of the people who work on it, at most 20. */
  @Omittable()
  @EachLineOfText(80)
  @MaxItems(MAX_TEAM, { message: `must be at most ${MAX_TEAM} names` })
  @IsArray({ message: 'must be a list of names' })
  team?: string[];

  /** What is tested, and what would prove it. */
  @IsOptional()
  @LongText(MAX_FINDING)
  hypothesis?: string | null;

  /** An idea that I see and that it is made from. */
  @IsOptional()
  @IsUUID(undefined, { message: 'must be a UUID' })
  ideaId?: string | null;
}

export const PROTOTYPE_LIST: ListSpec<keyof PrototypeDto> = {
  resource: 'prototypes',
  followed: true,
  columns: [
    'id',
    'name',
    'description',
    'status',
    'progress',
    'team',
    'ideaName',
    'hypothesis',
    'result',
    'decision',
    'decidedAt',
    'sample',
    'createdBy',
    'createdAt',
    'updatedAt',
  ],
  types: {
    boolean: ['sample'],
    integer: ['progress', 'place'],
    timestamp: ['decidedAt', 'createdAt', 'updatedAt'],
  },
  sort: ['place', 'name', 'status', 'progress', 'createdAt', 'updatedAt'],
  filter: {
    q: 'search',
    status: PROTOTYPE_STATUSES,
    ideaId: 'uuid',
    decision: PROTOTYPE_DECISIONS,
    sample: 'boolean',
    updatedSince: 'date',
  },
};

/** @param seen the ideas that the reader sees */
export function toPrototypeDto(
  row: Prototype,
  readerId: string | undefined,
  seen: ReadonlySet<string>,
): PrototypeDto {
  const isSeen = row.ideaId !== null && seen.has(row.ideaId);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    status: row.status,
    progress: row.progress,
    team: row.team,
    ideaId: isSeen ? row.ideaId : null,
    // Of an idea that is gone its maker still sees the name.
    ideaName: isSeen || row.createdBy === readerId ? row.ideaName : null,
    hypothesis: row.hypothesis,
    result: row.result,
    decision: row.decision,
    decidedAt: row.decidedAt,
    place: row.place,
    sample: row.sample,
    createdBy: row.createdBy,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
