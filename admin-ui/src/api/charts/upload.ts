import { outerPath } from '../../base-path';
import { sendWithToken } from '../client';
import { ConnectionError, toProblem } from '../problem';

interface UploadOptions {
  onProgress: (sentBytes: number, totalBytes: number) => void;
  signal: AbortSignal;
}

/** Uploads a file as the raw body. Uses XMLHttpRequest, because fetch can't report upload progress. */
export async function upload<T>(path: string, file: Blob, options: UploadOptions): Promise<T> {
  const response = await sendWithToken((token) => send(outerPath(path), file, token, options));
  if (!response.ok) throw await toProblem(response);
  return (await response.json()) as T;
}

const send = (path: string, file: Blob, token: string | null, { onProgress, signal }: UploadOptions) =>
  new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open('POST', path);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader('Accept', 'application/json');
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = (event) => onProgress(event.loaded, event.total || file.size);
    request.onload = () => {
      const { status, statusText, responseText } = request;
      const headers = { 'Retry-After': request.getResponseHeader('Retry-After') ?? '' };
      resolve(new Response(responseText, { status, statusText, headers }));
    };
    request.onerror = () =>
      reject(new ConnectionError('The connection was lost during the upload. Try again.'));
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    request.onloadend = () => signal.removeEventListener('abort', abort);
    if (signal.aborted) return reject(new DOMException('The upload was cancelled.', 'AbortError'));
    signal.addEventListener('abort', abort, { once: true });
    request.send(file);
  });
