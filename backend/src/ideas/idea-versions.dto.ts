import { IsInt, Max, Min } from 'class-validator';
import { AtMost } from '../common/list/at-most.decorator.js';
import type { ListSpec } from '../common/list/list-query.js';
import { ConceptDto } from './concept/concept.dto.js';
import { toFullConcept } from './concept/concept.js';
import type { IdeaVersion } from './idea-version.entity.js';
import { CONCEPT_COLUMNS, IdeaItemDto } from './ideas.dto.js';
import { IDEA_LIMITS } from './ideas.types.js';

/** An earlier version of an idea. */
export class IdeaVersionDto extends ConceptDto {
  /** Id of the idea and number of the version, joined by a colon. */
  id: string;
  /** Number of the version, from 1. */
  version: number;
  /** Name of the idea, one line. */
  name: string;
  /** Core mechanics, in the order people see them. */
  @AtMost(IDEA_LIMITS.items)
  coreMechanics: IdeaItemDto[];
  /** Meta elements, in the order people see them. */
  @AtMost(IDEA_LIMITS.items)
  metaElements: IdeaItemDto[];
  /** Id of the person who made this version; null when the account is gone. */
  changedBy: string | null;
  /** When this version was made. */
  createdAt: Date;
}

export class RestoreInput {
  /** Number of the earlier version to restore. */
  @Max(2_147_483_647, { message: 'must be a version' })
  @Min(1, { message: 'must be a version' })
  @IsInt({ message: 'must be a whole number' })
  version: number;
}

export const IDEA_VERSION_LIST: ListSpec<keyof IdeaVersionDto> = {
  resource: 'versions',
  id: 'text',
  columns: [
    'id',
    'version',
    'name',
    'coreMechanics',
    'metaElements',
    ...CONCEPT_COLUMNS,
    'changedBy',
    'createdAt',
  ],
  types: { integer: ['version'], timestamp: ['createdAt'] },
  sort: ['version'],
  defaultOrder: 'DESC',
  filter: {},
};

export function toIdeaVersionDto(row: IdeaVersion): IdeaVersionDto {
  const { ideaId, version, name, coreMechanics, metaElements, changedBy, createdAt } = row;
  return {
    id: `${ideaId}:${version}`,
    version,
    name,
    coreMechanics,
    metaElements,
    ...toFullConcept(row.concept),
    changedBy,
    createdAt,
  };
}
