const YOUTUBE = /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/;

/** How to play a video: an embedded player, or a file. */
export interface Video {
  kind: 'frame' | 'file';
  src: string;
}

/**
 * How to play the video, or null unless it is https. The content security policy of the server names the hosts that
 * files are loaded from.
 */
export function toVideo(url: string | null): Video | null {
  if (!url || !URL.canParse(url)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(url);
  if (protocol !== 'https:') return null;
  if (!YOUTUBE.test(hostname)) return { kind: 'file', src: url };
  const id = searchParams.get('v') ?? pathname.split('/').at(-1) ?? '';
  return /^[\w-]{6,20}$/.test(id)
    ? { kind: 'frame', src: `https://www.youtube-nocookie.com/embed/${id}` }
    : null;
}
