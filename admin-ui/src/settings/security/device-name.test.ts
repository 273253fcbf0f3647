import { expect, it } from 'vitest';
import { deviceName, isPhone } from './device-name';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/143.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  ['Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Firefox on Android'],
  ['curl/8.11.0', 'curl'],
  [null, 'Unknown device'],
  ['(((', 'Unknown device'],
])('calls %s %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));

it('knows a phone from a desk', () => {
  expect(isPhone('Mozilla/5.0 (Linux; Android 16) Chrome/143 Mobile Safari/537.36')).toBe(true);
  expect(isPhone('Mozilla/5.0 (X11; Linux x86_64)')).toBe(false);
});
