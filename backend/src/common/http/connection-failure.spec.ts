import { describeConnectionFailure } from './connection-failure.js';

describe('a failed connection', () => {
  it('is told in words, not as the code of the network', () => {
    expect(describeConnectionFailure('ENOTFOUND')).toBe('its host name was not found');
    expect(describeConnectionFailure('ECONNREFUSED')).toBe('it refused the connection');
  });

  it('keeps a code that has no words, and nothing else', () => {
    expect(describeConnectionFailure('CERT_HAS_EXPIRED')).toBe('CERT_HAS_EXPIRED');
    expect(describeConnectionFailure('Paid by <b>')).toBe('no connection');
    expect(describeConnectionFailure(undefined)).toBe('no connection');
  });
});
