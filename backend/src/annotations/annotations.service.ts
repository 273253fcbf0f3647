import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityService } from '../activity/activity.service.js';
import type { Actor } from '../common/access/access.types.js';
import { Clock } from '../common/time/clock.js';
import { countryCode } from '../common/countries.js';
import { forbidden, invalidField, notFound } from '../common/errors/problem.js';
import { IdempotencyService } from '../common/idempotency/idempotency.service.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { GamesService } from '../games/catalog/games.service.js';
import type { GameMove } from '../games/games.types.js';
import type { AnnotationChange, AnnotationDto, AnnotationInput } from './annotations.dto.js';
import { AnnotationsRepository } from './annotations.repository.js';

/** Notes of the team: everyone reads and may delete them, only the author edits. */
@Injectable()
export class AnnotationsService {
  constructor(
    private readonly source: DataSource,
    private readonly rows: AnnotationsRepository,
    private readonly games: GamesService,
    private readonly activity: ActivityService,
    private readonly keys: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  moveGames(moves: readonly GameMove[], manager: EntityManager): Promise<void> {
    return this.rows.updateGames(moves, manager);
  }

  list(query: ListQuery, userId: string): ListPage<AnnotationDto> {
    return this.rows.list(userId, query);
  }

  /** @throws ProblemException 404 */
  get(id: string, userId: string): Promise<AnnotationDto> {
    return this.find(id, userId);
  }

  /** Notes of a person, for the export of personal data. */
  exportForPerson(userId: string): Promise<AnnotationDto[]> {
    return this.rows.listOwn(userId);
  }

  /** @throws ProblemException 400 naming the field; 404 "Game not found" */
  create(input: AnnotationInput, actor: Actor): Promise<AnnotationDto> {
    const { bundleId, platform, country, category } = readSubject(input);
    const { day, text } = input;
    return this.source.transaction(async (manager) => {
      const subject = bundleId
        ? `"${await this.games.lockTitle(bundleId, manager)}"`
        : `the ${platform} chart of ${country?.toUpperCase()}`;
      const now = this.clock.now();
      const id = await this.rows.insertNote(
        {
          ...{ day, text, bundleId, platform, country, category },
          ...{ createdBy: actor.userId ?? null, createdAt: now, updatedAt: now },
        },
        manager,
      );
      await this.record(
        'annotation.created',
        `${actor.email} added a note for ${day} to ${subject}`,
        bundleId,
        actor,
        manager,
      );
      const note = await this.find(id, actor.userId, manager);
      await this.keys.storeAnswer(manager, note);
      return note;
    });
  }

  /** @throws ProblemException 404, or 403 for another person's note */
  update(id: string, { day, text }: AnnotationChange, actor: Actor): Promise<AnnotationDto> {
    return this.source.transaction(async (manager) => {
      const note = await this.find(id, actor.userId, manager, { lock: true });
      if (!note.mine) throw forbidden('Only its author may change a note.');
      const change = { day: day ?? note.day, text: text ?? note.text };
      if (change.day === note.day && change.text === note.text) return note;
      await this.rows.updateNote(id, { ...change, updatedAt: this.clock.now() }, manager);
      return this.find(id, actor.userId, manager);
    });
  }

  /** @throws ProblemException 404 */
  remove(id: string, actor: Actor): Promise<AnnotationDto> {
    return this.source.transaction(async (manager) => {
      const note = await this.find(id, actor.userId, manager, { lock: true });
      await this.rows.deleteNote(id, manager);
      const text = `Deleted the note on ${note.day}`;
      await this.record('annotation.deleted', text, note.bundleId, actor, manager);
      return note;
    });
  }

  private async find(
    id: string,
    userId: string | undefined,
    manager?: EntityManager,
    options?: { lock: boolean },
  ): Promise<AnnotationDto> {
    const note = await this.rows.find(id, userId, manager, options);
    if (!note) throw notFound('Note not found');
    return note;
  }

  private async record(
    kind: string,
    text: string,
    subject: string | null,
    { userId, requestId }: Actor,
    manager: EntityManager,
  ) {
    await this.activity.record({ kind, text, ...(subject && { subject }), userId, requestId }, manager);
  }
}

type Subject = Pick<AnnotationDto, 'bundleId' | 'platform' | 'country' | 'category'>;

/** Validates that a note is about either a game or a chart. @throws ProblemException 400 naming the field */
function readSubject({ bundleId, platform, country, category }: AnnotationInput): Subject {
  const isChart = Boolean(platform ?? country ?? category);
  if (bundleId && isChart) throw invalidField('bundleId', 'cannot be used with a chart');
  if (bundleId) return { bundleId, platform: null, country: null, category: null };
  if (!isChart) throw invalidField('bundleId', 'must be a game, unless platform and country name a chart');
  if (!platform) throw invalidField('platform', 'must be given with a chart');
  if (!country) throw invalidField('country', 'must be given with a chart');
  if (countryCode(country) === null) throw invalidField('country', `"${country}" is not a country code`);
  return { bundleId: null, platform, country, category: category ?? 'all' };
}
