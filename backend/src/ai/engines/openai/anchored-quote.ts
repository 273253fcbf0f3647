import type { AnalysisInput } from '../../ai.types.js';

const SHORTEST_QUOTE = 4;

/**
 * The place that a quotation was copied from, verbatim: models straighten quotation marks, spaces and capitals.
 * @returns undefined when it stands neither in the description nor in the title
 */
export function anchoredQuote(quote: string, { title, description }: AnalysisInput): string | undefined {
  const wanted = toPlain(quote).text.trim();
  if (wanted.length < SHORTEST_QUOTE) return undefined;
  for (const text of [description, title]) {
    const { text: searched, places } = toPlain(text);
    const start = searched.indexOf(wanted);
    if (start < 0) continue;
    const from = places[start] as number;
    const last = places[start + wanted.length - 1] as number;
    return text.slice(from, last + 1);
  }
  return undefined;
}

/** The text in one plain spelling of the same signs, and where each of its characters stands. */
function toPlain(text: string): { text: string; places: number[] } {
  const places: number[] = [];
  let out = '';
  for (let at = 0; at < text.length; at++) {
    const sign = SAME[text[at] as string] ?? (text[at] as string);
    const isSpace = /\s/.test(sign);
    if (isSpace && (out === '' || out.endsWith(' '))) continue;
    const lower = isSpace ? ' ' : sign.toLowerCase();
    // Some capitals have two small letters; those keep their form.
    out += lower.length === 1 ? lower : sign;
    places.push(at);
  }
  return { text: out, places };
}

const SAME: Record<string, string> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '‘': "'",
  '’': "'",
  '–': '-',
  '—': '-',
  '\u00a0': ' ',
};
