const YOUTUBE = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
  'youtu.be',
]);

/** The address to put into a frame, or null: https only, and only from a host we know. */
export function videoFrame(url: string | null): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(url);
  if (protocol !== 'https:' || !YOUTUBE.has(hostname)) return null;
  const id =
    hostname === 'youtu.be' ? pathname.slice(1) : (searchParams.get('v') ?? pathname.split('/').at(-1) ?? '');
  return /^[\w-]{6,20}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null;
}
