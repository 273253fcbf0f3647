import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/time/clock.js';
import { DatabaseEvents } from '../database/database-events.js';
import type { Announcement } from './announcement.entity.js';
import { AnnouncementsRepository } from './announcements.repository.js';
import { ANNOUNCEMENTS_CHANNEL, type NewAnnouncement } from './announcements.types.js';

/** Stores events in the transaction that causes them, so that none is lost before delivery. */
@Injectable()
export class AnnouncementsService {
  constructor(
    private readonly rows: AnnouncementsRepository,
    private readonly events: DatabaseEvents,
    private readonly clock: Clock,
  ) {}

  async announce({ type, data }: NewAnnouncement, manager: EntityManager): Promise<void> {
    await this.rows.insertAnnouncement({ type, data, createdAt: this.clock.now() }, manager);
    await this.events.notify(ANNOUNCEMENTS_CHANNEL, '', manager);
  }

  /** Deletes what was to be told about the request of a person who is being deleted. */
  forgetPerson(userId: string, manager: EntityManager): Promise<void> {
    return this.rows.deleteRequests(userId, manager);
  }

  /** Takes the oldest events; they are gone once the transaction commits. */
  takeOldest(limit: number, manager: EntityManager): Promise<Announcement[]> {
    return this.rows.deleteOldest(limit, manager);
  }
}
