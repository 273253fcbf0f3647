import type { ThemeOptions } from '@mui/material/styles';
import { createElement } from 'react';
import { Icon } from '../../components/text/Icon';

const Chevron = ({ className }: { className?: string }) =>
  createElement(Icon, { name: 'chevron', className: className ?? '' });

/** Theme overrides of MUI components. Values come from tokens.css. */
export const componentLooks: NonNullable<ThemeOptions['components']> = {
  MuiCssBaseline: { styleOverrides: { body: { fontSize: 'var(--t-14)', lineHeight: '20px' } } },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { '&.Mui-focusVisible': { outline: '2px solid var(--focus)', outlineOffset: 2 } },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit' },
    styleOverrides: {
      root: {
        height: 'var(--control)',
        padding: '0 14px',
        gap: 'var(--s-2)',
        borderRadius: 'var(--r-control)',
        fontSize: 'var(--t-14)',
        lineHeight: '20px',
        whiteSpace: 'nowrap',
        flex: 'none',
        justifySelf: 'start',
        minWidth: 0,
        transition: 'background var(--move), border-color var(--move)',
        '&:is(.Mui-disabled, [aria-disabled="true"]), &[aria-disabled="true"]:hover': {
          background: 'var(--sunken)',
          border: '1px solid var(--hairline)',
          color: 'var(--muted)',
        },
        variants: [
          {
            props: { variant: 'outlined', color: 'inherit' },
            style: {
              background: 'var(--raised)',
              borderColor: 'var(--edge)',
              color: 'var(--text)',
              '&:hover': { background: 'color-mix(in srgb, var(--text) 6%, var(--raised))' },
              '&[aria-pressed="true"]': { background: 'var(--accent-soft)', borderColor: 'var(--accent)' },
            },
          },
          {
            props: { variant: 'contained', color: 'primary' },
            style: {
              background: 'var(--accent)',
              color: 'var(--accent-ink)',
              '&:hover': { background: 'color-mix(in srgb, var(--text) 14%, var(--accent))' },
            },
          },
          {
            props: { variant: 'outlined', color: 'error' },
            style: {
              background: 'var(--down-soft)',
              borderColor: 'var(--down)',
              color: 'var(--down)',
              '&:hover': { background: 'color-mix(in srgb, var(--down) 8%, var(--down-soft))' },
            },
          },
          {
            props: { variant: 'text' },
            style: {
              color: 'var(--muted)',
              '&:hover': { background: 'var(--hover)', color: 'var(--text)' },
            },
          },
          {
            props: { size: 'small' },
            style: {
              height: 30,
              padding: '0 10px',
              fontSize: 'var(--t-13)',
              gap: 6,
              '@media (max-width: 699px)': { height: 36 },
            },
          },
        ],
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 'var(--control)',
        height: 'var(--control)',
        borderRadius: 'var(--r-control)',
        color: 'var(--muted)',
        '&:hover': { background: 'var(--hover)', color: 'var(--text)' },
        '&[aria-expanded="true"]': { background: 'var(--accent-soft)', color: 'var(--accent)' },
        variants: [
          {
            props: { color: 'primary' },
            style: {
              background: 'var(--accent)',
              color: 'var(--accent-ink)',
              '&:hover': {
                background: 'color-mix(in srgb, var(--text) 14%, var(--accent))',
                color: 'var(--accent-ink)',
              },
              '&:is(.Mui-disabled, [aria-disabled="true"])': {
                background: 'var(--sunken)',
                color: 'var(--muted)',
              },
            },
          },
          {
            props: { size: 'small' },
            style: { width: 30, height: 30, '@media (max-width: 699px)': { width: 36, height: 36 } },
          },
        ],
      },
    },
  },
  // Native selects, because they work best with touch and keyboard.
  MuiNativeSelect: {
    defaultProps: { IconComponent: Chevron },
    styleOverrides: {
      root: {
        '& select.MuiNativeSelect-select': { paddingRight: 26, textOverflow: 'ellipsis' },
        '& select:focus': { background: 'none' },
        '& option': { background: 'var(--raised)', color: 'var(--text)' },
      },
      icon: { top: 'calc(50% - 8px)', right: 8, color: 'var(--muted)' },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: {
        padding: 2,
        height: 'var(--control)',
        border: '1px solid var(--edge)',
        borderRadius: 'var(--r-control)',
        background: 'var(--sunken)',
        flex: 'none',
        variants: [{ props: { size: 'small' }, style: { height: 30 } }],
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        border: 0,
        padding: '0 12px',
        gap: 6,
        borderRadius: 'var(--r-chip) !important',
        color: 'var(--muted)',
        fontWeight: 550,
        lineHeight: '20px',
        whiteSpace: 'nowrap',
        '& .icon': { width: 14, height: 14 },
        '&:hover': { background: 'var(--hover)' },
        '&.Mui-selected, &.Mui-selected:hover': {
          background: 'var(--accent-soft)',
          color: 'var(--text)',
          boxShadow: 'inset 0 0 0 1px var(--accent)',
        },
        variants: [{ props: { size: 'small' }, style: { padding: '0 9px', fontSize: 'var(--t-13)' } }],
      },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      root: {
        '& .MuiOutlinedInput-root.MuiAutocomplete-inputRoot': { paddingBlock: 0 },
        '& .MuiOutlinedInput-root .MuiAutocomplete-input.MuiAutocomplete-input': { paddingBlock: 0 },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        height: 'var(--control)',
        background: 'var(--field)',
        borderRadius: 'var(--r-control)',
        '&:has(> .MuiButton-root)': { paddingRight: 3 },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--edge)' },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--edge)' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2, borderColor: 'var(--focus)' },
      },
      multiline: { height: 'auto', padding: 'var(--s-2) 10px' },
      input: {
        padding: '0 10px',
        height: '100%',
        fontSize: 'var(--t-input)',
        textOverflow: 'ellipsis',
        '.MuiInputBase-multiline > &': { height: 'auto', padding: 0 },
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: {
        minHeight: 0,
        borderBottom: '1px solid var(--hairline)',
        // The line of a card's header is theirs too.
        '.card > header > &': { alignSelf: 'flex-end', marginBottom: 'calc(-1 * var(--s-3) - 1px)' },
      },
      indicator: { height: 2, transition: 'none' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 0,
        minWidth: 0,
        padding: '8px 10px 10px',
        color: 'var(--muted)',
        fontWeight: 550,
        lineHeight: '20px',
        '&.Mui-selected': { color: 'var(--text)' },
        '&.Mui-focusVisible': { outlineOffset: -2 },
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        background: 'var(--raised)',
        border: '1px solid var(--hairline)',
        borderRadius: 'var(--r-card)',
        boxShadow: 'var(--overlay-shadow)',
        margin: 'var(--s-4)',
        '@media (max-width: 699px)': { width: 'calc(100% - 2 * var(--s-4))' },
      },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: {
        background: 'var(--surface)',
        borderColor: 'var(--hairline)',
        boxShadow: 'var(--overlay-shadow)',
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { variants: [{ props: { invisible: false }, style: { background: 'var(--scrim)' } }] },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: {
        background: 'var(--raised)',
        border: '1px solid var(--hairline)',
        borderRadius: 'var(--r-card)',
        boxShadow: 'var(--overlay-shadow)',
      },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: { fontSize: 'var(--t-14)', minHeight: 36, gap: 'var(--s-3)', paddingInline: 'var(--s-4)' },
    },
  },
  MuiBadge: {
    styleOverrides: {
      badge: {
        top: -3,
        right: -4,
        height: 16,
        minWidth: 16,
        padding: '0 4px',
        fontSize: 'var(--t-12)',
        lineHeight: '16px',
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { variant: 'rounded' },
    styleOverrides: {
      root: { height: 10, borderRadius: 'var(--r-chip)', background: 'var(--hairline)' },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 4, borderRadius: 2, background: 'var(--hairline)' },
      bar: { borderRadius: 2 },
    },
  },
  MuiRating: {
    styleOverrides: {
      root: { color: 'var(--wait)' },
      iconFilled: { '& .icon': { fill: 'currentColor' } },
      iconEmpty: { color: 'var(--muted)' },
      icon: { padding: 4, '& .icon': { width: 18, height: 18 } },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 36, height: 20, padding: 0, flex: 'none', overflow: 'visible' },
      switchBase: {
        padding: 3,
        color: 'var(--muted)',
        '&.Mui-checked': { color: 'var(--accent-ink)', transform: 'translateX(16px)' },
        '&.Mui-checked + .MuiSwitch-track': {
          opacity: 1,
          background: 'var(--accent)',
          borderColor: 'var(--accent)',
        },
      },
      thumb: { width: 14, height: 14, boxShadow: 'none' },
      track: {
        opacity: 1,
        background: 'var(--sunken)',
        border: '1px solid var(--edge)',
        borderRadius: 'var(--r-pill)',
      },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400 },
    styleOverrides: {
      tooltip: {
        background: 'var(--raised)',
        border: '1px solid var(--edge)',
        color: 'var(--text)',
        fontSize: 'var(--t-12)',
        fontWeight: 400,
        lineHeight: '16px',
      },
    },
  },
  RaNotification: {
    styleOverrides: {
      root: {
        // Above the bar at the bottom edge, if there is one.
        'body:has(.floating, .idea-bar) &': { bottom: 120 },
        '& .MuiSnackbarContent-root[class*="RaNotification-"]': {
          background: 'var(--raised)',
          borderColor: 'var(--up)',
          color: 'var(--text)',
        },
        '& .MuiSnackbarContent-root.RaNotification-error': {
          background: 'var(--down-soft)',
          borderColor: 'var(--down)',
        },
      },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        background: 'var(--raised)',
        border: '1px solid var(--edge)',
        borderRadius: 'var(--r-card)',
        boxShadow: 'var(--overlay-shadow)',
        color: 'var(--text)',
      },
    },
  },
};
