import { JsonWalker, type JsonWalkOptions } from './json-walker.js';
import { type BadLine, MAX_RECORD_LENGTH, TabularError, type TabularRecord } from './tabular.types.js';

/** Parses one JSON object per line; other lines become bad lines. */
export class JsonLinesParser {
  records: TabularRecord[] = [];
  bad: BadLine[] = [];
  line = 1;

  private rest = '';

  constructor(private readonly options: JsonWalkOptions = {}) {}

  push(chunk: string, final = false): void {
    const text = this.rest + chunk;
    let pos = 0;
    for (;;) {
      let end = text.indexOf('\n', pos);
      if (end < 0 && final && pos < text.length) end = text.length;
      const length = (end < 0 ? text.length : end) - pos;
      if (length > MAX_RECORD_LENGTH) {
        const reason = 'The line is longer than 1 MB. Write one JSON object of less than that per line.';
        throw new TabularError('line_too_long', reason, this.line);
      }
      if (end < 0) break;
      this.readLine(text.slice(pos, end).trim());
      this.line++;
      pos = end + 1;
    }
    this.rest = text.slice(pos);
  }

  private readLine(line: string): void {
    if (line === '') return;
    if (!line.startsWith('{')) {
      this.bad.push({ line: this.line, reason: 'the line is not a JSON object' });
      return;
    }
    const walker = new JsonWalker(this.options, this.line);
    try {
      walker.push(`[${line}]`, true);
      this.records.push(...walker.records);
    } catch (error) {
      if (!(error instanceof TabularError)) throw error;
      this.bad.push({ line: this.line, reason: 'the JSON on this line is broken' });
    }
  }
}
