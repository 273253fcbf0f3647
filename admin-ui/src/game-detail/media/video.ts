const YOUTUBE = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
  'youtu.be',
]);
/** The stores' own hosts of video files. The page's content policy says the same. */
const FILES = /(^|\.)mzstatic\.com$|^play-games\.googleusercontent\.com$/;

/** What to play a video with: another site's player in a frame, or a file. */
export interface Video {
  kind: 'frame' | 'file';
  src: string;
}

/** How to show the video, or null: https only, and only from a host we know. */
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
