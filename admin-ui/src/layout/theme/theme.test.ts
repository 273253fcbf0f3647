import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COLORS, THEME_STORAGE_KEY } from './theme';

const tokens = readFileSync('src/layout/theme/tokens.css', 'utf8');

/** The value in the first block of that theme. */
function readToken(mode: 'dark' | 'light', name: string): string | undefined {
  const block = tokens.split(new RegExp(`\\[data-theme=['"]${mode}['"]\\] \\{`))[1];
  return block?.split('}')[0]?.match(new RegExp(`--${name}: ([^;]+);`))?.[1];
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
