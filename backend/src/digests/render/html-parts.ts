import { escapeHtml } from '../../common/html/escape-html.js';
import { truncate } from '../../common/text/truncate.js';

const MAX_TITLE_LENGTH = 100;

/** A name in any script, truncated to a sensible length. */
export const toName = (text: string): string => escapeHtml(truncate(text, MAX_TITLE_LENGTH, '…'));

const WIDTH = 64;
const HEIGHT = 20;

/** Draws the ranks of a game, the best on top; a text beside it says the same. */
export function drawSparkline(trend: readonly (number | null)[]): string {
  const ranks = trend.filter((rank) => rank !== null);
  if (ranks.length < 2) return '';
  const [best, worst] = [Math.min(...ranks), Math.max(...ranks)];
  const step = WIDTH / Math.max(1, trend.length - 1);
  const toHeight = (rank: number) => 2 + ((rank - best) / Math.max(1, worst - best)) * (HEIGHT - 4);
  let pen = 'M';
  const path = trend.map((rank, at) => {
    // The line has gaps where the game was not listed.
    if (rank === null) {
      pen = 'M';
      return '';
    }
    const point = `${pen}${(at * step).toFixed(1)} ${toHeight(rank).toFixed(1)}`;
    pen = 'L';
    return point;
  });
  return `<svg width="${WIDTH}" height="${HEIGHT}" viewBox="-2 0 ${WIDTH + 4} ${HEIGHT}" aria-hidden="true"><path class="spark" d="${path.join('')}"/></svg>`;
}

/** Draws a share as a bar. */
export function drawBar(count: number, most: number, kind: 'bar' | 'both'): string {
  const width = Math.max(2, Math.round((count / Math.max(1, most)) * 160));
  return `<svg width="160" height="10" viewBox="0 0 160 10" aria-hidden="true"><rect class="${kind}" width="${width}" height="10" rx="3"/></svg>`;
}
