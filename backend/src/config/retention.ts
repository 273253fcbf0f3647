import { SettingError } from './settings.js';

/** Records deleted after a time, with the default days. History and work of people are never deleted. */
export const RETENTION_DAYS = {
  activity: 365,
  alerts: 365,
  deliveries: 30,
  digests: 365,
  jobs: 365,
  mails: 30,
};

export type RetainedName = keyof typeof RETENTION_DAYS;

/** Days by name; 0 keeps records forever. */
export type RetentionDays = Record<RetainedName, number>;

const MAX_DAYS = 36_500;

/** @throws SettingError when the text is not like `activity:90,mails:0` */
export function parseRetention(setting: string, text: string | undefined): RetentionDays {
  const days: RetentionDays = { ...RETENTION_DAYS };
  for (const item of text?.split(',') ?? []) {
    const [, name = '', count = ''] = /^\s*([a-z]+)\s*:\s*(\d{1,5})\s*$/.exec(item) ?? [];
    if (!isRetained(name) || Number(count) > MAX_DAYS) {
      throw new SettingError(
        setting,
        `must be names and days such as "activity:90,mails:0", of ${Object.keys(days).join(', ')}, not "${item.slice(0, 40)}"`,
      );
    }
    days[name] = Number(count);
  }
  return days;
}

const isRetained = (name: string): name is RetainedName => Object.hasOwn(RETENTION_DAYS, name);
