import { parseRetention, RETENTION_DAYS } from './retention.js';

describe('RETENTION_DAYS', () => {
  it('changes what it names', () => {
    expect(parseRetention('RETENTION_DAYS', undefined)).toEqual(RETENTION_DAYS);
    expect(parseRetention('RETENTION_DAYS', 'jobs:7, mails:0')).toEqual({
      ...RETENTION_DAYS,
      jobs: 7,
      mails: 0,
    });
  });
  it.each(['history:3', 'jobs', 'jobs:-1', 'jobs:99999', 'jobs:7;mails:1', 'constructor:1'])(
    'refuses %s',
    (text) => {
      expect(() => parseRetention('RETENTION_DAYS', text)).toThrow(
        /^Setting RETENTION_DAYS must be names and days/,
      );
    },
  );
});
