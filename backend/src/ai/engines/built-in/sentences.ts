import { readWords, type Word } from './words.js';

/**
 * What a stretch of a store page is there for:
 * `terms` – legal, payment and support paragraphs; `elsewhere` – the publisher's other games, and lists of what the game does not have;
 * `review` – a quoted voice; `body` – all else.
 */
export type Part = 'title' | 'body' | 'review' | 'terms' | 'elsewhere';

export interface Sentence {
  start: number;
  end: number;
  words: Word[];
  part: Part;
  /** Position among the sentences of the description, the title being -1. */
  order: number;
  /** First sentence of a line, first after an empty line. */
  opensLine: boolean;
  opensBlock: boolean;
}

/** A sentence and the text (title or description) its offsets point into. */
export interface Place {
  text: string;
  sentence: Sentence;
}

/** Words per sentence beyond this are cut into pieces: a "sentence" without any full stop is hostile or a list. */
const LONGEST_SENTENCE = 120;
const BULLET = /^[\s\p{Pd}\p{So}\p{Sk}\p{Sm}•·●○◦∙*»›>#_|※¤、。．:)(\]["“”'‘]+|^\s*\(?\d{1,2}[.)]\s+/u;
// A stop ends a sentence when what follows does not go on in lower case; an inline bullet always does.
// The look-behind keeps a run of dots from being tried again at each of its dots.
const SENTENCE_END =
  /(?<![.!?…。！？])[.!?…。！？]+["”’')\]]*(?=\s+[^\s\p{Ll}])|\s[•●►▶★✓✔◆·|]\s|\s[-–—]\s(?=\p{Lu})|;\s/gu;

/** Splits a description into sentences with offsets into `text`, lines first, then stops and inline bullets. */
export function splitSentences(text: string): Omit<Sentence, 'part'>[] {
  const sentences: Omit<Sentence, 'part'>[] = [];
  let lineStart = 0;
  let afterBlank = true;
  while (lineStart < text.length) {
    let lineEnd = text.indexOf('\n', lineStart);
    if (lineEnd < 0) lineEnd = text.length;
    const before = sentences.length;
    splitLine(text, lineStart, lineEnd, sentences);
    const first = sentences[before];
    if (first) Object.assign(first, { opensLine: true, opensBlock: afterBlank });
    afterBlank = !first;
    lineStart = lineEnd + 1;
  }
  return sentences;
}

function splitLine(text: string, from: number, to: number, sentences: Omit<Sentence, 'part'>[]): void {
  const line = text.slice(from, to);
  if (!line.trim()) return;
  let begin = 0;
  for (const stop of line.matchAll(SENTENCE_END)) {
    addSentence(text, from + begin, from + stop.index + stop[0].trimEnd().length, sentences);
    begin = stop.index + stop[0].length;
  }
  addSentence(text, from + begin, to, sentences);
}

function addSentence(text: string, from: number, to: number, sentences: Omit<Sentence, 'part'>[]): void {
  let piece = text.slice(from, to);
  const bullet = BULLET.exec(piece.slice(0, 40));
  const start = from + (bullet ? bullet[0].length : 0);
  piece = text.slice(start, to);
  const end = start + piece.trimEnd().length;
  const words = readWords(text, start, end);
  for (let at = 0; at < words.length; at += LONGEST_SENTENCE) {
    const chunk = words.slice(at, at + LONGEST_SENTENCE);
    const whole = words.length <= LONGEST_SENTENCE;
    sentences.push({
      start: whole ? start : (chunk[0] as Word).start,
      end: whole ? end : (chunk.at(-1) as Word).end,
      words: chunk,
      order: sentences.length,
      opensLine: false,
      opensBlock: false,
    });
  }
}
