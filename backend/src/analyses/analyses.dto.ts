import { Transform, Type } from 'class-transformer';
import {
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Omittable } from '../common/errors/omittable.js';
import { EachTextLike, LineOfText, MaxItems, TextLike } from '../common/errors/text-fields.js';
import type { ListSpec } from '../common/list/list-query.js';
import { BUNDLE_ID, PLATFORMS, type Platform } from '../games/games.types.js';
import { RANKING_TYPES, type RankingType } from '../rankings/rankings.types.js';
import { ITEM_KINDS, type ItemKind, type Verdict, VERDICTS } from './analyses.types.js';
import { AtMost } from '../common/list/at-most.decorator.js';
import { MOST_ENTRIES } from '../ai/taxonomy/taxonomy.types.js';
import { LONGEST_EVIDENCE, MOST_QUOTES } from '../ai/ai.types.js';

export { JobStartedDto } from '../jobs/jobs.dto.js';

const MAX_BATCH = 500;
/** Items that filters offer; models name some that are in no taxonomy. */
export const MOST_USED = 2_000;
/** What the two stores say of a game beside its description: at most seven things each. */
const MOST_FACTS = 14;
/** Remarks of an engine. */
const MOST_NOTES = 5;
const trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** Tokens as the model's server counted them. */
export class TokensDto {
  prompt: number;
  completion: number;
}

/** What an analyst said of one item of an analysis. */
export class ItemFeedbackDto {
  /** `added`: no engine named the item, an analyst did. */
  verdict: 'confirmed' | 'corrected' | 'rejected' | 'added';
  /** The analyst's own wording, of a corrected item. */
  name: string | null;
  description: string | null;
  userId: string | null;
  /** Display name or e-mail of the analyst. */
  userName: string | null;
  createdAt: Date;
}

/** Characters of a text, counted from 0. */
export class TextRangeDto {
  from: number;
  /** The first one after it. */
  to: number;
}

/** A mechanic or a meta element of a game. */
export class AnalysisItemDto {
  /** Taxonomy id; absent when the taxonomy does not know the item. */
  id?: string;
  name: string;
  description: string;
  confidence: 'high' | 'medium' | 'low';
  /** Sentences of the store text that say so. */
  @AtMost(MOST_QUOTES)
  evidence?: string[];
  /** The words of the first sentence that prove it; absent when the engine does not tell. */
  @AtMost(LONGEST_EVIDENCE / 2)
  proof?: TextRangeDto[];
  /**
   * What the stores say beside the text that agrees with it, each with its source.
   * @example ["Google Play: Contains ads"]
   */
  @AtMost(MOST_FACTS)
  facts?: string[];
  /** What an analyst said of it; kept over new runs. */
  feedback?: ItemFeedbackDto | null;
}

/** A finer form of an item, or what a store states by itself. */
export class AnalysisDetailDto extends AnalysisItemDto {
  kind: ItemKind;
  /** Id of the entry that it is a form of. */
  within: string | null;
  /** Where it was found: in title and description, or in the store's own fields. */
  source: 'text' | 'store_facts';
}

/** The newest analysis of a game. */
export class GameAnalysisDto {
  id: string;
  @AtMost(MOST_ENTRIES)
  mechanics: AnalysisItemDto[];
  @AtMost(MOST_ENTRIES)
  metaElements: AnalysisItemDto[];
  /** Finer forms of the items, and what the stores state by themselves; absent when there is none. */
  @AtMost(MOST_ENTRIES)
  details?: AnalysisDetailDto[];
  analyzedAt: Date;
  analyzedBy: string | null;
  /** Display name or e-mail of who asked for it. */
  analyzedByName: string | null;
  /**
   * Where the description came from that was read: the store's or the service's name, `Import`, `Entered by hand` or
   * `Sample data`; null of answers that were stored before this was recorded.
   */
  source: string | null;
  /** True when the description was one of the sample catalogue. */
  sample: boolean;
  /** `built-in` or `openai`. */
  engine: string;
  model: string | null;
  /** Counts the versions of this game's analysis from 1; an answer given again keeps its number. */
  version: number;
}

/** One answer about a game, with all that tells how it came about. */
export class AnalysisDto extends GameAnalysisDto {
  bundleId: string;
  title: string;
  developer: string | null;
  iconUrl: string | null;
  engineVersion: string;
  promptVersion: string | null;
  taxonomyVersion: string;
  /** ISO 639-1 code of the text that was read, `und` when it cannot be told. */
  language: string;
  /** True when a stored answer to the same text was given again, without a new call. */
  reused: boolean;
  /** Remarks for the reader, for instance that a long text was cut. */
  @AtMost(MOST_NOTES)
  notes: string[];
  /** What the run took, in milliseconds. */
  durationMs: number;
  /** Null without a model, or when its server does not say. */
  tokens: TokensDto | null;
}

/** What is to be analysed, and how. */
export class AnalyseInput {
  @TextLike(BUNDLE_ID, 'is not a bundle id')
  bundleId: string;

  /** Id of an engine of `/api/analyses/engines`; the default one when absent. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  engine?: string;

  /** True asks the engine even when it has answered to the same text before. */
  @IsOptional()
  @IsBoolean()
  fresh?: boolean;
}

/** A current list of the rankings. */
export class ChartInput {
  @IsIn(PLATFORMS)
  platform: Platform;

