import { Injectable } from '@nestjs/common';
import { ProfilesService } from '../profiles/profiles.service.js';
import type { SettingsDto, SettingsInput } from './settings.dto.js';
import { SettingsRepository } from './settings.repository.js';

const DEFAULTS = {
  emailNotifications: true,
  pushNotifications: false,
  productUpdates: true,
  singleKeyShortcuts: true,
  theme: 'dark',
} as const;

type Preferences = Omit<SettingsDto, 'displayName'>;

@Injectable()
export class SettingsService {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly profiles: ProfilesService,
  ) {}

  async get(userId: string): Promise<SettingsDto> {
    const [{ displayName }, switches] = await Promise.all([
      this.profiles.get(userId),
      this.exportForPerson(userId),
    ]);
    return { displayName, ...switches };
  }

  async update(userId: string, { displayName, ...input }: SettingsInput): Promise<SettingsDto> {
    if (displayName !== undefined) await this.profiles.setDisplayName(userId, displayName || null);
    const changes = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
    if (changes.length > 0) await this.settings.upsertSettings({ userId, ...Object.fromEntries(changes) });
    return this.get(userId);
  }

  /** A person's stored settings, except the name, which belongs to the profile. */
  async exportForPerson(userId: string): Promise<Preferences> {
    const { emailNotifications, pushNotifications, productUpdates, singleKeyShortcuts, theme } =
      (await this.settings.findSettings(userId)) ?? DEFAULTS;
    return { emailNotifications, pushNotifications, productUpdates, singleKeyShortcuts, theme };
  }
}
