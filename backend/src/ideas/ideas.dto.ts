import { Type } from 'class-transformer';
import {
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Omittable } from '../common/errors/omittable.js';
import { MaxItems } from '../common/errors/text-fields.js';
import type { ListSpec } from '../common/list/list-query.js';
import { GivenLine, GivenText } from '../common/text/given-text.js';
import { ConceptDto, ConceptInput } from './concept/concept.dto.js';
import { toFullConcept } from './concept/concept.js';
import type { Idea } from './idea.entity.js';
import {
  IDEA_LIMITS,
  IDEA_RULES,
  ORIGIN_CONFIDENCES,
  type OriginConfidence,
  IDEA_STATUSES,
  type IdeaRule,
  type IdeaStatus,
  SOURCE_TYPES,
  type SourceType,
} from './ideas.types.js';
import { IdeaTeamDto } from './team/idea-team.dto.js';
import type { SignalSummary } from '../trends/trends.types.js';
import { AtMost } from '../common/list/at-most.decorator.js';

export class IdeaItemDto {
  id: string;
  content: string;
}

/** What an idea was brainstormed from. */
export class IdeaSourceDto {
  type: SourceType | null;
  /** Id of the idea or bundle id of the game; null when the input stood for nothing stored. */
  sourceId: string | null;
  name: string;
}

/** Where one item of a brainstormed idea comes from. */
export class IdeaOriginDto {
  itemId: string;
  /** `keep`: as it was · `swap`: a neighbour in its place · `complement`: added because it fits · `twist`: changed on purpose. */
  rule: 'keep' | 'swap' | 'complement' | 'twist';
  /** Index into `sources`; null when the rule added the item without one source. */
  source: number | null;
  sourceName: string | null;
  sourceId: string | null;
  /** The source's item in its own words; null when there was none. */
  from: string | null;
  /** Taxonomy id of the item; null when the taxonomy does not know it. */
  taxonomyId: string | null;
  /** How certain the analysis of the source was of it; null for words of one’s own, and where it was not kept. */
  confidence: 'high' | 'medium' | 'low' | null;
}

/** One decision behind a brainstormed idea. */
export class IdeaChoiceDto {
  rule: 'keep' | 'swap' | 'complement' | 'twist';
  /** The item as it was made. */
  item: string;
  from: string;
  why: string;
}

/** An idea of mine, or one that is shared. */
export class IdeaDto extends ConceptDto {
  id: string;
  name: string;
  @AtMost(IDEA_LIMITS.items)
  coreMechanics: IdeaItemDto[];
  @AtMost(IDEA_LIMITS.items)
  metaElements: IdeaItemDto[];
  /** Empty for an idea that I began myself. */
  @AtMost(IDEA_LIMITS.inputs)
  sources: IdeaSourceDto[];
  /** Of the items as they were made; those of items that are gone are left out. */
  @AtMost(IDEA_LIMITS.items)
  origins: IdeaOriginDto[];
  @AtMost(IDEA_LIMITS.items)
  choices: IdeaChoiceDto[];
  /** Who brainstormed it, `built-in` or `openai`; null for an idea that I began myself. */
  engine: string | null;
  /** The idea in one sentence, as it was brainstormed. */
  hook: string | null;
  /** Everybody who may enter can read, change and comment it. */
  shared: boolean;
  status: IdeaStatus;
  /** Why it has this status. */
  statusReason: string | null;
  /** When it was taken out of the list; null while it is in it. */
  archivedAt: Date | null;
  createdBy: string;
  /** Who made the present version; null when that account is gone. */
  updatedBy: string | null;
  /** Rises with each change; send it with a change. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** What the charts say of an idea, in four figures that are not added up. */
export class IdeaSignalSummaryDto implements SignalSummary {
  /** Its first recognized mechanic, which share and change are of. */
  mechanic: string | null;
  /** 0–1 of the analyzed charting games; null while too few are analyzed. */
  share: number | null;
  /** Percentage points since the earlier captures. */
  change: number | null;
  /** Analyzed charting games that have at least two of its items. */
  alike: number;
  /** Newcomers that share a mechanic; null while no capture can be compared. */
  newcomers: number | null;
  /** Analyzed charting games. */
  n: number;
  /** Some of the captures are sample data. */
  sample: boolean;
}

/** An idea in the list. */
export class IdeaRowDto extends IdeaDto {
  team: IdeaTeamDto;
  /** Null when nothing about it can be compared. */
  signal: IdeaSignalSummaryDto | null;
}

export class IdeaItemInput {
  /** Kept when it has the form of one (up to 64 letters, digits, `-`, `_`) and is the only one of the idea; else a new one is made. */
  @IsOptional()
  @MaxLength(200, { message: 'must be at most 200 characters long' })
  @IsString({ message: 'must be a text' })
  id?: string | null;

