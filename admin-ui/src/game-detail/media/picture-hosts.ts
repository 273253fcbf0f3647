/** The stores' own picture hosts; what lies elsewhere is not asked for. The page's content policy says the same. */
const HOSTS = /(^|\.)(mzstatic\.com|googleusercontent\.com|ggpht\.com)$|^i\.ytimg\.com$/;

/** Whether the picture may be shown: https, from a listed host, or from this product itself. */
export function isShownPicture(url: string): boolean {
  if (/^\/(?!\/)/.test(url)) return true;
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && HOSTS.test(hostname);
}
