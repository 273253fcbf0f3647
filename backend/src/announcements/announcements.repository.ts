import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Announcement } from './announcement.entity.js';

@Injectable()
export class AnnouncementsRepository {
  async insertAnnouncement(
    row: Pick<Announcement, 'type' | 'data' | 'createdAt'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.insert(Announcement, row);
  }

  async deleteRequests(userId: string, manager: EntityManager): Promise<void> {
    await manager.query(`delete from announcements where type like 'user_request.%' and data ->> 'id' = $1`, [
      userId,
    ]);
  }

  /** Deletes and returns the oldest rows that no other transaction holds. */
  async deleteOldest(limit: number, manager: EntityManager): Promise<Announcement[]> {
    const [rows] = (await manager.query(
      `delete from announcements where id in (
         select id from announcements order by created_at, id limit $1 for update skip locked)
       returning id, type, data, created_at as "createdAt"`,
      [limit],
    )) as [Announcement[], number];
    return rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  }
}
