import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { ActivityService } from '../activity/activity.service.js';
import type { Actor } from '../auth/auth.types.js';
import { conflict, notFound } from '../common/errors/problem.js';
import { IdempotencyService } from '../common/idempotency/idempotency.service.js';
import { contains, equalTo, oneOf, since } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { sqlList } from '../common/list/sql-list.js';
import { ProfilesService } from '../profiles/profiles.service.js';
import { Plugin } from './plugin.entity.js';
import {
  type PluginChange,
  type PluginDto,
  type PluginInput,
  type PluginRow,
  toPluginDto,
} from './plugins.dto.js';
import type { SamplePlugin } from './plugins.types.js';

const DOWNLOADS = `(p.sample_downloads + coalesce(u.downloads, 0))::int`;
const RATING = `coalesce(u.rating, p.sample_rating)`;
const SELECT = `p.id, p.name, p.author, p.description, p.version, p.url, p.status, ${DOWNLOADS} as downloads,
  ${RATING} as rating, coalesce(u.ratings, 0)::int as ratings, coalesce(mine.installed, false) as installed,
  mine.stars::int as stars, p.sample, p.submitted_by, p.created_at, p.updated_at`;
/** $1 is who reads. */
const FROM = `plugins p
  left join (select plugin_id, sum(downloads) as downloads, round(avg(stars), 1) as rating, count(stars) as ratings
    from plugin_uses group by plugin_id) u on u.plugin_id = p.id
  left join plugin_uses mine on mine.plugin_id = p.id and mine.user_id = $1`;

@Injectable()
export class PluginsService {
  constructor(
    @InjectRepository(Plugin) private readonly plugins: Repository<Plugin>,
    private readonly source: DataSource,
    private readonly profiles: ProfilesService,
    private readonly activity: ActivityService,
    private readonly idempotency: IdempotencyService,
  ) {}

  list(query: ListQuery, readerId: string): ListPage<PluginDto> {
    return sqlList<PluginRow, PluginDto>(this.source, query, {
      select: SELECT,
      from: FROM,
      where: [],
      params: [readerId],
      filters: {
        q: contains(`p.name || ' ' || p.author || ' ' || coalesce(p.description, '')`),
        status: oneOf('p.status'),
        installed: equalTo('coalesce(mine.installed, false)'),
        sample: equalTo('p.sample'),
        updatedSince: since('p.updated_at'),
      },
      sortColumns: {
        name: 'lower(p.name)',
        author: 'lower(p.author)',
        downloads: DOWNLOADS,
        rating: RATING,
        status: 'p.status',
        createdAt: 'p.created_at',
        updatedAt: 'p.updated_at',
      },
      id: 'p.id',
      toDto: toPluginDto,
    });
  }

  /** @throws ProblemException 404 */
  get(id: string, readerId: string): Promise<PluginDto> {
    return this.read(this.source.manager, id, readerId);
  }

  /** Puts a plugin on the review list. @throws ProblemException 409 when the name is taken */
  async submit(input: PluginInput, actor: Actor): Promise<PluginDto> {
    const userId = actor.userId ?? '';
    const person = await this.profiles.find(userId);
    return this.source.transaction(async (manager) => {
      await this.refuseTwin(manager, input.name);
      const { id, name } = await manager.save(
        manager.create(Plugin, {
          ...input,
          author: input.author ?? person?.displayName ?? person?.email ?? 'Unknown',
          description: input.description ?? null,
          status: 'submitted',
          submittedBy: actor.userId ?? null,
        }),
      );
      await this.activity.recordBy(
        actor,
        { kind: 'plugin.submitted', text: `Plugin "${name}" was submitted`, subject: id },
        manager,
      );
      const dto = await this.read(manager, id, userId);
      await this.idempotency.keep(manager, dto);
      return dto;
    });
  }

