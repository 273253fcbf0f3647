import type { DataSource, DataSourceOptions } from 'typeorm';
import { DatabaseClient } from './database-client.js';
import { UnnamedClient } from './unnamed-client.js';
import { Accounts1763700000000 } from '../migrations/1763700000000-accounts.js';
import { GamesAndRankings1763700100000 } from '../migrations/1763700100000-games-and-rankings.js';
import { Jobs1763700200000 } from '../migrations/1763700200000-jobs.js';
import { ActivityAndMail1763700300000 } from '../migrations/1763700300000-activity-and-mail.js';
import { AccountSecurity1763700310000 } from '../migrations/1763700310000-account-security.js';
import { JobItems1763700400000 } from '../migrations/1763700400000-job-items.js';
import { MarketData1763800000000 } from '../migrations/1763800000000-market-data.js';
import { Tags1763800100000 } from '../migrations/1763800100000-tags.js';
import { Analyses1763800200000 } from '../migrations/1763800200000-analyses.js';
import { Ideas1763800300000 } from '../migrations/1763800300000-ideas.js';
import { Idempotency1763800400000 } from '../migrations/1763800400000-idempotency.js';
import { Revenue1763800500000 } from '../migrations/1763800500000-revenue.js';
import { PrototypesAndPlugins1763800600000 } from '../migrations/1763800600000-prototypes-and-plugins.js';
import { ReadingMarks1763800700000 } from '../migrations/1763800700000-reading-marks.js';
import { AnalystRole1764000100000 } from '../migrations/1764000100000-analyst-role.js';
import { SessionLostAccess1764000110000 } from '../migrations/1764000110000-session-lost-access.js';
import { SignUps1764000120000 } from '../migrations/1764000120000-sign-ups.js';
import { SealedMail1764000200000 } from '../migrations/1764000200000-sealed-mail.js';
import { CaptureUpdates1764000400000 } from '../migrations/1764000400000-capture-updates.js';
import { RealGames1764000500000 } from '../migrations/1764000500000-real-games.js';
import { Leases1764100100000 } from '../migrations/1764100100000-leases.js';
import { PlainTableNames1764100200000 } from '../migrations/1764100200000-plain-table-names.js';
import { JobEngine1764100210000 } from '../migrations/1764100210000-job-engine.js';
import { ReleaseNotes1764100300000 } from '../migrations/1764100300000-release-notes.js';
import { CurrentRanks1764200300000 } from '../migrations/1764200300000-current-ranks.js';
import { IdeaConcepts1764200700000 } from '../migrations/1764200700000-idea-concepts.js';
import { ViewState1764200900000 } from '../migrations/1764200900000-view-state.js';
import { StoreFacts1764210000000 } from '../migrations/1764210000000-store-facts.js';
import { ListingSnapshots1764210100000 } from '../migrations/1764210100000-listing-snapshots.js';
import { Markets1764210210000 } from '../migrations/1764210210000-markets.js';
import { CaptureOrigins1764210220000 } from '../migrations/1764210220000-capture-origins.js';
import { StorefrontNames1764210230000 } from '../migrations/1764210230000-storefront-names.js';
import { CategoryKeys1764210240000 } from '../migrations/1764210240000-category-keys.js';
import { GameMatches1764220000000 } from '../migrations/1764220000000-game-matches.js';
import { MarketEvents1764300000000 } from '../migrations/1764300000000-market-events.js';
import { InstallRates1764300200000 } from '../migrations/1764300200000-install-rates.js';
import { ChartGaps1764300210000 } from '../migrations/1764300210000-chart-gaps.js';
import { AiConnection1764310000000 } from '../migrations/1764310000000-ai-connection.js';
import { ChatCites1764310100000 } from '../migrations/1764310100000-chat-cites.js';
import { TeamIdeas1764320000000 } from '../migrations/1764320000000-team-ideas.js';
import { DeveloperKeys1764330300000 } from '../migrations/1764330300000-developer-keys.js';
import { SimilarApps1764330310000 } from '../migrations/1764330310000-similar-apps.js';
import { Webhooks1764350040000 } from '../migrations/1764350040000-webhooks.js';
import { EngineScores1764391173000 } from '../migrations/1764391173000-engine-scores.js';
import { LearnedCues1764391172000 } from '../migrations/1764391172000-learned-cues.js';
import { AnalysisDetails1764360171000 } from '../migrations/1764360171000-analysis-details.js';
import { TaxonomyProposals1764360170000 } from '../migrations/1764360170000-taxonomy-proposals.js';
import { TokenScopes1764380010000 } from '../migrations/1764380010000-token-scopes.js';
import { EventFilters1764391195000 } from '../migrations/1764391195000-event-filters.js';
import { ChartPresence1764395350000 } from '../migrations/1764395350000-chart-presence.js';
import { Watchlists1764419000000 } from '../migrations/1764419000000-watchlists.js';
import { Alerts1764420000000 } from '../migrations/1764420000000-alerts.js';
import { SavedViews1764421000000 } from '../migrations/1764421000000-saved-views.js';
import { RowChanges1764424000000 } from '../migrations/1764424000000-row-changes.js';
import { Digests1764430000000 } from '../migrations/1764430000000-digests.js';
import { Annotations1764440000000 } from '../migrations/1764440000000-annotations.js';
import { BiViews1764450000000 } from '../migrations/1764450000000-bi-views.js';
import { IconPrints1764455000000 } from '../migrations/1764455000000-icon-prints.js';
import { DeveloperSites1764456000000 } from '../migrations/1764456000000-developer-sites.js';
import { MinimumOs1764457000000 } from '../migrations/1764457000000-minimum-os.js';
import { AmericanNames1764458000000 } from '../migrations/1764458000000-american-names.js';
import { UnifiedGames1764459000000 } from '../migrations/1764459000000-unified-games.js';
import { SingleKeyShortcuts1764460000000 } from '../migrations/1764460000000-single-key-shortcuts.js';
import { ProfileUpdates1764461000000 } from '../migrations/1764461000000-profile-updates.js';
import { MatchDeciders1764462000000 } from '../migrations/1764462000000-match-deciders.js';
import { SampleGames1764466000000 } from '../migrations/1764466000000-sample-games.js';
import { GameListOrder1764464000000 } from '../migrations/1764464000000-game-list-order.js';
import { MissedRefreshes1764467000000 } from '../migrations/1764467000000-missed-refreshes.js';

