import { UpstreamError } from './upstream-error.js';

/** Whether the text is a web page, as refusals, captchas and consent forms are. */
export const looksLikeHtml = (text: string): boolean =>
  /^\s*<(?:!doctype|html|head|body|script|\?xml)/i.test(text);

/**
 * Parses JSON regardless of the content type; surrounding blank lines are ignored.
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
