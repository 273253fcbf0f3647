import { isUtf8 } from 'node:buffer';
import { type ByteSource, TabularError } from './tabular.types.js';

export interface TextChunk {
  text: string;
  bytesRead: number;
}

/** Small chunks are joined to this size, since parsers rescan an incomplete record per chunk. */
const CHUNK_BYTES = 64 * 1024;

/**
 * Decodes UTF-8 without the byte order mark. When bytes are not text, the good lines before are emitted first, so
 * that the reader knows the line.
 * @throws TabularError `encoding` or `binary`, without a line
 */
export async function* readTextChunks(source: ByteSource): AsyncGenerator<TextChunk> {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let bytesRead = 0;
  let first = true;

  function* decode(final: boolean): Generator<TextChunk> {
    let block = waiting.length === 1 ? waiting[0]! : Buffer.concat(waiting);
    if (first) block = block.subarray(checkSignature(block));
    first = false;
    const end = final ? block.length : completeLength(block);
    const fault = findFault(block, end);
    if (fault) {
      if (fault.at > 0) yield { text: block.toString('utf8', 0, fault.at), bytesRead };
      throw fault.error;
    }
    waiting = end < block.length ? [block.subarray(end)] : [];
    waitingBytes = block.length - end;
    if (end > 0) yield { text: block.toString('utf8', 0, end), bytesRead };
  }

  for await (const piece of source) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : asBuffer(piece);
    waiting.push(bytes);
    waitingBytes += bytes.length;
    bytesRead += bytes.length;
    if (waitingBytes >= CHUNK_BYTES) yield* decode(false);
  }
  if (waitingBytes > 0) yield* decode(true);
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Length of the byte order mark; refuses other encodings known by their first bytes. */
function checkSignature(block: Buffer): number {
  const start = block.subarray(0, 4).toString('latin1');
  if (start.startsWith('\xff\xfe') || start.startsWith('\xfe\xff')) {
    throw new TabularError('encoding', 'The file is UTF-16. Save it as UTF-8 and try again.');
  }
  if (/^PK[\x03\x05]/.test(start)) {
    throw new TabularError(
      'binary',
      'The file is an Excel workbook or a ZIP archive. Save the sheet as CSV (UTF-8), or unpack the archive.',
    );
  }
  if (start.startsWith('\x1f\x8b')) {
    throw new TabularError('binary', 'The file is compressed (gzip). Unpack it and try again.');
  }
  return start.startsWith('\xef\xbb\xbf') ? 3 : 0;
}

/** Number of bytes with complete characters: the last one may continue in the next chunk. */
function completeLength(block: Buffer): number {
  for (let back = 1; back <= Math.min(3, block.length); back++) {
    const byte = block[block.length - back]!;
    if (byte < 0x80) return block.length;
    if (byte >= 0xc0) {
      const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return needed > back ? block.length - back : block.length;
    }
  }
  return block.length;
}

function findFault(block: Buffer, end: number): { at: number; error: TabularError } | null {
  const complete = block.subarray(0, end);
  const nul = complete.indexOf(0);
  const withoutNul = nul < 0 ? complete : complete.subarray(0, nul);
  if (!isUtf8(withoutNul)) {
    const text = 'The text is not UTF-8. Save the file as UTF-8 and try again.';
    return { at: validLength(withoutNul), error: new TabularError('encoding', text) };
  }
  if (nul < 0) return null;
  const text = 'This isn’t a text file. Upload a CSV, JSON or JSONL file in UTF-8.';
  return { at: nul, error: new TabularError('binary', text) };
}

/** Bytes up to the first line that is not UTF-8. */
function validLength(bytes: Buffer): number {
  let start = 0;
  for (;;) {
    const feed = bytes.indexOf(0x0a, start);
    const end = feed < 0 ? bytes.length : feed + 1;
    if (!isUtf8(bytes.subarray(start, end))) return start;
    start = end;
  }
}
