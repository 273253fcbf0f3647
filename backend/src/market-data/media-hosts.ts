/**
 * Allowed hosts of the stores' pictures, videos and trailers. Browsers get pictures through our proxy, videos and
 * trailers directly. A leading `*.` matches any subdomain.
 */
const IMAGE_HOSTS = [
  'https://*.mzstatic.com',
  'https://*.googleusercontent.com',
  'https://*.ggpht.com',
  'https://i.ytimg.com',
] as const;

/** Hosts of video files. */
export const VIDEO_HOSTS = ['https://*.mzstatic.com', 'https://play-games.googleusercontent.com'] as const;

/** Hosts whose players may be embedded in a frame. */
export const FRAME_HOSTS = ['https://www.youtube-nocookie.com', 'https://www.youtube.com'] as const;

export const isImageAddress = (address: string): boolean => isAt(address, IMAGE_HOSTS);
export const isVideoAddress = (address: string): boolean =>
  isAt(address, VIDEO_HOSTS) ||
  (isAt(address, FRAME_HOSTS) && /^\/embed\/[\w-]{6,20}$/.test(new URL(address).pathname));

function isAt(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return hosts.some((host) => {
    const name = host.slice('https://'.length);
    return name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name;
  });
}
