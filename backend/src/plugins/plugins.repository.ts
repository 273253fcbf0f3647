import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type DeepPartial, type EntityManager, Repository } from 'typeorm';
import { contains, equalTo, matchAny, since } from '../common/list/list-filters.js';
import { type ListPage, mapList } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { sqlList } from '../common/list/sql-list.js';
import { Plugin } from './plugin.entity.js';
import { type PluginDto, type PluginRow, toPluginDto } from './plugins.dto.js';

const DOWNLOADS = `(p.sample_downloads + coalesce(u.downloads, 0))::int`;
const RATING = `coalesce(u.rating, p.sample_rating)`;
const SELECT = `p.id, p.name, p.author, p.description, p.version, p.url, p.status, ${DOWNLOADS} as downloads,
  ${RATING} as rating, coalesce(u.ratings, 0)::int as ratings, coalesce(mine.installed, false) as installed,
  mine.stars::int as stars, p.sample, p.submitted_by, p.created_at, p.updated_at`;
/** $1 is the reader's id. */
const FROM = `plugins p
  left join (select plugin_id, sum(downloads) as downloads, round(avg(stars), 1) as rating, count(stars) as ratings
    from plugin_uses group by plugin_id) u on u.plugin_id = p.id
  left join plugin_uses mine on mine.plugin_id = p.id and mine.user_id = $1`;

/** The tables of plugins and of their use. */
@Injectable()
export class PluginsRepository {
  constructor(@InjectRepository(Plugin) private readonly plugins: Repository<Plugin>) {}

  listPlugins(query: ListQuery, readerId: string): ListPage<PluginDto> {
    return mapList(
      sqlList<PluginRow>(this.plugins.manager.dataSource, query, {
        select: SELECT,
        from: FROM,
        params: [readerId],
        filters: {
          q: contains(`p.name || ' ' || p.author || ' ' || coalesce(p.description, '')`),
          status: matchAny('p.status'),
          installed: equalTo('coalesce(mine.installed, false)'),
          sample: equalTo('p.sample'),
          updatedSince: since('p.updated_at'),
        },
        sortColumns: {
          name: 'lower(p.name)',
          author: 'lower(p.author)',
          createdAt: 'p.created_at',
          updatedAt: 'p.updated_at',
        },
        id: 'p.id',
      }),
      (rows) => rows.map(toPluginDto),
    );
  }

  /** A plugin with this person's installation and rating. */
  async findRow(
    id: string,
    readerId: string,
    manager = this.plugins.manager,
  ): Promise<PluginRow | undefined> {
    const sql = `select ${SELECT} from ${FROM} where p.id = $2`;
    const [row] = await manager.query<PluginRow[]>(sql, [readerId, id]);
    return row;
  }

  findLocked(id: string, manager: EntityManager): Promise<Plugin | null> {
    return manager.findOne(Plugin, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Whether a plugin other than `id`, and not rejected, has this name. */
  hasName(name: string, id: string | undefined, manager: EntityManager): Promise<boolean> {
    const plugins = manager
      .createQueryBuilder(Plugin, 'p')
      .where(`lower(p.name) = lower(:name) and p.status <> 'rejected'`, { name });
    if (id) plugins.andWhere('p.id <> :id', { id });
    return plugins.getExists();
  }

  /** Inserts the plugin, or updates the one it was loaded from. */
  savePlugin(plugin: DeepPartial<Plugin>, manager: EntityManager): Promise<Plugin> {
    return manager.save(manager.create(Plugin, plugin));
  }

  /** Stores a person's use of a plugin; undefined fields stay. */
  async upsertUse(
    pluginId: string,
    userId: string | undefined,
    { installed, stars }: { installed?: boolean; stars?: number | null },
    manager: EntityManager,
  ): Promise<void> {
    // Installing it again while it is installed is not another download.
    await manager.query(
      `insert into plugin_uses as u (plugin_id, user_id, installed, downloads, stars)
       values ($1, $2, coalesce($3, false), case when $3 then 1 else 0 end, $4)
       on conflict (plugin_id, user_id) do update set
         installed = coalesce($3, u.installed),
         downloads = u.downloads + case when $3 and not u.installed then 1 else 0 end,
         stars = case when $5 then $4 else u.stars end,
         updated_at = now()`,
      [pluginId, userId, installed ?? null, stars ?? null, stars !== undefined],
    );
  }

  async deletePlugin(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(Plugin, { id });
  }

  /** @returns how many were deleted */
  async deleteSamples(): Promise<number> {
    return (await this.plugins.delete({ sample: true })).affected ?? 0;
  }

  /** Inserts sample rows into an empty table. */
  async insertSamples(rows: Partial<Plugin>[], manager: EntityManager): Promise<void> {
    if (!(await manager.exists(Plugin))) await manager.insert(Plugin, rows);
  }
}
