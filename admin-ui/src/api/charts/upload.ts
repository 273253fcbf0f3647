import { session } from '../session/session';
import { problemFrom } from '../problem';

interface UploadOptions {
  onProgress: (sentBytes: number, totalBytes: number) => void;
  signal: AbortSignal;
}

/** Uploads a file as the raw body. Uses XMLHttpRequest, because fetch can't report upload progress. */
export async function upload<T>(path: string, file: Blob, { onProgress, signal }: UploadOptions): Promise<T> {
  const token = await session.accessToken();
  return new Promise<T>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open('POST', path);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader('Accept', 'application/json');
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = (event) => onProgress(event.loaded, event.total || file.size);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText) as T);
      else reject(problemFrom(request.status, request.statusText, request.responseText));
    };
    request.onerror = () => reject(new TypeError('The connection was lost during the upload. Try again.'));
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    request.onloadend = () => signal.removeEventListener('abort', abort);
    if (signal.aborted) return reject(new DOMException('The upload was cancelled.', 'AbortError'));
    signal.addEventListener('abort', abort, { once: true });
    request.send(file);
  });
}
