import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ReadDatabase } from '../../database/replicas/read-database.js';
import { containing, type FilterConditions, matchAny, since } from '../../common/list/list-filters.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { queryPrepared } from '../../database/rows/prepared.js';
import { sqlList } from '../../common/list/sql-list.js';
import type { GameMatchDto } from './game-matches.dto.js';
import type { MatchStatus } from './game-matches.types.js';
import { GameMatch } from './game-match.entity.js';
import { IconPrint } from './icon-print.entity.js';
import type { GameMatch as Match, MatchCandidate, TitledGame } from './match-games.js';

/** A game of a pair as its store shows it; once linked, the listings still distinguish the two. */
const getGame = (column: string, platform: string): string => `(
  select json_build_object('bundleId', m.${column}, 'title', coalesce(max(l.title), max(g.title), m.${column}),
    'developer', coalesce(max(l.developer), max(g.developer)), 'iconUrl', coalesce(max(l.icon_url), max(g.icon_url)))
  from games g left join game_listings l on l.bundle_id = g.bundle_id and l.platform = '${platform}'
  where g.bundle_id = m.${column} or (m.status = 'linked' and g.bundle_id = m.android_bundle_id))`;

const SELECT = `m.id, ${getGame('android_bundle_id', 'android')} as android, ${getGame('ios_bundle_id', 'ios')} as ios,
  m.status, m.confidence, m.evidence, m.decided_by as "decidedBy",
  coalesce(p.display_name, p.email) as "decidedByName", m.decided_at as "decidedAt",
  m.created_at as "createdAt", m.updated_at as "updatedAt"`;
/** Of the game `g` with the listings `l`, in all storefronts. */
const TITLES = `array(select g.title union select l.title
  union select n.title from storefront_names n where n.bundle_id = g.bundle_id)`;
const FROM = 'game_matches m left join profiles p on p.id = m.decided_by';

/** A proposed pair whose games no longer exist is not shown. */
const BOTH_EXIST = `(m.status <> 'proposed' or (
  exists (select from games g where g.bundle_id = m.android_bundle_id)
  and exists (select from games g where g.bundle_id = m.ios_bundle_id)))`;

const FILTERS: FilterConditions = {
  q: {
    sql: (n) =>
      `(m.evidence::text ilike ${n} or m.android_bundle_id ilike ${n} or m.ios_bundle_id ilike ${n})`,
    value: containing,
  },
  status: matchAny('m.status'),
  confidence: matchAny('m.confidence'),
  clue: {
    sql: (n) => `exists (select from jsonb_array_elements(m.evidence) e where e ->> 'clue' = any(${n}))`,
  },
  bundleId: { sql: (n) => `(m.android_bundle_id = any(${n}) or m.ios_bundle_id = any(${n}))` },
  updatedSince: since('m.updated_at'),
};

/** The current bundle id of a game that was linked to another one. */
export async function findLinkedGame(source: DataSource, bundleId: string): Promise<string | undefined> {
  const match = await source.manager.findOne(GameMatch, {
    select: { androidBundleId: true },
    where: { iosBundleId: bundleId, status: 'linked' },
  });
  return match?.androidBundleId;
}

/** The table of pairs of games that are or may be one. */
@Injectable()
export class GameMatchesRepository {
  constructor(
    private readonly source: DataSource,
    private readonly reads: ReadDatabase,
  ) {}

  list(query: ListQuery): ListPage<GameMatchDto> {
    return sqlList<GameMatchDto>(this.reads, query, {
      select: SELECT,
      from: FROM,
      where: [BOTH_EXIST],
      filters: FILTERS,
      id: 'm.id',
    });
  }

  async findRow(id: string, manager: EntityManager = this.source.manager): Promise<GameMatchDto | undefined> {
    const [row] = await manager.query<GameMatchDto[]>(`select ${SELECT} from ${FROM} where m.id = $1`, [id]);
    return row;
  }

