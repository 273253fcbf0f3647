import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../common/clock.js';
import { MailService } from '../mail/mail.service.js';
import { ProfileParts } from '../profiles/profile-parts.service.js';
import { ProfilesService } from '../profiles/profiles.service.js';

/** However many people sign up, an administrator gets one such mail an hour. */
const PAUSE_SECONDS = 3_600;

/** Tells administrators who want e-mail that somebody waits for approval. */
@Injectable()
export class RequestNotices {
  constructor(
    private readonly source: DataSource,
    private readonly profiles: ProfilesService,
    private readonly mail: MailService,
    private readonly clock: Clock,
    parts: ProfileParts,
  ) {
    parts.onRequested(() => this.tellAdmins());
  }

  private async tellAdmins(): Promise<void> {
    const admins = await this.profiles.approvedAdmins();
    const now = this.clock.now();
    const toTell = await this.source.query<{ user_id: string }[]>(
      `insert into user_settings as s (user_id, request_notice_at) select unnest($1::uuid[]), $2
       on conflict (user_id) do update set request_notice_at = $2
         where s.email_notifications
           and coalesce(s.request_notice_at < $2::timestamptz - make_interval(secs => $3), true)
       returning user_id`,
      [admins.map(({ id }) => id), now, PAUSE_SECONDS],
    );
    const ids = new Set(toTell.map((row) => row.user_id));
    const link = this.mail.link('/admin/user-requests');
    for (const { email } of admins.filter(({ id }) => ids.has(id))) {
      await this.mail.send({
        to: email,
        subject: 'Somebody asks for a Gamekit account',
        text: `A request for access waits for your decision:\n\n${link}\n\nThese mails can be turned off in the settings.\n\nGamekit\n`,
      });
    }
  }
}
