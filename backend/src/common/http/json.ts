import { UpstreamError } from './upstream-error.js';

/** Whether the text is a web page: what a refusal, a captcha or a consent form looks like. */
export const looksLikeHtml = (text: string): boolean =>
  /^\s*<(?:!doctype|html|head|body|script|\?xml)/i.test(text);

/**
 * Reads JSON whatever the content type said; blank lines around it do not matter.
 * @throws UpstreamError `bad-content`
 */
export function parseUpstreamJson(text: string, provider: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    const what = looksLikeHtml(text) ? 'a web page' : 'something unreadable';
    throw new UpstreamError({
      kind: 'bad-content',
      provider,
      message: `${provider} sent ${what} instead of data.`,
    });
  }
}
