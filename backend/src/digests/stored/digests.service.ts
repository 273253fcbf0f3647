import { Injectable } from '@nestjs/common';
import { Clock, formatDay } from '../../common/time/clock.js';
import { invalidField, notFound } from '../../common/errors/problem.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import type { DigestDays } from '../digests.types.js';
import { RenderDigest } from '../render/render-digest.service.js';
import { endDaysAt, findLastDays } from '../schedule/digest-days.js';
import type { DigestPreviewInput } from '../subscriptions/digest-subscriptions.dto.js';
import { DigestSubscriptionsService } from '../subscriptions/digest-subscriptions.service.js';
import type { DigestDto, DigestPreviewDto } from './digests.dto.js';
import { type DigestFile, DigestsRepository } from './digests.repository.js';

const FIRST_DAY = '2008-07-10';

/** Lists and previews digests. */
@Injectable()
export class DigestsService {
  constructor(
    private readonly rows: DigestsRepository,
    private readonly subscriptions: DigestSubscriptionsService,
    private readonly renderer: RenderDigest,
    private readonly clock: Clock,
  ) {}

  list(query: ListQuery, userId: string): ListPage<DigestDto> {
    return this.rows.listOfPerson(userId, query);
  }

  /** @throws ProblemException 404 when it does not exist or belongs to another person */
  async get(id: string, userId: string): Promise<DigestDto> {
    const { html: _, ...digest } = await this.getFile(id, userId);
    return digest;
  }

  /** @throws ProblemException 404 */
  async getFile(id: string, userId: string): Promise<DigestFile> {
    const found = await this.rows.find(id, userId);
    if (!found) throw notFound('Digest not found');
    return found;
  }

  listFiles(userId: string, limit: number): Promise<DigestFile[]> {
    return this.rows.listFiles(userId, limit);
  }

  /** Digests of a person, for the export of personal data. */
  exportForPerson(userId: string): Promise<DigestDto[]> {
    return this.rows.listOwn(userId);
  }

  /** @throws ProblemException 400 naming the field */
  async preview(input: DigestPreviewInput, userId: string): Promise<DigestPreviewDto> {
    const subject = await this.subscriptions.readSubject(input, userId);
    const days = this.readDays(input);
    const { title, summary, sample, counts, html } = await this.renderer.render(subject, days, userId);
    return { title, summary, from: days.firstDay, to: days.lastDay, sample, counts, html };
  }

  private readDays({ period, weekday = 'monday', to }: DigestPreviewInput): DigestDays {
    const now = this.clock.now();
    if (to === undefined) return findLastDays({ period, weekday }, now);
    if (to > formatDay(now)) throw invalidField('to', 'must not be in the future');
    if (to < FIRST_DAY) throw invalidField('to', 'is before the stores had charts');
    return endDaysAt(period, to);
  }
}
