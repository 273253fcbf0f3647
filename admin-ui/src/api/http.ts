import { session } from '../auth/session';
import { problemFrom, toProblem } from './problem';

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  headers?: HeadersInit;
  signal?: AbortSignal;
  /** Goes on when the page is left in the meantime; for small bodies only. */
  keepalive?: boolean;
}

/**
 * One call with the session's token. A 401 is answered by one refresh and one repeat. Errors: ApiProblem, a TypeError
 * when the server cannot be reached, an AbortError when `signal` says so.
 */
export async function call(path: string, options: CallOptions = {}): Promise<Response> {
  const token = await session.accessToken();
  let response = await send(path, options, token);
  if (response.status === 401 && token && (await session.refresh(token))) {
    response = await send(path, options, await session.accessToken());
  }
  if (!response.ok) throw await toProblem(response);
  return response;
}

export async function callJson<T>(path: string, options?: CallOptions): Promise<T> {
  const response = await call(path, options);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

function send(path: string, options: CallOptions, token: string | null) {
  const { method = 'GET', body, headers, signal, keepalive } = options;
  const sent = new Headers(headers);
  if (!sent.has('Accept')) sent.set('Accept', 'application/json');
  if (body !== undefined) sent.set('Content-Type', 'application/json');
  if (token) sent.set('Authorization', `Bearer ${token}`);
  return fetch(path, {
    method,
    credentials: 'same-origin',
    headers: sent,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  });
}

interface UploadOptions {
  onProgress?: (sentBytes: number, totalBytes: number) => void;
  signal?: AbortSignal;
}

/** Sends a file as the raw body. XMLHttpRequest, because fetch cannot tell how much has been sent. */
export async function upload<T>(
  path: string,
  file: Blob,
  { onProgress, signal }: UploadOptions = {},
): Promise<T> {
  const token = await session.accessToken();
  return new Promise<T>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open('POST', path);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader('Accept', 'application/json');
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = (event) => onProgress?.(event.loaded, event.total || file.size);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText) as T);
      else reject(problemFrom(request.status, request.statusText, request.responseText));
    };
    request.onerror = () => reject(new TypeError('The connection broke while the file was being sent.'));
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    if (signal?.aborted) return reject(new DOMException('The upload was cancelled.', 'AbortError'));
    signal?.addEventListener('abort', abort, { once: true });
    request.send(file);
  });
}

export const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
