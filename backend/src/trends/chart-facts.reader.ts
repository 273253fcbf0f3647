import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { IdeaEngineService } from '../ai/ideas/idea-engine.service.js';
import type { ChartingGame } from '../ai/ideas/ideas.types.js';
import { countryName } from '../common/countries.js';
import type { Platform } from '../games/games.types.js';
import type { RankingType } from '../rankings/rankings.types.js';
import { type ChartFacts, type ChartScope, WINDOW_DAYS } from './trends.types.js';

const DAY_MS = 24 * 3_600_000;
const PLATFORM_NAMES: Record<Platform, string> = { android: 'Android', ios: 'iOS' };

interface ListRow {
  platform: Platform;
  country: string;
  ranking_type: RankingType;
  captured_at: Date;
  sample: boolean;
  baseline_at: Date | null;
  baseline_sample: boolean | null;
}

interface GameRow {
  platform: Platform;
  ranking_type: RankingType;
  captured_at: Date;
  bundle_id: string;
  rank: number;
  title: string | null;
  developer: string | null;
  item_keys: string[] | null;
}

/** Reads the overall lists, now and four weeks before, with what the analyses say of their games. */
@Injectable()
export class ChartFactsReader {
  constructor(
    private readonly source: DataSource,
    private readonly engine: IdeaEngineService,
  ) {}

  async read(scope: ChartScope): Promise<ChartFacts> {
    const lists = await this.lists(scope);
    const compared = lists.filter((list) => list.baseline_at !== null);
    const [now, before] = await Promise.all([
      this.games(lists, (list) => list.captured_at),
      this.games(compared, (list) => list.baseline_at as Date),
    ]);
    const listOf = ({ platform, ranking_type }: GameRow | ListRow) => `${platform}/${ranking_type}`;
    const comparedLists = new Set(compared.map(listOf));
    const known = new Set(before.map((row) => `${listOf(row)}/${row.bundle_id}`));
    const games = new Map<string, ChartingGame & { analysed: boolean }>();
    const entered = new Map<string, boolean>();
    for (const row of now) {
      // A newcomer of one list that stood in another before is no newcomer.
      if (comparedLists.has(listOf(row))) {
        const isNew = !known.has(`${listOf(row)}/${row.bundle_id}`);
        entered.set(row.bundle_id, isNew && (entered.get(row.bundle_id) ?? true));
      }
      const other = games.get(row.bundle_id);
      if (other && other.rank <= row.rank) continue;
      games.set(row.bundle_id, {
        bundleId: row.bundle_id,
        title: row.title ?? row.bundle_id,
        developer: row.developer,
        platform: row.platform,
        rank: row.rank,
        rankingType: row.ranking_type,
        country: scope.country ?? 'us',
        items: this.itemsOf(row),
        newcomer: false,
        analysed: row.item_keys !== null,
      });
    }
    const charting = [...games.values()].sort(
      (a, b) => a.rank - b.rank || a.bundleId.localeCompare(b.bundleId),
    );
    const analysed = charting
      .filter((game) => game.analysed)
      .map(({ analysed: _analysed, ...game }) => ({
        ...game,
        newcomer: entered.get(game.bundleId) ?? false,
      }));
    const spans = compared.map(
      ({ captured_at, baseline_at }) => (captured_at.getTime() - (baseline_at as Date).getTime()) / DAY_MS,
    );
    return {
      charting: {
        scope: scopeName(scope, lists),
        sample: lists.some((list) => list.sample || list.baseline_sample === true),
        capturedAt:
          lists.length > 0 ? new Date(Math.max(...lists.map((list) => list.captured_at.getTime()))) : null,
        charting: games.size,
        analysed: analysed.length,
        newcomerDays: spans.length > 0 ? Math.round(Math.min(...spans)) : WINDOW_DAYS,
        games: analysed,
      },
      baseline:
        compared.length > 0
          ? {
              from: new Date(Math.min(...compared.map((list) => (list.baseline_at as Date).getTime()))),
              days: Math.round(Math.min(...spans)),
              analysed: [
                ...new Map(
                  before
                    .filter((row) => row.item_keys !== null)
                    .map((row) => [row.bundle_id, { bundleId: row.bundle_id, items: this.itemsOf(row) }]),
                ).values(),
              ],
            }
          : null,
    };
  }

