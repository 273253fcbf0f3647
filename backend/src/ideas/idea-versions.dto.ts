import { AtMost } from '../common/list/at-most.decorator.js';
import type { ListSpec } from '../common/list/list-query.js';
import { ConceptDto } from './concept/concept.dto.js';
import { toFullConcept } from './concept/concept.js';
import type { IdeaVersion } from './idea-version.entity.js';
import { CONCEPT_COLUMNS, IdeaItemDto } from './ideas.dto.js';
import { IDEA_LIMITS } from './ideas.types.js';

/** A former version of an idea. */
export class IdeaVersionDto extends ConceptDto {
  id: string;
  version: number;
  name: string;
  @AtMost(IDEA_LIMITS.items)
  coreMechanics: IdeaItemDto[];
  @AtMost(IDEA_LIMITS.items)
  metaElements: IdeaItemDto[];
  /** Who made this version; null when that account is gone. */
  changedBy: string | null;
  /** When this version was made. */
  createdAt: Date;
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
