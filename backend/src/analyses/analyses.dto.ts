import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsNotEmpty, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import { Omittable } from '../common/errors/omittable.js';
import { LineOfText, TextLike } from '../common/errors/text-fields.js';
import type { ListSpec } from '../common/list/list-query.js';
import { BUNDLE_ID } from '../games/games.types.js';
import { ITEM_KINDS, type ItemKind, type Verdict, VERDICTS } from './analyses.types.js';
import { AtMost } from '../common/list/at-most.decorator.js';
import { MOST_ENTRIES } from '../ai/taxonomy/taxonomy.types.js';
import { LONGEST_EVIDENCE, MOST_QUOTES } from '../ai/ai.types.js';
import { trimText } from '../common/errors/transforms.js';

export { JobStartedDto } from '../jobs/jobs.dto.js';

/** Items that filters offer; models name some that are in no taxonomy. */
export const MAX_USED = 2_000;
/** What the two stores say of a game beside its description: at most seven things each. */
const MAX_FACTS = 14;
/** Remarks of an engine. */
const MAX_NOTES = 5;
const TrimText = () => Transform(trimText);

/** Tokens as counted by the server of the model. */
export class TokensDto {
  /** Tokens that were sent. */
  prompt: number;
  /** Tokens of the answer. */
  completion: number;
}

/** Feedback of an analyst on one item. */
export class ItemFeedbackDto {
  /** `added`: an analyst added the item; no engine found it. */
  verdict: 'confirmed' | 'corrected' | 'rejected' | 'added';
  /** Corrected name; null unless the analyst changed it. */
  name: string | null;
  /** Corrected description; null unless the analyst changed it. */
  description: string | null;
  /** Id of the analyst; null when the account is gone. */
  userId: string | null;
  /** Display name or email of the analyst; null when the account is gone. */
  userName: string | null;
  /** When the feedback was given. */
  createdAt: Date;
}

/** A range of characters, counted from 0. */
export class TextRangeDto {
  /** First character of the range. */
  from: number;
  /** First character after the range. */
  to: number;
}

/** A mechanic or a meta element of a game. */
export class AnalysisItemDto {
  /** Taxonomy id; absent when the taxonomy does not know the item. */
  id?: string;
  /** Name in the taxonomy, or as the engine calls it. */
  name: string;
  /** What the item is, in one sentence; as an analyst corrected it when one did. */
  description: string;
  /** How certain the engine is. */
  confidence: 'high' | 'medium' | 'low';
  /** Sentences quoted from the store text that prove the item. */
  @AtMost(MOST_QUOTES)
  evidence?: string[];
  /** Ranges of the first sentence of `evidence` that prove the item; absent when the engine does not mark them. */
  @AtMost(LONGEST_EVIDENCE / 2)
  proof?: TextRangeDto[];
  /**
   * Facts of the store pages that agree with the item, each with its source.
   * @example ["Google Play: Contains ads"]
   */
  @AtMost(MAX_FACTS)
  facts?: string[];
  /** Feedback of an analyst, which later analyses keep; null when nobody gave any. */
  feedback?: ItemFeedbackDto | null;
}

/** A more specific form of an item, or a fact that the store states. */
export class AnalysisDetailDto extends AnalysisItemDto {
  /** Whether it is a mechanic or a meta element. */
  kind: ItemKind;
  /** Taxonomy id of the more general item; null when it has none. */
  within: string | null;
  /** `text`: found in title or description. `store_facts`: stated in other fields of the store page. */
  source: 'text' | 'store_facts';
}

/** The current analysis of a game. */
export class GameAnalysisDto {
  /** Id of this version of the analysis. */
  id: string;
  /** Mechanics in the order of the engine; the built-in engine puts the most certain first. */
  @AtMost(MOST_ENTRIES)
  mechanics: AnalysisItemDto[];
  /** Meta elements in the order of the engine; the built-in engine puts the most certain first. */
  @AtMost(MOST_ENTRIES)
  metaElements: AnalysisItemDto[];
  /** More specific forms of the items, and facts that the stores state; absent when there are none. */
  @AtMost(MOST_ENTRIES)
  details?: AnalysisDetailDto[];
  /** When the engine answered. */
  analyzedAt: Date;
  /** Id of the person who started it; null for the product itself or when the account is gone. */
  analyzedBy: string | null;
  /** Display name or email of that person; null when there is none. */
  analyzedByName: string | null;
  /**
   * Where the analyzed description came from: the name of the store or service, `Import`, `Entered by hand` or
   * `Sample data`; null for analyses stored before this was recorded.
   */
  source: string | null;
  /** Whether the analyzed description is sample data. */
  sample: boolean;
  /** `built-in` or `openai`. */
  engine: string;
  /** Name of the model; null for an engine without one. */
  model: string | null;
  /** ISO 639-1 code of the analyzed text; `und` when it was not recognized. */
  language: string;
  /** True when the engine reads only meta elements in this language: an empty list of mechanics then says nothing. */
  metaElementsOnly: boolean;
  /** Number of this version for the game, from 1; a reused answer keeps its number. */
  version: number;
}

