import { OmitType, PartialType } from '@nestjs/swagger';
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

/** A game concept that the studio is prototyping. */
export class PrototypeDto {
  /** UUID of the prototype. */
  id: string;
  /** Name of the prototype. */
  name: string;
  /** Free text; null when there is none. */
  description: string | null;
  /** Column of the board. */
  status: PrototypeStatus;
  /** Percent, 0 to 100. */
  progress: number;
  /** Names of the people who work on it. */
  @AtMost(MAX_TEAM)
  team: string[];
  /** UUID of the idea it was made from; null when there is none, or when I cannot open that idea. */
  ideaId: string | null;
  /** Name of that idea; null when there is none, or when I cannot open it. */
  ideaName: string | null;
  /** What is tested and what would prove it; null when not written down. */
  hypothesis: string | null;
  /** What it has shown so far; null when not written down. */
  result: string | null;
  /** `go` or `kill`; null while it is undecided. */
  decision: PrototypeDecision | null;
  /** When it was decided (UTC); null while it is undecided. */
  decidedAt: Date | null;
  /** Position within its column of the board, lowest first. */
  place: number;
  /** True for rows of the sample data. */
  sample: boolean;
  /** Profile id of the person who created it; null for sample data and deleted accounts. */
  createdBy: string | null;
  /** When it was created (UTC). */
  createdAt: Date;
  /** When it last changed (UTC). */
  updatedAt: Date;
}

const STATUS_TEXT = { message: `must be one of ${PROTOTYPE_STATUSES.join(', ')}` };
/** A result is the reason of the idea's status, which is as long at most. */
const MAX_FINDING = 300;

export class PrototypeInput {
  /** Name of the prototype. */
  @LineOfText(120)
  name: string;

  /** Free text; null or absent for none. */
  @IsOptional()
  @LongText(2_000)
  description?: string | null;

  /** Column of the board; `Planning` when absent in a new prototype. */
  @Omittable()
  @IsIn(PROTOTYPE_STATUSES, STATUS_TEXT)
  status?: PrototypeStatus;

  /** Percent, 0 to 100. */
  @Omittable()
  @Max(100, { message: 'must be 0 to 100' })
  @Min(0, { message: 'must be 0 to 100' })
  @IsInt({ message: 'must be a whole number' })
  progress?: number;

  /** Names of the people who work on it. */
  @Omittable()
  @EachLineOfText(80)
  @MaxItems(MAX_TEAM, { message: `must be at most ${MAX_TEAM} names` })
  @IsArray({ message: 'must be a list of names' })
  team?: string[];

  /** What is tested and what would prove it; null or absent for none. */
  @IsOptional()
  @LongText(MAX_FINDING)
  hypothesis?: string | null;

  /** UUID of the idea it is made from; I must be able to open it. */
  @IsOptional()
  @IsUUID(undefined, { message: 'must be a UUID' })
  ideaId?: string | null;
}

/** Fields to change; omitted ones stay. */
export class PrototypeChange extends PartialType(OmitType(PrototypeInput, ['ideaId']), {
  skipNullProperties: false,
}) {
  /** What it has shown so far; null removes it. */
  @IsOptional()
  @LongText(MAX_FINDING)
  result?: string | null;

  /** `go` or `kill`, which requires a result and also sets the status of the idea; null reopens it. */
  @IsOptional()
  @IsIn(PROTOTYPE_DECISIONS, { message: `must be one of ${PROTOTYPE_DECISIONS.join(', ')}` })
  decision?: PrototypeDecision | null;

  /** UUID of a prototype in the same column to place it before; null places it last. */
  @IsOptional()
  @IsUUID(undefined, { message: 'must be a UUID' })
  before?: string | null;
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
