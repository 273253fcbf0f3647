import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ProfileParts } from '../profiles/profile-parts.service.js';
import { ProfilesService } from '../profiles/profiles.service.js';
import type { SettingsDto, SettingsInput } from './settings.dto.js';
import { UserSettings } from './user-settings.entity.js';

const DEFAULTS = {
  emailNotifications: true,
  pushNotifications: false,
  productUpdates: true,
  theme: 'dark',
} as const;

type Switches = Omit<SettingsDto, 'displayName'>;

@Injectable()
export class SettingsService {
  constructor(
    @InjectRepository(UserSettings) private readonly settings: Repository<UserSettings>,
    private readonly profiles: ProfilesService,
    parts: ProfileParts,
  ) {
    parts.registerData('settings', (userId) => this.switches(userId));
  }

  async get(userId: string): Promise<SettingsDto> {
    const [{ displayName }, switches] = await Promise.all([this.profiles.get(userId), this.switches(userId)]);
    return { displayName, ...switches };
  }

  async update(userId: string, { displayName, ...input }: SettingsInput): Promise<SettingsDto> {
    if (displayName !== undefined) await this.profiles.setDisplayName(userId, displayName || null);
    const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
    if (given.length > 0) await this.settings.upsert({ userId, ...Object.fromEntries(given) }, ['userId']);
    return this.get(userId);
  }

  private async switches(userId: string): Promise<Switches> {
    const { emailNotifications, pushNotifications, productUpdates, theme } =
      (await this.settings.findOneBy({ userId })) ?? DEFAULTS;
    return { emailNotifications, pushNotifications, productUpdates, theme };
  }
}
