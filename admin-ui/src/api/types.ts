import type * as Api from './schema';

type Schemas = Api.components['schemas'];

/** The types of the API by schema name; schema.d.ts is generated from openapi.json. */
export type * from './schema';

// Excerpts, and names that screens use instead.

export type User = Schemas['SessionUserDto'];
/** Response of sign-in and refresh; `expiresIn` in seconds. */
export type Grant = Schemas['TokenDto'];
export type Role = Api.Profile['role'];
export type MailState = Api.OutboxMail['state'];
export type Theme = Api.Settings['theme'];
export type PasswordChange = Schemas['PasswordInput'];
/** A signed-in device. */
export type DeviceSession = Schemas['SessionDto'];
export type Scope = NonNullable<Api.ApiToken['scopes']>[number];
export type RankingListInfo = Schemas['ListStateDto'];
export type RankChange = NonNullable<Api.RankingRow['change']>;
export type HistorySeries = Schemas['RankSeriesDto'];
export type RankingType = HistorySeries['rankingType'];

/** A row of the games list. */
export type Game = Schemas['ListedGameDto'];
export type GameDetail = Omit<Schemas['GameDetailDto'], 'listings'> & { listings: Listing[] };
export type Platform = Game['platforms'][number];
/** The generator doesn't know the value type of the record. */
export type Listing = Omit<Schemas['GameListingDto'], 'fieldSources'> & { fieldSources: FieldSources };
export type ChartPosition = Schemas['GamePositionDto'];
/** An item named by analyses, with its number of games. */
export type MechanicCount = Schemas['UsedItemDto'];
export type ItemKind = MechanicCount['kind'];
export type Confidence = Api.AnalysisItem['confidence'];
export type Verdict = Api.ItemFeedback['verdict'];

/** Source and time of each field. */
export type FieldSources = Record<string, { source: string; at: string } | undefined>;
/** The result of one source; besides `found`, only `not-found` is a definite answer. */
export type SourceOutcome = Schemas['ProviderOutcomeDto'];
export type MarketData = Omit<Schemas['MarketDataDto'], 'fieldSources'> & { fieldSources: FieldSources };
export type JobState = Api.Job['state'];
export type FigureStat = Schemas['StatDto'];
export type ActivityLine = Schemas['ActivityDto'];
export type RevenueInput = Schemas['RevenueEntryInput'];
export type RevenueSource = Api.RevenueEntry['source'];
export type PrototypeStatus = Api.Prototype['status'];
/** The texts of an idea besides its lists; empty until somebody fills them. */
export type Concept = Pick<
  Api.Idea,
  | 'pitch'
  | 'fantasy'
  | 'setting'
  | 'audience'
  | 'coreLoop'
  | 'monetization'
  | 'artDirection'
  | 'comparables'
  | 'risk'
  | 'firstTest'
>;
export type IdeaStatus = Api.Idea['status'];
export type IdeaState = Schemas['IdeaStateInput'];
/** The editable content; omitted concept fields stay unchanged. */
export type IdeaContent = Pick<Api.Idea, 'name' | 'coreMechanics' | 'metaElements'> & Partial<Concept>;
/** The two lists of an idea, by their API names. */
export type ItemList = Exclude<Schemas['AssistRequestDto']['elementType'], 'concept'>;
export type ChoiceRule = Api.IdeaChoice['rule'];
export type BrainstormSource = Schemas['BrainstormInputDto'];
export type VariantPart = keyof Api.Variant['parts'];
export type VariantAnswer = Schemas['VariantsDto'];
/** `built-in`, or `openai` for any connected external model. */
export type IdeaEngineId = NonNullable<Schemas['ChatInput']['engine']>;

/** RFC 9457 body of an error. All members are optional, because a proxy may respond with less. */
export type ProblemBody = Partial<Omit<Schemas['ProblemDto'], 'current'>> & { current?: unknown };
export type ProblemCode = Schemas['ProblemDto']['code'];
