import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COLORS, THEME_STORAGE_KEY } from './theme';

const tokens = readFileSync('src/layout/theme/tokens.css', 'utf8');

/** Resolves a token for a theme: `light-dark(…, …)` or a single value. */
function readToken(mode: 'dark' | 'light', name: string): string | undefined {
  const value = tokens.match(new RegExp(`--${name}: ([^;]+);`))?.[1];
  const [, light, dark] = value?.match(/^light-dark\((.+), (.+)\)$/) ?? [];
  return (mode === 'dark' ? dark : light) ?? value;
}

describe('the theme', () => {
  it.each(['dark', 'light'] as const)('gives the component library the %s colors of tokens.css', (mode) => {
    for (const [name, value] of Object.entries(COLORS[mode]))
      expect([name, readToken(mode, name)]).toEqual([name, value]);
  });

  it('keeps the choice where the script before the first paint looks for it', () => {
    expect(readFileSync('public/theme.js', 'utf8')).toContain(`'${THEME_STORAGE_KEY}'`);
  });
});