  /** @throws ProblemException 404; 409 when the name is taken or a plugin that is not listed is to be installed */
  update(id: string, change: PluginChange, actor: Actor): Promise<PluginDto> {
    return this.source.transaction(async (manager) => {
      const row = await manager.findOne(Plugin, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!row) throw notFound('Plugin not found');
      const { installed, stars, ...fields } = change;
      if (fields.name || fields.status)
        await this.refuseTwin(manager, fields.name ?? row.name, id, fields.status);
      const decided = fields.status !== undefined && fields.status !== row.status;
      const known = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
      if (Object.keys(known).length > 0) await manager.save(Object.assign(row, known));
      if (decided)
        await this.activity.recordBy(
          actor,
          { kind: `plugin.${row.status}`, text: decision(row), subject: id },
          manager,
        );
      const before = await this.read(manager, id, actor.userId ?? '');
      // A form sends the whole record back: what is as it was asks for nothing.
      const asked = {
        installed: installed === before.installed ? undefined : installed,
        stars: stars === before.stars ? undefined : stars,
      };
      await this.use(manager, row, asked, actor);
      return this.read(manager, id, actor.userId ?? '');
    });
  }

  /** @throws ProblemException 404 */
  remove(id: string, actor: Actor): Promise<PluginDto> {
    return this.source.transaction(async (manager) => {
      const dto = await this.read(manager, id, actor.userId ?? '');
      await manager.delete(Plugin, { id });
      await this.activity.recordBy(
        actor,
        { kind: 'plugin.deleted', text: `Plugin "${dto.name}" was deleted`, subject: id },
        manager,
      );
      return dto;
    });
  }

  /** Takes the sample rows away. @returns how many there were */
  async clearSamples(): Promise<number> {
    return (await this.plugins.delete({ sample: true })).affected ?? 0;
  }

  /** Puts sample rows into an empty table. */
  async addSamples(manager: EntityManager, rows: SamplePlugin[]): Promise<void> {
    if (await manager.exists(Plugin)) return;
    await manager.insert(
      Plugin,
      rows.map(({ downloads, rating, ...row }) => ({
        ...row,
        status: 'listed' as const,
        sampleDownloads: downloads,
        sampleRating: rating.toFixed(1),
        sample: true,
      })),
    );
  }

  private async use(
    manager: EntityManager,
    plugin: Plugin,
    { installed, stars }: Pick<PluginChange, 'installed' | 'stars'>,
    actor: Actor,
  ): Promise<void> {
    if (installed === undefined && stars === undefined) return;
    if (plugin.status !== 'listed')
      throw conflict('Only a listed plugin can be installed or rated.', 'plugin_not_listed');
    // Pressing Install again while it is installed is not another download.
    await manager.query(
      `insert into plugin_uses as u (plugin_id, user_id, installed, downloads, stars)
       values ($1, $2, coalesce($3, false), case when $3 then 1 else 0 end, $4)
       on conflict (plugin_id, user_id) do update set
         installed = coalesce($3, u.installed),
         downloads = u.downloads + case when $3 and not u.installed then 1 else 0 end,
         stars = case when $5 then $4 else u.stars end,
         updated_at = now()`,
      [plugin.id, actor.userId, installed ?? null, stars ?? null, stars !== undefined],
    );
    if (installed === undefined) return;
    const text = `Plugin "${plugin.name}" was ${installed ? 'installed' : 'uninstalled'}`;
    await this.activity.recordBy(
      actor,
      { kind: installed ? 'plugin.installed' : 'plugin.uninstalled', text: text, subject: plugin.id },
      manager,
    );
  }

  private async refuseTwin(
    manager: EntityManager,
    name: string,
    id?: string,
    status?: string,
  ): Promise<void> {
    if (status === 'rejected') return;
    const twins = manager
      .createQueryBuilder(Plugin, 'p')
      .where(`lower(p.name) = lower(:name) and p.status <> 'rejected'`, { name });
    if (id) twins.andWhere('p.id <> :id', { id });
    if (!(await twins.getExists())) return;
    const text = `There is a plugin named "${name}" already.`;
    throw conflict(text, 'plugin_exists', { name: text });
  }

  private async read(manager: EntityManager, id: string, readerId: string): Promise<PluginDto> {
    const [row] = await manager.query<PluginRow[]>(`select ${SELECT} from ${FROM} where p.id = $2`, [
      readerId,
      id,
    ]);
    if (!row) throw notFound('Plugin not found');
    return toPluginDto(row);
  }
}

const decision = ({ name, status }: Plugin): string =>
  `Plugin "${name}" was ${status === 'submitted' ? 'put back on the review list' : status}`;
