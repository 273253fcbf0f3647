/** The stores' image hosts; others are never loaded. The content security policy lists the same hosts. */
const HOSTS = /(^|\.)(mzstatic\.com|googleusercontent\.com|ggpht\.com)$|^i\.ytimg\.com$/;

/** Whether an image may be loaded: https from a listed host, or from this product. */
export function isShownPicture(url: string): boolean {
  if (/^\/(?!\/)/.test(url)) return true;
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && HOSTS.test(hostname);
}
