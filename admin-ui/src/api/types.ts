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
export type GameDetail = Schemas['GameDetailDto'];
export type Platform = Game['platforms'][number];
export type Listing = Schemas['GameListingDto'];
/** Older servers leave the place before out. */
export type ChartPosition = Schemas['GamePositionDto'] & { previousPosition?: number | null };

export type GameAnalysis = Schemas['GameAnalysisDto'];
export type AnalysisItem = Schemas['AnalysisItemDto'];
export type Confidence = AnalysisItem['confidence'];
export type ItemFeedback = Schemas['ItemFeedbackDto'];
export type Verdict = ItemFeedback['verdict'];

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
