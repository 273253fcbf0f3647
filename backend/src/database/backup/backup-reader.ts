import { BackupError, cutOffError } from './backup-format.js';

const LINE_END = 0x0a;
/** Ends the rows of a table; it cannot occur in rows in COPY text format. */
const ROWS_END = Buffer.from('\n\\.\n');
const MAX_LINE_BYTES = 16 * 1024 * 1024;

/** Reads lines and rows of a backup in turn, holding only one chunk. */
export class BackupReader {
  private readonly chunks: AsyncIterator<Buffer>;
  private buffer: Buffer = Buffer.alloc(0);

  constructor(stream: AsyncIterable<Buffer>) {
    this.chunks = stream[Symbol.asyncIterator]();
  }

  /** @throws BackupError when there is no further line */
  async line(): Promise<string> {
    for (;;) {
      const end = this.buffer.indexOf(LINE_END);
      if (end >= 0) {
        const line = this.buffer.toString('utf8', 0, end);
        this.buffer = this.buffer.subarray(end + 1);
        return line;
      }
      if (this.buffer.length > MAX_LINE_BYTES) throw new BackupError('This is not a Gamekit backup.');
      if (!(await this.readMore())) throw cutOffError();
    }
  }

  /** Rows of one table in COPY format. */
  async *rows(): AsyncGenerator<Buffer> {
    // An empty table begins with its end marker: the preceding line break belongs to the head.
    this.buffer = Buffer.concat([Buffer.of(LINE_END), this.buffer]);
    let first = true;
    const takePiece = (bytes: Buffer) => {
      const rows = first ? bytes.subarray(1) : bytes;
      if (bytes.length > 0) first = false;
      return rows;
    };
    for (;;) {
      const end = this.buffer.indexOf(ROWS_END);
      if (end >= 0) {
        const rows = takePiece(this.buffer.subarray(0, end + 1));
        this.buffer = this.buffer.subarray(end + ROWS_END.length);
        if (rows.length > 0) yield rows;
        return;
      }
      // The last bytes may be the start of the end marker.
      const sure = this.buffer.length - ROWS_END.length;
      if (sure > 0) {
        const rows = takePiece(this.buffer.subarray(0, sure));
        this.buffer = this.buffer.subarray(sure);
        if (rows.length > 0) yield rows;
      }
      if (!(await this.readMore())) throw cutOffError();
    }
  }

  private async readMore(): Promise<boolean> {
    const { value, done } = await this.chunks.next();
    if (done) return false;
    this.buffer = this.buffer.length === 0 ? value : Buffer.concat([this.buffer, value]);
    return true;
  }
}
