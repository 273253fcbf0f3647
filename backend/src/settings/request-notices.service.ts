import { Injectable } from '@nestjs/common';
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
    private readonly settings: SettingsRepository,
    private readonly profiles: ProfilesService,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {}

  async notifyAdmins(): Promise<void> {
    const admins = await this.profiles.listAdmins();
    const ids = admins.map(({ id }) => id);
    const toTell = await this.settings.updateRequestNotices(ids, this.clock.now(), PAUSE_SECONDS);
    const link = this.mail.link('/admin/user-requests');
    for (const { email } of admins.filter(({ id }) => toTell.includes(id))) {
      await this.mail.send({
        to: email,
        subject: 'Someone requested a Gamekit account',
        text: `A request for access is waiting for your decision:\n\n${link}\n\nThese mails can be turned off in the settings.\n\nGamekit\n`,
      });
    }
  }
}
