const PLAY_LINK = /play\.google\.com\/store\/apps\/details\?(?:[^\s"'<>]*&)?id=([\w.]+)/gi;
const APP_STORE_LINK = /(?:apps|itunes)\.apple\.com\/[^\s"'<>]*?\bid(\d{6,12})/gi;
const ADDRESS = /\b(?:https?:\/\/|www\.)([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi;

/** Second-level names under which domains are registered, as in "studio.co.jp". */
const SHARED_ENDINGS = new Set(['co', 'com', 'ne', 'net', 'or', 'org', 'ac', 'go', 'gov', 'edu']);
/** Sites that host pages of many developers. */
const SHARED_SITES = new Set(
  `apple.com google.com youtube.com youtu.be facebook.com fb.com fb.me instagram.com twitter.com x.com tiktok.com
  discord.com discord.gg reddit.com twitch.tv t.me telegram.me line.me naver.com naver.me bit.ly goo.gl linktr.ee
  github.io github.com wordpress.com blogspot.com wixsite.com notion.site zendesk.com helpshift.com freshdesk.com
  medium.com tumblr.com vk.com weibo.com bilibili.com kakao.com app.link onelink.me adj.st page.link termsfeed.com
  iubenda.com privacypolicies.com flycricket.io unity.com unity3d.com apache.org wikipedia.org`.split(/\s+/),
);

/** Ids of the games whose store pages a text links to. */
export function readStoreLinks(text: string): Set<string> {
  return new Set([...text.matchAll(PLAY_LINK), ...text.matchAll(APP_STORE_LINK)].map(([, id = '']) => id));
}

/** Sites that a text links to, without those that host many developers. */
export function readSites(text: string): Set<string> {
  const sites = [...text.matchAll(ADDRESS)].map(([, host = '']) => toSite(host.toLowerCase()));
  return new Set(sites.filter((site) => !SHARED_SITES.has(site)));
}

/** Reduces "support.studio.co.jp" to the site "studio.co.jp". */
function toSite(host: string): string {
  const labels = host.split('.');
  return labels.slice(SHARED_ENDINGS.has(labels.at(-2) ?? '') ? -3 : -2).join('.');
}
