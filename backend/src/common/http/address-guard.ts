import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';

const linkLocal = new BlockList();
linkLocal.addSubnet('169.254.0.0', 16, 'ipv4');
linkLocal.addSubnet('fe80::', 10, 'ipv6');
linkLocal.addSubnet('64:ff9b::a9fe:0', 112, 'ipv6');
linkLocal.addAddress('fd00:ec2::254', 'ipv6');

const notPublic = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  notPublic.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  notPublic.addSubnet(net, bits, 'ipv6');
}

const inList = (list: BlockList, address: string): boolean => {
  const plain = address.replace(/^\[|\]$/g, '').split('%')[0]!;
  const family = isIP(plain);
  return family !== 0 && list.check(plain, family === 4 ? 'ipv4' : 'ipv6');
};

/** Whether the address is loopback, private, link-local, multicast or otherwise not on the public internet. */
export const isPrivateAddress = (address: string): boolean => inList(notPublic, address);

/** Link-local addresses include cloud metadata services, so even configured names must not lead there. */
export const isLinkLocalAddress = (address: string): boolean => inList(linkLocal, address);

/** Whether nothing may connect to the address. @param allowPrivate as for {@link guardedLookup} */
export const isRefusedAddress = (address: string, allowPrivate: boolean): boolean =>
  allowPrivate ? isLinkLocalAddress(address) : isPrivateAddress(address);

/** Whether a URL is obviously private; names are checked when they are resolved. */
export function isPrivateUrl(url: string): boolean {
  const { hostname } = new URL(url);
  const name = hostname.replace(/^\[|\]$/g, '');
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return isIP(name) !== 0 && isPrivateAddress(name);
}

const LOOKUP_MS = 2_000;

/** Whether a URL is or resolves to a private address; false for a name that is unknown here. */
export async function leadsInside(url: string): Promise<boolean> {
  if (isPrivateUrl(url)) return true;
  const look = promisify(guardedLookup(false))(new URL(url).hostname, {}).then(
    () => false,
    (error: unknown) => (error as { code?: string }).code === BLOCKED_ADDRESS,
  );
  const deadline = new Promise<boolean>((resolve) => setTimeout(resolve, LOOKUP_MS, false).unref());
  return Promise.race([look, deadline]);
}

/** Error code of a connection refused by the guard. */
export const BLOCKED_ADDRESS = 'EBLOCKEDADDRESS';
export const blockedError = () => Object.assign(new Error('Address not allowed'), { code: BLOCKED_ADDRESS });

type Resolve = typeof lookup;

/**
 * DNS lookup that refuses forbidden addresses. The socket connects to the checked answer, so a name cannot change
 * between check and use.
 * @param allowPrivate for bases that the operator configured; link-local stays refused.
 */
export function guardedLookup(allowPrivate: boolean, resolve: Resolve = lookup): LookupFunction {
  return (hostname: string, options: LookupOptions, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const addresses = found as LookupAddress[] | undefined;
      if (error || !addresses?.length) {
        const missing = error ?? Object.assign(new Error('No address'), { code: 'ENOTFOUND' });
        return callback(missing, '', 0);
      }
      // One forbidden address is enough: DNS rebinding uses mixed answers.
      if (addresses.some(({ address }) => isRefusedAddress(address, allowPrivate))) {
        return callback(blockedError(), '', 0);
      }
      if (options.all) return callback(null, addresses);
      callback(null, addresses[0]!.address, addresses[0]!.family);
    });
  };
}