  findLocked(id: string, manager: EntityManager): Promise<GameMatch | null> {
    return manager.findOne(GameMatch, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Another linked pair with one of these games; a game can only be in one. */
  findRival(
    { id, androidBundleId, iosBundleId }: GameMatch,
    manager: EntityManager,
  ): Promise<GameMatch | null> {
    return manager
      .createQueryBuilder(GameMatch, 'm')
      .where(`m.status = 'linked' and m.id <> :id`, { id })
      .andWhere('(m.androidBundleId = :androidBundleId or m.iosBundleId = :iosBundleId)', {
        androidBundleId,
        iosBundleId,
      })
      .getOne();
  }

  async saveDecision(
    id: string,
    { status, by, at }: { status: MatchStatus; by: string | null | undefined; at: Date },
    manager: EntityManager,
  ): Promise<void> {
    await manager.update(GameMatch, { id }, { status, decidedBy: by ?? null, decidedAt: at, updatedAt: at });
  }

  /** Titles of all games known from one store only. */
  async listTitles(manager: EntityManager): Promise<TitledGame[]> {
    return manager.query<TitledGame[]>(
      `select g.bundle_id as "bundleId", l.platform, ${TITLES} as titles
       from games g join (
         select bundle_id, min(platform) as platform, min(title) as title
         from game_listings group by bundle_id having min(platform) = max(platform)) l using (bundle_id)
       order by g.bundle_id`,
    );
  }

  /** What is known about these games, each from one store only. */
  async listCandidates(bundleIds: readonly string[], manager: EntityManager): Promise<MatchCandidate[]> {
    return manager.query<MatchCandidate[]>(
      `select g.bundle_id as "bundleId", l.platform, g.sample, g.developer, l.description,
         l.store_ids as "storeIds", l.developer_sites as "developerSites",
         (select coalesce(json_agg(json_build_object('url', i.url, 'print', i.print) order by i.url), '[]')
          from icon_prints i where i.url = any(l.icons) and i.print is not null) as icons, ${TITLES} as titles
       from games g join (
         select bundle_id, min(platform) as platform, min(title) as title, min(description) as description,
           array_agg(store_id) as store_ids, array_agg(icon_url) as icons,
           array_remove(array_agg(developer_site), null) as developer_sites
         from game_listings where bundle_id = any($1::text[]) group by bundle_id) l using (bundle_id)
       order by g.bundle_id`,
      [bundleIds],
    );
  }

  /** Track ids by bundle id, of games with a single App Store listing that is known by one. */
  async getTrackIds(bundleIds: readonly string[], manager: EntityManager): Promise<Map<string, string>> {
    const rows = await queryPrepared<{ bundleId: string; trackId: string }>(
      manager,
      'game-track-ids',
      `select named.id as "bundleId", min(l.store_id) as "trackId" from unnest($1::text[]) as named (id)
       left join game_matches m on m.ios_bundle_id = named.id and m.status = 'linked'
       join game_listings l on l.platform = 'ios' and l.bundle_id = coalesce(m.android_bundle_id, named.id)
         and l.store_id ~ '^[0-9]+$'
       group by 1 having count(distinct l.store_id) = 1`,
      [bundleIds],
    );
    return new Map(rows.map(({ bundleId, trackId }) => [bundleId, trackId]));
  }

  /** Icons not read yet, of proposed pairs in which both games have one. */
  async listUnreadIcons(most: number): Promise<string[]> {
    const rows = await this.source.query<{ url: string }[]>(
      `select distinct icon.url
       from game_matches m
       join game_listings a on a.bundle_id = m.android_bundle_id and a.icon_url is not null
       join game_listings i on i.bundle_id = m.ios_bundle_id and i.icon_url is not null
       cross join lateral (values (a.icon_url), (i.icon_url)) as icon (url)
       where m.status = 'proposed' and m.decided_at is null
         and not exists (select from icon_prints p where p.url = icon.url)
       order by 1 limit $1`,
      [most],
    );
    return rows.map(({ url }) => url);
  }

  async saveIconPrint(url: string, print: string | null): Promise<void> {
    await this.source.manager.upsert(IconPrint, { url, print }, ['url']);
  }

  /** Stores matches. Decided pairs stay; proposed ones get the newest evidence. */
  async upsertFound(matches: Match[], manager: EntityManager): Promise<void> {
    await manager.query(
      `insert into game_matches as m (android_bundle_id, ios_bundle_id, status, confidence, evidence)
       select i."androidBundleId", i."iosBundleId", case i.confidence when 'high' then 'linked' else 'proposed' end,
         i.confidence, i.evidence
       from jsonb_to_recordset($1) as i (
         "androidBundleId" text, "iosBundleId" text, confidence text, evidence jsonb)
       where not exists (
         select from game_matches o where o.status = 'linked'
           and (o.android_bundle_id = i."androidBundleId") <> (o.ios_bundle_id = i."iosBundleId"))
       on conflict (android_bundle_id, ios_bundle_id) do update set
         status = case when excluded.status = 'linked' then 'linked' else m.status end,
         confidence = excluded.confidence, evidence = excluded.evidence, updated_at = now()
       where m.status = 'proposed' and m.decided_at is null
         and (m.confidence, m.evidence) is distinct from (excluded.confidence, excluded.evidence)`,
      [JSON.stringify(matches)],
    );
  }

  /** Linked pairs whose games are still, or again, separate. */
  listSeparate(
    manager: EntityManager,
  ): Promise<(Pick<GameMatch, 'androidBundleId' | 'iosBundleId'> & { sample: boolean })[]> {
    return manager.query(
      `select m.android_bundle_id as "androidBundleId", m.ios_bundle_id as "iosBundleId", a.sample
       from game_matches m
       join games a on a.bundle_id = m.android_bundle_id join games i on i.bundle_id = m.ios_bundle_id
       where m.status = 'linked' and a.sample = i.sample order by 1`,
    );
  }

  /**
   * Removes links based on sample data only, of sample games with one of these ids.
   * @returns the removed pairs
   */
  deleteSampleLinks(
    bundleIds: string[],
    trackIds: string[],
    manager: EntityManager,
  ): Promise<Pick<GameMatch, 'androidBundleId' | 'iosBundleId'>[]> {
    return queryPrepared<Pick<GameMatch, 'androidBundleId' | 'iosBundleId'>>(
      manager,
      'game-matches-of-samples',
      `delete from game_matches m using games g
       where g.bundle_id = m.android_bundle_id and g.sample and m.status = 'linked' and m.decided_at is null
         and (m.android_bundle_id = any($1::text[]) or m.ios_bundle_id = any($1::text[]) or exists (
           select from game_listings l
           where l.bundle_id = g.bundle_id and l.platform = 'ios' and l.store_id = any($2::text[])))
       returning m.android_bundle_id as "androidBundleId", m.ios_bundle_id as "iosBundleId"`,
      [bundleIds, trackIds],
    );
  }
}
