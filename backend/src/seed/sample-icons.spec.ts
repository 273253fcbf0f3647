import { load } from 'cheerio';
import { sampleGames } from './sample-games.js';
import { MOTIFS } from './sample-icon-motifs.js';
import { PALETTES } from './sample-icon-palettes.js';
import { sampleIconPath, drawSampleIcon } from './sample-icons.js';

const SHAPES = new Set(['svg', 'title', 'defs', 'clippath', 'g', 'rect', 'circle', 'ellipse', 'path']);
const drawn = sampleGames.map((game) => ({
  game,
  svg: drawSampleIcon(game.bundleId, game.title, game.icon.motif, game.icon.palette),
}));

/** Names of elements that are not closed in order; empty for well-formed markup. */
function unbalanced(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name, selfClosing] of svg.matchAll(
    /<(\/?)([A-Za-z]+)(?:\s+[\w:-]+="[^"<]*")*\s*(\/?)>/g,
  )) {
    if (selfClosing) continue;
    if (!closing) open.push(name!);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
}

describe('sample icons', () => {
  it('are well-formed', () => {
    for (const { game, svg } of drawn) {
      expect([game.title, unbalanced(svg)]).toEqual([game.title, []]);
      // Nothing that looks like markup is left once the tags are taken out.
      expect(svg.replace(/<\/?[A-Za-z]+(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/g, '')).not.toMatch(
        /[<>]|&(?!amp;|lt;|gt;|quot;|#39;)/,
      );
      expect(svg).not.toMatch(/NaN|undefined/);
    }
  });

  it('are self-contained: plain shapes, no scripts, no references to anything outside', () => {
    for (const { svg } of drawn) {
      const page = load(svg, { xml: true });
      const names = page('*')
        .toArray()
        .map((node) => ('tagName' in node ? node.tagName.toLowerCase() : node.type));
      expect(names.filter((name) => !SHAPES.has(name))).toEqual([]);
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|href|style=|\bon\w+=|data:/);
      const clipId = page('clipPath').attr('id');
      expect(page('g').first().attr('clip-path')).toBe(`url(#${clipId})`);
    }
  });

  it('escape the title', () => {
    const svg = drawSampleIcon('a.b', '<Cats & "Dogs">', 'paw', 'sky');
    expect(svg).toContain('<title>&lt;Cats &amp; &quot;Dogs&quot;&gt;</title>');
    expect(unbalanced(svg)).toEqual([]);
  });

  it('are the same each time and alike for one title in both stores', () => {
    const again = drawSampleIcon('a.b', 'Any', 'gem', 'rose');
    expect(drawSampleIcon('a.b', 'Any', 'gem', 'rose')).toBe(again);
    const other = drawSampleIcon('id1', 'Any', 'gem', 'rose');
    expect(other.replace(/#?c[0-9a-z]+(?=["')])/g, '')).toBe(again.replace(/#?c[0-9a-z]+(?=["')])/g, ''));
  });

  it('tell titles apart', () => {
    const byTitle = new Map(
      drawn.map(({ game, svg }) => [game.title, svg.replace(/<title>.*<\/title>|c[0-9a-z]{5,7}/g, '')]),
    );
    expect(new Set(byTitle.values()).size).toBeGreaterThanOrEqual(byTitle.size - 3);
  });

  it('use every motif and every palette', () => {
    expect(
      Object.keys(MOTIFS).filter((name) => !sampleGames.some((game) => game.icon.motif === name)),
    ).toEqual([]);
    expect(
      Object.keys(PALETTES).filter((name) => !sampleGames.some((game) => game.icon.palette === name)),
    ).toEqual([]);
  });

  it('stand out from their ground at 3:1 or more', () => {
    for (const { ground, shade, main } of Object.values(PALETTES)) {
      expect(contrast(main, ground)).toBeGreaterThan(3);
      expect(contrast(main, shade)).toBeGreaterThan(3);
    }
  });

  it('have an address that survives dots and odd characters', () => {
    expect(sampleIconPath('com.example.any')).toBe('/sample-icons/com.example.any.svg');
    expect(sampleIconPath('a/b')).toBe('/sample-icons/a%2Fb.svg');
  });
});

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