  /** `all` when absent. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  category?: string;

  /** Two letters; `us` when absent. */
  @IsOptional()
  @IsString()
  @MaxLength(2)
  country?: string;

  @IsIn(RANKING_TYPES)
  rankingType: RankingType;
}

/** Which of the games that I analysed; all of them when nothing is named. The same filters as of the list. */
export class MyAnalysesInput {
  /** A part of the title or the developer. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  q?: string;

  /** Key of an item that the answer names. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  mechanic?: string;

  /** Id of the engine that answered. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  engine?: string;
}

/** Many games at once: named, of a tag, of a chart, or those I analysed; exactly one of the four. */
export class BatchInput {
  @Omittable()
  @IsArray()
  @ArrayMinSize(1)
  @MaxItems(MAX_BATCH, { message: `must be at most ${MAX_BATCH} games` })
  @EachTextLike(BUNDLE_ID, 'must be bundle ids')
  bundleIds?: string[];

  /** The games that carry this tag. */
  @Omittable()
  @IsUUID(undefined, { message: 'must be a UUID' })
  tagId?: string;

  /** The games of a current list, at most 50. */
  @Omittable()
  @ValidateNested()
  @Type(() => ChartInput)
  chart?: ChartInput;

  /** Games that I analysed, at most 2,000. */
  @Omittable()
  @IsObject()
  @ValidateNested()
  @Type(() => MyAnalysesInput)
  mine?: MyAnalysesInput;

  /** Id of an engine of `/api/analyses/engines`; the default one when absent. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  engine?: string;

  /** True asks the engine even when it has answered to the same text before. */
  @IsOptional()
  @IsBoolean()
  fresh?: boolean;
}

/** What an analyst says of one item; it holds for the game, whatever later runs say. */
export class FeedbackInput {
  @IsIn(ITEM_KINDS)
  kind: ItemKind;

  /** Taxonomy id of the item. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  itemId?: string;

  /** Name of an item that has no id. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  itemName?: string;

  /** Null takes back what was said. */
  @ValidateIf((input: FeedbackInput) => input.verdict !== null)
  @IsIn(VERDICTS)
  verdict: Verdict | null;

  /** Of a corrected item: what it should be called. */
  @trimmed()
  @IsOptional()
  @IsString()
  @IsNotEmpty()
  @MaxLength(120)
  name?: string;

  /** Of a corrected item: what it should say. */
  @trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(1_000)
  description?: string;
}

/** An item that the analysis lacks. */
export class AddedItemInput {
  /** The entry of the taxonomy that the game has. */
  @MaxLength(100)
  @IsString()
  entryId: string;

  /** A sentence of the game's store text that says so. */
  @LineOfText(1_000)
  quote: string;

  /** The words of it that give the entry away, 1 to 8; they are proposed for all games. */
  @Omittable()
  @LineOfText(200)
  cue?: string;
}

/** What a batch would be about. */
export class BatchPreviewDto {
  games: number;
  /** Those that have a description here. The store pages of the others are asked for; without any they are skipped. */
  described: number;
}

/** An engine that can be asked. */
export class EngineDto {
  id: string;
  label: string;
  /** Null of an engine without a model. */
  model: string | null;
  /** Answers when none is named. */
  default: boolean;
  /** True when texts leave this installation; its calls are limited per person. */
  external: boolean;
}

/** An item that current analyses name, for filters. */
export class UsedItemDto {
  /** What the `mechanic` filter takes: a taxonomy id, or `~` and the name in lower case. */
  id: string;
  name: string;
  kind: ItemKind;
  /** Games whose current analysis names it, less those where it was rejected. */
  games: number;
}

export class UsedItemsQuery {
  /** `true` counts only games that I analysed, by my newest analysis. */
  @IsOptional()
  @IsIn(['true', 'false'])
  mine?: 'true' | 'false';
}

const COLUMNS = [
  'id',
  'bundleId',
  'title',
  'developer',
  'iconUrl',
  'mechanics',
  'metaElements',
  'details',
  'analyzedAt',
  'analyzedBy',
  'analyzedByName',
  'source',
  'sample',
  'engine',
  'engineVersion',
  'model',
  'promptVersion',
  'taxonomyVersion',
  'version',
  'language',
  'reused',
  'notes',
  'durationMs',
  'tokens',
] as const;

/** Games that I analysed. */
export const ANALYSIS_LIST: ListSpec<keyof AnalysisDto> = {
  resource: 'analyses',
  columns: COLUMNS,
  types: { boolean: ['sample', 'reused'], integer: ['version', 'durationMs'], timestamp: ['analyzedAt'] },
  sort: ['analyzedAt', 'title', 'developer', 'engine'],
  defaultOrder: 'DESC',
  filter: {
    q: 'search',
    mechanic: 'text',
    bundleId: 'text',
    engine: 'text',
    updatedSince: 'date',
  },
};

/** Versions of one game's analysis. */
export const VERSION_LIST: ListSpec<keyof AnalysisDto> = {
  resource: 'analyses',
  columns: COLUMNS,
  types: { boolean: ['sample', 'reused'], integer: ['version', 'durationMs'], timestamp: ['analyzedAt'] },
  sort: ['version', 'analyzedAt', 'engine'],
  defaultOrder: 'DESC',
  filter: { engine: 'text', updatedSince: 'date' },
};
