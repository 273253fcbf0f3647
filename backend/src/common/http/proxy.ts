import type { AxiosProxyConfig } from 'axios';
import { isIP } from 'node:net';
import { isPrivateAddress } from './address-guard.js';

/** Proxy of a call for axios (CONNECT tunnel). Plain http and configured private addresses are called directly. */
export function proxyFor(
  url: URL,
  configured: boolean,
  httpsProxy: string | undefined,
): AxiosProxyConfig | undefined {
  if (!httpsProxy || url.protocol !== 'https:') return undefined;
  const name = url.hostname.replace(/^\[|\]$/g, '');
  if (configured && (name === 'localhost' || (isIP(name) !== 0 && isPrivateAddress(name)))) return undefined;
  const proxy = new URL(httpsProxy);
  return {
    protocol: proxy.protocol.replace(':', ''),
    host: proxy.hostname,
    port: Number(proxy.port || (proxy.protocol === 'https:' ? 443 : 80)),
    ...(proxy.username
      ? {
          auth: {
            username: decodeURIComponent(proxy.username),
            password: decodeURIComponent(proxy.password),
          },
        }
      : {}),
  };
}