  @GivenText(IDEA_LIMITS.item)
  content: string;
}

const eachItem = { each: true, message: 'must be a list of items with content' };
const listOfItems = { message: 'must be a list of items' };
const tooManyItems = { message: `an idea may have at most ${IDEA_LIMITS.items} items` };

/** What a new idea was made from. */
export class IdeaSourceInput {
  @IsOptional()
  @IsIn(SOURCE_TYPES, { message: `must be one of ${SOURCE_TYPES.join(', ')}` })
  type?: SourceType | null;

  @IsOptional()
  @MaxLength(255, { message: 'must be at most 255 characters long' })
  @IsString({ message: 'must be a text' })
  sourceId?: string | null;

  @GivenLine(300)
  name: string;
}

/** An item of a variant may say where it comes from. */
export class NewIdeaItemInput extends IdeaItemInput {
  @Omittable()
  @IsIn(IDEA_RULES, { message: `must be one of ${IDEA_RULES.join(', ')}` })
  rule?: IdeaRule;

  /** Index into `sources`. */
  @IsOptional()
  @Max(IDEA_LIMITS.inputs - 1, { message: 'must be the index of a source' })
  @Min(0, { message: 'must be the index of a source' })
  @IsInt({ message: 'must be the index of a source' })
  source?: number | null;

  /** The source's own words. */
  @IsOptional()
  @MaxLength(IDEA_LIMITS.item, { message: 'is too long' })
  @IsString({ message: 'must be a text' })
  from?: string | null;

  @IsOptional()
  @MaxLength(100, { message: 'must be at most 100 characters long' })
  @IsString({ message: 'must be a text' })
  taxonomyId?: string | null;

  /** How certain the analysis of the source was of it. */
  @IsOptional()
  @IsIn(ORIGIN_CONFIDENCES, { message: `must be one of ${ORIGIN_CONFIDENCES.join(', ')}` })
  confidence?: OriginConfidence | null;
}

export class IdeaInput extends ConceptInput {
  @GivenLine(IDEA_LIMITS.name)
  name: string;

  /** What it was made from, for a variant of `POST /api/ideas/variants`. */
  @Omittable()
  @Type(() => IdeaSourceInput)
  @ValidateNested({ each: true, message: 'must be a list of sources with a name' })
  @MaxItems(IDEA_LIMITS.inputs, { message: `may be at most ${IDEA_LIMITS.inputs} sources` })
  @IsArray({ message: 'must be a list of sources' })
  sources?: IdeaSourceInput[];

  /** Why a variant holds together. */
  @Omittable()
  @MaxLength(IDEA_LIMITS.concept, { message: 'is too long' })
  @IsString({ message: 'must be a text' })
  why?: string;

  /** Together with `metaElements` at most 60. */
  @Omittable()
  @Type(() => NewIdeaItemInput)
  @ValidateNested(eachItem)
  @MaxItems(IDEA_LIMITS.items, tooManyItems)
  @IsArray(listOfItems)
  coreMechanics?: NewIdeaItemInput[];

  @Omittable()
  @Type(() => NewIdeaItemInput)
  @ValidateNested(eachItem)
  @MaxItems(IDEA_LIMITS.items, tooManyItems)
  @IsArray(listOfItems)
  metaElements?: NewIdeaItemInput[];
}

/** What to change; anything left out stays. */
export class IdeaChanges extends ConceptInput {
  @Omittable()
  @GivenLine(IDEA_LIMITS.name)
  name?: string;

