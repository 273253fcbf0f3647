import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Settings } from './settings.js';

const cron = (text: string) => new Settings({ RANKINGS_CRON: text }).cron('RANKINGS_CRON');

describe('a schedule', () => {
  it('has five fields', () => {
    expect(cron('0 6 * * *')).toBe('0 6 * * *');
    expect(cron('*/30 6-20 * * 1-5')).toBe('*/30 6-20 * * 1-5');
    expect(cron('')).toBeUndefined();
  });

  it.each(['every day', '0 6 * *', '0 0 6 * * *', '99 6 * * *', '@daily', '0 25 * * *'])(
    'is not "%s"',
    (text) => {
      expect(() => cron(text)).toThrow(/^Setting RANKINGS_CRON must be a cron expression/);
    },
  );
});

describe('a setting in a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gamekit-settings-'));
  const file = path.join(folder, 'secret');
  beforeAll(() => writeFileSync(file, ' postgres://held@db/gamekit\n'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const databaseUrl = (source: NodeJS.ProcessEnv) => new Settings(source).url('DATABASE_URL', ['postgres:']);

  it('is read where the setting itself is unset or empty', () => {
    expect(databaseUrl({ DATABASE_URL_FILE: file })).toBe('postgres://held@db/gamekit');
    expect(databaseUrl({ DATABASE_URL_FILE: file, DATABASE_URL: '' })).toBe('postgres://held@db/gamekit');
    expect(databaseUrl({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://own' })).toBe('postgres://own');
  });

  it('keeps the spaces of a password', () => {
    const password = (source: NodeJS.ProcessEnv) => new Settings(source).password('ADMIN_PASSWORD');
    for (const end of ['', '\n', '\r\n']) {
      writeFileSync(file, ` two spaces ${end}`);
      expect(password({ ADMIN_PASSWORD_FILE: file })).toBe(' two spaces ');
    }
    expect(password({ ADMIN_PASSWORD_FILE: file, ADMIN_PASSWORD: 'own' })).toBe('own');
  });

  it('is named when it cannot be read', () => {
    expect(() => databaseUrl({ DATABASE_URL_FILE: path.join(folder, 'none') })).toThrow(
      /^Setting DATABASE_URL_FILE must name a file that can be read \(ENOENT/,
    );
  });
});
