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
import { LineOfText, MaxItems, VisibleText } from '../common/errors/text-fields.js';
import type { ListSpec } from '../common/list/list-query.js';
import { ConceptDto, ConceptInput } from './concept/concept.dto.js';
import { toFullConcept } from './concept/concept.js';
import { IDEA_ENGINES, type IdeaEngineId } from './engine/engine.types.js';
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

/** A core mechanic or meta element of an idea. */
export class IdeaItemDto {
  /** Id of the item within the idea; it stays when the text changes. */
  id: string;
  /** Text of the item. */
  content: string;
}

/** A game or idea that an idea was brainstormed from. */
export class IdeaSourceDto {
  /** What `sourceId` refers to; null when it is null. */
  type: SourceType | null;
  /** Id of the idea or bundle id of the game; null for a text, or an idea that I may not see. */
  sourceId: string | null;
  /** Name of the source when the idea was made. */
  name: string;
}

/** Where an item of a brainstormed idea comes from. */
export class IdeaOriginDto {
  /** Id of the item in `coreMechanics` or `metaElements`. */
  itemId: string;
  /** `keep`: unchanged. `swap`: replaced by a similar one. `complement`: added because it fits. `twist`: changed on purpose. */
  rule: 'keep' | 'swap' | 'complement' | 'twist';
  /** Index in `sources`, from 0; null when the item comes from no single source. */
  source: number | null;
  /** Name of the source; null when the item comes from no single source. */
  sourceName: string | null;
  /** Id of the source; null when there is none or I may not see it. */
  sourceId: string | null;
  /** Wording of the source; null when there was none. */
  from: string | null;
  /** Taxonomy id of the item; null when it is not in the taxonomy. */
  taxonomyId: string | null;
  /** Confidence of the item in the analysis of the source; null for a wording of your own, or when it was not recorded. */
  confidence: 'high' | 'medium' | 'low' | null;
}

/** A decision made while brainstorming. */
export class IdeaChoiceDto {
  /** `keep`: unchanged. `swap`: replaced by a similar one. `complement`: added because it fits. `twist`: changed on purpose. */
  rule: 'keep' | 'swap' | 'complement' | 'twist';
  /** Text of the resulting item. */
  item: string;
  /** What it was made from. */
  from: string;
  /** Reason, in one sentence. */
  why: string;
}

/** An idea of mine, or one that is shared. */
export class IdeaDto extends ConceptDto {
  /** Id of the idea. */
  id: string;
  /** Name of the idea, one line. */
  name: string;
  /** Core mechanics, in the order people see them. */
  @AtMost(IDEA_LIMITS.items)
  coreMechanics: IdeaItemDto[];
  /** Meta elements, in the order people see them. */
  @AtMost(IDEA_LIMITS.items)
  metaElements: IdeaItemDto[];
  /** Games and ideas it was brainstormed from; empty for an idea that I started myself. */
  @AtMost(IDEA_LIMITS.inputs)
  sources: IdeaSourceDto[];
  /** Where each item comes from; items that were deleted are left out. */
  @AtMost(IDEA_LIMITS.items)
  origins: IdeaOriginDto[];
  /** Decisions made while brainstorming; empty for an idea that I started myself. */
  @AtMost(IDEA_LIMITS.items)
  choices: IdeaChoiceDto[];
  /** Who brainstormed it: `built-in` or `openai`; null for an idea that I started myself. */
  engine: string | null;
  /** The idea in one sentence, as brainstormed; null for an idea that I started myself. */
  hook: string | null;
  /** Whether everyone with access may read, change and comment on it. */
  shared: boolean;
  /** `killed` and `go` are decisions; `prototype` is being tested. */
  status: IdeaStatus;
  /** Why it has this status; null when no reason was given. */
  statusReason: string | null;
  /** When it was archived; null while it is in the list. */
  archivedAt: Date | null;
  /** Id of the owner. */
  createdBy: string;
  /** Id of the person who made the current version; null when the account is gone. */
  updatedBy: string | null;
  /** Increases with every change; send it with a change to detect conflicts. */
  version: number;
  /** When the idea was created. */
  createdAt: Date;
  /** When the idea was last changed. */
  updatedAt: Date;
}