/** One analysis of a game, with everything that shows how it was made. */
export class AnalysisDto extends GameAnalysisDto {
  /** Bundle id of the analyzed game. */
  bundleId: string;
  /** Title of the game, as it is now. */
  title: string;
  /** Developer of the game; null when unknown. */
  developer: string | null;
  /** Address of the icon of the game; null when it has none. */
  iconUrl: string | null;
  /** Version of the engine that answered. */
  engineVersion: string;
  /** Version of the prompt; null for an engine without a model. */
  promptVersion: string | null;
  /** Version of the taxonomy that names and ids come from. */
  taxonomyVersion: string;
  /** Whether a stored answer to the same text was returned without calling the engine. */
  reused: boolean;
  /** Remarks for the reader, for example that a long text was cut. */
  @AtMost(MAX_NOTES)
  notes: string[];
  /** Duration of the analysis, in milliseconds. */
  durationMs: number;
  /** Tokens used; null without a model, or when its server does not report them. */
  tokens: TokensDto | null;
}

/** How games are analyzed. */
export class AnalyzeOptions {
  /** Id of an engine of `/api/analyses/engines`; the default engine when omitted. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  engine?: string;

  /** True calls the engine even when it has already answered for the same text. */
  @IsOptional()
  @IsBoolean()
  fresh?: boolean;
}

/** Which game to analyze, and how. */
export class AnalyzeInput extends AnalyzeOptions {
  /** Bundle id of the game. */
  @TextLike(BUNDLE_ID, 'is not a bundle id')
  bundleId: string;
}

/** Feedback on one item of a game; later analyses of the game keep it. */
export class FeedbackInput {
  /** Whether the item is a mechanic or a meta element. */
  @IsIn(ITEM_KINDS)
  kind: ItemKind;

  /** Taxonomy id of the item; left out for an item without one. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  itemId?: string;

  /** Name of an item without a taxonomy id. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  itemName?: string;

  /** Null removes earlier feedback. */
  @ValidateIf((input: FeedbackInput) => input.verdict !== null)
  @IsIn(VERDICTS)
  verdict: Verdict | null;

  /** For a corrected item: its right name. */
  @TrimText()
  @IsOptional()
  @IsString()
  @IsNotEmpty()
  @MaxLength(120)
  name?: string;

  /** For a corrected item: its right description. */
  @TrimText()
  @IsOptional()
  @IsString()
  @MaxLength(1_000)
  description?: string;
}

/** An item that the engine missed. */
export class AddedItemInput {
  /** Taxonomy id of the mechanic or meta element. */
  @MaxLength(100)
  @IsString()
  entryId: string;

  /** Sentence of the store text that proves it. */
  @LineOfText(1_000)
  quote: string;

  /** The 1 to 8 words of the sentence that prove it; proposed as a cue for all games. */
  @Omittable()
  @LineOfText(200)
  cue?: string;
}

/** An engine that can analyze games. */
export class EngineDto {
  /** Id to pass as `engine`. */
  id: string;
  /** Name to show to people. */
  label: string;
  /** Name of the model; null for an engine without one. */
  model: string | null;
  /** Whether it is used when no engine is given. */
  default: boolean;
  /** True when texts leave this installation; calls are limited per person. */
  external: boolean;
}

/** An item of current analyses, for filters. */
export class UsedItemDto {
  /** Value for the `mechanic` filter: a taxonomy id, or `~` and the name in lower case. */
  id: string;
  /** Name of the item. */
  name: string;
  /** Whether it is a mechanic or a meta element. */
  kind: ItemKind;
  /** Games whose current analysis contains it, without those where it was rejected. */
  games: number;
}

export class UsedItemsQuery {
  /** `true` counts only games that I analyzed, by my newest analysis. */
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
  'metaElementsOnly',
  'reused',
  'notes',
  'durationMs',
  'tokens',
] as const;

/** Games that I analyzed. */
export const ANALYSIS_LIST: ListSpec<keyof AnalysisDto> = {
  resource: 'analyses',
  columns: COLUMNS,
  types: {
    boolean: ['sample', 'metaElementsOnly', 'reused'],
    integer: ['version', 'durationMs'],
    timestamp: ['analyzedAt'],
  },
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
  types: {
    boolean: ['sample', 'metaElementsOnly', 'reused'],
    integer: ['version', 'durationMs'],
    timestamp: ['analyzedAt'],
  },
  sort: ['version', 'analyzedAt', 'engine'],
  defaultOrder: 'DESC',
  filter: { engine: 'text', updatedSince: 'date' },
};
