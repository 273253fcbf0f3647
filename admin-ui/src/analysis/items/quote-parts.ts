import type { AnalysisItem } from '../../api/types';

type TextRange = NonNullable<AnalysisItem['proof']>[number];

/** Part of a quotation; marked parts prove the item. */
export interface QuotePart {
  text: string;
  marked: boolean;
}

const BEFORE = 36;
const AFTER = 72;
/** Cutting less than this isn't worth an ellipsis. */
const SLACK = 16;

/** Splits the sentence into parts. Ranges outside the sentence are ignored. */
export function markProof(sentence: string, proof: readonly TextRange[] = []): QuotePart[] {
  const parts: QuotePart[] = [];
  let at = 0;
  for (const { from, to } of proof) {
    if (from < at || to <= from || to > sentence.length) continue;
    parts.push(
      { text: sentence.slice(at, from), marked: false },
      { text: sentence.slice(from, to), marked: true },
    );
    at = to;
  }
  parts.push({ text: sentence.slice(at), marked: false });
  return parts.filter(({ text }) => text !== '');
}

/** Like markProof, cut to the surroundings of the first marked part. */
export function cutAroundProof(sentence: string, proof: readonly TextRange[] = []): QuotePart[] {
  const parts = markProof(sentence, proof);
  const first = parts.findIndex(({ marked }) => marked);
  if (first < 0) return parts;
  const start = parts.slice(0, first).reduce((length, { text }) => length + text.length, 0);
  const from = start - BEFORE <= SLACK ? 0 : afterSpace(sentence, start - BEFORE);
  const end = start + (parts[first]?.text.length ?? 0) + AFTER;
  const to = sentence.length - end <= SLACK ? sentence.length : beforeSpace(sentence, end);
  const shown = proof
    .filter((range) => range.to <= to)
    .map((range) => ({ from: range.from - from, to: range.to - from }));
  const cut = markProof(sentence.slice(from, to), shown);
  return [
    ...(from > 0 ? [{ text: '… ', marked: false }] : []),
    ...cut,
    ...(to < sentence.length ? [{ text: ' …', marked: false }] : []),
  ];
}

// Scripts without spaces are cut anywhere.
const afterSpace = (text: string, at: number): number => {
  const space = text.indexOf(' ', at);
  return space >= 0 && space - at < BEFORE / 2 ? space + 1 : at;
};
const beforeSpace = (text: string, at: number): number => {
  const space = text.lastIndexOf(' ', at);
  return space >= 0 && at - space < AFTER / 2 ? space : at;
};
