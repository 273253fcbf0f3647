import type * as Api from './schema';

type Schemas = Api.components['schemas'];

/** The shapes of the API by the names of its document, which `npm run openapi` writes into schema.d.ts. */
export type * from './schema';

// Parts of them, and what screens call otherwise.

export type User = Schemas['SessionUserDto'];
/** Answer of sign-in and refresh; `expiresIn` in seconds. */
export type Grant = Schemas['TokenDto'];
export type Role = Api.Profile['role'];
export type MailState = Api.OutboxMail['state'];
export type Theme = Api.Settings['theme'];
/** What to tell somebody who forgot the password. */
export type PasswordResetAnswer = Schemas['PasswordResetDto'];
export type PasswordChange = Schemas['PasswordInput'];
/** A device that is signed in. */
export type DeviceSession = Schemas['SessionDto'];
export type Scope = NonNullable<Api.ApiToken['scopes']>[number];
export type RankingListInfo = Schemas['ListStateDto'];
export type RankChange = NonNullable<Api.RankingRow['change']>;
export type HistorySeries = Schemas['RankSeriesDto'];
export type RankingType = HistorySeries['rankingType'];

/** A row of the list of games. */
export type Game = Schemas['ListedGameDto'];
export type GameDetail = Omit<Schemas['GameDetailDto'], 'listings'> & { listings: Listing[] };
export type Platform = Game['platforms'][number];
/** The generator loses what a record holds. */
export type Listing = Omit<Schemas['GameListingDto'], 'fieldSources'> & { fieldSources: FieldSources };
export type ChartPosition = Schemas['GamePositionDto'];
/** An element that analyses name, and in how many games. */
export type MechanicCount = Schemas['UsedItemDto'];
export type ItemKind = MechanicCount['kind'];
export type Confidence = Api.AnalysisItem['confidence'];
export type Verdict = Api.ItemFeedback['verdict'];

/** Which source gave a field and when, by field name. */
export type FieldSources = Record<string, { source: string; at: string } | undefined>;
/** How one source fared; `not-found` is an answer, the others but `found` are none. */
export type SourceOutcome = Schemas['ProviderOutcomeDto'];
export type MarketData = Omit<Schemas['MarketDataDto'], 'fieldSources'> & { fieldSources: FieldSources };
export type JobState = Api.Job['state'];
export type FigureStat = Schemas['StatDto'];
export type ActivityLine = Schemas['ActivityDto'];
export type RevenueInput = Schemas['RevenueEntryInput'];
export type RevenueSource = Api.RevenueEntry['source'];
export type PrototypeStatus = Api.Prototype['status'];
/** What an idea says beside its lists: each field is empty until somebody writes it down. */
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
/** What people change about an idea; a field of the concept that is left out stays as it is. */
export type IdeaContent = Pick<Api.Idea, 'name' | 'coreMechanics' | 'metaElements'> & Partial<Concept>;
/** The two lists of an idea, as the API names them. */
export type ItemList = Exclude<Schemas['AssistRequestDto']['elementType'], 'concept'>;
export type ChoiceRule = Api.IdeaChoice['rule'];
export type BrainstormSource = Schemas['BrainstormInputDto'];
export type VariantPart = keyof Api.Variant['parts'];
export type VariantAnswer = Schemas['VariantsDto'];
/** `built-in`, or `openai` for any external model that is set up. */
export type IdeaEngineId = NonNullable<Schemas['ChatInput']['engine']>;

/** RFC 9457 body of every error under /api, as far as a reader can rely on it: a proxy may answer with less. */
export type ProblemBody = Partial<Omit<Schemas['ProblemDto'], 'current'>> & { current?: unknown };
export type ProblemCode = Schemas['ProblemDto']['code'];