  @Omittable()
  @Type(() => IdeaItemInput)
  @ValidateNested(eachItem)
  @MaxItems(IDEA_LIMITS.items, tooManyItems)
  @IsArray(listOfItems)
  coreMechanics?: IdeaItemInput[];

  @Omittable()
  @Type(() => IdeaItemInput)
  @ValidateNested(eachItem)
  @MaxItems(IDEA_LIMITS.items, tooManyItems)
  @IsArray(listOfItems)
  metaElements?: IdeaItemInput[];

  /** The version that the change was made on: when it is not the newest, the answer is 409 `idea_changed` with the newest as `current`. Without it the change is made to the newest. */
  @Omittable()
  @Max(2_147_483_647, { message: 'must be a version' })
  @Min(1, { message: 'must be a version' })
  @IsInt({ message: 'must be a whole number' })
  version?: number;
}

export class RestoreInput {
  /** The former version to go back to. */
  @Max(2_147_483_647, { message: 'must be a version' })
  @Min(1, { message: 'must be a version' })
  @IsInt({ message: 'must be a whole number' })
  version: number;
}

export const CONCEPT_COLUMNS = [
  'pitch',
  'fantasy',
  'setting',
  'audience',
  'coreLoop',
  'monetization',
  'artDirection',
  'comparables',
  'risk',
  'firstTest',
] as const;

export const IDEA_LIST: ListSpec<keyof IdeaRowDto> = {
  resource: 'ideas',
  followed: true,
  columns: [
    'id',
    'name',
    'coreMechanics',
    'metaElements',
    'sources',
    'engine',
    'hook',
    ...CONCEPT_COLUMNS,
    'shared',
    'status',
    'statusReason',
    'archivedAt',
    'team',
    'signal',
    'version',
    'createdAt',
    'updatedAt',
  ],
  types: { boolean: ['shared'], integer: ['version'], timestamp: ['archivedAt', 'createdAt', 'updatedAt'] },
  sort: ['createdAt', 'updatedAt', 'name', 'votes', 'share', 'change', 'alike', 'newcomers'],
  defaultOrder: 'DESC',
  filter: {
    q: 'search',
    updatedSince: 'date',
    status: IDEA_STATUSES,
    shared: 'boolean',
    mine: 'boolean',
    archived: 'boolean',
    source: 'text',
  },
};

export function toIdeaDto(idea: Idea): IdeaDto {
  const { id, name, coreMechanics, metaElements, sources, lineage, version } = idea;
  const present = new Set([...coreMechanics, ...metaElements].map((item) => item.id));
  return {
    id,
    name,
    coreMechanics,
    metaElements,
    sources,
    origins: (lineage?.origins ?? []).flatMap(({ confidence = null, ...origin }) =>
      present.has(origin.itemId) ? [{ ...origin, confidence }] : [],
    ),
    choices: lineage?.choices ?? [],
    engine: lineage?.engine ?? null,
    hook: lineage?.hook ?? null,
    ...toFullConcept(idea.concept),
    shared: idea.shared,
    status: idea.status,
    statusReason: idea.statusReason,
    archivedAt: idea.archivedAt,
    createdBy: idea.createdBy,
    updatedBy: idea.updatedBy,
    version,
    createdAt: idea.createdAt,
    updatedAt: idea.updatedAt,
  };
}

/** Ideas among the sources that the reader does not see are named no more than that. */
export function hideSources<T extends IdeaDto>(idea: T, visible: ReadonlySet<string>): T {
  const isHidden = (sourceId: string | null, source: number | null) =>
    source !== null && idea.sources[source]?.type === 'idea' && sourceId !== null && !visible.has(sourceId);
  return {
    ...idea,
    sources: idea.sources.map((source, at) =>
      isHidden(source.sourceId, at) ? { ...source, sourceId: null, name: 'A private idea' } : source,
    ),
    origins: idea.origins.map((origin) =>
      isHidden(origin.sourceId, origin.source)
        ? { ...origin, sourceId: null, sourceName: 'A private idea' }
        : origin,
    ),
  };
}
