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
