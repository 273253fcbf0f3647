import { PAGE_STYLES } from './page-styles.js';

/** One file that needs nothing else, for mail programs and browsers; all texts are escaped already. */
export const renderPage = (title: string, head: string, parts: string[]): string =>
  [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    // Links leave the frame of the back office.
    `<title>${title}</title><base target="_top"><style>${PAGE_STYLES}</style></head>`,
    '<body><main><table role="presentation" class="page"><tr><td class="frame">',
    '<table role="presentation" class="sheet">',
    `<tr><td class="head">${head}</td></tr>`,
    ...parts.map((part) => `<tr><td class="part">${part}</td></tr>`),
    '</table></td></tr></table></main></body></html>\n',
  ].join('\n');