  /** Keys that are no taxonomy ids (an outside model's own names) cannot be compared. */
  private itemsOf({ item_keys }: GameRow): string[] {
    return (item_keys ?? []).filter((key) => this.engine.entry(key) !== undefined);
  }

  /** The current overall lists, each with the capture to compare with: the last before the window, or the first within. */
  private async lists({ platform, country = 'us', rankingType }: ChartScope): Promise<ListRow[]> {
    const lists = await this.source.query<ListRow[]>(
      `select l.platform, l.country, l.ranking_type, l.captured_at, l.sample,
         b.captured_at as baseline_at, b.sample as baseline_sample
       from ranking_lists l
       left join lateral (
         select captured_at, sample from (
           (select captured_at, sample, 0 as preference from chart_captures c
            where c.platform = l.platform and c.category = l.category and c.country = l.country
              and c.ranking_type = l.ranking_type and c.captured_at <= l.captured_at - $4 * interval '1 day'
            order by captured_at desc limit 1)
           union all
           (select captured_at, sample, 1 from chart_captures c
            where c.platform = l.platform and c.category = l.category and c.country = l.country
              and c.ranking_type = l.ranking_type and c.captured_at > l.captured_at - $4 * interval '1 day'
              and c.captured_at <= l.captured_at - interval '12 hours'
            order by captured_at limit 1)) either
         order by preference limit 1) b on true
       where l.category = 'all' and l.country = $1
         and ($2::text is null or l.platform = $2)
         and l.ranking_type = any($3::text[])
       order by l.platform, l.ranking_type`,
      [country, platform ?? null, rankingType ? [rankingType] : ['downloads', 'revenue'], WINDOW_DAYS],
    );
    // Invented places are not mixed into figures of real charts.
    const real = lists.filter(({ sample }) => !sample);
    return real.length > 0 ? real : lists;
  }

  /** The games of some captures with their current analyses; items that an analyst rejected do not count. */
  private games(lists: readonly ListRow[], time: (list: ListRow) => Date): Promise<GameRow[]> {
    if (lists.length === 0) return Promise.resolve([]);
    return this.source.query<GameRow[]>(
      `select r.platform, r.ranking_type, r.captured_at, r.bundle_id, r.rank, g.title, g.developer,
         case when a.bundle_id is null then null else array(
           select key from unnest(a.item_keys) as key where not exists (
             select 1 from analysis_feedback f
             where f.bundle_id = a.bundle_id and f.item_key = key and f.verdict = 'rejected')) end as item_keys
       from (
         select r.platform, r.ranking_type, r.captured_at, r.bundle_id, min(r.rank_position) as rank
         from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[])
           as l (platform, country, ranking_type, captured_at)
         join game_rankings r on r.platform = l.platform and r.category = 'all' and r.country = l.country
           and r.ranking_type = l.ranking_type and r.captured_at = l.captured_at
         group by 1, 2, 3, 4) r
       left join games g on g.bundle_id = r.bundle_id
       left join game_analysis a on a.bundle_id = r.bundle_id and a.is_current`,
      [
        lists.map((list) => list.platform),
        lists.map((list) => list.country),
        lists.map((list) => list.ranking_type),
        lists.map(time),
      ],
    );
  }
}

function scopeName({ country = 'us', platform, rankingType }: ChartScope, lists: readonly ListRow[]): string {
  const platforms = platform ? [platform] : [...new Set(lists.map((list) => list.platform))];
  const names = platforms.map((one) => PLATFORM_NAMES[one]).join(' and ') || 'no platform';
  return `${countryName(country)}, ${names}, ${rankingType ?? 'downloads and revenue'}`;
}
