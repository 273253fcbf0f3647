import { isIP } from 'node:net';
import { SettingError } from './settings.js';

/** Names of address ranges. */
const RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);
const ADVICE =
  'the number of proxies in front of this server (such as 1) or their addresses (such as 10.0.0.0/8, 192.168.1.5)';

/** Trusted proxies: a number of hops, or their addresses. @returns undefined when none is trusted */
export function parseTrustedProxies(name: string, value: string | undefined): number | string[] | undefined {
  if (value === undefined || value === 'false' || value === '0') return undefined;
  if (value === 'true') {
    // Callers could otherwise set any address in the header and escape limits per address.
    throw new SettingError(
      name,
      `must not be "true", which lets every caller forge its address: give ${ADVICE}`,
    );
  }
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const addresses = value.split(',').map((part) => part.trim());
  if (!addresses.every(isAddressOrRange)) {
    throw new SettingError(name, `must be ${ADVICE}, not "${value.slice(0, 40)}"`);
  }
  return addresses;
}

function isAddressOrRange(text: string): boolean {
  if (RANGES.has(text)) return true;
  const [address = '', prefix, ...more] = text.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === 0 || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
}
