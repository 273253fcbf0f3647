import type { components } from './schema';

/** Short names for the shapes of the API; schema.d.ts is generated from openapi.json by `npm run openapi`. */
type Schemas = components['schemas'];

export type User = Schemas['SessionUserDto'];
/** Answer of sign-in and refresh; `expiresIn` in seconds. */
export type Grant = Schemas['TokenDto'];

export type Profile = Schemas['ProfileDto'];
export type Role = Profile['role'];
export type UserRequest = Schemas['UserRequestDto'];
export type RequestCounts = Schemas['RequestCountsDto'];
export type OutboxMail = Schemas['OutboxMailDto'];
export type MailState = OutboxMail['state'];

export type Settings = Schemas['SettingsDto'];
export type Theme = Settings['theme'];
/** What to tell somebody who forgot the password. */
export type PasswordResetAnswer = Schemas['PasswordResetDto'];
export type PasswordChange = Schemas['PasswordInput'];
/** One sentence to show. */
export type Message = Schemas['MessageDto'];
/** A device that is signed in. */
export type DeviceSession = Schemas['SessionDto'];
export type SecondFactorSetup = Schemas['SecondFactorSetupDto'];
export type ApiToken = Schemas['ApiTokenDto'];
export type Scope = NonNullable<ApiToken['scopes']>[number];

export type CurrentRankings = Schemas['CurrentRankingsDto'];
export type RankingRow = Schemas['RankingRowDto'];
export type RankingListInfo = Schemas['ListStateDto'];
export type RankChange = NonNullable<RankingRow['change']>;
export type RankingCountry = Schemas['RankingCountryDto'];
export type RankHistory = Schemas['RankHistoryDto'];
export type Movers = Schemas['MoversDto'];
export type Mover = Schemas['MoverDto'];
export type RefreshState = Schemas['RefreshStateDto'];
export type HistorySeries = Schemas['RankSeriesDto'];
export type RankingType = HistorySeries['rankingType'];

/** A row of the list of games. */
export type Game = Schemas['ListedGameDto'];
export type GameDetail = Omit<Schemas['GameDetailDto'], 'listings'> & { listings: Listing[] };
export type Platform = Game['platforms'][number];
export type EnteredDescription = Schemas['EnteredDescriptionDto'];
/** The generator loses what a record holds. */
export type Listing = Omit<Schemas['GameListingDto'], 'fieldSources'> & { fieldSources: FieldSources };
export type ChartPosition = Schemas['GamePositionDto'];

/** What a game's page says of its newest analysis; `Analysis` adds the game and how the answer came about. */
export type GameAnalysis = Schemas['GameAnalysisDto'];
export type Analysis = Schemas['AnalysisDto'];
export type Engine = Schemas['EngineDto'];
/** An element that analyses name, and in how many games. */
export type MechanicCount = Schemas['UsedItemDto'];
export type ItemKind = MechanicCount['kind'];
export type AnalysisDiff = Schemas['AnalysisDiffDto'];
export type ItemsDiff = Schemas['ItemsDiffDto'];
export type AnalysisItem = Schemas['AnalysisItemDto'];
/** A finer form of an item, or what a store states by itself. */
export type AnalysisDetail = Schemas['AnalysisDetailDto'];
export type Confidence = AnalysisItem['confidence'];
/** A verdict of null takes back what was said before. */
export type FeedbackInput = Schemas['FeedbackInput'];
export type ItemFeedback = Schemas['ItemFeedbackDto'];
export type Verdict = ItemFeedback['verdict'];

/** Which source gave a field and when, by field name. */
export type FieldSources = Record<string, { source: string; at: string } | undefined>;

/** A total as its source words it; percentages from 0 to 100. */
export type Share = Schemas['ShareDto'];
export type Rating = Schemas['RatingDto'];
/** How one source fared; `not-found` is an answer, the others but `found` are none. */
export type SourceOutcome = Schemas['ProviderOutcomeDto'];
/** The real change between two snapshots. */
export type Growth = Schemas['GrowthDto'];
export type MarketData = Omit<Schemas['MarketDataDto'], 'fieldSources'> & { fieldSources: FieldSources };
/** One change on a store page; lists have an entry a line. */
export type GameChange = Schemas['GameChangeDto'];
export type GameNote = Schemas['GameNoteDto'];

