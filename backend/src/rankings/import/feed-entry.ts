import { pickText } from '../../common/tabular/cells.js';
import type { TabularFields, TabularValue } from '../../common/tabular/tabular.types.js';

const GAMES_GENRE = '6014';

/** What entries of an App Store feed inherit from the enclosing feed, and under which name. */
export const FEED_CONTEXT: ReadonlyMap<string, string> = new Map([
  ['id', 'feedid'],
  ['updated', 'feedupdated'],
  ['author', 'feedauthor'],
]);

/** Whether an object of a JSON file is an entry of an App Store feed as published by Apple. */
export const isFeedEntry = (fields: TabularFields): boolean => fields['im:name'] !== undefined;

/**
 * Converts an entry to the columns of a chart row, as far as the feed has them. It has no rank of its own: that is
 * its position among the games of the feed, since some feeds mix in other apps.
 */
export function readFeedEntry(fields: TabularFields): TabularFields | 'not-a-game' {
  const category = textAt(fields['category'], 'attributes', 'im:id');
  if (category !== '' && category !== GAMES_GENRE) return 'not-a-game';
  const address = textAt(fields['feedid'], 'label');
  const [, country, feed] = /\/([a-z]{2})\/rss\/(\w+)\//i.exec(address) ?? [];
  return {
    date: textAt(fields['feedupdated'], 'label'),
    platform: 'ios',
    country: country ?? countryOfPage(fields),
    type: feed ?? pickText(fields, ['type']),
    category: /\/genre=(\d+)/.exec(address)?.[1] ?? '',
    bundleid: textAt(fields['id'], 'attributes', 'im:bundleId'),
    trackid: textAt(fields['id'], 'attributes', 'im:id'),
    title: textAt(fields['im:name'], 'label'),
    developer: textAt(fields['im:artist'], 'label'),
    iconurl: largestIcon(fields['im:image']),
    url: pageUrl(fields),
  };
}

/** What a chart needs besides its rows, as worded in messages. */
const CHART_FACTS = { date: 'date', type: 'kind of chart', country: 'country' };

/** @returns what the feed lacks, for instance "date and kind of chart"; undefined when nothing is missing */
export function listMissingChartFacts(entry: TabularFields): string | undefined {
  const missing = Object.entries(CHART_FACTS).flatMap(([column, name]) => (entry[column] ? [] : [name]));
  return missing.length > 0 ? missing.join(', ').replace(/, ([^,]*)$/, ' and $1') : undefined;
}

function countryOfPage(fields: TabularFields): string {
  const author = textAt(getPath(fields['feedauthor'], 'uri'), 'label');
  const page = /^https:\/\/apps\.apple\.com\/([a-z]{2})\//i.exec(pageUrl(fields));
  return (page ?? /\.apple\.com\/([a-z]{2})\//i.exec(author))?.[1] ?? '';
}

/** A single object, or a list of the page and a preview picture. */
function pageUrl(fields: TabularFields): string {
  const { link } = fields;
  const links = Array.isArray(link) ? link : [link];
  const page = links.find((one) => textAt(one, 'attributes', 'rel') === 'alternate');
  return textAt(page, 'attributes', 'href').replace(/[?#].*$/, '');
}

function largestIcon(images: TabularValue | undefined): string {
  if (!Array.isArray(images)) return textAt(images, 'label');
  const readHeight = (image: TabularValue) => Number(textAt(image, 'attributes', 'height')) || 0;
  return textAt([...images].sort((a, b) => readHeight(b) - readHeight(a))[0], 'label');
}

function textAt(value: TabularValue | undefined, ...path: string[]): string {
  const found = getPath(value, ...path);
  return typeof found === 'string' ? found : typeof found === 'number' ? String(found) : '';
}

function getPath(value: TabularValue | undefined, ...path: string[]): TabularValue | undefined {
  let found = value;
  for (const key of path) {
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return undefined;
    found = Object.hasOwn(found, key) ? found[key] : undefined;
  }
  return found;
}
