const YOUTUBE = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
  'youtu.be',
]);
/** The stores' video hosts. The content security policy lists the same hosts. */
const FILES = /(^|\.)mzstatic\.com$|^play-games\.googleusercontent\.com$/;

/** How to play a video: an embedded player, or a file. */
export interface Video {
  kind: 'frame' | 'file';
  src: string;
}

/** How to play the video, or null unless it is https from a known host. */
export function toVideo(url: string | null): Video | null {
  if (!url || !URL.canParse(url)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(url);
  if (protocol !== 'https:') return null;
  if (FILES.test(hostname)) return { kind: 'file', src: url };
  if (!YOUTUBE.has(hostname)) return null;
  const id =
    hostname === 'youtu.be' ? pathname.slice(1) : (searchParams.get('v') ?? pathname.split('/').at(-1) ?? '');
  return /^[\w-]{6,20}$/.test(id)
    ? { kind: 'frame', src: `https://www.youtube-nocookie.com/embed/${id}` }
    : null;
}