/** The market signal of an idea in four figures, which are not added up. */
export class IdeaSignalSummaryDto implements SignalSummary {
  /** Name of the first recognized mechanic, which `share` and `change` are about; null when none was recognized. */
  mechanic: string | null;
  /** Share of the analyzed charting games with it, 0 to 1; null while too few are analyzed. */
  share: number | null;
  /** Change of the share since the earlier captures, in percentage points; null when there is nothing to compare. */
  change: number | null;
  /** Analyzed charting games with at least two of its items. */
  alike: number;
  /** New games in the charts that share a mechanic with it; null when there is nothing to compare. */
  newcomers: number | null;
  /** Number of analyzed charting games that the figures are based on. */
  n: number;
  /** Whether some of the captures are sample data. */
  sample: boolean;
}

/** An idea in the list. */
export class IdeaRowDto extends IdeaDto {
  /** Owner, comments and votes, and what I did with it. */
  team: IdeaTeamDto;
  /** Market signal; null when nothing of the idea can be compared. */
  signal: IdeaSignalSummaryDto | null;
}

/** An item to store in an idea. */
export class IdeaItemInput {
  /** Id of an existing item (up to 64 letters, digits, `-` or `_`, unique in the idea); otherwise the item gets a new id. */
  @IsOptional()
  @MaxLength(200, { message: 'must be at most 200 characters long' })
  @IsString({ message: 'must be a text' })
  id?: string | null;

  /** Text of the item. */
  @VisibleText(IDEA_LIMITS.item)
  content: string;
}

const eachItem = { each: true, message: 'must be a list of items with content' };
const listOfItems = { message: 'must be a list of items' };
const tooManyItems = { message: `an idea may have at most ${IDEA_LIMITS.items} items` };

/** A game or idea that a new idea was made from. */
export class IdeaSourceInput {
  /** What `sourceId` refers to; null or left out without one. */
  @IsOptional()
  @IsIn(SOURCE_TYPES, { message: `must be one of ${SOURCE_TYPES.join(', ')}` })
  type?: SourceType | null;

  /** Id of the idea or bundle id of the game; null or left out for a text. */
  @IsOptional()
  @MaxLength(255, { message: 'must be at most 255 characters long' })
  @IsString({ message: 'must be a text' })
  sourceId?: string | null;

  /** Name to show for the source. */
  @LineOfText(300)
  name: string;
}

/** An item of a new idea, with where it comes from. */
export class NewIdeaItemInput extends IdeaItemInput {
  /** How a variant got the item, as in its answer. */
  @Omittable()
  @IsIn(IDEA_RULES, { message: `must be one of ${IDEA_RULES.join(', ')}` })
  rule?: IdeaRule;

  /** Index in `sources`, from 0; null or left out when it comes from none. */
  @IsOptional()
  @Max(IDEA_LIMITS.inputs - 1, { message: 'must be the index of a source' })
  @Min(0, { message: 'must be the index of a source' })
  @IsInt({ message: 'must be the index of a source' })
  source?: number | null;

  /** Wording of the source; null or left out when there was none. */
  @IsOptional()
  @MaxLength(IDEA_LIMITS.item, { message: 'is too long' })
  @IsString({ message: 'must be a text' })
  from?: string | null;

  /** Taxonomy id of the item; null or left out when it is not in the taxonomy. */
  @IsOptional()
  @MaxLength(100, { message: 'must be at most 100 characters long' })
  @IsString({ message: 'must be a text' })
  taxonomyId?: string | null;

