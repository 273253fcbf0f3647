import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../common/time/clock.js';
import { MailService } from '../mail/mail.service.js';
import { ProfilesService } from '../profiles/profiles.service.js';
import { SettingsRepository } from './settings.repository.js';

/** However many people sign up, an administrator gets at most one mail per hour. */
const PAUSE_SECONDS = 3_600;

/** Notifies administrators who want email about people waiting for approval. */
@Injectable()
export class RequestNoticesService {
  constructor(
    private readonly source: DataSource,
    private readonly settings: SettingsRepository,
    private readonly profiles: ProfilesService,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {}

  async notifyAdmins(): Promise<void> {
    const admins = await this.profiles.listAdmins();
    const ids = admins.map(({ id }) => id);
    const pause = { now: this.clock.now(), pauseSeconds: PAUSE_SECONDS };
    const link = this.mail.link('/admin/user-requests');
    // The pause begins only if the mail is queued.
    await this.source.transaction(async (manager) => {
      const toTell = await this.settings.updateRequestNotices(ids, pause, manager);
      for (const { email } of admins.filter(({ id }) => toTell.includes(id)))
        await this.mail.send(
          {
            to: email,
            subject: 'Someone requested a Gamekit account',
            text: `A request for access is waiting for your decision:\n\n${link}\n\nThese mails can be turned off in the settings.\n\nGamekit\n`,
          },
          manager,
        );
    });
  }
}
