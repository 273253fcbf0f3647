import type { components } from './schema';

/** Short names for the shapes of the API; schema.d.ts is generated from openapi.json by `npm run openapi`. */
type Schemas = components['schemas'];

export type User = Schemas['SessionUserDto'];
/** Answer of sign-in and refresh; `expiresIn` in seconds. */
export type Grant = Schemas['TokenDto'];

export type Profile = Schemas['ProfileDto'];
export type ProfileStatus = Profile['status'];
export type Role = Profile['role'];
export type UserRequest = Schemas['UserRequestDto'];
export type RequestCounts = Schemas['RequestCountsDto'];
export type OutboxMail = Schemas['OutboxMailDto'];
export type MailState = OutboxMail['state'];

export type Settings = Schemas['SettingsDto'];
export type Theme = Settings['theme'];
/** A device that is signed in. */
export type DeviceSession = Schemas['SessionDto'];
export type SecondFactorSetup = Schemas['SecondFactorSetupDto'];
export type ApiToken = Schemas['ApiTokenDto'];
export type TokenScope = ApiToken['scope'];

export type CurrentRankings = Omit<Schemas['CurrentRankingsDto'], RankingType> &
  Record<RankingType, RankingRow[]>;
/** The generator cannot say "list of number or null", so `trend` is said here. */
export type RankingRow = Omit<Schemas['RankingRowDto'], 'trend'> & { trend: (number | null)[] };
export type RankingListInfo = Schemas['ListStateDto'];
export type RankChange = NonNullable<RankingRow['change']>;
export type RankingCountry = Schemas['RankingCountryDto'];
export type RankHistory = Schemas['RankHistoryDto'];
export type Movers = Schemas['MoversDto'];
export type Mover = Schemas['MoverDto'];
export type RefreshState = Schemas['RefreshStateDto'];
export type HistorySeries = Schemas['RankSeriesDto'];
export type RankingType = HistorySeries['rankingType'];

export type Game = Schemas['GameDto'];
export type GameDetail = Omit<Schemas['GameDetailDto'], 'listings'> & { listings: Listing[] };
export type Platform = Game['platforms'][number];
export type Listing = Omit<Schemas['GameListingDto'], 'fieldSources'> & {
  fieldSources: FieldSources;
} & Partial<Pick<MarketData, 'similarApps' | 'downloads' | 'revenue' | 'rating'>> & {
    marketPageUrl?: string | null;
  };
/** Older servers leave the place before out. */
export type ChartPosition = Schemas['GamePositionDto'] & { previousPosition?: number | null };

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
export type Confidence = AnalysisItem['confidence'];
export type ItemFeedback = Schemas['ItemFeedbackDto'];
export type Verdict = ItemFeedback['verdict'];

/** Which source gave a field and when, by field name. */
export type FieldSources = Record<string, { source: string; at: string } | undefined>;

export interface SimilarApp {
  bundleId: string;
  title: string;
  iconUrl: string | null;
}

/** A total as its source words it; percentages from 0 to 100. */
export interface Share {
  total: string | null;
  countries: { name: string; percentage: number }[];
}

export interface Rating {
  score: number | null;
  total: number | null;
  distribution: { stars: number; count: number; percentage: number }[];
}

/** How one source fared; `not-found` is an answer, the others are none. */
export interface SourceOutcome {
  provider: string;
  outcome: 'found' | 'not-found' | 'blocked' | 'layout-changed' | 'failed';
  message: string | null;
}

/** The real change between two snapshots. */
export interface Growth {
  percentage: number;
  since: string;
  from: number;
  to: number;
}

export interface MarketData {
  bundleId: string;
  platform: Platform;
  title: string | null;
  developer: string | null;
  iconUrl: string | null;
  categories: string[];
  description: string | null;
  screenshots: string[];
  videoUrl: string | null;
  version: string | null;
  lastUpdate: string | null;
  releaseDate: string | null;
  similarApps: SimilarApp[];
  downloads: Share | null;
  revenue: Share | null;
  rating: Rating | null;
  source: string;
  fetchedAt: string;
  /** Fields that hold the product's default, not a measured value. */
  defaults: string[];
  warnings: string[];
  fieldSources: FieldSources;
  /** True when a stored copy answers. */
  stored: boolean;
  ageSeconds: number;
  outcomes: SourceOutcome[];
  growth: { downloads: Growth | null; revenue: Growth | null; rating: Growth | null } | null;
}

/** One change on a store page: texts and numbers as they were, lists of addresses for screenshots. */
export interface GameChange {
  id: string;
  platform: Platform;
  field: string;
  from: unknown;
  to: unknown;
  source: string;
  changedAt: string;
}

export interface GameNote {
  id: string;
  text: string;
  createdBy: string | null;
  createdByName: string | null;
  createdAt: string;
  updatedAt: string;
}

export type Tag = Schemas['TagDto'];
export type TaggedGame = Schemas['TaggedGameDto'];
export type TagCarriers = Schemas['TagCarriersDto'];

export type Job = Schemas['JobDto'];
export type JobState = Job['state'];
export type JobFailure = Schemas['JobFailureDto'];

/** RFC 9457 body of every error under /api, as far as a reader can rely on it. */
export interface ProblemBody {
  status?: number;
  title?: string;
  detail?: string;
  message?: string;
  code?: string;
  errors?: Record<string, string>;
}
