import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityService } from '../activity/activity.service.js';
import type { Actor } from '../common/access/access.types.js';
import { conflict, forbidden, notFound } from '../common/errors/problem.js';
import { IdempotencyService } from '../common/idempotency/idempotency.service.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { ProfilesService } from '../profiles/profiles.service.js';
import type { Plugin } from './plugin.entity.js';
import { type PluginChange, type PluginDto, type PluginInput, toPluginDto } from './plugins.dto.js';
import { PluginsRepository } from './plugins.repository.js';
import type { SamplePlugin } from './plugins.types.js';

type PluginFields = Omit<PluginChange, 'installed' | 'stars'>;

@Injectable()
export class PluginsService {
  constructor(
    private readonly plugins: PluginsRepository,
    private readonly source: DataSource,
    private readonly profiles: ProfilesService,
    private readonly activity: ActivityService,
    private readonly idempotency: IdempotencyService,
  ) {}

  list(query: ListQuery, readerId: string): ListPage<PluginDto> {
    return this.plugins.listPlugins(query, readerId);
  }

  /** @throws ProblemException 404 */
  async get(id: string, readerId: string, manager?: EntityManager): Promise<PluginDto> {
    const row = await this.plugins.findRow(id, readerId, manager);
    if (!row) throw notFound('Plugin not found');
    return toPluginDto(row);
  }

  /**
   * Submits a plugin for review.
   * @throws ProblemException 409 when the name is taken
   */
  async submit(input: PluginInput, actor: Actor): Promise<PluginDto> {
    const userId = actor.userId ?? '';
    const person = await this.profiles.find(userId);
    return this.source.transaction(async (manager) => {
      await this.assertUnique(manager, input.name);
      const plugin = {
        ...input,
        author: input.author ?? person?.displayName ?? person?.email ?? 'Unknown',
        description: input.description ?? null,
        status: 'submitted' as const,
        submittedBy: actor.userId ?? null,
      };
      const { id, name } = await this.plugins.savePlugin(plugin, manager);
      await this.activity.recordBy(
        actor,
        { kind: 'plugin.submitted', text: `Plugin "${name}" was submitted`, subject: id },
        manager,
      );
      const dto = await this.get(id, userId, manager);
      await this.idempotency.storeAnswer(manager, dto);
      return dto;
    });
  }

  /**
   * @throws ProblemException 403 when the person may not change it; 404; 409 when the name is taken, or when
   * installing a plugin that is not listed
   */
  update(id: string, change: PluginChange, actor: Actor): Promise<PluginDto> {
    return this.source.transaction(async (manager) => {
      const row = await this.plugins.findLocked(id, manager);
      if (!row) throw notFound('Plugin not found');
      const { installed, stars, ...fields } = change;
      const changes = chooseChanges(row, fields, actor);
      if (changes.name || changes.status)
        await this.assertUnique(manager, changes.name ?? row.name, id, changes.status);
      const decided = changes.status !== undefined && changes.status !== row.status;
      if (Object.keys(changes).length > 0)
        await this.plugins.savePlugin(Object.assign(row, changes), manager);
      if (decided)
        await this.activity.recordBy(
          actor,
          { kind: `plugin.${row.status}`, text: describeDecision(row), subject: id },
          manager,
        );
      const before = await this.get(id, actor.userId ?? '', manager);
      const changed = {
        installed: installed === before.installed ? undefined : installed,
        stars: stars === before.stars ? undefined : stars,
      };
      await this.updateUse(manager, row, changed, actor);
      return this.get(id, actor.userId ?? '', manager);
    });
  }

  /** @throws ProblemException 403 when another person submitted it, 404 */
  remove(id: string, actor: Actor): Promise<PluginDto> {
    return this.source.transaction(async (manager) => {
      const dto = await this.get(id, actor.userId ?? '', manager);
      assertOwn(dto, actor);
      await this.plugins.deletePlugin(id, manager);
      await this.activity.recordBy(
        actor,
        { kind: 'plugin.deleted', text: `Plugin "${dto.name}" was deleted`, subject: id },
        manager,
      );
      return dto;
    });
  }

  /**
   * Deletes the sample rows.
   * @returns how many were deleted
   */
  clearSamples(): Promise<number> {
    return this.plugins.deleteSamples();
  }

  /** Inserts sample rows into an empty table. */
  async addSamples(manager: EntityManager, rows: SamplePlugin[]): Promise<void> {
    await this.plugins.insertSamples(
      rows.map(({ downloads, rating, ...row }) => ({
        ...row,
        status: 'listed' as const,
        sampleDownloads: downloads,
        sampleRating: rating.toFixed(1),
        sample: true,
      })),
      manager,
    );
  }

  private async updateUse(
    manager: EntityManager,
    plugin: Plugin,
    { installed, stars }: Pick<PluginChange, 'installed' | 'stars'>,
    actor: Actor,
  ): Promise<void> {
    if (installed === undefined && stars === undefined) return;
    if (plugin.status !== 'listed')
      throw conflict('Only listed plugins can be installed or rated.', 'plugin_not_listed');
    await this.plugins.upsertUse(plugin.id, actor.userId, { installed, stars }, manager);
    if (installed === undefined) return;
    const text = `Plugin "${plugin.name}" was ${installed ? 'installed' : 'uninstalled'}`;
    await this.activity.recordBy(
      actor,
      { kind: installed ? 'plugin.installed' : 'plugin.uninstalled', text: text, subject: plugin.id },
      manager,
    );
  }

  private async assertUnique(
    manager: EntityManager,
    name: string,
    id?: string,
    status?: string,
  ): Promise<void> {
    if (status === 'rejected') return;
    if (!(await this.plugins.hasName(name, id, manager))) return;
    const text = `A plugin named "${name}" already exists.`;
    throw conflict(text, 'plugin_exists', { name: text });
  }
}

/**
 * The fields that change. A form sends the whole record back: unchanged fields need no permission. What was reviewed
 * is reviewed again after its submitter changed the address or the version.
 */
function chooseChanges(plugin: Plugin, fields: PluginFields, actor: Actor): PluginFields {
  const changes = Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => value !== undefined && value !== plugin[name as keyof PluginFields],
    ),
  ) as PluginFields;
  if (Object.keys(changes).length === 0 || actor.role === 'admin') return changes;
  if (changes.status) throw forbidden('Only administrators may review plugins.');
  assertOwn(plugin, actor);
  return changes.url || changes.version ? { ...changes, status: 'submitted' } : changes;
}

function assertOwn({ submittedBy }: Pick<Plugin, 'submittedBy'>, { userId, role }: Actor): void {
  if (role !== 'admin' && submittedBy !== userId)
    throw forbidden(
      'Only the person who submitted the plugin, or an administrator, may change or delete it.',
    );
}

const describeDecision = ({ name, status }: Plugin): string =>
  `Plugin "${name}" was ${status === 'submitted' ? 'put back on the review list' : status}`;
