import { type CheerioAPI, load } from 'cheerio';
import type { Share } from '../../../games/games.types.js';
import { parseAmount } from '../../details/amount.js';
import { cleanText, httpsUrl, isoTime, separateBlocks, TEXT_LIMITS } from '../../html/clean.js';
import { parseNumber, readLinkedApp } from '../../html/json-ld.js';
import type { GameFacts } from '../../market-data.types.js';
import { toRating } from '../rating.js';

/**
 * Reads a market-intelligence page for fields missing in the structured response. Such pages have no contract, so
 * it relies on common markup: JSON-LD, Open Graph tags, itemprop attributes, and labels followed by values.
 */
export function readHostedHtml(html: string): Partial<GameFacts> {
  const $ = load(html);
  const linked = readLinkedApp(html);
  $('script, style, noscript, template').remove();
  separateBlocks($, '\n');
  const meta = (name: string) => $(`meta[property="${name}"], meta[name="${name}"]`).first().attr('content');
  const readItemprop = (name: string) => {
    const found = $(`[itemprop="${name}"]`).first();
    return found.attr('content') ?? found.text();
  };
  const score =
    linked?.score ?? parseNumber(readItemprop('ratingValue')) ?? readScore(findLabeled($, /^rating$/i));
  const total = linked?.ratings ?? parseNumber(readItemprop('ratingCount')) ?? ratingsIn($('body').text());
  const genre = linked?.category ?? cleanText(readItemprop('applicationCategory'), TEXT_LIMITS.name);
  return {
    title:
      linked?.title ??
      cleanText(readItemprop('name') || meta('og:title') || $('h1').first().text(), TEXT_LIMITS.title),
    developer:
      linked?.developer ??
      cleanText(readItemprop('author') || findLabeled($, /^(developer|publisher)$/i), TEXT_LIMITS.name),
    iconUrl:
      linked?.iconUrl ?? httpsUrl(meta('og:image')) ?? httpsUrl($('img[alt*="icon" i]').first().attr('src')),
    categories: genre ? [genre] : [],
    description: cleanText(
      readItemprop('description') || meta('og:description') || meta('description'),
      TEXT_LIMITS.description,
    ),
    screenshots: screenshots($),
    videoUrl: httpsUrl($('iframe[src*="youtube"], video[src], video source[src]').first().attr('src')),
    version: cleanText(readItemprop('softwareVersion') || findLabeled($, /^(current )?version$/i), 100),
    lastUpdate: isoTime(
      readItemprop('dateModified') || findLabeled($, /^(last update|last updated|updated( on)?)$/i),
    ),
    releaseDate: isoTime(readItemprop('datePublished') || findLabeled($, /^(release date|released( on)?)$/i)),
    downloads: share($, /^(total )?(downloads|installs)$/i),
    revenue: share($, /^(total )?revenue$/i),
    rating: toRating(score, total),
  };
}

/** The text after a label: the next element, or the rest of a definition or table row. */
function findLabeled($: CheerioAPI, label: RegExp): string | undefined {
  for (const element of $('dt, th, td, span, div, p, h2, h3, h4, strong, b, label').toArray()) {
    const box = $(element);
    if (box.children().length > 0 || !label.test(box.text().trim().replace(/:$/, ''))) continue;
    const value = (box.next().text() || box.parent().next().text()).trim().replace(/\s+/g, ' ');
    if (value !== '' && value.length <= 100) return value;
  }
  return undefined;
}

function share($: CheerioAPI, label: RegExp): Share | null {
  const total = cleanText(findLabeled($, label), 60);
  // Another label may follow; a total contains a digit.
  return total && /\d/.test(total) ? { total, countries: [] } : null;
}

function screenshots($: CheerioAPI): string[] {
  const images = $(
    'img[alt*="screenshot" i], img[class*="screenshot" i], [class*="screenshot" i] img',
  ).toArray();
  return [
    ...new Set(images.flatMap((image) => httpsUrl($(image).attr('src') ?? $(image).attr('data-src')) ?? [])),
  ].slice(0, 20);
}

/** The score in "4.5", "4.5/5" or "4.5 (1,234)"; null on another scale than five stars. */
function readScore(text = ''): number | null {
  const found = /^(\d(?:\.\d+)?)(?:\s*(?:\/|out of)\s*(\d+))?(?![\d.,])/.exec(text);
  return found && (found[2] ?? '5') === '5' ? Number(found[1]) : null;
}

/** Groups of digits are one number, and "2M ratings" are not 2; what follows a line break is another text. */
function ratingsIn(text: string): number | null {
  const found =
    /(?<![\d.,])(\d{1,3}(?:[.,' \u00a0\u202f]\d{3}){1,4}|\d{1,15}(?:\.\d+)? ?[KMB]|\d{1,15})\s+(?:ratings|reviews|votes)\b/i.exec(
      text,
    )?.[1];
  const amount = found === undefined ? null : parseAmount(found);
  return amount === null ? null : Math.round(amount);
}
