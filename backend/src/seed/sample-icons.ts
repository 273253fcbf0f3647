import { escapeHtml } from '../common/html/escape-html.js';
import { MOTIFS, type MotifName } from './sample-icon-motifs.js';
import { PALETTES, type PaletteName } from './sample-icon-palettes.js';
import { hashText } from './sample-random.js';

/** Subtle shapes in the second background color, so that two icons with the same motif differ. */
const GROUNDS: readonly ((shade: string) => string)[] = [
  (shade) => `<circle cx="52" cy="10" r="26" fill="${shade}"/>`,
  (shade) => `<path d="M0 44Q32 30 64 44V64H0Z" fill="${shade}"/>`,
  (shade) => `<path d="M0 64 64 0V64Z" fill="${shade}"/>`,
  (shade) => `<circle cx="32" cy="32" r="25" fill="${shade}"/>`,
];

/** Path of a sample game's icon. */
export const sampleIconPath = (bundleId: string): string =>
  `/sample-icons/${encodeURIComponent(bundleId)}.svg`;

/**
 * Draws the icon of a sample game: a self-contained SVG of 64 by 64 units, always the same for the same arguments.
 * The title determines the colors, so that a game looks alike in both stores; the bundle id keeps inner ids unique
 * when several icons are on one page.
 */
export function drawSampleIcon(
  bundleId: string,
  title: string,
  motif: MotifName,
  palette: PaletteName,
): string {
  const { ground, shade, main, accents } = PALETTES[palette];
  const hash = hashText(title);
  const clipId = `c${hashText(bundleId).toString(36)}`;
  const backdrop = GROUNDS[hash % GROUNDS.length]!(shade);
  const accent = accents[(hash >>> 8) % accents.length]!;
  const clip = `<clipPath id="${clipId}"><rect width="64" height="64" rx="14"/></clipPath>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64" role="img">` +
    `<title>${escapeHtml(title)}</title><defs>${clip}</defs>` +
    `<g clip-path="url(#${clipId})"><rect width="64" height="64" fill="${ground}"/>${backdrop}</g>` +
    `${MOTIFS[motif]({ c: main, a: accent, g: ground })}</svg>`
  );
}
