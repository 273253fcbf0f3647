/**
 * Hosts of the stores' pictures, videos and trailers: what is kept of a store's answer. Browsers get the pictures from
 * us; videos and trailers they get from there. A leading `*.` stands for any name below.
 */
const IMAGE_HOSTS = [
  'https://*.mzstatic.com',
  'https://*.googleusercontent.com',
  'https://*.ggpht.com',
  'https://i.ytimg.com',
] as const;

/** Hosts of video files. */
export const VIDEO_HOSTS = ['https://*.mzstatic.com', 'https://play-games.googleusercontent.com'] as const;

/** Hosts whose players may stand in a frame. */
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