  /** Confidence of the item in the analysis of the source; null or left out when unknown. */
  @IsOptional()
  @IsIn(ORIGIN_CONFIDENCES, { message: `must be one of ${ORIGIN_CONFIDENCES.join(', ')}` })
  confidence?: OriginConfidence | null;
}

export class IdeaInput extends ConceptInput {
  /** Name of the idea, one line. */
  @LineOfText(IDEA_LIMITS.name)
  name: string;

  /** What a variant of `POST /api/ideas/variants` was made from. */
  @Omittable()
  @Type(() => IdeaSourceInput)
  @ValidateNested({ each: true, message: 'must be a list of sources with a name' })
  @MaxItems(IDEA_LIMITS.inputs, { message: `may be at most ${IDEA_LIMITS.inputs} sources` })
  @IsArray({ message: 'must be a list of sources' })
  sources?: IdeaSourceInput[];

  /** Engine that made the variant, as `POST /api/ideas/variants` says; `built-in` when left out. */
  @Omittable()
  @IsIn(IDEA_ENGINES, { message: `must be one of ${IDEA_ENGINES.join(', ')}` })
  engine?: IdeaEngineId;

  /** Why a variant works. */
  @Omittable()
  @MaxLength(IDEA_LIMITS.concept, { message: 'is too long' })
  @IsString({ message: 'must be a text' })
  why?: string;

  /** Core mechanics in order; together with `metaElements` at most 60. */
  @Omittable()
  @Type(() => NewIdeaItemInput)
  @ValidateNested(eachItem)
  @MaxItems(IDEA_LIMITS.items, tooManyItems)
  @IsArray(listOfItems)
  coreMechanics?: NewIdeaItemInput[];

  /** Meta elements in order; together with `coreMechanics` at most 60. */
  @Omittable()
  @Type(() => NewIdeaItemInput)
  @ValidateNested(eachItem)
  @MaxItems(IDEA_LIMITS.items, tooManyItems)
  @IsArray(listOfItems)
  metaElements?: NewIdeaItemInput[];
}

/** Fields to change; those left out keep their value. */
export class IdeaChanges extends ConceptInput {
  /** Name of the idea, one line. */
  @Omittable()
  @LineOfText(IDEA_LIMITS.name)
  name?: string;

  /** Replaces the whole list; together with `metaElements` at most 60. */
  @Omittable()
  @Type(() => IdeaItemInput)
  @ValidateNested(eachItem)
  @MaxItems(IDEA_LIMITS.items, tooManyItems)
  @IsArray(listOfItems)
  coreMechanics?: IdeaItemInput[];

  /** Replaces the whole list; together with `coreMechanics` at most 60. */
  @Omittable()
  @Type(() => IdeaItemInput)
  @ValidateNested(eachItem)
  @MaxItems(IDEA_LIMITS.items, tooManyItems)
  @IsArray(listOfItems)
  metaElements?: IdeaItemInput[];

  /**
   * Version that the change is based on: when it is not the newest, the answer is 409 `idea_changed` with the newest
   * as `current`. When left out, the newest version is changed.
   */
  @Omittable()
  @Max(2_147_483_647, { message: 'must be a version' })
  @Min(1, { message: 'must be a version' })
  @IsInt({ message: 'must be a whole number' })
  version?: number;
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
  const hidden = idea.sources.filter(({ sourceId }, at) => isHidden(sourceId, at));
  return {
    ...idea,
    sources: idea.sources.map((source) =>
      hidden.includes(source) ? { ...source, sourceId: null, name: 'A private idea' } : source,
    ),
    choices: idea.choices.map((choice) => {
      const named = hidden.map(({ name }) => ` (${name})`).find((end) => choice.from.endsWith(end));
      return named ? { ...choice, from: choice.from.slice(0, -named.length) } : choice;
    }),
    origins: idea.origins.map((origin) =>
      isHidden(origin.sourceId, origin.source)
        ? { ...origin, sourceId: null, sourceName: 'A private idea' }
        : origin,
    ),
  };
}