export type Tag = Schemas['TagDto'];
export type TaggedGame = Schemas['TaggedGameDto'];
export type TagCarriers = Schemas['TagCarriersDto'];

export type Job = Schemas['JobDto'];
export type JobState = Job['state'];
export type JobFailure = Schemas['JobFailureDto'];

export type Dashboard = Schemas['DashboardDto'];
export type FigureStat = Schemas['StatDto'];
export type SystemPart = Schemas['SystemPartDto'];
export type TopMovers = Schemas['TopMoversDto'];
export type ActivityLine = Schemas['ActivityDto'];
export type Analytics = Schemas['AnalyticsDto'];

export type RevenueEntry = Schemas['RevenueEntryDto'];
export type RevenueInput = Schemas['RevenueEntryInput'];
export type RevenueSource = RevenueEntry['source'];
export type RevenueOverview = Schemas['RevenueOverviewDto'];
export type RevenueImport = Schemas['RevenueImportDto'];
export type Prototype = Schemas['PrototypeDto'];
export type PrototypeStatus = Prototype['status'];
export type Plugin = Schemas['PluginDto'];

export type Idea = Schemas['IdeaDto'];
/** What an idea says beside its lists: each field is empty until somebody writes it down. */
export type Concept = Pick<
  Idea,
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
export type Comparable = Schemas['ComparableDto'];
/** An idea in the list. */
export type IdeaRow = Schemas['IdeaRowDto'];
export type IdeaStatus = Idea['status'];
export type IdeaState = Schemas['IdeaStateInput'];
/** What people change about an idea; a field of the concept that is left out stays as it is. */
export type IdeaContent = Pick<Idea, 'name' | 'coreMechanics' | 'metaElements'> & Partial<Concept>;
export type IdeaItem = Schemas['IdeaItemDto'];
/** The two lists of an idea, as the API names them. */
export type ItemList = Exclude<Schemas['AssistRequestDto']['elementType'], 'concept'>;
export type IdeaSource = Schemas['IdeaSourceDto'];
/** Why one item of a generated idea is there: the rule, the input it came from, and a sentence. */
export type IdeaChoice = Schemas['IdeaChoiceDto'];
export type ChoiceRule = IdeaChoice['rule'];
export type BrainstormSource = Schemas['BrainstormInputDto'];
/** An idea to choose; nothing of it is stored. */
export type Variant = Schemas['VariantDto'];
export type VariantPart = keyof Variant['parts'];
export type VariantAnswer = Schemas['VariantsDto'];
/** A changed idea that the assistant proposes; nothing of it is saved yet. */
export type ProposedIdea = Schemas['ProposedIdeaDto'];
export type ChatMessage = Schemas['ChatMessageDto'];
/** Something that an answer rests on. */
export type Cite = Schemas['CiteDto'];
export type ChatAnswer = Schemas['ChatAnswerDto'];
/** Four readings of an idea in the charts, which are not added up. */
export type IdeaSignal = Schemas['IdeaSignalDto'];
/** `built-in`, or `openai` for any external model that is set up. */
export type IdeaEngineId = NonNullable<Schemas['ChatInput']['engine']>;
export type IdeaBrief = Schemas['IdeaBriefDto'];
/** A former state of an idea. */
export type IdeaVersion = Schemas['IdeaVersionDto'];
/** Which engine answers me, and what I have used of an external model. */
export type AiUsage = Schemas['AiUsageDto'];

/** RFC 9457 body of every error under /api, as far as a reader can rely on it: a proxy may answer with less. */
export type ProblemBody = Partial<Omit<Schemas['ProblemDto'], 'current'>> & { current?: unknown };
export type ProblemCode = Schemas['ProblemDto']['code'];
