import { escapeHtml } from '../common/html/escape-html.js';
import { renderPage } from '../common/html/render-page.js';

const LINK = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g;
const SIGNATURE = 'Gamekit';

/** The plain text of a mail as a page: its paragraphs, and a button for a link that stands alone. */
export function renderMail(subject: string, text: string): string {
  const paragraphs = text.trim().split(/\n{2,}/);
  if (paragraphs.at(-1) === SIGNATURE) paragraphs.pop();
  const head = `<div><span class="brand">${SIGNATURE}</span></div>\n<h1><bdi>${escapeHtml(subject)}</bdi></h1>`;
  return renderPage(escapeHtml(subject), head, [paragraphs.map(renderParagraph).join('\n')]);
}

function renderParagraph(text: string): string {
  const [link] = text.match(LINK) ?? [];
  if (link !== text) return `<p>${addLinks(text).replaceAll('\n', '<br>')}</p>`;
  // The address is repeated below for programs that open no links.
  return `<p><a class="button" href="${escapeHtml(link)}">Open in Gamekit</a></p>\n<p class="quiet address">${addLinks(link)}</p>`;
}

function addLinks(text: string): string {
  let end = 0;
  const parts = [...text.matchAll(LINK)].map(({ 0: link, index }) => {
    const before = escapeHtml(text.slice(end, index));
    end = index + link.length;
    return `${before}<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`;
  });
  return parts.join('') + escapeHtml(text.slice(end));
}
