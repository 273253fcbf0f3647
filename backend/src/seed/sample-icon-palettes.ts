/** Colors of a sample icon: background, a shade of it, the figure and two alternatives for its detail. */
export interface Palette {
  ground: string;
  shade: string;
  main: string;
  accents: readonly [string, string];
}

/** Dark backgrounds that work in both the light and the dark theme. */
export const PALETTES = {
  sky: { ground: '#214f94', shade: '#2b5fab', main: '#c9e2ff', accents: ['#ffc65c', '#7fe3d4'] },
  violet: { ground: '#4a3a98', shade: '#5849ae', main: '#ddd3ff', accents: ['#ff9fb4', '#ffd06b'] },
  rose: { ground: '#8f2f52', shade: '#a53d62', main: '#ffd3de', accents: ['#ffc65c', '#f58aa6'] },
  amber: { ground: '#8a5312', shade: '#a0641c', main: '#ffe4b5', accents: ['#ffb547', '#8fd8e8'] },
  green: { ground: '#1c6446', shade: '#267653', main: '#c8f3d8', accents: ['#ffd06b', '#7fdc9f'] },
  teal: { ground: '#135f6b', shade: '#1c717f', main: '#bfedf3', accents: ['#ffa08c', '#5fd4c4'] },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
