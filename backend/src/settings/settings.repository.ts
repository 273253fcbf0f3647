import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { UserSettings } from './user-settings.entity.js';

/** The table of personal settings; people without a row have the defaults. */
@Injectable()
export class SettingsRepository {
  constructor(@InjectRepository(UserSettings) private readonly settings: Repository<UserSettings>) {}

  findSettings(userId: string): Promise<UserSettings | null> {
    return this.settings.findOneBy({ userId });
  }

  async upsertSettings(settings: Partial<UserSettings>): Promise<void> {
    await this.settings.upsert(settings, ['userId']);
  }

  /**
   * Records that these people are being notified now.
   * @returns those who want notices and got none within `pauseSeconds`
   */
  async updateRequestNotices(
    userIds: string[],
    { now, pauseSeconds }: { now: Date; pauseSeconds: number },
    manager: EntityManager,
  ): Promise<string[]> {
    const rows = await manager.query<{ user_id: string }[]>(
      `insert into user_settings as s (user_id, request_notice_at) select unnest($1::uuid[]), $2
       on conflict (user_id) do update set request_notice_at = $2
         where s.email_notifications
           and coalesce(s.request_notice_at < $2::timestamptz - make_interval(secs => $3), true)
       returning user_id`,
      [userIds, now, pauseSeconds],
    );
    return rows.map((row) => row.user_id);
  }
}