/** Oldest tested PostgreSQL version. */
export const OLDEST_POSTGRES = 15;

const STATEMENT_TIMEOUT_MS = 15_000;

export const MIGRATIONS = [
  Accounts1763700000000,
  GamesAndRankings1763700100000,
  Jobs1763700200000,
  ActivityAndMail1763700300000,
  AccountSecurity1763700310000,
  JobItems1763700400000,
  MarketData1763800000000,
  Tags1763800100000,
  Analyses1763800200000,
  Ideas1763800300000,
  Idempotency1763800400000,
  Revenue1763800500000,
  PrototypesAndPlugins1763800600000,
  ReadingMarks1763800700000,
  AnalystRole1764000100000,
  SessionLostAccess1764000110000,
  SignUps1764000120000,
  SealedMail1764000200000,
  CaptureUpdates1764000400000,
  RealGames1764000500000,
  Leases1764100100000,
  PlainTableNames1764100200000,
  JobEngine1764100210000,
  ReleaseNotes1764100300000,
  CurrentRanks1764200300000,
  IdeaConcepts1764200700000,
  ViewState1764200900000,
  StoreFacts1764210000000,
  ListingSnapshots1764210100000,
  Markets1764210210000,
  CaptureOrigins1764210220000,
  StorefrontNames1764210230000,
  CategoryKeys1764210240000,
  GameMatches1764220000000,
  MarketEvents1764300000000,
  InstallRates1764300200000,
  ChartGaps1764300210000,
  AiConnection1764310000000,
  ChatCites1764310100000,
  TeamIdeas1764320000000,
  DeveloperKeys1764330300000,
  SimilarApps1764330310000,
  Webhooks1764350040000,
  TaxonomyProposals1764360170000,
  AnalysisDetails1764360171000,
  TokenScopes1764380010000,
  LearnedCues1764391172000,
  EngineScores1764391173000,
  EventFilters1764391195000,
  ChartPresence1764395350000,
  Watchlists1764419000000,
  Alerts1764420000000,
  SavedViews1764421000000,
  RowChanges1764424000000,
  Digests1764430000000,
  Annotations1764440000000,
  BiViews1764450000000,
  IconPrints1764455000000,
  DeveloperSites1764456000000,
  MinimumOs1764457000000,
  AmericanNames1764458000000,
  UnifiedGames1764459000000,
  SingleKeyShortcuts1764460000000,
  ProfileUpdates1764461000000,
  MatchDeciders1764462000000,
  GameListOrder1764464000000,
  SampleGames1764466000000,
  MissedRefreshes1764467000000,
];

/** Options of every pool. Abandoned queries must not continue in the database. */
export const poolOptions = {
  max: 10,
  // Callers learn within two seconds that the database is down.
  connectionTimeoutMillis: 1_500,
  idleTimeoutMillis: 30_000,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: 60_000,
  application_name: 'gamekit',
  keepAlive: true,
  // Starting parallel workers takes longer than counting 200,000 games; only larger statements use them.
  options: '-c parallel_setup_cost=25000',
  Client: DatabaseClient,
};

/**
 * Options for a pooler in transaction mode, which accepts no session settings and no named statements. Time limits
 * are then set on the role.
 */
const pooledOptions = {
  ...poolOptions,
  statement_timeout: undefined,
  idle_in_transaction_session_timeout: undefined,
  options: undefined,
  Client: UnnamedClient,
};

/**
 * TypeORM options for a PostgreSQL URL. Modules add their entities.
 * @param pooled whether the URL leads to a pooler in transaction mode
 */
export function connectionOptions(url: string, pooled = false): DataSourceOptions {
  const options: DataSourceOptions = {
    type: 'postgres',
    url,
    synchronize: false,
    migrationsRun: false,
    migrations: MIGRATIONS,
    migrationsTableName: 'migrations',
    extra: pooled ? pooledOptions : poolOptions,
    logging: false,
    installExtensions: false,
  };
  return options;
}

export const isPooled = ({ extra }: DataSourceOptions): boolean => extra === pooledOptions;

/** Checks whether the database responds. */
export async function pingDatabase(source: DataSource): Promise<void> {
  await source.query('select 1');
}
