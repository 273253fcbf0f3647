import { createTheme, type PaletteOptions } from '@mui/material/styles';
import { componentLooks } from './theme-components';

/** Storage key of the theme; public/theme.js reads it before the first paint. */
export const THEME_STORAGE_KEY = 'gamekit-theme';

/**
 * Colors of tokens.css that MUI needs as values to compute tints. Everything else uses the CSS variables.
 * theme.test.ts keeps both in sync.
 */
export const COLORS = {
  dark: {
    ground: '#0c0e12',
    surface: '#12151b',
    hairline: '#262c37',
    text: '#e8ebf1',
    muted: '#9aa5b5',
    accent: '#8ea6ff',
    'accent-ink': '#0b1020',
    up: '#42cf8f',
    wait: '#f2b84b',
    down: '#ff7a80',
  },
  light: {
    ground: '#f6f7f9',
    surface: '#ffffff',
    hairline: '#dfe3ea',
    text: '#151a23',
    muted: '#556070',
    accent: '#3a55d9',
    'accent-ink': '#ffffff',
    up: '#0d7f4f',
    wait: '#8f5f00',
    down: '#c4303a',
  },
} as const;

function readPalette(mode: 'dark' | 'light'): PaletteOptions {
  const color = COLORS[mode];
  return {
    mode,
    background: { default: color.ground, paper: color.surface },
    divider: color.hairline,
    text: { primary: color.text, secondary: color.muted },
    primary: { main: color.accent, contrastText: color['accent-ink'] },
    success: { main: color.up },
    warning: { main: color.wait },
    error: { main: color.down },
  };
}

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
  defaultColorScheme: 'dark',
  colorSchemes: { dark: { palette: readPalette('dark') }, light: { palette: readPalette('light') } },
  breakpoints: { values: { xs: 0, sm: 700, md: 900, lg: 1200, xl: 1360 } },
  spacing: 4,
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: 'var(--font)',
    fontSize: 14,
    button: { textTransform: 'none', fontWeight: 550, letterSpacing: 0 },
    body1: { fontSize: 14, lineHeight: '20px', letterSpacing: 0 },
    body2: { fontSize: 13, lineHeight: '18px', letterSpacing: 0 },
    h6: { fontSize: 16, lineHeight: '24px', fontWeight: 600, letterSpacing: '-0.005em' },
  },
  components: componentLooks,
});
