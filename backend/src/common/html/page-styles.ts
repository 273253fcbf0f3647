/** Colors of the back office: a mail or a digest is self-contained and cannot refer to them. */
const LIGHT = {
  ...{ ground: '#f6f7f9', surface: '#ffffff', hairline: '#dfe3ea', text: '#151a23', muted: '#556070' },
  ...{ accent: '#3a55d9', ink: '#ffffff', up: '#0d7f4f', down: '#c4303a', wait: '#8f5f00', soft: '#fdf3dc' },
};
const DARK: typeof LIGHT = {
  ...{ ground: '#0c0e12', surface: '#12151b', hairline: '#262c37', text: '#e8ebf1', muted: '#9aa5b5' },
  ...{ accent: '#8ea6ff', ink: '#0b1020', up: '#42cf8f', down: '#ff7a80', wait: '#f2b84b', soft: '#30260f' },
};

/** Without CSS variables, which many mail programs do not support. */
const colorRules = (colors: typeof LIGHT): string =>
  [
    `body,.page{background:${colors.ground};color:${colors.text}}`,
    `.sheet{background:${colors.surface};border-color:${colors.hairline}}`,
    `h1,h2,.game,.to{color:${colors.text}}`,
    `.muted,.quiet{color:${colors.muted}}`,
    `.rows td{border-color:${colors.hairline}}`,
    `a{color:${colors.accent}}`,
    `.button{background:${colors.accent};color:${colors.ink}}`,
    `.up{color:${colors.up}}.down{color:${colors.down}}`,
    `.sample{background:${colors.soft};color:${colors.wait}}`,
    `blockquote{border-color:${colors.accent}}`,
    `.spark{stroke:${colors.accent}}.bar{fill:${colors.accent}}.both{fill:${colors.wait}}`,
  ].join('');

const SHAPES = [
  'body{margin:0;font-family:Inter,system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;font-size:14px;line-height:20px}',
  '.page{width:100%;border-collapse:collapse}.frame{padding:24px 12px}',
  '.sheet{width:100%;max-width:640px;margin:0 auto;border:1px solid;border-radius:8px;border-spacing:0}',
  '.part{padding:0 32px 28px}.head{padding:24px 32px 20px}',
  '.rows{width:100%;border-collapse:collapse}.rows td{padding:9px 0;vertical-align:top;border-top:1px solid}.rows tr:first-child td{border-top:0}',
  'h1{margin:12px 0 0;font-size:20px;line-height:28px;font-weight:600;overflow-wrap:anywhere}',
  'h2{margin:0 0 4px;font-size:16px;line-height:24px;font-weight:600}h2 .muted{font-weight:400}',
  'p{margin:8px 0 0}a{text-decoration:underline;text-underline-offset:2px}.game{font-weight:600;text-decoration:none}.game:hover{text-decoration:underline}',
  '.muted,.quiet{font-size:13px;line-height:18px}.lead{font-size:16px;line-height:24px}.counts b{font-weight:600}',
  '.address{overflow-wrap:anywhere}.brand{font-weight:600}.right{text-align:right;white-space:nowrap;padding-left:12px!important}',
  '.sample{display:inline-block;padding:0 6px;border-radius:4px;font-size:12px;line-height:18px;font-weight:600}',
  '.num{font-variant-numeric:tabular-nums;white-space:nowrap}.up,.down{font-weight:600;white-space:nowrap}',
  'blockquote{margin:6px 0 0;padding:0 0 0 10px;border-left:2px solid;font-size:13px;line-height:19px}',
  'del,ins{overflow-wrap:anywhere}ins{text-decoration:none}',
  '.spark{fill:none;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}svg{vertical-align:middle}',
  '.button{display:inline-block;padding:9px 16px;border-radius:6px;font-weight:600;text-decoration:none}',
].join('');

const NARROW = '.part{padding:0 16px 24px}.head{padding:20px 16px 16px}.frame{padding:0}.wide{display:none}';
const PRINT =
  'body,.page,.sheet{background:#fff}.sheet{border:0;max-width:none}.frame{padding:0}.button{display:none}.rows tr,blockquote{break-inside:avoid}h2{break-after:avoid}';

export const PAGE_STYLES = [
  `:root{color-scheme:light dark}`,
  SHAPES,
  colorRules(LIGHT),
  `@media (prefers-color-scheme: dark){${colorRules(DARK)}}`,
  `@media (max-width:480px){${NARROW}}`,
  // Always light in print.
  `@media print{${colorRules(LIGHT)}${PRINT}}`,
].join('\n');
