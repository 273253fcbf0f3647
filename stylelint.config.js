/** The look comes from the tokens: no other style sheet of the back office names a color, a size of type, a space or a radius. */
const SPACE = '/^(margin|padding|gap|row-gap|column-gap|inset)/';

export default {
  ignoreFiles: ['**/dist/**', '**/node_modules/**', 'landing/**'],
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': [
      'rgb',
      'rgba',
      'hsl',
      'hsla',
      'hwb',
      'lab',
      'lch',
      'oklab',
      'oklch',
      'color',
    ],
    'declaration-property-value-allowed-list': {
      'font-size': ['/^var\\(--t-/', 'inherit'],
      'font-family': ['/^var\\(--/', 'inherit'],
      '/radius$/': ['/var\\(--r-/', '50%', '0', 'inherit'],
      'box-shadow': ['none', '/var\\(--/'],
    },
    // A hairline or an optical correction may be 1 or 2 px; every other space is a token.
    'declaration-property-value-disallowed-list': {
      [SPACE]: ['/(?<![\\d.])(?!-?[12]px)-?(\\d*\\.)?\\d+(px|rem|em|pt)/'],
      font: ['/^(?!.*var\\(--t-).*\\d(px|rem|em)/'],
    },
    'declaration-no-important': true,
    'block-no-empty': true,
    'no-duplicate-selectors': true,
    'no-invalid-double-slash-comments': true,
    'property-no-unknown': true,
    'selector-max-id': 0,
    'selector-pseudo-class-no-unknown': true,
    'unit-no-unknown': true,
  },
  overrides: [
    {
      // The one place that says what the tokens are.
      files: ['**/layout/theme/tokens.css'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'no-duplicate-selectors': null,
      },
    },
    {
      // Whoever asked for less motion gets none, whatever a component says.
      files: ['**/layout/theme/base.css'],
      rules: { 'declaration-no-important': null },
    },
  ],
};
