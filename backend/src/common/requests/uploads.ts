import type { Readable } from 'node:stream';
import { badRequest, ProblemException } from '../errors/problem.js';

const MB = 1024 * 1024;
export const MAX_FILE_BYTES = 512 * MB;
/** Text compresses to about a tenth; a higher ratio indicates a decompression bomb. */
const MAX_RATIO = 100;
/** No limit of the ratio up to this size: small repetitive files compress well. */
const FREE_BYTES = 16 * MB;
const IDLE_MS = 30_000;

/** A request body, with its compressed length if it was compressed. */
type Upload = Readable & { receivedEncodedLength?: number };

/**
 * Streams the bytes of an uploaded file.
 * @throws ProblemException 413 when they are too many or unpack to too many, 408 when they stop coming, 400 when the
 *   connection breaks
 */
export async function* readUpload(upload: Upload, idleMs = IDLE_MS): AsyncGenerator<Buffer> {
  let bytes = 0;
  let isIdle = false;
  const stop = () => {
    isIdle = true;
    upload.destroy();
  };
  let timer = setTimeout(stop, idleMs);
  try {
    for await (const chunk of upload as AsyncIterable<Buffer>) {
      clearTimeout(timer);
      bytes += chunk.length;
      refuseTooLarge(bytes, upload.receivedEncodedLength);
      yield chunk;
      timer = setTimeout(stop, idleMs);
    }
  } catch (error) {
    if (error instanceof ProblemException) throw error;
    throw isIdle ? stalledError(idleMs) : cutOff();
  } finally {
    clearTimeout(timer);
  }
  if (isIdle) throw stalledError(idleMs);
}

function refuseTooLarge(bytes: number, packed: number | undefined): void {
  if (bytes > MAX_FILE_BYTES) {
    throw tooLarge(`The file is larger than ${MAX_FILE_BYTES / MB} MB. Split it and send the parts.`);
  }
  if (packed !== undefined && bytes > FREE_BYTES && bytes > packed * MAX_RATIO) {
    throw tooLarge(`The file unpacks to more than ${MAX_RATIO} times its size. Send it unpacked.`);
  }
}

const tooLarge = (detail: string) => new ProblemException(413, 'too_large', detail);

const cutOff = () => badRequest('The upload was cut off. Send the file again.', undefined, 'upload_cut_off');

const stalledError = (idleMs: number) =>
  new ProblemException(
    408,
    'upload_stalled',
    `No data of the file arrived for ${Math.round(idleMs / 1000)} seconds. Send it again.`,
  );
